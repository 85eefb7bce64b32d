// Hands a call of the API to its compiled route without asking Next's router, which compares every address with the
// header rules of every page: half of what a small call costs. The interface is the one Next documents for platforms that
// host its builds ("Invoking entrypoints"); where an address is not plainly one of the API's, Next is asked as ever.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { answerFailure } from "./own-answer.mjs";

/** What a caller must not tell Next about its own routing; such a call goes the long way, where it is dropped. */
const INTERNAL_HEADER = /^(?:x-(?:middleware|now|next|nextjs|matched)-|next-|rsc$)/;

/** How each route of the API is loaded: by its address, or by the pattern of one with parameters, in Next's order. */
function routesOf(folder) {
  const file = (name) => JSON.parse(readFileSync(join(folder, name), "utf8"));
  const loads = new Map();
  for (const [entry, path] of Object.entries(file("server/app-paths-manifest.json"))) {
    if (entry.startsWith("/api/") && entry.endsWith("/route")) {
      loads.set(entry.slice(0, -"/route".length), lazily(join(folder, "server", path)));
    }
  }
  const dynamic = file("routes-manifest.json")
    .dynamicRoutes.filter(({ page }) => loads.has(page))
    .map(({ page, regex }) => ({ pattern: new RegExp(regex), load: loads.get(page) }));
  return { fixed: loads, dynamic };
}

function lazily(file) {
  let route;
  return () => (route ??= createRequire(file)(file));
}

/** The words of the one error table (lib/http/error-response.ts); a test compares them. */
const UNAVAILABLE = { error: "Something is not available right now. Please try again.", code: "unavailable" };

/** A route answers all its own failures; this is for one that could not be loaded at all. */
function fail(request, response) {
  if (response.headersSent) response.destroy();
  else answerFailure(request, response, { status: 503, words: UNAVAILABLE });
}

export class ApiEntries {
  #routes;
  #origin;
  #prepare;

  /** `folder` is the build; `origin` what Next takes for its own address; `prepare` what is done to each answer first. */
  constructor(folder, origin, prepare = (request, response, go) => go()) {
    this.#origin = origin;
    this.#prepare = prepare;
    this.#routes = routesOf(folder);
  }

  /** Runs the code of a route of the API before anybody calls it. Next itself waits for the first call. */
  async load(pattern) {
    await this.#routes.fixed.get(pattern)?.().routeModule.ensureUserland();
  }

  #find(path) {
    return this.#routes.fixed.get(path) ?? this.#routes.dynamic.find(({ pattern }) => pattern.test(path))?.load;
  }

  /** True where the call is plainly one of the API's; it is then being answered. */
  answers(request, response) {
    const url = request.url ?? "/";
    const path = url.split("?", 1)[0];
    if (path !== "/api" && !path.startsWith("/api/")) return false;
    if (path.endsWith("/") || Object.keys(request.headers).some((name) => INTERNAL_HEADER.test(name))) return false;
    const load = this.#find(path);
    if (load === undefined) return false;
    const context = {
      waitUntil: (work) => void Promise.resolve(work).catch(() => undefined),
      requestMeta: { initURL: this.#origin + url, initProtocol: "http" },
    };
    this.#prepare(request, response, () => {
      new Promise((done) => done(load().handler(request, response, context))).catch(() => fail(request, response));
    });
    return true;
  }
}
