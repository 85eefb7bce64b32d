import { lowestMonths } from "../food/age";
import type { Language } from "../shared/language";
import { composeRecipe } from "./embedded-writer";
import type { RecipeDraft } from "./recipe";
import { STARTER_SET, type StarterBrief } from "./starter-set.table";

/** The starter set in a language, for the youngest baby of each group and a family that avoids nothing. */
export function composeStarterSet(language: Language): readonly (StarterBrief & { readonly draft: RecipeDraft })[] {
  return STARTER_SET.map((starter) => ({
    ...starter,
    draft: composeRecipe({
      ...starter,
      language,
      months: lowestMonths(starter.ageGroup),
      avoid: { allergens: [], foods: [] },
    }),
  }));
}
