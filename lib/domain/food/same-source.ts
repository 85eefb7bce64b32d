import type { FoodId } from "./food-ids";
import { SAME_SOURCE } from "./same-source.table";

/** The foods, and those of the same plant or animal. The more is given, the more comes back; nothing is added twice. */
export function withSameSource(foods: readonly FoodId[]): readonly FoodId[] {
  return [...new Set([...foods, ...SAME_SOURCE.filter((group) => group.some((food) => foods.includes(food))).flat()])];
}
