import type { AgeGroup } from "../../food/age";
import type { MealType } from "../../food/cooking";
import type { FoodId } from "../../food/food-ids";
import type { PlanItem } from "../recipe";
import type { DishForm } from "./dish-form";
import { GROUND_DRY } from "../procedure/job";
import { isKind, kindOf, traitsOf } from "./food-kind";
import { EATEN_PER_GRAM, MOST_GRAMS, MOST_GRAMS_OF, PORTION_GRAMS, SNACK_SHARE } from "./measures.table";

export type Amount = PlanItem["amount"];

const EGG_GRAMS: Readonly<Partial<Record<FoodId, number>>> = { egg: 50, quail_egg: 10, duck_egg: 70 };
const SPOON_GRAMS = 5;
/** From this portion on a dish of eggs takes two. */
const EGG_MEAL_GRAMS = 180;
/** At least this share of the portion is left for what is not counted in pieces or spoons. */
const LEAST_SHARE = 0.4;
/** More portions than this are never put on the plate: two kinds of egg alone may be one. */
const MOST_PORTIONS = 1.5;
/** What the rounding of the rest may come to. */
const ROUNDING_GRAMS = 5;

/** Grams on the plate of one meal of an age. */
export function portionGrams(ageGroup: AgeGroup, mealType: MealType): number {
  return PORTION_GRAMS[ageGroup] * (mealType === "snack" ? SNACK_SHARE : 1);
}

/** Grams of an ingredient that reach the plate. Liquids cook away or are drunk and count nothing. */
export function eatenGrams(
  { foodId, amount, role }: Pick<PlanItem, "foodId" | "amount" | "role">,
  form: DishForm,
): number {
  if (role === "liquid") return 0;
  switch (amount.unit) {
    case "g":
      return amount.value * eatenPerGram(foodId, form);
    case "ml":
      return amount.value;
    case "piece":
      return amount.value * (EGG_GRAMS[foodId] ?? 0);
    case "tbsp":
      return amount.value * 3 * SPOON_GRAMS;
    case "tsp":
      return amount.value * SPOON_GRAMS;
    case "pinch":
      return 0;
  }
}

/** The small amounts that do not grow with the dish. `undefined`: the food takes its share of the portion. */
function fixedAmount(foodId: FoodId, ageGroup: AgeGroup, portion: number, form: DishForm): Amount | undefined {
  const small = ageGroup === "6-9";
  switch (kindOf(foodId)) {
    case "egg":
    case "smallEgg":
      return eggAmount(foodId, portion, form);
    case "fat":
    case "nutButter":
      return { value: 1, unit: "tsp" };
    case "cream":
      return small ? { value: 2, unit: "tsp" } : { value: 1, unit: "tbsp" };
    case "groundNut":
    case "chia":
      return { value: small ? 1 : 2, unit: "tsp" };
    case "herb":
      return { value: 0.5, unit: "tsp" };
    case "spice":
      return { value: 1, unit: "pinch" };
    case "sour":
    case "seasoning":
    case "leaven":
      return { value: 0.5, unit: "tsp" };
    case "wholeAromatic":
      return { value: 1, unit: "piece" };
    case "milk":
      return { value: form.mix === "dough" && portion <= SMALL_DOUGH ? 30 : 50, unit: "ml" };
    case "liquid":
      return { value: 150, unit: "ml" };
    default:
      return undefined;
  }
}

/** Up to this portion a dough takes two spoons of milk, or it would take more flour than the baby eats. */
const SMALL_DOUGH = 120;
/** Of a dish that eggs are only stirred into, one is no more than this share, and of any other dish no more than half. */
const MOST_EGG_OF_A_DOUGH = 0.42;

/** Two eggs in a toddler's dish of eggs, else one, or half of it where one would be too much of the meal. */
function eggAmount(foodId: FoodId, portion: number, form: DishForm): Amount {
  if (foodId === "egg" && form.mix === "egg" && portion >= EGG_MEAL_GRAMS) return { value: 2, unit: "piece" };
  if (foodId === "quail_egg") return { value: portion >= 100 ? 2 : 1, unit: "piece" };
  const most = portion * (form.mix === "dough" ? MOST_EGG_OF_A_DOUGH : 0.5);
  return { value: (EGG_GRAMS[foodId] ?? 0) <= most ? 1 : 0.5, unit: "piece" };
}

/** As little of it as a cook still measures: half an egg, one of a quail, half the spoons. */
function sparing(foodId: FoodId, amount: Amount): Amount {
  if (amount.unit === "tbsp") return { value: amount.value * 2, unit: "tsp" };
  if (amount.unit === "tsp") return { value: Math.max(0.5, amount.value / 2), unit: "tsp" };
  if (amount.unit !== "piece" || !isKind(foodId, "egg", "smallEgg")) return amount;
  return { value: foodId === "quail_egg" ? 1 : 0.5, unit: "piece" };
}

/** Steps a kitchen scale and a cook can follow: 1 g below 10 g, 5 g below 100 g, 10 g above. */
export function roundGrams(grams: number): number {
  const step = grams < 10 ? 1 : grams < 100 ? 5 : 10;
  return Math.max(step === 1 ? 1 : step, Math.round(grams / step) * step);
}

/** Grams of flakes or semolina in one dough: more are no meal, but a brick. */
const MOST_OF_A_DOUGH: Readonly<Record<AgeGroup, number>> = { "6-9": 30, "9-12": 45, "12-24": 60 };

/** What binds a mass is no more of it than crumbs would be, or meatballs would be made of oats. */
function mostGrams(foodId: FoodId, ageGroup: AgeGroup, form: DishForm): number {
  if (form.mix === "mass" && isMixedDry(foodId, form)) return MOST_GRAMS.crumbs?.[ageGroup] ?? Number.POSITIVE_INFINITY;
  if (form.mix === "dough" && GROUND_DRY.includes(foodId)) return MOST_OF_A_DOUGH[ageGroup];
  return MOST_GRAMS_OF[foodId]?.[ageGroup] ?? MOST_GRAMS[kindOf(foodId)]?.[ageGroup] ?? Number.POSITIVE_INFINITY;
}

/** Oats, semolina and spelt go into a batter as they are; other grain is boiled first. */
function isMixedDry(foodId: FoodId, { family, mix }: DishForm): boolean {
  return family === "batter" && mix !== "egg" && (isKind(foodId, "flour") || GROUND_DRY.includes(foodId));
}

/** Flour and oats that go into a dough dry take up less water than in a porridge. */
function eatenPerGram(foodId: FoodId, form: DishForm): number {
  if (isMixedDry(foodId, form) && !isKind(foodId, "flour")) return 2;
  return EATEN_PER_GRAM[kindOf(foodId)] ?? 1;
}

/** Grams of flour or flakes for a gram of egg and milk, so that a spoon stands in the dough. */
const DRY_OF_WET = 0.7;

/** And no more of it than this share of the portion, which flakes double. */
const MOST_DRY = 0.29;

/** Grams of dry that a dough needs for the egg and the milk in it; 0 where there is neither. */
function leastDry(amounts: ReadonlyMap<FoodId, Amount>, form: DishForm, portion: number): number {
  if (form.mix !== "dough") return 0;
  const wet = [...amounts].reduce((sum, [foodId, { value }]) => {
    if (isKind(foodId, "egg")) return sum + value * (EGG_GRAMS[foodId] ?? 0);
    return isKind(foodId, "milk") ? sum + value : sum;
  }, 0);
  return Math.min(wet * DRY_OF_WET, portion * MOST_DRY);
}

/** Flour swells: more of it than this share of a meal is a dough that no egg wets, and no meal either. */
const MOST_FLOUR = 0.35;

interface Sharing {
  readonly ageGroup: AgeGroup;
  readonly mealType: MealType;
  readonly form: DishForm;
  /** Foods served beside take a smaller share than the dish itself. */
  readonly beside: ReadonlySet<FoodId>;
}

/**
 * Whether these foods come to a meal at all when a baby of the age is given the most of each that it may have. A snack may
 * be as small as it likes.
 */
export function canFill(foods: readonly FoodId[], { ageGroup, mealType, form }: Omit<Sharing, "beside">): boolean {
  if (mealType === "snack") return true;
  const portion = portionGrams(ageGroup, mealType);
  const most = foods.map((foodId): readonly [FoodId, Amount] => {
    const fixed = fixedAmount(foodId, ageGroup, portion, form);
    return [foodId, fixed ?? { value: mostGrams(foodId, ageGroup, form), unit: "g" }];
  });
  return eatenOf(most, form) >= portion * LEAST_SHARE;
}

const BESIDE_SHARE = 0.5;
/** At least this share of the portion is left for the fruit or vegetables of a dough that eggs and milk make large. */
const LEAST_BESIDE_DOUGH = 0.15;
/** Grain is most of a dish that is made of it. */
const GRAIN_SHARE = 3;

/** Grams on the plate of all of them. */
function eatenOf(amounts: Iterable<readonly [FoodId, Amount]>, form: DishForm): number {
  return [...amounts].reduce(
    (sum, [foodId, amount]) => sum + eatenGrams({ foodId, amount, role: traitsOf(foodId).role }, form),
    0,
  );
}

/**
 * An amount for each food, together about the portion of the age: pieces and spoons first, the rest shared by what a
 * cook would take of each kind, never more of a food than a baby of the age may have. Three kinds of egg and their dough
 * would be two portions: then as little as can be measured is taken of each, and flour as of any other food.
 */
export function shareOut(foods: readonly FoodId[], sharing: Sharing): ReadonlyMap<FoodId, Amount> {
  const generous = share(foods, sharing, false);
  const most = portionGrams(sharing.ageGroup, sharing.mealType) * MOST_PORTIONS;
  return eatenOf(generous, sharing.form) > most ? share(foods, sharing, true) : generous;
}

function share(foods: readonly FoodId[], sharing: Sharing, spare: boolean): ReadonlyMap<FoodId, Amount> {
  const { ageGroup, mealType, form, beside } = sharing;
  const portion = portionGrams(ageGroup, mealType);
  const amounts = new Map<FoodId, Amount>();
  for (const foodId of foods) {
    const fixed = fixedAmount(foodId, ageGroup, portion, form);
    if (fixed !== undefined) amounts.set(foodId, spare ? sparing(foodId, fixed) : fixed);
  }
  const taken = eatenOf(amounts, form);
  let open = foods.filter((foodId) => !amounts.has(foodId));
  const room = portion * MOST_PORTIONS - taken - ROUNDING_GRAMS;
  let left = Math.max(portion - taken, Math.min(portion * LEAST_SHARE, room));
  const weight = (foodId: FoodId) => {
    const grain = form.grain === true && form.family === "pot" && isKind(foodId, "porridgeGrain", "boiledGrain");
    return traitsOf(foodId).share * (beside.has(foodId) ? BESIDE_SHARE : grain ? GRAIN_SHARE : 1);
  };
  const fair = (foodId: FoodId) => {
    const all = open.reduce((sum, other) => sum + weight(other), 0);
    return all === 0 ? 0 : (left * weight(foodId)) / all;
  };
  const most = (foodId: FoodId) => {
    const bakes = form.family === "batter" && isKind(foodId, "flour");
    return bakes && form.mix !== "mass"
      ? portion * MOST_FLOUR
      : mostGrams(foodId, ageGroup, form) * eatenPerGram(foodId, form);
  };
  const give = (foodId: FoodId, eaten: number) => {
    amounts.set(foodId, { value: roundGrams(eaten / eatenPerGram(foodId, form)), unit: "g" });
  };
  const dry = spare ? [] : open.filter((foodId) => isMixedDry(foodId, form));
  for (const foodId of dry) {
    const needed = (leastDry(amounts, form, portion) / dry.length) * (isKind(foodId, "flour") ? 1 : 2);
    if (needed <= fair(foodId)) continue;
    give(foodId, needed);
    left = Math.max(left - needed, portion * LEAST_BESIDE_DOUGH);
    open = open.filter((each) => each !== foodId);
  }
  for (
    let capped = open.filter((foodId) => fair(foodId) > most(foodId));
    capped.length > 0;
    capped = open.filter((foodId) => fair(foodId) > most(foodId))
  ) {
    for (const foodId of capped) {
      give(foodId, most(foodId));
      left -= most(foodId);
    }
    open = open.filter((foodId) => !amounts.has(foodId));
  }
  for (const [foodId, eaten] of open.map((open) => [open, fair(open)] as const)) give(foodId, eaten);
  return amounts;
}

/** Millilitres of water to cook in where the food does not lie in it, or is lifted out of it. */
const WATER_OF_PLACE = { steamer: 250, simmer: 500, pan: 100, oven: 250 } as const;
/** Grams of wet food for a gram of water: a soup is wetter than a stew, and a mash hardly wet. */
const WETNESS = { pot: 1.2, braise: 0.8, smallPot: 0.6 } as const;
/** Under a lid a pot loses next to nothing in half an hour, and then so many millilitres a minute. */
const LONG_MINUTES = 30;
const STEAM_PER_MINUTE = 2;
/** Millilitres for a gram of what sets firm enough to be cut, as polenta does, and what goes up in steam meanwhile. */
const SETS = { perGram: 4, steam: 20 } as const;

/** Millilitres of water that a dish cooks in: dry food drinks, a steamer needs a finger of it. */
export function waterMillilitres(items: readonly PlanItem[], form: DishForm): number {
  const { place } = form;
  if (form.family === "batter") return place === "pan" ? WATER_OF_PLACE.pan : WATER_OF_PLACE.oven;
  if (place === "steamer" || place === "pan" || place === "oven") return WATER_OF_PLACE[place];
  if (place === "simmer" && form.family === "plate") return WATER_OF_PLACE.simmer;
  const dry = items.filter(({ foodId }) => isKind(foodId, "porridgeGrain", "boiledGrain", "lentil", "pasta"));
  const drinks = dry.reduce((sum, { amount }) => sum + amount.value * 5, 0);
  if (form.texture === "set") {
    const milk = items.reduce((sum, { foodId, amount }) => sum + (isKind(foodId, "milk") ? amount.value : 0), 0);
    const grams = dry.reduce((sum, { amount }) => sum + amount.value, 0);
    return Math.max(50, Math.round((grams * SETS.perGram + SETS.steam - milk) / 10) * 10);
  }
  const wetness = place === "simmer" || place === "boil" || place === "swell" ? WETNESS.smallPot : WETNESS[place];
  // A soup is thin with all that is in it; elsewhere what drinks has drunk already, and raw fruit wants none.
  const wetted = place === "pot" ? items : items.filter((item) => item.minutes > 0 && !dry.includes(item));
  const wet = wetted.reduce((sum, item) => sum + eatenGrams(item, form), 0) * wetness;
  const longest = Math.max(0, ...items.map(({ foodId, minutes }) => (isKind(foodId, "bean") ? 0 : minutes)));
  const steam = Math.max(0, longest - LONG_MINUTES) * STEAM_PER_MINUTE;
  return Math.max(place === "smallPot" ? 50 : 100, Math.ceil((drinks + wet + steam) / 50) * 50);
}
