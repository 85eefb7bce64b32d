import { z } from "zod";
import { ROLES } from "@/lib/domain/shared/actor";
import { cleanText } from "@/lib/domain/shared/safe-text";

/** As specified. */
export const MIN_PASSWORD_LENGTH = 6;
/** Long enough for any passphrase; hashing more would be work for nobody's good. */
export const MAX_PASSWORD_LENGTH = 128;
const MAX_PASSWORD_BYTES = 512;
export const MIN_USERNAME_LENGTH = 2;
/** Stands beside every comment on a narrow phone. */
export const MAX_USERNAME_LENGTH = 30;
/** The longest address that mail can be sent to. */
const MAX_EMAIL_LENGTH = 254;

/** Letters of every script with their marks, digits, and what joins them; never an at sign, which makes it an e-mail. */
const USERNAME = /^[\p{L}\p{M}\p{N}._-]+$/u;

/** What a body may carry before it is looked at; cleaning is bounded by it. */
const field = z.string().max(1_000, "tooLong").optional();

/** Bodies as they arrive. Unknown fields are refused: nobody registers with a role. */
export const registerBody = z.strictObject({ username: field, email: field, password: field, confirmPassword: field });
export const loginBody = z.strictObject({ email: field, username: field, password: field });
export type RegisterBody = z.output<typeof registerBody>;
export type LoginBody = z.output<typeof loginBody>;

/** One spelling of a name or an address: `ﬁ` and `fi`, `A` and `a` are the same. */
export function accountKey(text: string): string {
  return cleanText(text).normalize("NFKC").toLowerCase();
}

const text = z.string("required").transform(cleanText).pipe(z.string().min(1, "required"));

const email = text.transform(accountKey).pipe(z.string().max(MAX_EMAIL_LENGTH, "tooLong").pipe(z.email("email")));

const username = text
  .transform((name) => name.normalize("NFKC"))
  .pipe(
    z
      .string()
      .min(MIN_USERNAME_LENGTH, "tooShort")
      .max(MAX_USERNAME_LENGTH, "tooLong")
      .regex(USERNAME, "usernameFormat"),
  );

/** Passwords are never cleaned: what was typed is what is hashed. Length counts characters, not UTF-16 units. */
const newPassword = z
  .string("required")
  .min(1, "required")
  .refine((password) => Array.from(password).length >= MIN_PASSWORD_LENGTH, "passwordTooShort")
  .refine((password) => password.length <= MAX_PASSWORD_LENGTH, "tooLong")
  .refine((password) => new TextEncoder().encode(password).length <= MAX_PASSWORD_BYTES, "tooLong");

/** What an account is made of. Issue messages are keys of `Validation`. */
export const newAccount = z.object({ username, email, password: newPassword });

/** The signed-in person, as our own calls show them. `clerkId` and `id` are the same id, under both of its names. */
export const accountUser = z.object({
  clerkId: z.string(),
  id: z.string(),
  email: z.string(),
  username: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  fullName: z.string().nullable(),
  role: z.enum(ROLES),
});
export type AccountUser = z.output<typeof accountUser>;

export const authAnswer = z.object({ ok: z.literal(true), message: z.string(), user: accountUser });
export const logoutAnswer = z.object({ ok: z.literal(true), message: z.string() });
export const userAnswer = z.object({ user: accountUser });
export type AuthAnswer = z.output<typeof authAnswer>;

/** What a use case answers, with the headers (cookies among them) that go with it. */
export interface Answered<T> {
  readonly answer: T;
  readonly headers: readonly (readonly [name: string, value: string])[];
}
