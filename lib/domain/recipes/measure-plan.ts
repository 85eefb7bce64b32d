import { DISH_FORMS } from "./plan/dish-forms.table";
import { formOf } from "./plan/dish-form";
import { shareOut, waterMillilitres } from "./plan/amounts";
import { procedureOf } from "./procedure/dish-procedure";
import type { Place } from "./plan/dish-form";
import { isKind } from "./plan/food-kind";
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

/** Where broth is what the food cooks in, so that it takes the place of as much water. */
const COOKED_IN_BROTH: readonly Place[] = ["pot", "braise", "smallPot", "pan"];
/** Less than two spoons of water beside broth is none. */
const LEAST_WATER = 30;

/** Millilitres of broth that the dish itself cooks in. */
function brothMillilitres(plan: RecipePlan): number {
  if (!COOKED_IN_BROTH.includes(DISH_FORMS[formOf(plan)].place)) return 0;
  return plan.items
    .filter(({ foodId, role }) => role !== "beside" && foodId !== "water" && isKind(foodId, "liquid"))
    .reduce((sum, { amount }) => sum + amount.value, 0);
}

/** The water that the steps use and that is not among the ingredients yet, in millilitres; 0 for none. */
function waterUse(plan: RecipePlan): number {
  const steps = procedureOf(plan).flat();
  const apart = steps.some((step) => NEEDS_WATER.some((kind) => kind === step.kind));
  const starts = steps.filter((step) => step.kind === "start");
  if (apart || starts.some(({ place }) => place !== "oven")) {
    const all = waterMillilitres(plan.items, DISH_FORMS[formOf(plan)]);
    const left = apart || starts.length > 1 ? all : all - brothMillilitres(plan);
    return left < LEAST_WATER ? 0 : left;
  }
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
