import { eatenGrams } from "../plan/amounts";
import type { DishForm } from "../plan/dish-form";
import { isKind, type FoodKind } from "../plan/food-kind";
import type { PlanItem } from "../recipe";
import type { Foods } from "./step";

/** Of yogurt, curd and the like so much is water. */
const WATER_OF_CURD = 0.7;
/**
 * From these shares of its flour or flakes on, what wets a dough leaves room for no water, and for two spoons of it and no
 * more. Both lie where no dough of one portion does, so that amounts rounded for twelve say the same.
 */
const WET = 0.95;
const ALMOST_WET = 0.33;

/**
 * The tablespoons of water that a dough takes at most. An egg wets its own weight of flour or flakes: with water too,
 * nothing would hold together.
 */
export function waterSpoons(form: DishForm, items: readonly PlanItem[], mixed: Foods): 0 | 2 | 4 {
  if (form.mix !== "dough" || mixed.some((foodId) => isKind(foodId, "liquid"))) return 0;
  const grams = (kinds: readonly FoodKind[]) =>
    items
      .filter(({ foodId }) => mixed.includes(foodId) && isKind(foodId, ...kinds))
      .reduce((sum, item) => sum + (item.amount.unit === "g" ? item.amount.value : eatenGrams(item, form)), 0);
  const milk = items.reduce((sum, { foodId, amount }) => sum + (isKind(foodId, "milk") ? amount.value : 0), 0);
  // Flakes and meal drink more than the milk of a portion; flour is wetted by it and by the fruit.
  const dry = grams(milk > 0 ? ["porridgeGrain"] : ["flour", "porridgeGrain"]);
  const wet = milk + grams(["egg"]) + grams(["softDairy"]) * WATER_OF_CURD;
  if (wet >= dry * WET) return 0;
  return wet >= dry * ALMOST_WET ? 2 : 4;
}
