import { languageOf, mayBeKept } from "./worker-requests";
import type { WorkerBuild, WorkerScope } from "./worker-scope";
import { orNothing } from "./worker-storage";

const VISITED = "visited";
const FILES = "files";
const NOTES = "notes";
const LAST_LANGUAGE = "/last-language";
const COMPLETE = "/complete";
/** Pages a family has opened, the latest stay: about 1 MB. */
const MOST_PAGES = 60;
/** Some builds' worth. */
const MOST_FILES = 400;
const AT_ONCE = 4;
/** A key says what it is, whatever the answer says it varies by. */
export const BY_KEY = { ignoreVary: true } as const;

function pageKey(path: string, language: string): string {
  return `${path}?language=${language}`;
}

/** Puts an answer last and lets go of the oldest. Where there is no room left, nothing is kept. */
async function shelve(scope: WorkerScope, shelf: string, key: string, answer: Response, most: number): Promise<void> {
  try {
    const cache = await scope.caches.open(shelf);
    await cache.delete(key, BY_KEY);
    await cache.put(key, answer);
    const keys = await cache.keys();
    for (const oldest of keys.slice(0, Math.max(0, keys.length - most))) await cache.delete(oldest, BY_KEY);
  } catch {
    // The device is full. The page works all the same.
  }
}

/** Keeps a page that was just fetched, under the language it is in. */
export async function keepPage(scope: WorkerScope, path: string, answer: Response): Promise<void> {
  if (!mayBeKept(answer)) return;
  const language = languageOf(await answer.clone().text());
  if (language !== undefined) await shelve(scope, VISITED, pageKey(path, language), answer, MOST_PAGES);
}

async function lookUpPage(scope: WorkerScope, path: string): Promise<Response | undefined> {
  const chosen = (await scope.cookieStore?.get("preferred_language"))?.value;
  const language = chosen ?? (await (await scope.caches.match(LAST_LANGUAGE))?.text());
  const own = language === undefined ? undefined : await scope.caches.match(pageKey(path, language), BY_KEY);
  return own ?? (await scope.caches.match(path, { ...BY_KEY, ignoreSearch: true }));
}

/** The kept page of an address: in the language the family reads, else in any; none where the storage fails. */
export function findPage(scope: WorkerScope, path: string): Promise<Response | undefined> {
  return orNothing(lookUpPage(scope, path), undefined);
}

/** The language of the page that was opened last, for browsers that do not show their cookies to a worker. */
export async function noteLanguage(scope: WorkerScope, language: string): Promise<void> {
  await shelve(scope, NOTES, LAST_LANGUAGE, new Response(language), 1);
}

/** A file of a build never changes under its name: once here, it is never asked for again. */
export async function fileAnswer(scope: WorkerScope, request: Request | string): Promise<Response> {
  const kept = await orNothing(scope.caches.match(request, BY_KEY), undefined);
  if (kept !== undefined) return kept;
  const answer = await scope.fetch(request);
  const key = typeof request === "string" ? request : request.url;
  if (answer.status === 200) await orNothing(shelve(scope, FILES, key, answer.clone(), MOST_FILES), undefined);
  return answer;
}

/** What a page had loaded before the worker was there; as far as it comes until it is to rest. */
export async function keepFiles(scope: WorkerScope, files: readonly string[], rests: () => boolean): Promise<void> {
  for (let first = 0; first < files.length && !rests(); first += AT_ONCE) {
    await Promise.allSettled(files.slice(first, first + AT_ONCE).map((file) => fileAnswer(scope, file)));
  }
}

/** Fetches a page to keep it, unless it is kept in this language already. */
export async function keepOpened(scope: WorkerScope, path: string, language: string): Promise<void> {
  if ((await scope.caches.match(pageKey(path, language), BY_KEY)) !== undefined) return;
  await keepPage(scope, path, await scope.fetch(path));
}

interface Filling {
  readonly build: WorkerBuild;
  readonly language: string;
  /** Whether the shelves are to be left alone from now on. */
  readonly rests: () => boolean;
}

async function fillCore(scope: WorkerScope, core: Cache, { build, language, rests }: Filling): Promise<void> {
  for (const path of build.pages) {
    if (rests()) throw new Error(`no time for ${path}`);
    const page = await scope.fetch(path);
    if (!mayBeKept(page) || languageOf(await page.clone().text()) !== language) throw new Error(`no ${path}`);
    await core.put(pageKey(path, language), page);
  }
  for (let first = 0; first < build.files.length; first += AT_ONCE) {
    if (rests()) throw new Error("no time for files");
    const batch = build.files.slice(first, first + AT_ONCE);
    await Promise.all(
      batch.map(async (file) => {
        const answer = await scope.fetch(file);
        if (answer.status !== 200) throw new Error(`no ${file}`);
        await core.put(file, answer);
      }),
    );
  }
  await core.put(COMPLETE, new Response(build.version));
}

/** What was kept of an older build is fetched anew: a rule that was corrected since reaches it. What fails stays. */
async function refreshVisited(scope: WorkerScope): Promise<void> {
  const visited = await scope.caches.open(VISITED);
  for (const { url } of await visited.keys()) {
    const { pathname } = new URL(url);
    const answer = await scope.fetch(pathname).catch(() => undefined);
    if (answer?.status === 404) await visited.delete(url, BY_KEY);
    else if (answer !== undefined) await keepPage(scope, pathname, answer);
  }
}

/**
 * Fetches the pages that are to work without a network, with all they load, once for each build and language. A core
 * counts when it is whole; only then those of other builds go.
 */
export async function keepCore(scope: WorkerScope, filling: Filling): Promise<void> {
  const { build, language } = filling;
  const name = `core ${build.version} ${language}`;
  const core = await scope.caches.open(name);
  if ((await core.match(COMPLETE)) !== undefined) return;
  try {
    await fillCore(scope, core, filling);
  } catch {
    // Offline again, another language chosen meanwhile, a new build, or a family that goes: the next page tries again.
    return;
  }
  const others = (await scope.caches.keys()).filter(
    (other) => other.startsWith("core ") && !other.startsWith(`core ${build.version} `),
  );
  for (const other of others) await scope.caches.delete(other);
  if (others.length > 0) await refreshVisited(scope);
}
