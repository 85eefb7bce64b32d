import type { ApiFailure } from "@/lib/http/api-client";

/** Sentences for what can be wrong with a field, by key; `invalid` stands for every key that has none. */
export type IssueTexts = Readonly<Record<string, string>> & { readonly invalid: string };

/** The sentence for a key. */
export function issueText(texts: IssueTexts, key: string): string {
  return texts[key] ?? texts.invalid;
}

/** What both account forms say. */
export interface AccountFormTexts {
  readonly submit: string;
  readonly submitting: string;
  readonly success: string;
  readonly checkFields: string;
  readonly issues: IssueTexts;
  readonly password: { readonly label: string; readonly show: string; readonly hide: string };
}

/** Errors to show beside fields, from what the server found; what belongs to no field of the form is left out. */
export function issuesFromServer<Field extends string>(
  failure: ApiFailure,
  fields: readonly Field[],
  texts: IssueTexts,
): Partial<Record<Field, string>> {
  const errors: Partial<Record<Field, string>> = {};
  for (const { path, key } of failure.issues) {
    const field = fields.find((name) => name === path);
    if (field !== undefined) errors[field] ??= issueText(texts, key);
  }
  return errors;
}
