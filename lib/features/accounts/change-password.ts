import "server-only";
import type { Actor } from "@/lib/domain/shared/actor";
import { AppError } from "@/lib/domain/shared/app-error";
import { isTooCommon } from "@/lib/platform/identity/password-policy";
import type { HeaderSource, PasswordChange } from "@/lib/platform/identity/port";
import { identity } from "@/lib/platform/identity/select";
import { withOwnPasswordDelay } from "@/lib/platform/limits/login-delay";
import { findAccount } from "./data";
import { refused } from "./policy";
import {
  MAX_PASSWORD_LENGTH,
  passwordChange,
  type AccountUser,
  type Answered,
  type ChangePasswordBody,
} from "./schema";

function checked(body: ChangePasswordBody, own: AccountUser): PasswordChange {
  const parsed = passwordChange.safeParse(body);
  if (!parsed.success) {
    throw refused(parsed.error.issues.map((issue) => ({ path: issue.path.join("."), key: issue.message })));
  }
  const { currentPassword: current, newPassword: next } = parsed.data;
  if (body.confirmPassword !== undefined && body.confirmPassword !== next) throw new AppError("password_mismatch");
  // Whoever changes a password wants the old one to be worth nothing.
  if (next === current) throw new AppError("password_unchanged");
  if (isTooCommon(next, own)) throw new AppError("password_too_common");
  return { current, next };
}

/**
 * Changes a parent's password, ends their other sessions and renews this one. What is wrong with the new password is said
 * before the current one is looked at, so that it says nothing of it. `incorrect_password` changes nothing, and each after
 * the fourth in a row makes the next try wait longer. Of many at once exactly one succeeds.
 */
export async function changePassword(
  actor: Actor,
  body: ChangePasswordBody,
  source: HeaderSource,
): Promise<Answered<{ readonly ended: number }>> {
  const change = checked(body, await findAccount(actor));
  const { ended, cookies } = await withOwnPasswordDelay(actor.userId, () => {
    // No account can have such a password, and hashing it would be work for whoever sends it.
    if (change.current.length > MAX_PASSWORD_LENGTH) throw new AppError("incorrect_password");
    return identity().changePassword(actor.userId, change, source);
  });
  return { answer: { ended }, headers: cookies.map((cookie) => ["Set-Cookie", cookie]) };
}
