import { MIN_PASSWORD_LENGTH } from "./password-strength";

/** What can be wrong with a field before the server is asked; keys of `Validation`. */
export type AccountIssue = "required" | "email" | "passwordTooShort" | "passwordMismatch";

export const SIGN_UP_FIELDS = ["username", "email", "password", "confirmPassword"] as const;
export type SignUpField = (typeof SIGN_UP_FIELDS)[number];

export const SIGN_IN_FIELDS = ["identifier", "password"] as const;
export type SignInField = (typeof SIGN_IN_FIELDS)[number];

export type Issues<Field extends string> = Partial<Record<Field, AccountIssue>>;

/** Something, an at sign, a name with a dot. Whether the address exists only a letter can tell. */
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

function missing<Field extends string>(
  fields: readonly Field[],
  values: Readonly<Record<Field, string>>,
): Issues<Field> {
  const issues: Issues<Field> = {};
  for (const field of fields) {
    if (values[field].trim() === "") issues[field] = "required";
  }
  return issues;
}

/** What is wrong with a sign-in, by field; empty when nothing is. */
export function checkSignIn(values: Readonly<Record<SignInField, string>>): Issues<SignInField> {
  return missing(SIGN_IN_FIELDS, values);
}

/** What is wrong with a sign-up, by field; empty when nothing is. */
export function checkSignUp(values: Readonly<Record<SignUpField, string>>): Issues<SignUpField> {
  const issues = missing(SIGN_UP_FIELDS, values);
  if (issues.email === undefined && !EMAIL.test(values.email.trim())) issues.email = "email";
  if (issues.password === undefined && Array.from(values.password).length < MIN_PASSWORD_LENGTH)
    issues.password = "passwordTooShort";
  if (issues.confirmPassword === undefined && values.confirmPassword !== values.password)
    issues.confirmPassword = "passwordMismatch";
  return issues;
}
