import type { ChipVerdict } from "@/components/ui/chip";
import type { CheckedIngredient } from "./ingredient-checks";

/** The verdicts of a chip in words. */
export interface VerdictWords {
  readonly ok: string;
  readonly change: string;
  readonly caution: string;
  readonly containsAllergen: string;
  readonly blocked: string;
  readonly unknown: string;
}

/** The verdict's icon and word. What is only careful because of an allergen says so. */
export function chipVerdict(
  { verdict, allergens }: CheckedIngredient,
  words: VerdictWords,
): { readonly verdict: ChipVerdict; readonly word: string } {
  const word = verdict === "caution" && allergens.length > 0 ? words.containsAllergen : words[verdict];
  return { verdict, word };
}
