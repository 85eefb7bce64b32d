import { FOODS } from "../../food/foods";
import type { CookingMethod } from "../../food/cooking";
import type { FoodId } from "../../food/food-ids";
import type { Place } from "../plan/dish-form";
import { isKind } from "../plan/food-kind";
import type { Stage } from "./step";

const WET: readonly CookingMethod[] = ["soup", "stew", "steamed", "pureed", "fingerFood", "stirFried"];
/** Foods whose times differ by less go in together, with the longer time. */
const TOGETHER_MINUTES = 4;

/** Whose minutes hold in a place: what is tossed in a pan afterwards is steamed soft before. */
const METHODS_OF: Readonly<Record<Place, readonly CookingMethod[]>> = {
  pot: ["soup"],
  braise: ["stew"],
  steamer: ["steamed"],
  pan: ["steamed", "stirFried"],
  smallPot: ["pureed"],
  simmer: ["fingerFood"],
  boil: ["fingerFood"],
  swell: ["fingerFood"],
  oven: ["baked"],
};

/** Where leaves that have no time of their own wilt as fast as in a little water. */
const WILTING: readonly Place[] = ["oven", "simmer", "boil", "swell"];

function timesIn(foodId: FoodId, place: Place): readonly number[] {
  return METHODS_OF[place].flatMap((method) => FOODS[foodId].minutesToSoft[method] ?? []);
}

/**
 * The minutes of a food in a place; where the place does not suit it, the longest of the gentle ones; 0: none. Leaves wilt
 * on a tray and in much water in the time that they need in a little: longer they would turn crisp, or to nothing.
 */
export function minutesIn(foodId: FoodId, place: Place): number {
  const times = timesIn(foodId, place);
  if (times.length > 0) return Math.max(...times);
  return WILTING.includes(place) && isKind(foodId, "leaf") ? minutesIn(foodId, "smallPot") : potMinutes(foodId);
}

/** The minutes of a food in a pot of its own: the longest of the gentle ones; 0: it needs none. */
export function potMinutes(foodId: FoodId): number {
  const times = FOODS[foodId].minutesToSoft;
  return Math.max(0, ...WET.map((wet) => times[wet] ?? 0));
}

/** Whether the lexicon knows a time for the food in this place, so that it can cook with the rest. */
export function cooksIn(foodId: FoodId, place: Place): boolean {
  return Math.max(0, ...timesIn(foodId, place)) > 0;
}

/** From half an hour on a cook looks at the clock in fives, and rather leaves a thing a little longer. */
function onTheClock(minutes: number): number {
  return minutes > 30 ? Math.ceil(minutes / 5) * 5 : minutes;
}

/** The foods in the order in which they go in: the longest first, and the minutes until the next. */
export function stagesOf(foods: readonly FoodId[], minutes: (foodId: FoodId) => number): readonly Stage[] {
  const sorted = [...foods].sort((left, right) => minutes(right) - minutes(left));
  const groups: { foods: FoodId[]; minutes: number }[] = [];
  for (const foodId of sorted) {
    const last = groups.at(-1);
    const own = minutes(foodId);
    if (last !== undefined && last.minutes - own < TOGETHER_MINUTES) last.foods.push(foodId);
    else groups.push({ foods: [foodId], minutes: own });
  }
  return groups.map((group, index) => ({
    foods: group.foods,
    minutes: onTheClock(group.minutes - (groups[index + 1]?.minutes ?? 0)),
  }));
}

/** Foods that share a property, in the order of first appearance. */
export function groupFoods<K extends string | number>(
  foods: readonly FoodId[],
  keyOf: (foodId: FoodId) => K,
): readonly (readonly [K, readonly FoodId[]])[] {
  const groups = new Map<K, FoodId[]>();
  for (const foodId of foods) {
    const key = keyOf(foodId);
    groups.set(key, [...(groups.get(key) ?? []), foodId]);
  }
  return [...groups];
}
