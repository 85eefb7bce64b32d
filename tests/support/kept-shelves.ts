import type { FetchEvent, PageMessage, WorkerScope } from "../../components/offline/worker-scope";

export const ORIGIN = "https://squish.test";

function absolute(key: RequestInfo | URL): URL {
  return new URL(key instanceof Request ? key.url : key, ORIGIN);
}

/** A browser's cache as its standard describes it, in memory: keys in the order in which they were put. */
class Shelf {
  readonly entries = new Map<string, Response>();

  match(key: RequestInfo | URL, options: CacheQueryOptions = {}): Promise<Response | undefined> {
    const wanted = absolute(key);
    for (const [url, answer] of this.entries) {
      const known = new URL(url);
      const isIt = options.ignoreSearch
        ? known.origin + known.pathname === wanted.origin + wanted.pathname
        : known.href === wanted.href;
      if (isIt) return Promise.resolve(answer.clone());
    }
    return Promise.resolve(undefined);
  }

  async put(key: RequestInfo | URL, answer: Response): Promise<void> {
    const copy = new Response(await answer.arrayBuffer(), { headers: answer.headers, status: answer.status });
    this.entries.set(absolute(key).href, copy);
  }

  delete(key: RequestInfo | URL): Promise<boolean> {
    return Promise.resolve(this.entries.delete(absolute(key).href));
  }

  keys(): Promise<Request[]> {
    return Promise.resolve([...this.entries.keys()].map((url) => new Request(url)));
  }
}

class Shelves {
  readonly all = new Map<string, Shelf>();
  /** What every question comes to where the device's storage is broken: a failure, or no answer ever. */
  broken: (() => Promise<never>) | undefined;

  open(name: string): Promise<Shelf> {
    if (this.broken) return this.broken();
    const shelf = this.all.get(name) ?? new Shelf();
    this.all.set(name, shelf);
    return Promise.resolve(shelf);
  }

  delete(name: string): Promise<boolean> {
    if (this.broken) return this.broken();
    return Promise.resolve(this.all.delete(name));
  }

  keys(): Promise<string[]> {
    if (this.broken) return this.broken();
    return Promise.resolve([...this.all.keys()]);
  }

  async match(key: RequestInfo | URL, options?: CacheQueryOptions): Promise<Response | undefined> {
    if (this.broken) return this.broken();
    for (const shelf of this.all.values()) {
      const found = await shelf.match(key, options);
      if (found) return found;
    }
    return undefined;
  }
}

/** What an address answers; rejects where nobody is there. */
export type Network = (path: string, init: { readonly method: string }) => Promise<Response> | Response;

/**
 * A browser around the worker: its shelves, its cookies, and a network that a test writes. The shelves stand in for the
 * browser's own, which only the browser tests have.
 */
export class WorkerWorld {
  network: Network = () => Promise.reject(new TypeError("Failed to fetch"));
  readonly cookies = new Map<string, string>();
  readonly asked: string[] = [];
  readonly said: unknown[] = [];
  tookOver = false;
  /** How often it took the pages that are open into its hands. */
  claims = 0;
  readonly shelves = new Shelves();
  readonly scope: WorkerScope;
  readonly #listeners = new Map<string, (event: never) => void>();
  readonly #work: Promise<unknown>[] = [];

  constructor() {
    this.scope = {
      location: { origin: ORIGIN },
      caches: this.shelves as unknown as CacheStorage,
      cookieStore: {
        get: (name) => {
          const value = this.cookies.get(name);
          return Promise.resolve(value === undefined ? null : { value });
        },
      },
      clients: {
        claim: () => {
          this.claims += 1;
          return Promise.resolve();
        },
      },
      skipWaiting: () => {
        this.tookOver = true;
        return Promise.resolve();
      },
      fetch: async (request) => {
        const { pathname, search } = absolute(request);
        const method = request instanceof Request ? request.method : "GET";
        this.asked.push(`${method} ${pathname}${search}`);
        return await this.network(pathname + search, { method });
      },
      addEventListener: (type: string, listener: (event: never) => void) => void this.#listeners.set(type, listener),
    };
  }

  offline(): void {
    this.network = () => Promise.reject(new TypeError("Failed to fetch"));
  }

  /** What the worker answers; undefined where it leaves the request to the browser. */
  async asks(path: string, { method = "GET", mode = "cors", waits = true } = {}): Promise<Response | undefined> {
    const request = new Request(absolute(path), { method });
    Object.defineProperty(request, "mode", { value: mode });
    let answer: Promise<Response> | undefined;
    const event: FetchEvent = {
      request,
      clientId: mode === "navigate" ? "" : "page",
      resultingClientId: mode === "navigate" ? "page" : "",
      respondWith: (given) => void (answer = given),
      waitUntil: (work) => void this.#work.push(work),
    };
    this.#listeners.get("fetch")?.(event as never);
    const given = await answer;
    if (waits) await this.settles();
    return given;
  }

  async opens(path: string): Promise<Response | undefined> {
    return this.asks(path, { mode: "navigate" });
  }

  async hears(data: unknown): Promise<void> {
    const event: PageMessage = {
      data,
      source: { id: "page", postMessage: (message) => void this.said.push(message) },
      waitUntil: (work) => void this.#work.push(work),
    };
    this.#listeners.get("message")?.(event as never);
    await this.settles();
  }

  /** Until the worker has done all it said it would. */
  async settles(): Promise<void> {
    while (this.#work.length > 0) await Promise.allSettled(this.#work.splice(0));
  }
}

export function page(language: string, words: string, headers: Record<string, string> = {}): Response {
  return new Response(`<!DOCTYPE html><html lang="${language}" class="x"><body>${words}</body></html>`, {
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "s-maxage=31536000", ...headers },
  });
}
