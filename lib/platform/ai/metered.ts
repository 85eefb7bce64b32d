import "server-only";
import { evenLate } from "../db/call-time";
import { consume } from "../limits/limit";
import { log } from "../log";
import { createBreaker } from "./breaker";
import { reserve, settle, type Reservation } from "./budget";
import type { Answer, CallContext, LanguageModel, Outcome, Provider, Question } from "./port";

export interface MeterSettings {
  /** Tokens per day (UTC) for everybody together. */
  readonly dailyTokens: number;
  /** Calls per day for one parent. */
  readonly dailyCallsPerParent: number;
  readonly patience: number;
}

/** At once in this process; more would wait for one another longer than a parent does. */
const MOST_AT_ONCE = 8;
const DAY_SECONDS = 24 * 3600;
/** What a picture of the size that we send costs at most. */
const IMAGE_TOKENS = 3_000;
/** The schema and what a protocol wraps around a question. */
const WRAPPING_TOKENS = 600;
/** A provider that says it used more has miscounted. */
const MOST_BELIEVED_TOKENS = 1_000_000;

/** At most this many tokens: no tokenizer makes more tokens of a text than it has bytes. */
function mostTokens({ system, prompt, image, mostAnswerTokens }: Question<unknown>): number {
  const words = Buffer.byteLength(system) + Buffer.byteLength(prompt);
  return words + (image === undefined ? 0 : IMAGE_TOKENS) + WRAPPING_TOKENS + mostAnswerTokens;
}

function isCount(tokens: number | undefined): tokens is number {
  return tokens !== undefined && Number.isSafeInteger(tokens) && tokens >= 0 && tokens <= MOST_BELIEVED_TOKENS;
}

/** What a call is booked with: what the provider counted, everything where it may have worked and did not say. */
function usedTokens(outcome: Outcome<unknown>, reserved: number): number {
  if (outcome.kind === "cancelled") return reserved;
  if (outcome.kind === "failed") return outcome.worked ? reserved : 0;
  return isCount(outcome.tokens) ? outcome.tokens : reserved;
}

function didArrive(outcome: Outcome<unknown>): boolean {
  return outcome.kind !== "failed" || outcome.failure.reason !== "unreachable";
}

function no(why: Exclude<Answer<never>, { ok: true }>["why"], slow = false): Answer<never> {
  return { ok: false, why, slow };
}

/**
 * A provider behind everything that keeps it from costing too much, taking too long or being asked in vain. A question
 * is one call or none. Throws only when the database does not answer.
 */
export function meteredModel(provider: Provider, settings: MeterSettings): LanguageModel {
  const breaker = createBreaker(() => performance.now());
  const asking = new Set<string>();
  let atOnce = 0;

  function report(outcome: Outcome<unknown>): void {
    if (outcome.kind === "cancelled") breaker.inconclusive();
    else if (outcome.kind !== "failed") breaker.succeeded();
    else {
      const { reason, restSeconds } = outcome.failure;
      breaker.failed({ restSeconds, final: reason === "denied" });
      log.warn("model_failed", { reason });
    }
  }

  async function book(reservation: Reservation, outcome: Outcome<unknown>): Promise<void> {
    try {
      await evenLate(() => settle(reservation, usedTokens(outcome, reservation.tokens), didArrive(outcome)));
    } catch (error) {
      // What was reserved stays reserved: too much is counted rather than too little.
      log.error("model_call_not_settled", error);
    }
  }

  /** Tokens set aside for the call, or none where this parent's day or everybody's is used up. */
  async function afford(question: Question<unknown>, parent: string): Promise<Reservation | undefined> {
    const daily = { points: settings.dailyCallsPerParent, durationSeconds: DAY_SECONDS };
    if (!(await consume(`model:${parent}`, { ...daily, whenUnknown: "closed" })).ok) return undefined;
    return reserve(question.kind, mostTokens(question), settings.dailyTokens);
  }

  async function call<T>(question: Question<T>, { parent, signal }: CallContext): Promise<Answer<T>> {
    if (!breaker.admits()) return no("resting");
    let outcome: Outcome<T> = { kind: "cancelled" };
    try {
      const reservation = await afford(question, parent);
      if (reservation === undefined) return no("budget");
      outcome = await provider.ask(question, signal);
      await book(reservation, outcome);
    } finally {
      report(outcome);
    }
    if (outcome.kind === "answered") return { ok: true, value: outcome.value };
    if (outcome.kind === "failed") return no("failed", outcome.failure.reason === "slow");
    return no(outcome.kind);
  }

  return {
    writes: provider.writes,
    sees: provider.sees,
    patience: settings.patience,
    async ask<T>(question: Question<T>, context: CallContext): Promise<Answer<T>> {
      if (context.signal.aborted) return no("cancelled");
      if (atOnce >= MOST_AT_ONCE || asking.has(context.parent)) return no("busy");
      atOnce += 1;
      asking.add(context.parent);
      try {
        return await call(question, context);
      } finally {
        atOnce -= 1;
        asking.delete(context.parent);
      }
    },
  };
}
