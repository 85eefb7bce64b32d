import "server-only";
import type { Actor } from "@/lib/domain/shared/actor";
import { AppError } from "@/lib/domain/shared/app-error";
import type { HeaderSource } from "@/lib/platform/identity/port";
import { identity } from "@/lib/platform/identity/select";
import { forgetCaller } from "@/lib/platform/limits/forget";
import { withOwnPasswordDelay } from "@/lib/platform/limits/login-delay";
import { findAccount } from "./data";
import { eraseAccount } from "./mutations";
import { accountKey, type Answered } from "./schema";

/**
 * Erases a parent and everything that is theirs, at once and for good, after their password. What other families use of
 * their recipes stays without an owner and without any word they typed. `incorrect_password` changes nothing, and each
 * after the fourth in a row makes the next try wait longer.
 */
export async function deleteAccount(
  actor: Actor,
  password: string,
  source: HeaderSource,
): Promise<Answered<undefined>> {
  const { email, username } = await findAccount(actor);
  await withOwnPasswordDelay(actor.userId, async () => {
    if (await identity().isPasswordOf(actor.userId, password)) return;
    // Another call of theirs may have erased the account since: then it is gone, and no password was wrong.
    await findAccount(actor);
    throw new AppError("incorrect_password");
  });
  // First where it is not ours to repeat: what fails there leaves everything as it was.
  await identity().forget(actor.userId);
  await eraseAccount(actor.userId);
  await forgetCaller(actor.userId, [email, accountKey(username)]);
  const cookies = await identity().logout(source);
  return {
    answer: undefined,
    headers: [...cookies.map((cookie) => ["Set-Cookie", cookie] as const), ["Clear-Site-Data", '"storage"']],
  };
}
