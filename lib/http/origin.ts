import { AppError } from "@/lib/domain/shared/app-error";
import type { Method } from "./contract";

/**
 * Refuses a state-changing call that a browser makes for another site. Fetch metadata decides where the browser sends
 * it, the origin where it does not; a call with neither is no browser's and works with its cookie.
 */
export function checkOrigin(request: Request, method: Method, ownOrigins: readonly string[]): void {
  if (method === "GET") return;
  const site = request.headers.get("sec-fetch-site");
  if (site !== null) {
    if (site === "same-origin") return;
    throw new AppError("cross_origin");
  }
  const origin = request.headers.get("origin");
  if (origin === null || ownOrigins.includes(origin)) return;
  throw new AppError("cross_origin");
}

/** The addresses under which this request may call itself: the configured one, else the one it was sent to. */
export function ownOrigins(request: Request, configured: string | undefined): string[] {
  if (configured !== undefined) return [configured];
  const host = request.headers.get("host");
  return host === null ? [] : [`http://${host}`, `https://${host}`];
}
