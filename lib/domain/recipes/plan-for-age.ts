import { YOUNGEST_MONTHS, type AgeGroup } from "../food/age";
import type { FoodId } from "../food/food-ids";
import { FOODS } from "../food/foods";
import { measurePlan } from "./measure-plan";
import { rankForms } from "./plan/choose-form";
import { formOf } from "./plan/dish-form";
import { hasSubstance } from "./plan/food-kind";
import type { PlanItem, RecipePlan } from "./recipe";

/** A dish as it is made for a younger baby. */
export interface YoungerDish {
  /** `undefined` where what is left without those foods is no such dish any more. */
  readonly plan: RecipePlan | undefined;
  /** Its foods that are for later, in the order of the plan. */
  readonly leftOut: readonly FoodId[];
}

/** The same dish as it is made for another age: of the same form and foods, with the amounts, cuts and textures of that age. */
export function planForAge(plan: RecipePlan, ageGroup: AgeGroup): RecipePlan {
  if (plan.ageGroup === ageGroup) return plan;
  const items = plan.items.filter(({ foodId, added }) => foodId !== "water" || !added);
  return measurePlan({ ...plan, ageGroup, items }, true);
}

function isStillTheDish(plan: RecipePlan, items: readonly PlanItem[], months: number): boolean {
  const foods = items.filter(({ added }) => !added).map(({ foodId }) => foodId);
  const dish = items.filter(({ role }) => role !== "beside").map(({ foodId }) => foodId);
  const { ageGroup, cookingMethod, mealType } = plan;
  const brief = { foods, ageGroup, cookingMethod, mealType, months, language: "en", seed: 0 } as const;
  const forms = rankForms({ ...brief, avoid: { allergens: [], foods: [] } }, dish);
  return foods.some(hasSubstance) && forms.includes(formOf(plan));
}

/**
 * The dish of a plan for a baby of so many completed months in a younger group: as planForAge, without the foods that
 * begin later. What a rule or a family says of the others is not asked here: its words go through the gate.
 */
export function planForYounger(plan: RecipePlan, ageGroup: AgeGroup, months: number): YoungerDish {
  const isLater = ({ foodId }: PlanItem) => FOODS[foodId].minAgeMonths > Math.max(months, YOUNGEST_MONTHS);
  const leftOut = plan.items.filter(isLater).map(({ foodId }) => foodId);
  if (leftOut.length === 0) return { plan: planForAge(plan, ageGroup), leftOut };
  const items = plan.items.filter((item) => !isLater(item));
  if (!isStillTheDish(plan, items, months)) return { plan: undefined, leftOut };
  return { plan: planForAge({ ...plan, items }, ageGroup), leftOut };
}
