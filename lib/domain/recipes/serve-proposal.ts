import type { FoodId } from "../food/food-ids";
import type { CookingMethod } from "../food/cooking";
import { RECIPE_LANGUAGES } from "./language/languages";
import type { RecipeBrief, ServingInstructions } from "./recipe";

/** What comes from them is eaten with a spoon. */
const FROM_A_BOWL: readonly CookingMethod[] = ["soup", "stew", "pureed"];

/**
 * How a dish is served of which only the brief and its foods are known, in our words: how a piece is cut for the age, how
 * soft it has to be and how the baby sits. A recipe that somebody else wrote says what is cooked, and nothing of this.
 */
export function serveProposal(
  { cookingMethod, ageGroup, language }: Pick<RecipeBrief, "cookingMethod" | "ageGroup" | "language">,
  foods: readonly FoodId[],
): ServingInstructions {
  const as = FROM_A_BOWL.includes(cookingMethod) ? "bowl" : "pieces";
  return RECIPE_LANGUAGES[language].servingOf(as, foods, ageGroup);
}
