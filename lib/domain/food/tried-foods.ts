import type { AllergenId } from "./allergen";
import type { BabyReaction } from "./baby-reaction";
import { FIRST_FOODS, FIRST_FOOD_GROUPS, type FirstFoodGroup } from "./first-foods.table";
import type { FoodId } from "./food-ids";
import { FOODS } from "./foods";

/** One meal of the log. */
export interface LoggedMeal {
  readonly eatenAt: Date;
  readonly reaction: BabyReaction;
  /** Symptoms were noted with it. */
  readonly symptoms: boolean;
  readonly foods: readonly FoodId[];
  /** Its foods that nobody has cleared since; empty for a meal without symptoms. */
  readonly paused: readonly FoodId[];
}

/** The nine groups that most allergies come from (US law names them); each is better met early and often. */
export const MAIN_ALLERGENS = [
  "eggs",
  "milk",
  "peanut",
  "nuts",
  "gluten",
  "soya",
  "fish",
  "crustaceans",
  "sesame",
] as const satisfies readonly AllergenId[];

/** So many meals without symptoms, and a group counts as introduced. */
export const EXPOSURES_TO_INTRODUCE = 3;

export interface AllergenExposure {
  readonly allergen: (typeof MAIN_ALLERGENS)[number];
  /** Meals with it that were eaten, however little. */
  readonly exposures: number;
  readonly lastAt: Date | undefined;
  readonly state: "new" | "started" | "introduced" | "paused";
}

export interface TriedFoods {
  /** How many of the hundred. */
  readonly tried: number;
  readonly groups: readonly {
    readonly group: FirstFoodGroup;
    readonly foods: readonly { readonly food: FoodId; readonly times: number; readonly lastAt: Date | undefined }[];
  }[];
  /** Foods that are not among the hundred, the latest first. */
  readonly others: readonly { readonly food: FoodId; readonly times: number; readonly lastAt: Date | undefined }[];
  readonly allergens: readonly AllergenExposure[];
  /** Iron-rich foods of the last seven days, each once, the latest first. */
  readonly ironThisWeek: readonly FoodId[];
}

const WEEK_MILLISECONDS = 7 * 24 * 3600 * 1000;

/** A meal that was only refused was offered, not eaten. */
function isEaten({ reaction }: LoggedMeal): boolean {
  return reaction !== "rejected";
}

function latest(meals: readonly LoggedMeal[]): Date | undefined {
  return meals.reduce<Date | undefined>(
    (last, { eatenAt }) => (last === undefined || eatenAt > last ? eatenAt : last),
    undefined,
  );
}

function exposureTo(allergen: AllergenExposure["allergen"], meals: readonly LoggedMeal[]): AllergenExposure {
  const holds = (food: FoodId) => FOODS[food].allergens.includes(allergen);
  const eaten = meals.filter((meal) => isEaten(meal) && meal.foods.some(holds));
  const paused = meals.some((meal) => meal.paused.some(holds));
  const calm = eaten.filter(({ symptoms }) => !symptoms).length;
  const started = eaten.length === 0 ? "new" : "started";
  return {
    allergen,
    exposures: eaten.length,
    lastAt: latest(eaten),
    state: paused ? "paused" : calm >= EXPOSURES_TO_INTRODUCE ? "introduced" : started,
  };
}

/** What a baby has met so far, from its meals in any order. `now` ends the week. */
export function triedFoods(meals: readonly LoggedMeal[], now: Date): TriedFoods {
  const eaten = meals.filter(isEaten);
  const byFood = new Map<FoodId, LoggedMeal[]>();
  for (const meal of eaten)
    for (const food of new Set(meal.foods)) byFood.set(food, [...(byFood.get(food) ?? []), meal]);
  const entry = (food: FoodId) => {
    const withIt = byFood.get(food) ?? [];
    return { food, times: withIt.length, lastAt: latest(withIt) };
  };
  const listed = new Set(FIRST_FOOD_GROUPS.flatMap((group) => FIRST_FOODS[group]));
  const week = eaten
    .filter(({ eatenAt }) => eatenAt.getTime() > now.getTime() - WEEK_MILLISECONDS && eatenAt <= now)
    .toSorted((one, other) => other.eatenAt.getTime() - one.eatenAt.getTime());
  return {
    tried: [...listed].filter((food) => byFood.has(food)).length,
    groups: FIRST_FOOD_GROUPS.map((group) => ({ group, foods: FIRST_FOODS[group].map(entry) })),
    others: [...byFood.keys()]
      .filter((food) => !listed.has(food))
      .map(entry)
      .toSorted((one, other) => Number(other.lastAt) - Number(one.lastAt)),
    allergens: MAIN_ALLERGENS.map((allergen) => exposureTo(allergen, meals)),
    ironThisWeek: [...new Set(week.flatMap(({ foods }) => foods))].filter((food) => FOODS[food].iron !== "none"),
  };
}
