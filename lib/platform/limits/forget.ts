import "server-only";
import { createHash } from "node:crypto";
import type { UserId } from "@/lib/domain/shared/actor";
import { database } from "../db/client";

/** Erases what the limits keep of a person who is gone: their buckets, and the failed sign-ins of their names. */
export async function forgetCaller(userId: UserId, names: readonly string[]): Promise<void> {
  const keys = names.map((name) => createHash("sha256").update(name).digest("base64url"));
  await database().rateLimit.deleteMany({ where: { key: { endsWith: `:${userId}` } } });
  await database().loginDelay.deleteMany({ where: { key: { in: keys } } });
}
