import type { Order } from "@/components/home/order";

/** The server tells so many ideas for one kitchen apart. */
const LAST_VARIANT = 99;

function kitchenOf({ ingredients, ageGroup, mealType, cookingMethod, language }: Order): string {
  return JSON.stringify([ingredients, ageGroup, mealType, cookingMethod, language]);
}

/**
 * The order for one idea more than the kitchen of this recipe has had on this page, whichever of its recipes is asked.
 * Undefined where nobody knows its kitchen, or when it has had them all.
 */
export function nextIdea(recipeId: string, orders: ReadonlyMap<string, Order>): Order | undefined {
  const order = orders.get(recipeId);
  if (order === undefined) return undefined;
  const kitchen = kitchenOf(order);
  const had = [...orders.values()].filter((other) => kitchenOf(other) === kitchen);
  const variant = Math.max(...had.map((other) => other.variant ?? 0)) + 1;
  return variant > LAST_VARIANT ? undefined : { ...order, variant };
}
