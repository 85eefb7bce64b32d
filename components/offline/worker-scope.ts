/**
 * What a browser gives a service worker, as far as ours uses it. The program's own types are those of a page, and a
 * program can have one of the two only.
 */
export interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly caches: CacheStorage;
  /** Not in every browser. */
  readonly cookieStore?: { get(name: string): Promise<{ readonly value?: string } | null> };
  readonly clients: { claim(): Promise<void> };
  fetch(request: Request | string, init?: RequestInit): Promise<Response>;
  skipWaiting(): Promise<void>;
  addEventListener(type: "activate", listener: (event: LastingEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
  addEventListener(type: "message", listener: (event: PageMessage) => void): void;
}

export interface LastingEvent {
  /** Keeps the worker alive until the work is done. */
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends LastingEvent {
  readonly request: Request;
  /** The page that asks; empty where a page is asked for. */
  readonly clientId: string;
  /** The page that will be, where one is asked for. */
  readonly resultingClientId: string;
  respondWith(answer: Promise<Response>): void;
}

export interface PageMessage extends LastingEvent {
  readonly data: unknown;
  readonly source: { readonly id: string; postMessage(message: unknown): void } | null;
}

/** What the build tells the worker of itself. */
export interface WorkerBuild {
  /** Differs where anything differs that the worker keeps. */
  readonly version: string;
  /** Paths of the pages that work without a network though nobody has opened them yet. */
  readonly pages: readonly string[];
  /** What those pages load, now or later. */
  readonly files: readonly string[];
}
