import type { AllergenId } from "@/lib/domain/food/allergen";
import type { FoodId } from "@/lib/domain/food/food-ids";
import type { Language } from "@/lib/domain/shared/language";

/** What parents of one language type, and what is expected of it. */
export interface NinthPaper {
  readonly language: Language;
  /** At seven months, in the letters of `exam-row.ts`. */
  readonly verdicts: readonly (readonly [input: string, letter: string])[];
  /** The same at thirteen months. */
  readonly verdictsAtTwelve: readonly (readonly [input: string, letter: string])[];
  /** The same at twenty-six months, where it was asked. */
  readonly verdictsAtTwentySix?: readonly (readonly [input: string, letter: string])[];
  /** Which foods it names, in their order; none where it names something else that sounds like one. */
  readonly named: readonly (readonly [input: string, foods: readonly FoodId[]])[];
  /** What a family that avoids the group is told of. */
  readonly hidden: readonly (readonly [allergen: AllergenId, input: string])[];
  /** What the group is not in, whatever its letters say. */
  readonly free: readonly (readonly [allergen: AllergenId, input: string])[];
}

/** Several inputs, parted by bars, of which the same is expected. */
export function each(letter: string, inputs: string): readonly (readonly [input: string, letter: string])[] {
  return inputs.split("|").map((input) => [input, letter]);
}
