import { ageGroupForMonths, YOUNGEST_MONTHS } from "../food/age";
import type { CookingMethod, MealType } from "../food/cooking";
import type { FoodId } from "../food/food-ids";
import { FOODS } from "../food/foods";
import { planRecipe } from "../recipes/plan-recipe";
import { hasSubstance } from "../recipes/plan/food-kind";
import type { RecipeBrief } from "../recipes/recipe";
import { hashText } from "../shared/seeded-random";
import { allowedMenus, goesWith, groupsOf, type MealLimits } from "./meal-foods";
import type { MealPart, Menu } from "./menu.table";

/** A meal that was suggested before. */
export interface PastMeal {
  readonly foods: readonly FoodId[];
  /** The dish it was; absent where nobody knows. */
  readonly form?: string;
}

/** What a meal is asked for. */
export interface MealWish extends MealLimits {
  readonly mealType: MealType;
  /** Foods the baby has eaten; empty: nobody has said. */
  readonly tried: readonly FoodId[];
  /** Meals suggested lately, the latest first; only the first seven count. */
  readonly recent: readonly PastMeal[];
  readonly seed: number;
}

/** A meal before it is written: what to cook and how, and why these. */
export interface MealIdea {
  readonly brief: Omit<RecipeBrief, "language">;
  readonly form: string;
  /** Its foods that iron comes from; empty where the family's restrictions leave none or the meal needs none. */
  readonly iron: readonly FoodId[];
  /** Its foods with vitamin C, which helps with iron from plants; empty where the iron is from meat or fish. */
  readonly ironHelpers: readonly FoodId[];
  /** Foods the baby has not eaten yet; empty where nobody has said what it ate. */
  readonly newFoods: readonly FoodId[];
  /** Foods of none of the meals suggested lately; empty for the first. */
  readonly change: readonly FoodId[];
}

const WEEK = 7;
const JUST_NOW = 2;
const SEEDS_TRIED = 3;

/** 0 for a food of none of the recent meals, else the higher the more recent. */
function recency(food: FoodId, recent: readonly PastMeal[]): number {
  const index = recent.findIndex(({ foods }) => foods.includes(food));
  return index === -1 ? 0 : WEEK - index;
}

/** Where something stands in the turn of a seed, which is another at each meal: dinner is not what lunch was. */
function turnOf({ seed, mealType }: Pick<MealWish, "seed" | "mealType">, what: string): number {
  return hashText(`${String(seed)}/${mealType}/${what}`);
}

interface Choosing {
  readonly wish: MealWish;
  readonly recent: readonly PastMeal[];
  /** The one part where a food the baby does not know is welcome. */
  readonly newPart: MealPart;
}

type Key = readonly number[];

function compare(one: Key, other: Key): number {
  for (const [index, value] of one.entries()) {
    const difference = value - (other[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

function sortedBy<T>(items: readonly T[], keyOf: (item: T) => Key): readonly T[] {
  return items
    .map((item) => ({ item, key: keyOf(item) }))
    .toSorted((one, other) => compare(one.key, other.key))
    .map(({ item }) => item);
}

/**
 * At a meal that has no iron yet a base that has some first; foods of the last two meals last; one new food at a time;
 * vitamin C beside iron from plants; then the longest ago.
 */
function pick(part: MealPart, candidates: readonly FoodId[], chosen: readonly FoodId[], choosing: Choosing) {
  const { wish, recent, newPart } = choosing;
  const met = groupsOf(wish.tried);
  const fitting = candidates.filter((food) => !chosen.includes(food) && goesWith(food, chosen, wish, met));
  const needsHelp = part === "produce" && chosen.some((food) => FOODS[food].iron === "plant-or-egg");
  const needsIron = part === "base" && wish.mealType !== "snack" && !chosen.some((food) => FOODS[food].iron !== "none");
  return sortedBy(fitting, (food) => {
    const age = recency(food, recent);
    const unknown = wish.tried.length > 0 && wish.tried.includes(food) === (part === newPart);
    return [
      needsIron && FOODS[food].iron === "none" ? 1 : 0,
      age > WEEK - JUST_NOW ? age : 0,
      unknown ? 1 : 0,
      needsHelp && !FOODS[food].vitaminC ? 1 : 0,
      age,
      turnOf(wish, food),
    ];
  })[0];
}

const NEW_PARTS: readonly MealPart[] = ["produce", "iron", "base"];
/** Iron is chosen first, so that nothing else takes its place. */
const ORDER: readonly MealPart[] = ["iron", "base", "produce", "fat", "flavour"];

function chooseFoods(menu: Menu, wish: MealWish, recent: readonly PastMeal[]): readonly FoodId[] {
  const newPart = NEW_PARTS[turnOf(wish, "new") % NEW_PARTS.length] ?? "produce";
  const chosen: FoodId[] = [];
  for (const part of ORDER) {
    const food = pick(part, menu.parts[part], chosen, { wish, recent, newPart });
    if (food !== undefined) chosen.push(food);
  }
  return chosen;
}

function methodsFor(menu: Menu, foods: readonly FoodId[]): readonly CookingMethod[] {
  const substance = foods.filter(hasSubstance);
  const fitting = menu.methods.filter((method) =>
    substance.every((food) => FOODS[food].minutesToSoft[method] !== undefined),
  );
  return fitting.length > 0 ? fitting : menu.methods;
}

function dishesOf(menu: Menu, foods: readonly FoodId[], wish: MealWish) {
  const { months, avoid, mealType, seed } = wish;
  return methodsFor(menu, foods).flatMap((cookingMethod) =>
    Array.from({ length: SEEDS_TRIED }, (_, turn) => {
      const brief = {
        foods,
        cookingMethod,
        mealType,
        ageGroup: ageGroupForMonths(months),
        months,
        avoid,
        seed: seed + turn,
      };
      return { brief, form: planRecipe({ ...brief, language: "en" }).form };
    }),
  );
}

function whyOf(foods: readonly FoodId[], { tried }: MealWish, recent: readonly PastMeal[]) {
  const main = foods.filter(hasSubstance);
  const iron = main.filter((food) => FOODS[food].iron !== "none");
  const fromPlants = iron.length > 0 && iron.every((food) => FOODS[food].iron === "plant-or-egg");
  return {
    iron,
    ironHelpers: fromPlants ? main.filter((food) => FOODS[food].vitaminC && !iron.includes(food)) : [],
    newFoods: tried.length === 0 ? [] : main.filter((food) => !tried.includes(food)),
    change: recent.length === 0 ? [] : main.filter((food) => recency(food, recent) === 0),
  };
}

/**
 * A meal for a baby of so many completed months: a base, a source of iron at lunch and dinner, a vegetable or a fruit and
 * some fat, none of which the family avoids. The same wish is the same meal. `undefined` below six months, and where the
 * restrictions leave nothing to cook.
 */
export function suggestMeal(wish: MealWish): MealIdea | undefined {
  if (wish.months < YOUNGEST_MONTHS) return undefined;
  const recent = wish.recent.slice(0, WEEK);
  const menus = allowedMenus(wish.mealType, wish);
  const menu = menus[turnOf(wish, "menu") % Math.max(1, menus.length)];
  if (menu === undefined) return undefined;
  const foods = chooseFoods(menu, wish, recent);
  const [dish] = sortedBy(dishesOf(menu, foods, wish), ({ brief, form }) => {
    const index = recent.findIndex((meal) => meal.form === form);
    return [index === -1 ? 0 : WEEK - index, turnOf(wish, `${brief.cookingMethod}/${form}`)];
  });
  return dish && { ...dish, ...whyOf(foods, wish, recent) };
}
