// What our own server answers without asking Next: the same headers as every other answer (lib/http/security-headers.ts,
// which only Next can read; a test compares them), and failures in the shape of all others.
import { randomUUID } from "node:crypto";

export const OWN_HEADERS = {
  "Cache-Control": "no-store",
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Frame-Options": "DENY",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload",
  "Permissions-Policy": "camera=(self), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()",
};

/** The id of an answer that no route gave one. */
export function newRequestId() {
  return randomUUID();
}

/** Says a failure: `words` are those of the one error table (lib/http/error-response.ts), where tests compare them. */
export function answerFailure(request, response, { status, words, headers = {} }) {
  const requestId = newRequestId();
  const body = JSON.stringify({ ...words, requestId });
  const own = { ...OWN_HEADERS, "Content-Type": "application/json", ...headers };
  response.writeHead(status, { ...own, "Content-Length": Buffer.byteLength(body), "X-Request-Id": requestId });
  response.end(request.method === "HEAD" ? undefined : body);
}
