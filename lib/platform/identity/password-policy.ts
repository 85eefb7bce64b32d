import "server-only";
import { COMMON_PASSWORDS } from "./common-passwords.table";

/** One to four characters, over and over: "aaaaaa", "abcabc", "121212". */
const REPEATED = /^(.{1,4})\1+$/su;

/**
 * Whether a password is among the first that anybody would guess: a common one, a few characters repeated, or the
 * parent's own username or e-mail. Letter case does not help.
 */
export function isTooCommon(password: string, own: { readonly username: string; readonly email: string }): boolean {
  const word = password.toLowerCase();
  if (COMMON_PASSWORDS.has(word) || REPEATED.test(word)) return true;
  const mine = [own.username, own.email, own.email.split("@")[0] ?? ""].map((text) => text.toLowerCase());
  return mine.includes(word);
}
