/** Keys of `Validation` that a field of an account form can show. */
export const VALIDATION_KEYS = [
  "email",
  "passwordMismatch",
  "passwordTooCommon",
  "passwordTooShort",
  "required",
  "tooLong",
  "tooShort",
  "usernameFormat",
  "usernameTaken",
] as const;
