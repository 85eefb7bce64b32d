import type { AgeGroup } from "../food/age";
import type { FoodId } from "../food/food-ids";
import type { Language } from "../shared/language";
import { RECIPE_LANGUAGES } from "./language/languages";

/** One sentence on how a food is prepared and cut for an age, without its name: "Peel, cook until soft and cut …". */
export function describePreparation(foodId: FoodId, ageGroup: AgeGroup, language: Language): string {
  return RECIPE_LANGUAGES[language].preparation(foodId, ageGroup);
}
