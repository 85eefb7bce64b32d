import type { Language } from "../shared/language";
import { RECIPE_LANGUAGES } from "./language/languages";
import type { Measures } from "./measures";
import type { RecipePlan, RecipeText } from "./recipe";

/** A plan in words. The same plan can be said in each of the five languages; the same plan is always the same words. */
export function renderRecipe(plan: RecipePlan, language: Language, measures: Measures = "both"): RecipeText {
  const spoken = RECIPE_LANGUAGES[language];
  return {
    title: spoken.title(plan),
    ingredients: plan.items.map((item) => spoken.ingredientLine(item, plan, measures)),
    instructions: spoken.steps(plan).join("\n"),
    servingInstructions: spoken.serving(plan),
  };
}
