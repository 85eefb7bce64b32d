import "server-only";
import type { HeaderSource } from "@/lib/platform/identity/port";
import { identity } from "@/lib/platform/identity/select";
import { forgetCaller } from "@/lib/platform/limits/forget";
import { findNames } from "./data";
import { eraseAccount } from "./mutations";
import { accountKey } from "./schema";

/**
 * Carries over what happened to an account where accounts live elsewhere: its names, or that it is gone, and with it
 * everything that is theirs here. Hearing the same twice, or in another order, changes nothing.
 */
export async function followAccount(source: HeaderSource, message: string): Promise<void> {
  const userId = await identity().messageAbout(source, message);
  if (userId === undefined || (await identity().follow(userId))) return;
  const names = await findNames(userId);
  await eraseAccount(userId);
  await forgetCaller(userId, names.map(accountKey));
}
