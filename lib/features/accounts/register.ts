import "server-only";
import { AppError } from "@/lib/domain/shared/app-error";
import { isTooCommon } from "@/lib/platform/identity/password-policy";
import type { HeaderSource } from "@/lib/platform/identity/port";
import { identity } from "@/lib/platform/identity/select";
import { findAccount } from "./data";
import { refused } from "./policy";
import { newAccount, type Answered, type AuthAnswer, type RegisterBody } from "./schema";

function checked(body: RegisterBody) {
  const parsed = newAccount.safeParse(body);
  if (!parsed.success) {
    throw refused(parsed.error.issues.map((issue) => ({ path: issue.path.join("."), key: issue.message })));
  }
  if (body.confirmPassword !== undefined && body.confirmPassword !== parsed.data.password) {
    throw new AppError("password_mismatch");
  }
  if (isTooCommon(parsed.data.password, parsed.data)) throw new AppError("password_too_common");
  return parsed.data;
}

/**
 * Makes an account and signs in. Checked in this order: fields, passwords alike, password not a common one, and last
 * whether the e-mail or username is taken. Of many who register the same at once exactly one succeeds.
 */
export async function register(body: RegisterBody, source: HeaderSource): Promise<Answered<AuthAnswer>> {
  const { actor, cookies } = await identity().register(checked(body), source);
  return {
    answer: { ok: true, message: "Account created successfully", user: await findAccount(actor) },
    headers: cookies.map((cookie) => ["Set-Cookie", cookie]),
  };
}
