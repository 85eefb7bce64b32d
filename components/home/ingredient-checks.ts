import type { AgeGroup } from "@/lib/domain/food/age";
import type { CheckOutput } from "@/lib/features/ingredients/schema";

export type CheckedIngredient = CheckOutput["results"][number];

/** What is known of one typed ingredient at one age. */
export type IngredientCheck =
  | { readonly state: "checking" }
  | { readonly state: "failed" }
  | { readonly state: "checked"; readonly result: CheckedIngredient };

export interface IngredientChecks {
  /** Every check so far, and the inputs whose answers came last. */
  readonly snapshot: () => ChecksSnapshot;
  readonly subscribe: (listener: () => void) => () => void;
  /** Asks for what is not known yet, all of it in one call shortly after the last change. */
  readonly want: (inputs: readonly string[], ageGroup: AgeGroup | undefined) => void;
  /** Asks again for what failed. */
  readonly retry: () => void;
}

export interface ChecksSnapshot {
  readonly checkOf: (input: string, ageGroup: AgeGroup | undefined) => IngredientCheck;
  readonly lastAnswered: readonly string[];
}

/** Long enough to take a pasted list and a quick typist together, short enough to feel at once. */
const PAUSE_MILLISECONDS = 120;
const CHECKING: IngredientCheck = { state: "checking" };
const FAILED: IngredientCheck = { state: "failed" };

function keyOf(input: string, ageGroup: AgeGroup | undefined): string {
  return `${ageGroup ?? ""}\n${input}`;
}

/**
 * The answers to everything typed, by what was asked: word and age. An answer that comes late can therefore never stand
 * for another word or another age, in whatever order answers arrive. `ask` answers in the order of its inputs.
 */
export function createIngredientChecks(
  ask: (inputs: readonly string[], ageGroup: AgeGroup | undefined) => Promise<readonly CheckedIngredient[]>,
): IngredientChecks {
  const known = new Map<string, IngredientCheck>();
  const waiting = new Map<AgeGroup | undefined, Set<string>>();
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let current = publish([]);

  function publish(lastAnswered: readonly string[]): ChecksSnapshot {
    return { checkOf: (input, ageGroup) => known.get(keyOf(input, ageGroup)) ?? CHECKING, lastAnswered };
  }

  function tell(lastAnswered: readonly string[]): void {
    current = publish(lastAnswered);
    for (const listener of listeners) listener();
  }

  async function send(inputs: readonly string[], ageGroup: AgeGroup | undefined): Promise<void> {
    let results: readonly CheckedIngredient[] = [];
    try {
      results = await ask(inputs, ageGroup);
    } catch {
      // Whatever went wrong, the chip says that it could not be checked and offers to try again.
    }
    inputs.forEach((input, index) => {
      const result = results.length === inputs.length ? results[index] : undefined;
      known.set(keyOf(input, ageGroup), result === undefined ? FAILED : { state: "checked", result });
    });
    tell(inputs);
  }

  function flush(): void {
    const batches = [...waiting];
    waiting.clear();
    for (const [ageGroup, inputs] of batches) void send([...inputs], ageGroup);
  }

  function queue(input: string, ageGroup: AgeGroup | undefined): void {
    known.set(keyOf(input, ageGroup), CHECKING);
    const inputs = waiting.get(ageGroup) ?? new Set();
    waiting.set(ageGroup, inputs.add(input));
    clearTimeout(timer);
    timer = setTimeout(flush, PAUSE_MILLISECONDS);
  }

  return {
    snapshot: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    want: (inputs, ageGroup) => {
      for (const input of inputs) if (!known.has(keyOf(input, ageGroup))) queue(input, ageGroup);
    },
    retry: () => {
      const failed = [...known].filter(([, check]) => check === FAILED).map(([key]) => key);
      for (const key of failed) known.delete(key);
      if (failed.length > 0) tell([]);
    },
  };
}
