import "server-only";
import type { UserId } from "@/lib/domain/shared/actor";
import { database } from "../db/client";
import { delayKey, ownPasswordName } from "./login-delay";

/** Erases what the limits keep of a person who is gone: their buckets, and the wrong passwords to their names. */
export async function forgetCaller(userId: UserId, names: readonly string[]): Promise<void> {
  const keys = [...names, ownPasswordName(userId)].map(delayKey);
  await database().rateLimit.deleteMany({ where: { key: { endsWith: `:${userId}` } } });
  await database().loginDelay.deleteMany({ where: { key: { in: keys } } });
}
