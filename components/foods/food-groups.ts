import { FOOD_CATEGORIES } from "@/lib/domain/food/food";
import type { LibraryFood } from "@/lib/features/ingredients/loaders";
import type { FoodGroup } from "./food-board";

/** Foods by their category, those with nothing in them left out; inside a category in the order they came in. */
export function foodGroups(foods: readonly LibraryFood[]): readonly FoodGroup[] {
  return FOOD_CATEGORIES.map((category) => ({
    category,
    foods: foods.filter((food) => food.category === category).map(({ category: _, ...listed }) => listed),
  })).filter((group) => group.foods.length > 0);
}
