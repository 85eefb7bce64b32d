/** What the worker makes of a request; what is none of its business goes to the network untouched. */
export type RequestKind = "page" | "file" | "answer" | "write" | "exit" | "other";

/** A family's own answers that are kept for when there is no network. No other answer of the API ever is. */
const KEPT_ANSWERS = new Set(["/api/user", "/api/bookmarks"]);

/** Calls that send something and change nothing that is kept. Any other call may: a new one is taken for such. */
const CHANGES_NOTHING =
  /^\/api\/(?:analytics\/events|ingredients\/\w+|learning\/progress|meals\/suggest|recipes\/(?:generate|suggestions))$/;

/**
 * Calls that are answered with `Clear-Site-Data`. The browser holds that answer back until the worker is gone, and the
 * worker is not gone while it waits for the answer: a call of this kind that goes through it never ends.
 */
function isExit(method: string, pathname: string): boolean {
  return pathname === "/api/logout" || (method === "DELETE" && pathname === "/api/user");
}

export function kindOf(request: Pick<Request, "method" | "mode" | "url">, origin: string): RequestKind {
  const { origin: asked, pathname } = new URL(request.url);
  if (asked !== origin) return "other";
  const reads = request.method === "GET";
  if (pathname.startsWith("/api/")) {
    if (reads) return KEPT_ANSWERS.has(pathname) ? "answer" : "other";
    if (isExit(request.method, pathname)) return "exit";
    return request.method === "HEAD" || CHANGES_NOTHING.test(pathname) ? "other" : "write";
  }
  if (!reads) return "other";
  if (pathname.startsWith("/_next/static/")) return "file";
  return request.mode === "navigate" ? "page" : "other";
}

/** Whether a page is the same for everybody, so that it may be kept: prerendered, and not an error or another address. */
export function mayBeKept({
  status,
  redirected,
  headers,
}: Pick<Response, "status" | "redirected" | "headers">): boolean {
  const isPage = headers.get("content-type")?.startsWith("text/html") === true;
  const isForOne = /private|no-store/.test(headers.get("cache-control") ?? "");
  return status === 200 && !redirected && isPage && !isForOne;
}

/** The language that a page says it is in. */
export function languageOf(html: string): string | undefined {
  return /<html[^>]* lang="([\w-]+)"/.exec(html.slice(0, 1000))?.[1];
}

export interface KeepMessage {
  readonly kind: "keep";
  readonly language: string;
  /** The page itself, where it came before the worker was in charge; any other the worker has seen. */
  readonly path: string | undefined;
  /** What the page has loaded of our own. */
  readonly files: readonly string[];
  /** Whether what nobody has opened yet may be fetched, too. */
  readonly more: boolean;
}

/** A newer worker is to take over; or a family is about to go, and the shelves are to be left alone. */
export interface PlainMessage {
  readonly kind: "take-over" | "rest";
}

/** What a page says to the worker; undefined for what is not understood. */
export function readMessage(data: unknown): KeepMessage | PlainMessage | undefined {
  if (typeof data !== "object" || data === null) return undefined;
  const said = new Map<string, unknown>(Object.entries(data));
  const kind = said.get("kind");
  if (kind === "take-over" || kind === "rest") return { kind };
  const [language, path, files] = [said.get("language"), said.get("path"), said.get("files")];
  if (kind !== "keep" || typeof language !== "string") return undefined;
  const own = Array.isArray(files)
    ? files.filter((file): file is string => typeof file === "string" && file.startsWith("/_next/static/"))
    : [];
  return {
    kind: "keep",
    language,
    path: typeof path === "string" ? path : undefined,
    files: own,
    more: said.get("more") === true,
  };
}
