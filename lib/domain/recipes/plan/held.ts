import { FOODS } from "../../food/foods";
import type { Cut } from "../../food/food";
import type { FoodId } from "../../food/food-ids";
import type { PlanItem, RecipePlan } from "../recipe";
import { formOf } from "./dish-form";
import { DISH_FORMS } from "./dish-forms.table";
import { hasSubstance, isKind } from "./food-kind";

/** Of what lies on a plate of pieces the youngest can hold all, some, or nothing. */
export type Held = "all" | "some" | "none";

const HELD_CUTS: readonly Cut[] = ["stick", "wedge", "strip", "floret", "toastFinger"];

/** Whether the youngest is given the food in a shape that sticks out of a fist. */
export function isHeld(foodId: FoodId): boolean {
  const { cut } = FOODS[foodId].preparation["6-9"];
  // An egg is mashed, and round fruit comes in slivers; what is grated raw is cooked in sticks.
  if (isKind(foodId, "egg", "smallEgg", "roundFruit", "cheese", "herb")) return false;
  return HELD_CUTS.includes(cut) || cut === "grate";
}

/** Yogurt and sauces say themselves that they come on a spoon. */
function isPiece({ foodId, role }: PlanItem): boolean {
  if (role === "beside" || isKind(foodId, "softDairy", "sauce")) return false;
  return hasSubstance(foodId) || isKind(foodId, "liver", "shellfish", "coldMeat");
}

export function heldOf(plan: RecipePlan): Held {
  if (plan.ageGroup !== "6-9" || DISH_FORMS[formOf(plan)].served !== "pieces") return "all";
  const pieces = plan.items.filter(isPiece);
  const held = pieces.filter(({ foodId }) => isHeld(foodId));
  if (held.length === 0) return "none";
  return held.length === pieces.length ? "all" : "some";
}

/** How a dish reaches the baby: what no fist can hold comes on a spoon. */
export function servedOf(plan: RecipePlan): "bowl" | "pieces" | "slices" {
  return heldOf(plan) === "none" ? "bowl" : DISH_FORMS[formOf(plan)].served;
}
