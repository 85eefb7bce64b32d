import { MIN_PASSWORD_LENGTH } from "./password-strength";

/** What can be wrong with a field before the server is asked; keys of `Validation`. */
export type AccountIssue = "required" | "email" | "passwordTooShort" | "passwordMismatch";

export const SIGN_UP_FIELDS = ["username", "email", "password", "confirmPassword"] as const;
export type SignUpField = (typeof SIGN_UP_FIELDS)[number];

export const SIGN_IN_FIELDS = ["identifier", "password"] as const;
export type SignInField = (typeof SIGN_IN_FIELDS)[number];

export const PASSWORD_CHANGE_FIELDS = ["currentPassword", "newPassword", "confirmPassword"] as const;
export type PasswordChangeField = (typeof PASSWORD_CHANGE_FIELDS)[number];

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

/** The same of a first password and of a new one. */
function checkNewPassword(password: string, again: string): { password?: AccountIssue; again?: AccountIssue } {
  return {
    ...(Array.from(password).length < MIN_PASSWORD_LENGTH ? { password: "passwordTooShort" } : {}),
    ...(again === password ? {} : { again: "passwordMismatch" }),
  };
}

/** What is wrong with a sign-in, by field; empty when nothing is. */
export function checkSignIn(values: Readonly<Record<SignInField, string>>): Issues<SignInField> {
  return missing(SIGN_IN_FIELDS, values);
}

/** What is wrong with a sign-up, by field; empty when nothing is. */
export function checkSignUp(values: Readonly<Record<SignUpField, string>>): Issues<SignUpField> {
  const issues = missing(SIGN_UP_FIELDS, values);
  if (issues.email === undefined && !EMAIL.test(values.email.trim())) issues.email = "email";
  const { password, again } = checkNewPassword(values.password, values.confirmPassword);
  return { ...(password && { password }), ...(again && { confirmPassword: again }), ...issues };
}

/** What is wrong with a change of the password, by field; empty when nothing is. */
export function checkPasswordChange(
  values: Readonly<Record<PasswordChangeField, string>>,
): Issues<PasswordChangeField> {
  const issues = missing(PASSWORD_CHANGE_FIELDS, values);
  const { password, again } = checkNewPassword(values.newPassword, values.confirmPassword);
  return { ...(password && { newPassword: password }), ...(again && { confirmPassword: again }), ...issues };
}
