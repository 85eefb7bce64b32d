import { DISH_FORMS } from "./plan/dish-forms.table";
import { formOf } from "./plan/dish-form";
import { shareOut, waterMillilitres } from "./plan/amounts";
import { procedureOf } from "./procedure/dish-procedure";
import type { PlanItem, RecipePlan } from "./recipe";

/** A plan whose amounts are still to be found. */
export interface UnmeasuredPlan extends Omit<RecipePlan, "items"> {
  readonly items: readonly Omit<PlanItem, "amount">[];
}

const NEEDS_WATER = [
  "beans",
  "drain",
  "grain",
  "soakGrain",
  "crumble",
  "pasta",
  "side",
  "hardBoil",
  "infuse",
  "thicken",
  "flatbread",
] as const;

const MILLILITRES_OF_A_SPOON = 15;

/** The water that the steps use and that is not among the ingredients yet, in millilitres; 0 for none. */
function waterUse(plan: RecipePlan): number {
  const steps = procedureOf(plan).flat();
  const boils = steps.some((step) =>
    step.kind === "start" ? step.place !== "oven" : NEEDS_WATER.some((kind) => kind === step.kind),
  );
  if (boils) return waterMillilitres(plan.items, DISH_FORMS[formOf(plan)]);
  const spoons = steps.map((step) => (step.kind === "mix" && step.mix === "dough" ? step.spoons : 0));
  return Math.max(0, ...spoons) * MILLILITRES_OF_A_SPOON;
}

function withWater(plan: RecipePlan): RecipePlan {
  if (plan.items.some(({ foodId }) => foodId === "water")) return plan;
  const value = waterUse(plan);
  if (value === 0) return plan;
  const water: PlanItem = { foodId: "water", role: "liquid", amount: { value, unit: "ml" }, added: true, minutes: 0 };
  const dish = plan.items.filter(({ role }) => role !== "beside");
  const beside = plan.items.filter(({ role }) => role === "beside");
  return { ...plan, items: [...dish, water, ...beside] };
}

/** The plan with the amounts of one portion of its age, and with the water that its steps use where any may be added. */
export function measurePlan(plan: UnmeasuredPlan, mayAddWater: boolean): RecipePlan {
  const { ageGroup, mealType, items } = plan;
  const beside = new Set(items.filter(({ role }) => role === "beside").map(({ foodId }) => foodId));
  const foods = items.map(({ foodId }) => foodId);
  const amounts = shareOut(foods, { ageGroup, mealType, form: DISH_FORMS[formOf(plan)], beside });
  const measured: RecipePlan = {
    ...plan,
    items: items.map((item) => ({ ...item, amount: amounts.get(item.foodId) ?? { value: 1, unit: "tsp" } })),
  };
  return mayAddWater ? withWater(measured) : measured;
}
