import "server-only";

const FAILURES_TO_OPEN = 5;
const WITHIN_MILLISECONDS = 30_000;
const REST_MILLISECONDS = 15_000;
const LONGEST_REST_SECONDS = 120;

/** Keeps calls from a provider that fails. What a model writes, be it unsafe or nonsense, never opens it. */
export interface Breaker {
  /** Whether a call may be made now. While it recovers, one call at a time may. */
  readonly admits: () => boolean;
  readonly succeeded: () => void;
  /** A failure of the provider. `restSeconds`: it asked to be left alone; `final`: no further call can succeed soon. */
  readonly failed: (how?: { readonly restSeconds?: number | undefined; readonly final?: boolean }) => void;
  /** The call said nothing about the provider: its caller went away. */
  readonly inconclusive: () => void;
}

/**
 * Opens for 15 s after five failures within 30 s, at once after a final one, and for as long as the provider asked (at
 * most two minutes). Then one call tries; it closes when that succeeds. `now` is in milliseconds.
 */
export function createBreaker(now: () => number): Breaker {
  let failures: number[] = [];
  let openUntil = 0;
  let trying = false;

  function open(milliseconds: number): void {
    openUntil = now() + milliseconds;
    failures = [];
    trying = false;
  }

  return {
    admits() {
      if (openUntil === 0) return true;
      if (now() < openUntil || trying) return false;
      trying = true;
      return true;
    },
    succeeded() {
      openUntil = 0;
      failures = [];
      trying = false;
    },
    failed({ restSeconds, final = false } = {}) {
      const time = now();
      failures = [...failures.filter((at) => at > time - WITHIN_MILLISECONDS), time];
      if (restSeconds !== undefined) open(Math.min(restSeconds, LONGEST_REST_SECONDS) * 1000);
      else if (final || trying || failures.length >= FAILURES_TO_OPEN) open(REST_MILLISECONDS);
    },
    inconclusive() {
      trying = false;
    },
  };
}
