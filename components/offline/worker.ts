import { FamilyShelf } from "./worker-family";
import { kindOf, readMessage } from "./worker-requests";
import type { FetchEvent, WorkerBuild, WorkerScope } from "./worker-scope";
import { after } from "./worker-storage";
import { fileAnswer, findPage, keepCore, keepFiles, keepOpened, keepPage, noteLanguage } from "./worker-shelf";

/** How long a kept page waits for a newer one. */
const PATIENCE_MILLISECONDS = 4000;
const SERVER_FAILED = 500;

/**
 * From the network first, so that a family reads what is true now. Where nobody answers, or not soon, or with a failure,
 * what is kept of the address; else the page that says there is no connection.
 */
async function pageAnswer(scope: WorkerScope, event: FetchEvent, onKept: () => void): Promise<Response> {
  const { pathname } = new URL(event.request.url);
  const fetched = scope.fetch(event.request).then((answer) => {
    event.waitUntil(keepPage(scope, pathname, answer.clone()));
    return answer;
  });
  // What comes too late is still kept.
  event.waitUntil(fetched.catch(() => undefined));
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
  /** Pages that were answered from what is kept, until they hear of it. */
  const fromKept = new Set<string>();
  let filling: Promise<void> | undefined;

  // No `skipWaiting` at its installation: a page that is open goes on with the worker it began with.
  scope.addEventListener("activate", (event) => event.waitUntil(scope.clients.claim()));

  scope.addEventListener("fetch", (event) => {
    const { request } = event;
    const onKept = () => void fromKept.add(event.resultingClientId || event.clientId);
    switch (kindOf(request, scope.location.origin)) {
      case "page":
        family.comesBack((work) => event.waitUntil(work));
        event.respondWith(pageAnswer(scope, event, onKept));
        break;
      case "file":
        event.respondWith(fileAnswer(scope, request));
        break;
      case "answer":
        event.respondWith(family.answer(request, onKept));
        break;
      case "write":
        event.respondWith(family.change(request, (work) => event.waitUntil(work)));
        break;
      case "exit":
        event.waitUntil(family.leave());
        break;
      case "other":
        break;
    }
  });

  scope.addEventListener("message", (event) => {
    const said = readMessage(event.data);
    if (said?.kind === "take-over") event.waitUntil(scope.skipWaiting());
    if (said?.kind !== "keep") return;
    if (event.source !== null && fromKept.delete(event.source.id)) event.source.postMessage({ kind: "kept" });
    const keep = async (): Promise<void> => {
      await noteLanguage(scope, said.language);
      if (said.path !== undefined) await keepOpened(scope, said.path, said.language).catch(() => undefined);
      await keepFiles(scope, said.files);
      if (!said.more) return;
      filling ??= keepCore(scope, build, said.language);
      await filling;
      filling = undefined;
    };
    event.waitUntil(keep());
  });
}
