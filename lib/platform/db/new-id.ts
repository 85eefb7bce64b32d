import "server-only";
import { randomBytes } from "node:crypto";

/** A new opaque id: 24 characters of base64url, 144 random bits. Nobody can guess another's, and it tells nothing. */
export function newId(): string {
  return randomBytes(18).toString("base64url");
}
