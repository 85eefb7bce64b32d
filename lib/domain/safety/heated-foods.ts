import { FOOD_IDS, type FoodId } from "../food/food-ids";
import { FOODS } from "../food/foods";
import type { Mention } from "../food/scan";
import { expression } from "../shared/expression";
import type { Concept } from "./vocabulary";

/** What other food is cooked in or with: "runny" and "pink" are not said of it. */
export const COOKED_WITH: ReadonlySet<FoodId> = new Set<FoodId>([
  ...FOOD_IDS.filter((id) => id !== "coconut_milk" && ["fat", "herb/spice"].includes(FOODS[id].category)),
  "water",
]);

/** Right before a food they say that something else is cooked in it, on it or beside it ("poach in milk"). */
export const BESIDE = expression(
  /(?<!\p{L})(?:in|into|on|with|im|ins|auf|mit|w|we|na|do|z|ze)(?: (?:the|a|an|some|little|plenty|of|der|dem|den|die|das|einem|einer|etwas|wenig|viel|odrobinie|niewielkiej|ilości))* $/u,
);
/** Characters before a food in which they stand. */
export const BESIDE_REACH = 40;
/** The foods that a mention names, with those of a kind. */
export function foodsNamed(mention: Mention<Concept>): readonly FoodId[] {
  return mention.values.flatMap((value) => (value.kind === "food" || value.kind === "kind" ? [value.food] : []));
}
