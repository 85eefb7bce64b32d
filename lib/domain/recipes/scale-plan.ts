import { roundGrams } from "./plan/amounts";
import { formOf } from "./plan/dish-form";
import { DISH_FORMS } from "./plan/dish-forms.table";
import { isKind } from "./plan/food-kind";
import type { PlanItem, RecipePlan } from "./recipe";

/** Portions of the age that one pot is scaled to at most. */
export const MOST_SERVINGS = 12;

type Amount = PlanItem["amount"];

const TEASPOONS_IN_A_TABLESPOON = 3;
/** From so many on a jug is read by its long lines: of less, fifty more or fewer would make another dough. */
const COARSE_MILLILITRES = 300;
/** Up to so many portions a pinch stays a pinch. */
const PORTIONS_OF_A_PINCH = 3;

function halves(value: number): number {
  return Math.max(0.5, Math.round(value * 2) / 2);
}

/** What grows more slowly than the dish: fat that only covers a pan, water that is not eaten, a leaf that flavours a pot. */
function growsSlowly({ foodId, role }: PlanItem, plan: RecipePlan): boolean {
  const { family, place } = DISH_FORMS[formOf(plan)];
  if (isKind(foodId, "wholeAromatic")) return true;
  if (role === "fat" && isKind(foodId, "fat")) return family === "batter" || place === "pan" || place === "braise";
  return foodId === "water" && family !== "pot";
}

function scaled({ value, unit }: Amount, factor: number): Amount {
  switch (unit) {
    case "g":
      return { value: roundGrams(value * factor), unit };
    case "ml": {
      const step = value * factor < COARSE_MILLILITRES ? 10 : 50;
      return { value: Math.max(step, Math.round((value * factor) / step) * step), unit };
    }
    case "piece":
      return { value: halves(value * factor), unit };
    case "tsp": {
      const spoons = value * factor;
      return spoons < TEASPOONS_IN_A_TABLESPOON
        ? { value: halves(spoons), unit }
        : { value: halves(spoons / TEASPOONS_IN_A_TABLESPOON), unit: "tbsp" };
    }
    case "tbsp":
      return { value: halves(value * factor), unit };
    case "pinch":
      return factor <= PORTIONS_OF_A_PINCH ? { value: 1, unit } : { value: 0.5, unit: "tsp" };
  }
}

/**
 * The plan for so many portions of its age, 1 to `MOST_SERVINGS`, fractions rounded; more or fewer are brought into that
 * range. One portion is the plan as it was. Amounts are rounded as a kitchen measures and never shrink as portions grow.
 */
export function scalePlan(plan: RecipePlan, servings: number): RecipePlan {
  const portions = Math.min(MOST_SERVINGS, Math.max(1, Math.round(servings)));
  if (portions === 1) return plan;
  return {
    ...plan,
    items: plan.items.map((item) => {
      const factor = growsSlowly(item, plan) ? (portions + 1) / 2 : portions;
      return { ...item, amount: scaled(item.amount, factor) };
    }),
  };
}
