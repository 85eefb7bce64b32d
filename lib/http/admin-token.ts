import "server-only";
import { createHash, timingSafeEqual } from "node:crypto";
import { AppError } from "@/lib/domain/shared/app-error";
import { consume } from "@/lib/platform/limits/limit";
import { adminToken } from "@/lib/platform/secrets";

const BEARER = /^Bearer ([\x21-\x7e]{1,512})$/i;
const WRONG_TOKENS = { points: 5, durationSeconds: 15 * 60, whenUnknown: "closed" } as const;

function digest(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}

/**
 * Lets a call go on that brings the installation's analytics token. Digests are compared, in constant time, so that
 * neither the length nor the first wrong letter shows. `admin_token_required` without it; after five wrong ones
 * `rate_limited` for whoever `caller` names.
 */
export async function requireAdminToken(request: Request, caller: string): Promise<void> {
  const [, token] = BEARER.exec(request.headers.get("authorization")?.trim() ?? "") ?? [];
  if (token !== undefined && timingSafeEqual(digest(token), digest(await adminToken()))) return;
  const counted = token === undefined ? undefined : await consume(`admin-token:${caller}`, WRONG_TOKENS);
  if (counted?.ok === false) {
    throw new AppError("rate_limited", { retryAfterSeconds: counted.retryAfterSeconds });
  }
  throw new AppError("admin_token_required");
}
