import { AppError, type FieldIssue } from "@/lib/domain/shared/app-error";

/** The specification's sentence for what is wrong with a field; what has none gets the catalogue's. */
const SENTENCES: Readonly<Record<string, string>> = {
  required: "This field is required",
  email: "Invalid email address",
  passwordTooShort: "Password must be at least 6 characters",
};

/** `invalid_input` with every problem, worded by the first. */
export function refused(issues: readonly FieldIssue[]): AppError {
  const message = SENTENCES[issues[0]?.key ?? ""];
  return new AppError("invalid_input", message === undefined ? { issues } : { message, issues });
}
