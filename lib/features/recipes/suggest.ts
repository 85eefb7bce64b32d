import "server-only";
import { composeSuggestions } from "@/lib/domain/recipes/embedded-writer";
import type { UserId } from "@/lib/domain/shared/actor";
import type { Language } from "@/lib/domain/shared/language";
import { profileOf } from "@/lib/features/family/profile-of";
import { briefFor } from "./brief-for";
import { checkedRecipeFields } from "./checked-recipe";
import { MAX_SUGGESTIONS, type GenerateInput, type SuggestionOutput } from "./schema";
import { passGate } from "./write-checked";

/** At most two alternatives that passed the gate; nothing is stored until one is bookmarked. */
export async function suggestRecipes(
  userId: UserId,
  input: GenerateInput,
  language: Language,
): Promise<SuggestionOutput[]> {
  const profile = await profileOf(userId, input.ageGroup);
  const { brief, excluded } = briefFor(input, profile, language);
  return composeSuggestions(brief)
    .flatMap((draft) => {
      const checked = passGate(draft, brief, profile);
      if (!checked) return [];
      const fields = checkedRecipeFields(checked, brief, checked.assessment.findings, excluded, language);
      return [{ ...fields, additionalIngredients: [...draft.additionalIngredients] }];
    })
    .slice(0, MAX_SUGGESTIONS);
}
