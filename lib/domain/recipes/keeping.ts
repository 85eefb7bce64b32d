import type { Language } from "../shared/language";
import { KEEPING } from "./language/keeping.table";
import { formOf } from "./plan/dish-form";
import { DISH_FORMS } from "./plan/dish-forms.table";
import { isKind, type FoodKind } from "./plan/food-kind";
import type { RecipePlan } from "./recipe";

export const KEEPING_IDS = [
  "fresh",
  "freshLeaves",
  "oneDay",
  "oneDayRice",
  "twoDays",
  "freezes",
  "noFreezing",
  "reheat",
] as const;
export type KeepingId = (typeof KEEPING_IDS)[number];

/** What spoils first: it is eaten within a day. */
const SPOILS: readonly FoodKind[] = ["fish", "shellfish", "egg", "smallEgg", "mince", "liver", "coldMeat"];
const RAW: readonly FoodKind[] = ["softFruit", "citrus", "berry", "roundFruit"];
/** What turns watery, grainy or hard in the cold. */
const SUFFERS: readonly FoodKind[] = ["egg", "smallEgg", "softDairy", "cream", "starch", "bread", "readyCake"];

function holds(plan: RecipePlan, ...kinds: readonly FoodKind[]): boolean {
  return plan.items.some(({ foodId }) => isKind(foodId, ...kinds));
}

/**
 * How a dish is kept: not at all where fruit is raw in it or leaves and beetroot hold nitrate, a day where it spoils
 * soon, else two; whether it freezes; and how it is heated again.
 */
export function keepingOf(plan: RecipePlan): readonly KeepingId[] {
  const nitrate = holds(plan, "leaf") || plan.items.some(({ foodId }) => foodId === "beetroot");
  if (nitrate) return ["freshLeaves"];
  const { family, texture, mix } = DISH_FORMS[formOf(plan)];
  if (holds(plan, ...RAW) && family !== "batter") return ["fresh"];
  const rice = plan.items.some(({ foodId }) => foodId === "rice" || foodId === "glutinous_rice");
  const days: KeepingId = rice ? "oneDayRice" : holds(plan, ...SPOILS) ? "oneDay" : "twoDays";
  const blended = texture === "smooth" || texture === "thick";
  // Eggs by themselves turn rubbery, in a dough or a mass they do not.
  const freezes = (family === "batter" && mix !== "egg") || blended || !holds(plan, ...SUFFERS);
  return [days, freezes && !rice ? "freezes" : "noFreezing", "reheat"];
}

/** The same in sentences. */
export function describeKeeping(plan: RecipePlan, language: Language): string {
  return keepingOf(plan)
    .map((id) => KEEPING[language][id])
    .join(" ");
}
