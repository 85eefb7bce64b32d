import { householdMeasure, type HouseholdMeasure } from "./plan/household-measure";
import type { PlanItem } from "./recipe";

/** How amounts are said: grams with a household measure beside, metric alone, or spoons and pieces alone. */
export const MEASURES = ["both", "metric", "household"] as const;
export type Measures = (typeof MEASURES)[number];

/** An item whose amount is as it is said: of a plan, or as a kitchen measures without a scale. */
export interface MeasuredItem extends Omit<PlanItem, "amount"> {
  readonly amount: PlanItem["amount"] | HouseholdMeasure;
}

const MILLILITRES = { tsp: 5, tbsp: 15 } as const;

/** The item with its amount as the measures want it; what has no other measure keeps its own. */
export function measuredItem(item: PlanItem, measures: Measures): MeasuredItem {
  const { value, unit } = item.amount;
  if (measures === "metric" && (unit === "tsp" || unit === "tbsp"))
    return { ...item, amount: { value: Math.round(value * MILLILITRES[unit]), unit: "ml" } };
  const measure = measures === "household" ? householdMeasure(item) : undefined;
  return measure === undefined ? item : { ...item, amount: measure };
}
