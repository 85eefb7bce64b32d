import { householdMeasure } from "./plan/amounts";
import type { PlanItem } from "./recipe";

/** How amounts are said: grams with a household measure beside, metric alone, or spoons and pieces alone. */
export const MEASURES = ["both", "metric", "household"] as const;
export type Measures = (typeof MEASURES)[number];

const MILLILITRES = { tsp: 5, tbsp: 15 } as const;

/** The item with its amount as the measures want it; what has no other measure keeps its own. */
export function measuredItem(item: PlanItem, measures: Measures): PlanItem {
  const { value, unit } = item.amount;
  if (measures === "metric" && (unit === "tsp" || unit === "tbsp"))
    return { ...item, amount: { value: value * MILLILITRES[unit], unit: "ml" } };
  if (measures === "household") {
    const measure = householdMeasure(item);
    return measure === undefined ? item : { ...item, amount: measure };
  }
  return item;
}
