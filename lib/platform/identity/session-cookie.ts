import "server-only";
import { createHash, randomBytes } from "node:crypto";
import { env } from "../env";
import type { HeaderSource } from "./port";

/** A session ends 30 days after its sign-in, however often it is used. */
export const SESSION_SECONDS = 30 * 24 * 3600;

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** A new session's secret: 256 random bits, base64url. Known to the parent's browser only. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What the database keeps of a token. A plain hash is enough: nobody can guess 256 random bits. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** Whether the browser reached us over HTTPS: by the configured address, else as a trusted proxy says. */
export function isSecure(source: HeaderSource): boolean {
  const { APP_ORIGIN, TRUST_PROXY, VERCEL } = env();
  if (APP_ORIGIN !== undefined) return APP_ORIGIN.startsWith("https:");
  if (TRUST_PROXY === 0 && VERCEL === undefined) return false;
  return source.headers.get("x-forwarded-proto")?.split(",").at(-1)?.trim() === "https";
}

/** A name with `__Host-` is accepted by browsers only over HTTPS, for this very host and every path. */
function cookieName(secure: boolean): string {
  return secure ? "__Host-session" : "session";
}

function cookie(secure: boolean, value: string, maxAge: number): string {
  return `${cookieName(secure)}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
}

/** The token that the request carries, if it has the form of one. */
export function tokenOf(source: HeaderSource): string | undefined {
  const name = cookieName(isSecure(source));
  for (const part of source.headers.get("cookie")?.split(";") ?? []) {
    const [key, value] = part.trim().split("=");
    if (key === name && value !== undefined && TOKEN.test(value)) return value;
  }
  return undefined;
}

/**
 * Tells our own scripts that there may be a session, so that a visitor's page does not ask who is signed in. It proves
 * nothing: the server never reads it.
 */
function mark(secure: boolean, value: string, maxAge: number): string {
  return `${secure ? "__Host-" : ""}signed_in=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure ? "; Secure" : ""}`;
}

/** The `Set-Cookie` headers of a new session. */
export function sessionCookies(source: HeaderSource, token: string): readonly string[] {
  const secure = isSecure(source);
  return [cookie(secure, token, SESSION_SECONDS), mark(secure, "1", SESSION_SECONDS)];
}

/** The `Set-Cookie` headers that make the browser forget. */
export function clearedCookies(source: HeaderSource): readonly string[] {
  const secure = isSecure(source);
  return [cookie(secure, "", 0), mark(secure, "", 0)];
}
