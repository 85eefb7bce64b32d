import { FOODS } from "../../food/foods";
import type { FoodId } from "../../food/food-ids";
import type { MealType } from "../../food/cooking";
import type { RecipeBrief } from "../recipe";
import { canFill } from "./amounts";
import { GROUND_DRY, jobOf } from "../procedure/job";
import type { DishForm } from "./dish-form";
import { DISH_FORMS } from "./dish-forms.table";
import { hasSubstance, isKind, tasteOf } from "./food-kind";
import { isHeld } from "./held";

type Limits = Pick<RecipeBrief, "avoid" | "months">;
type Age = Pick<RecipeBrief, "ageGroup">;

/** Whether the family may be given a food they did not ask for: old enough for it, and nothing they avoid in it. */
export function mayAdd(foodId: FoodId, { avoid, months }: Limits): boolean {
  const food = FOODS[foodId];
  if (food.minAgeMonths > months || avoid.foods.includes(foodId)) return false;
  return ![...food.allergens, ...food.allergensCheckLabel].some((allergen) => avoid.allergens.includes(allergen));
}

/** The first food of a list that is not there yet and may be added. */
export function firstToAdd(
  candidates: readonly FoodId[],
  brief: Limits,
  present: readonly FoodId[],
): FoodId | undefined {
  return candidates.find((foodId) => !present.includes(foodId) && mayAdd(foodId, brief));
}

const FATS: readonly FoodId[] = ["rapeseed_oil", "olive_oil", "sunflower_oil"];
/** Rapeseed oil is hardly sold in Burma, and groundnut oil is not for every family. */
const BURMESE_FATS: readonly FoodId[] = ["sunflower_oil", "rapeseed_oil", "olive_oil"];
const BINDERS: readonly FoodId[] = ["oats", "millet", "polenta", "potato", "rice"];

const OTHER_BASES: readonly FoodId[] = ["potato", "millet", "oats", "polenta", "rice", "sweet_potato"];
const LAST_RESORT: readonly FoodId[] = [...OTHER_BASES, "carrot", "pear"];

type Base = "pot" | "plate" | "pan" | "sweet";

/** What makes a dish filling, another one at each meal; nothing at a snack. */
const BASES: Readonly<Record<Base, Readonly<Record<Exclude<MealType, "snack">, FoodId>>>> = {
  pot: { breakfast: "oats", lunch: "potato", dinner: "millet" },
  plate: { breakfast: "sweet_potato", lunch: "potato", dinner: "sweet_potato" },
  pan: { breakfast: "potato", lunch: "rice", dinner: "sweet_potato" },
  sweet: { breakfast: "oats", lunch: "millet", dinner: "semolina" },
};

const GRAINS = ["porridgeGrain", "boiledGrain"] as const;
const FILLING = ["starch", "porridgeGrain", "boiledGrain", "pasta", "chestnut"] as const;
/** They go with what is in a pot and are nothing to cook by themselves. */
const NOT_FOR_THE_POT = ["bread", "readyCake", "softDairy", "sauce"] as const;
const FATTY = ["fat", "cream", "nutButter", "cheese", "softDairy"] as const;

/** Sticky rice is a spoonful of a meal, never the meal. */
function fills(foodId: FoodId): boolean {
  return isKind(foodId, ...FILLING) && foodId !== "glutinous_rice";
}

type Mix = Exclude<DishForm["mix"], "egg" | undefined>;

/** Flour and flakes, of which a batter is stirred. */
function isDry(foodId: FoodId): boolean {
  return isKind(foodId, "flour") || GROUND_DRY.includes(foodId);
}

/** What is mashed holds a mass together, and crumbs do; a dough of it sets with an egg and not without. */
function isBinder(foodId: FoodId, mix: Mix, foods: readonly FoodId[]): boolean {
  if (isDry(foodId)) return true;
  if (mix === "mass") return isKind(foodId, "crumbs", "porridgeGrain", "boiledGrain", "starch");
  return foods.some((each) => isKind(each, "egg")) && isKind(foodId, "porridgeGrain", "boiledGrain", "starch");
}

/** Flakes for a dough, where the family may have them; what binds a mass, and a dough with an egg where it may not. */
function bindersOf(mix: Mix, foods: readonly FoodId[]): readonly FoodId[] {
  return mix === "mass" || foods.some((each) => isKind(each, "egg")) ? BINDERS : BINDERS.filter(isDry);
}

function isBound(brief: Limits, foods: readonly FoodId[], mix: Mix): boolean {
  if (mix === "mass" || foods.some(isDry)) return foods.some((foodId) => isBinder(foodId, mix, foods));
  return firstToAdd(BINDERS.filter(isDry), brief, foods) === undefined && foods.some((id) => isBinder(id, mix, foods));
}

/** Whether a dough or a mass holds together: with what is there, or with what may be added. */
export function canBind(brief: Limits, foods: readonly FoodId[], mix: Mix): boolean {
  return isBound(brief, foods, mix) || firstToAdd(bindersOf(mix, foods), brief, foods) !== undefined;
}

/** What binds a dough or a mass that nothing binds yet. */
export function binderToAdd(brief: Limits, foods: readonly FoodId[], mix: Mix): FoodId | undefined {
  return isBound(brief, foods, mix) ? undefined : firstToAdd(bindersOf(mix, foods), brief, foods);
}

/** What a small bread is made of whose yeast or baking powder has no flour. */
export function flourToAdd(brief: Limits, foods: readonly FoodId[]): FoodId | undefined {
  return foods.some((foodId) => isKind(foodId, "flour")) ? undefined : firstToAdd(["wheat_flour"], brief, foods);
}

/** It is turned in fat before it goes into the oven: cheese and cream come too late for that. */
function isRoasted({ family, place, taste }: DishForm): boolean {
  return family === "plate" && place === "oven" && taste === "savoury";
}

/** The fat a dish needs when nothing in it is fat; fruit that is blended cold needs none. */
export function fatToAdd(
  brief: Limits & Pick<RecipeBrief, "language">,
  form: DishForm,
  foods: readonly FoodId[],
): FoodId | undefined {
  const enough = foods.some((foodId) =>
    isRoasted(form) ? isKind(foodId, "fat") : isKind(foodId, ...FATTY) || foodId === "avocado" || foodId === "coconut",
  );
  return enough ? undefined : firstToAdd(brief.language === "my" ? BURMESE_FATS : FATS, brief, foods);
}

/**
 * The filling part of a dish that has none. A dough, a mass and eggs fill by themselves, bread fills a plate, and at a
 * snack anything does that can be cooked.
 */
export function baseToAdd(
  brief: RecipeBrief,
  form: DishForm,
  foods: readonly FoodId[],
  sweet: boolean,
): FoodId | undefined {
  if (form.family === "batter" || foods.some((foodId) => fills(foodId))) return undefined;
  if (sweet && form.family === "plate" && foods.some((foodId) => hasSubstance(foodId))) return undefined;
  if (form.family === "plate" && foods.some((foodId) => isKind(foodId, "bread"))) return undefined;
  const empty =
    form.family === "pot" && !foods.some((foodId) => hasSubstance(foodId) && !isKind(foodId, ...NOT_FOR_THE_POT));
  // Milk and fruit by themselves stay thin: what thickens them belongs to the dish at a snack too.
  const thin = form.grain === true && form.family === "pot" && !foods.some((foodId) => isKind(foodId, ...GRAINS));
  if (brief.mealType === "snack" && !empty && !thin) return undefined;
  const bases = BASES[sweet ? "sweet" : form.place === "pan" ? "pan" : form.family === "plate" ? "plate" : "pot"];
  return firstToAdd([bases[brief.mealType === "snack" ? "lunch" : brief.mealType], ...OTHER_BASES], brief, foods);
}

const FRUIT: readonly FoodId[] = ["banana", "pear", "apple", "mango"];
const FRUIT_TO_COOK: readonly FoodId[] = ["pear", "apple", "banana", "mango"];
const ROOTS_TO_ROAST: readonly FoodId[] = ["sweet_potato", "carrot", "pumpkin", "potato"];

/** Steamed or baked fruit without any fruit: grain and bread by themselves are neither steamed nor baked. */
function wantsFruit({ family, taste, place }: DishForm, foods: readonly FoodId[]): boolean {
  if (family !== "plate" || taste !== "sweet" || (place !== "steamer" && place !== "oven")) return false;
  return !foods.some((foodId) => tasteOf(foodId) === "sweet");
}

/** What is boiled before, gives its flavour or is eaten as it grew is baked with something and not by itself on a tray. */
export function isBaked(foodId: FoodId): boolean {
  if (isKind(foodId, "leaf", "allium", "pea", "corn", "wholeAromatic")) return false;
  return jobOf(foodId, DISH_FORMS.trayBake, false) === "cook";
}

/** Finger food of which the youngest could hold nothing. */
function wantsToBeHeld({ methods, family }: DishForm, { ageGroup }: Age, foods: readonly FoodId[]): boolean {
  return ageGroup === "6-9" && methods.includes("fingerFood") && family === "plate" && !foods.some(isHeld);
}

/**
 * What a dish is named after where none of its foods is that: fruit in one of fruit, something to roast on a tray,
 * something to hold in finger food.
 */
export function namesakeToAdd(brief: Limits & Age, form: DishForm, foods: readonly FoodId[]): FoodId | undefined {
  if (wantsToBeHeld(form, brief, foods))
    return firstToAdd(form.taste === "sweet" ? FRUIT_TO_COOK : ROOTS_TO_ROAST, brief, foods);
  if (wantsFruit(form, foods)) return firstToAdd(FRUIT_TO_COOK, brief, foods);
  const isEmptyTray = form === DISH_FORMS.trayBake && !foods.some(isBaked);
  return isEmptyTray ? firstToAdd(ROOTS_TO_ROAST, brief, foods) : undefined;
}

/**
 * What goes beside a food of which a baby may have only a little: fruit on a plate of fruit or in a sweet dough, else what
 * fills.
 */
export function fillerToAdd(
  brief: RecipeBrief,
  form: DishForm,
  foods: readonly FoodId[],
  sweet: boolean,
): FoodId | undefined {
  if (foods.some((foodId) => isKind(foodId, "bread")) || canFill(foods, { ...brief, form })) return undefined;
  return firstToAdd([...(sweet && form.family !== "pot" ? FRUIT : []), ...OTHER_BASES], brief, foods);
}

const SEASONINGS: Readonly<Record<"sweet" | "savoury", readonly FoodId[]>> = {
  savoury: ["parsley", "marjoram", "basil", "sweet_paprika", "dill", "thyme", "cumin", "oregano"],
  sweet: ["ceylon_cinnamon", "vanilla", "mint", "ginger"],
};

/** What makes the same dish another idea: a herb or a spice, another one each round; none in round 0. */
export function seasoningToAdd(
  brief: Limits,
  foods: readonly FoodId[],
  sweet: boolean,
  round: number,
): FoodId | undefined {
  if (round === 0) return undefined;
  const suitable = SEASONINGS[sweet ? "sweet" : "savoury"].filter(
    (foodId) => !foods.includes(foodId) && mayAdd(foodId, brief),
  );
  // One turn without any, so that the only one that suits is not added twice running.
  return suitable[(round - 1) % (suitable.length + (suitable.length === 1 ? 1 : 0))];
}

/** What a dish is made of when the brief names only oil, herbs and the like; a sweet dough is made with fruit. */
export function substanceToAdd(brief: RecipeBrief, sweet: boolean): FoodId | undefined {
  const bakes = sweet && brief.foods.some((foodId) => isKind(foodId, "flour", "leaven", "driedFruit"));
  return firstToAdd([...(bakes ? FRUIT : []), ...LAST_RESORT], brief, brief.foods);
}
