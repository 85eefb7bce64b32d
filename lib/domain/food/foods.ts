import type { Food } from "./food";
import type { FoodId } from "./food-ids";
import { ANIMAL_PROTEINS } from "./foods/animal-proteins.table";
import { DAIRY } from "./foods/dairy.table";
import { FATS_AND_OTHERS } from "./foods/fats-and-others.table";
import { FRUITS } from "./foods/fruits.table";
import { GRAINS } from "./foods/grains.table";
import { HERBS_AND_SPICES } from "./foods/herbs-spices.table";
import { PLANT_PROTEINS } from "./foods/plant-proteins.table";
import { VEGETABLES } from "./foods/vegetables.table";

/**
 * Every food of the lexicon. It does not compile when a food is missing. The preparation of an age below a food's
 * `minAgeMonths` is never served; it holds a shape as strict as the first one that is.
 */
export const FOODS: Readonly<Record<FoodId, Food>> = {
  ...VEGETABLES,
  ...FRUITS,
  ...ANIMAL_PROTEINS,
  ...PLANT_PROTEINS,
  ...GRAINS,
  ...HERBS_AND_SPICES,
  ...DAIRY,
  ...FATS_AND_OTHERS,
};

/** The food of an id. Total: every id has its food. */
export function foodById(id: FoodId): Food {
  return FOODS[id];
}
