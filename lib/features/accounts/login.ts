import "server-only";
import { AppError, type FieldIssue } from "@/lib/domain/shared/app-error";
import type { Credentials, HeaderSource } from "@/lib/platform/identity/port";
import { identity } from "@/lib/platform/identity/select";
import { withLoginDelay } from "@/lib/platform/limits/login-delay";
import { findAccount } from "./data";
import { refused } from "./policy";
import { accountKey, MAX_PASSWORD_LENGTH, type Answered, type AuthAnswer, type LoginBody } from "./schema";

function credentials(body: LoginBody): Credentials {
  const name = accountKey(body.email || body.username || "");
  const password = body.password ?? "";
  const issues: FieldIssue[] = [];
  if (name === "") issues.push({ path: body.username === undefined ? "email" : "username", key: "required" });
  if (password === "") issues.push({ path: "password", key: "required" });
  if (issues.length > 0) throw refused(issues);
  // No account can have such a password, and hashing it would be work for whoever sends it.
  if (password.length > MAX_PASSWORD_LENGTH) throw new AppError("login_failed");
  // A username has no at sign, so either field takes either.
  return { account: name.includes("@") ? { email: name } : { username: name }, password };
}

/**
 * Signs in by e-mail or username. Whatever is wrong the answer is `login_failed`, after the same work; each failure
 * after the fourth in a row makes the next try on that account wait longer.
 */
export async function login(body: LoginBody, source: HeaderSource): Promise<Answered<AuthAnswer>> {
  const given = credentials(body);
  const name = "email" in given.account ? given.account.email : given.account.username;
  const { actor, cookies } = await withLoginDelay(name, () => identity().login(given, source));
  return {
    answer: { ok: true, message: "Login successful", user: await findAccount(actor) },
    headers: cookies.map((cookie) => ["Set-Cookie", cookie]),
  };
}
