import { FamilyShelf } from "./worker-family";
import { kindOf, readMessage } from "./worker-requests";
import type { WorkerBuild, WorkerScope } from "./worker-scope";
import { after, WorkUnderWay } from "./worker-storage";
import { fileAnswer, findPage, keepCore, keepFiles, keepOpened, keepPage, noteLanguage } from "./worker-shelf";

/** How long a kept page waits for a newer one. */
const PATIENCE_MILLISECONDS = 4000;
/** How long the shelves are left alone for a family that is about to go: it may stay, as after a wrong password. */
const REST_MILLISECONDS = 10_000;
const SERVER_FAILED = 500;

type Later = (work: Promise<unknown>) => void;

/**
 * From the network first, so that a family reads what is true now. Where nobody answers, or not soon, or with a failure,
 * what is kept of the address; else the page that says there is no connection.
 */
async function pageAnswer(scope: WorkerScope, request: Request, later: Later, onKept: () => void): Promise<Response> {
  const { pathname } = new URL(request.url);
  const fetched = scope.fetch(request).then((answer) => {
    later(keepPage(scope, pathname, answer.clone()));
    return answer;
  });
  // What comes too late is still kept.
  later(fetched.catch(() => undefined));
  const kept = await findPage(scope, pathname);
  const patient = kept === undefined ? fetched : Promise.race([fetched, after(PATIENCE_MILLISECONDS, undefined)]);
  const answer = await patient.catch(() => undefined);
  if (answer !== undefined && (answer.status < SERVER_FAILED || kept === undefined)) return answer;
  onKept();
  return kept ?? (await findPage(scope, "/offline")) ?? Response.error();
}

/** Answers what a page asks for; `build` is what this worker was built with. */
export function startWorker(scope: WorkerScope, build: WorkerBuild): void {
  const family = new FamilyShelf(scope, () => Date.now());
  const work = new WorkUnderWay();
  /** Pages that were answered from what is kept, until they hear of it. */
  const fromKept = new Set<string>();
  let filling: Promise<void> | undefined;
  let restsUntil = 0;
  const rests = () => Date.now() < restsUntil;

  // No `skipWaiting` at its installation: a page that is open goes on with the worker it began with.
  scope.addEventListener("activate", (event) => event.waitUntil(scope.clients.claim()));

  scope.addEventListener("fetch", (event) => {
    const { request } = event;
    const onKept = () => void fromKept.add(event.resultingClientId || event.clientId);
    const later = (more: Promise<unknown>) => event.waitUntil(work.add(more));
    const answer = (given: Promise<Response>) => event.respondWith(work.add(given));
    if (rests()) return;
    switch (kindOf(request, scope.location.origin)) {
      case "page":
        family.comesBack(later);
        answer(pageAnswer(scope, request, later, onKept));
        break;
      case "file":
        answer(fileAnswer(scope, request));
        break;
      case "answer":
        answer(family.answer(request, onKept));
        break;
      case "write":
        answer(family.change(request, later));
        break;
      case "exit":
        later(family.leave());
        break;
      case "other":
        break;
    }
  });

  scope.addEventListener("message", (event) => {
    const { source } = event;
    const said = readMessage(event.data);
    if (said?.kind === "take-over") event.waitUntil(scope.skipWaiting());
    if (said?.kind === "rest") {
      restsUntil = Date.now() + REST_MILLISECONDS;
      const comesToRest = async (): Promise<void> => {
        await family.leave();
        await work.ends();
        source?.postMessage({ kind: "rests" });
      };
      event.waitUntil(comesToRest());
    }
    if (said?.kind !== "keep" || rests()) return;
    if (source !== null && fromKept.delete(source.id)) source.postMessage({ kind: "kept" });
    const keep = async (): Promise<void> => {
      // The claim at the activation misses a page that was just being opened.
      await scope.clients.claim();
      await noteLanguage(scope, said.language);
      if (said.path !== undefined) await keepOpened(scope, said.path, said.language).catch(() => undefined);
      await keepFiles(scope, said.files, rests);
      if (!said.more) return;
      filling ??= keepCore(scope, { build, language: said.language, rests });
      await filling;
      filling = undefined;
    };
    event.waitUntil(work.add(keep()));
  });
}
