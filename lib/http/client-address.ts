/**
 * The address a caller without an account is counted by. Our server (`scripts/serve.mjs`) sets `x-client-address`
 * itself and drops what a client sent under that name; on Vercel the platform sets its own header.
 */
export function clientAddress(request: Request, onVercel: boolean): string {
  const header = onVercel ? "x-vercel-forwarded-for" : "x-client-address";
  return request.headers.get(header)?.split(",")[0]?.trim().slice(0, 64) || "unknown";
}
