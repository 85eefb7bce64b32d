import type { FaultMode } from "./fake-provider-faults";

/** What a fault comes to, for each call. */
export interface FaultOutcome {
  /** Who wrote what is shown of a recipe, of suggestions and of a meal. The composer says why it did. */
  readonly writing: "model" | "composer";
  /** What a photo comes to: the foods in it, honey alone, none, or the code of the failure. */
  readonly photo: "foods" | "honey" | "nothing" | "analysis_failed" | "timeout";
  /** False where the answer is not read to its end, so that nobody knows what it says it cost. */
  readonly countsKnown?: false;
}

/** The provider's and the model's faults as one set: each that the stand-in knows, with its outcome. */
export const FAULT_OUTCOMES: Readonly<Record<FaultMode, FaultOutcome>> = {
  good: { writing: "model", photo: "foods" },
  "extra-fields": { writing: "model", photo: "foods" },
  "duplicate-keys": { writing: "model", photo: "foods" },
  "usage-missing": { writing: "model", photo: "foods" },
  "usage-absurd": { writing: "model", photo: "foods" },
  "unsafe-once": { writing: "model", photo: "honey" },
  "invalid-json": { writing: "composer", photo: "analysis_failed" },
  "fenced-json": { writing: "composer", photo: "analysis_failed" },
  "wrong-schema": { writing: "composer", photo: "analysis_failed" },
  "wrong-types": { writing: "composer", photo: "analysis_failed" },
  "prototype-keys": { writing: "composer", photo: "analysis_failed" },
  "not-a-number": { writing: "composer", photo: "analysis_failed" },
  refusal: { writing: "composer", photo: "analysis_failed" },
  "refusal-as-text": { writing: "composer", photo: "analysis_failed" },
  "empty-text": { writing: "composer", photo: "analysis_failed" },
  "no-text": { writing: "composer", photo: "analysis_failed" },
  // A list of foods is so short that nothing of it was cut off.
  "cut-at-length": { writing: "composer", photo: "foods" },
  "content-filter": { writing: "composer", photo: "analysis_failed" },
  "tool-call": { writing: "composer", photo: "analysis_failed" },
  "deep-json": { writing: "composer", photo: "analysis_failed", countsKnown: false },
  "huge-strings": { writing: "composer", photo: "analysis_failed", countsKnown: false },
  "empty-ingredients": { writing: "composer", photo: "nothing" },
  // A list of foods has neither steps nor a title: what spoils a recipe's words leaves a photo's names as they are.
  "control-characters": { writing: "composer", photo: "foods" },
  html: { writing: "composer", photo: "foods" },
  markdown: { writing: "composer", photo: "foods" },
  link: { writing: "composer", photo: "foods" },
  "safety-claim": { writing: "composer", photo: "foods" },
  "medical-claim": { writing: "composer", photo: "foods" },
  "wrong-language": { writing: "composer", photo: "nothing" },
  // Honey on a photo is named, so that the check of the chip can say why it is left out.
  unsafe: { writing: "composer", photo: "honey" },
  hang: { writing: "composer", photo: "timeout" },
  "hang-after-headers": { writing: "composer", photo: "timeout" },
  "slow-headers": { writing: "composer", photo: "timeout" },
  "slow-body": { writing: "composer", photo: "timeout" },
  "cut-at-once": { writing: "composer", photo: "analysis_failed" },
  "cut-in-the-body": { writing: "composer", photo: "analysis_failed" },
  "status-400": { writing: "composer", photo: "analysis_failed" },
  "status-401": { writing: "composer", photo: "analysis_failed" },
  "status-403": { writing: "composer", photo: "analysis_failed" },
  "status-404": { writing: "composer", photo: "analysis_failed" },
  "status-408": { writing: "composer", photo: "analysis_failed" },
  "status-429": { writing: "composer", photo: "analysis_failed" },
  "status-429-one-second": { writing: "composer", photo: "analysis_failed" },
  "status-429-two-minutes": { writing: "composer", photo: "analysis_failed" },
  "status-500": { writing: "composer", photo: "analysis_failed" },
  "status-503": { writing: "composer", photo: "analysis_failed" },
  "html-page": { writing: "composer", photo: "analysis_failed" },
  "html-failure": { writing: "composer", photo: "analysis_failed" },
  redirect: { writing: "composer", photo: "analysis_failed" },
  "empty-body": { writing: "composer", photo: "analysis_failed" },
  "no-json": { writing: "composer", photo: "analysis_failed" },
  "another-envelope": { writing: "composer", photo: "analysis_failed" },
  "no-choices": { writing: "composer", photo: "analysis_failed" },
  "huge-body": { writing: "composer", photo: "analysis_failed" },
  "truncated-utf8": { writing: "composer", photo: "analysis_failed" },
};
