import { FOODS } from "../food/foods";
import type { FoodId } from "../food/food-ids";
import { IRON_FROM_PLANTS, VITAMIN_C } from "./plan/boosters";
import { isKind } from "./plan/food-kind";
import { mayAdd } from "./plan/pantry";
import { DISH_FORMS } from "./plan/dish-forms.table";
import { formOf } from "./plan/dish-form";
import type { RecipeBrief, RecipePlan } from "./recipe";

/** Which foods of a dish bring what a baby's meal should have, and what is missing. */
export interface Nutrition {
  readonly iron: readonly FoodId[];
  readonly vitaminC: readonly FoodId[];
  readonly fat: readonly FoodId[];
  /** At most one food for each of iron and vitamin C that the dish lacks; none that the family avoids. */
  readonly tryAdding: readonly FoodId[];
}

/** What the foods of a plan bring, and what to try adding within what the family may have. */
export function nutritionOf(plan: RecipePlan, limits: Pick<RecipeBrief, "avoid" | "months">): Nutrition {
  const foods = plan.items.map(({ foodId }) => foodId);
  const iron = foods.filter((foodId) => FOODS[foodId].iron !== "none");
  const vitaminC = foods.filter((foodId) => FOODS[foodId].vitaminC);
  const fat = foods.filter(
    (foodId) => isKind(foodId, "fat", "cream", "nutButter", "cheese") || foodId === "avocado" || foodId === "salmon",
  );
  const taste = DISH_FORMS[formOf(plan)].taste === "sweet" ? "sweet" : "savoury";
  const first = (candidates: readonly FoodId[]) =>
    candidates.filter((foodId) => !foods.includes(foodId) && mayAdd(foodId, limits)).slice(0, 1);
  return {
    iron,
    vitaminC,
    fat,
    tryAdding: [
      ...(iron.length === 0 ? first(IRON_FROM_PLANTS[taste]) : []),
      ...(vitaminC.length === 0 ? first(VITAMIN_C[taste]) : []),
    ],
  };
}
