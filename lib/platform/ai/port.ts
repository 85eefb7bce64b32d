import type { z } from "zod";

/** What a model is asked for; the name under which a call stands in the ledger. */
export type QuestionKind = "recipe" | "suggestions" | "photo";

/** One question to a model. Its words are ours and the lexicon's: nothing a parent typed, no name, no address, no id. */
export interface Question<T> {
  readonly kind: QuestionKind;
  readonly system: string;
  readonly prompt: string;
  /** A JPEG that we wrote ourselves. */
  readonly image?: Uint8Array;
  /** What the answer has to be; also sent, as JSON schema. */
  readonly schema: z.ZodType<T>;
  readonly mostAnswerTokens: number;
}

/** What became of one call. `tokens` is what the provider says it used; undefined where it did not say. */
export type Outcome<T> =
  | { readonly kind: "answered"; readonly value: T; readonly tokens: number | undefined }
  /** It answered, but not what was asked: no JSON, another shape, a refusal, cut off at its length. */
  | { readonly kind: "unusable"; readonly tokens: number | undefined }
  /** The provider did not do its work. `worked`: whether a model may have, so that the call may cost something. */
  | { readonly kind: "failed"; readonly failure: ProviderFailure; readonly worked: boolean }
  /** We went away: the parent left. */
  | { readonly kind: "cancelled" };

export interface ProviderFailure {
  readonly reason: "unreachable" | "denied" | "limited" | "slow" | "broken";
  /** How long the provider asked not to be called again. */
  readonly restSeconds?: number;
}

/** A provider, spoken to once: never tries again by itself, never throws. */
export interface Provider {
  readonly writes: boolean;
  readonly sees: boolean;
  ask<T>(question: Question<T>, signal: AbortSignal): Promise<Outcome<T>>;
}

/** Why there is no answer. None of them says anything of what a provider said. */
export type NoAnswer = "budget" | "busy" | "resting" | "failed" | "unusable" | "cancelled";

export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  /** `slow`: the time was up. */
  | { readonly ok: false; readonly why: NoAnswer; readonly slow: boolean };

/** On whose behalf, and until when. */
export interface CallContext {
  /** Counts the calls of one parent per day; never leaves this process. */
  readonly parent: string;
  readonly signal: AbortSignal;
}

/** A model as use cases see it: behind its budget, its breaker and its deadlines. */
export interface LanguageModel {
  readonly writes: boolean;
  readonly sees: boolean;
  /** Milliseconds that one request may spend on a model, all its calls together. */
  readonly patience: number;
  ask<T>(question: Question<T>, context: CallContext): Promise<Answer<T>>;
}
