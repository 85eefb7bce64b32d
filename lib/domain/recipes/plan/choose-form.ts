import type { FoodId } from "../../food/food-ids";
import { FOODS } from "../../food/foods";
import { hashText, pickBySeed } from "../../shared/seeded-random";
import type { RecipeBrief } from "../recipe";
import { DISH_FORM_IDS, plainestForm, type DishFormId } from "./dish-form";
import { DISH_FORMS } from "./dish-forms.table";
import { hasSubstance, isKind, kindOf, tasteOf } from "./food-kind";
import { isHeld } from "./held";
import { cooksIn } from "../procedure/timeline";
import { baseToAdd, canBind, isBaked } from "./pantry";

const WITH_ROOTS = ["allium", "meat", "mince", "fish", "shellfish", "liver", "coldMeat"] as const;

/**
 * Whether the dish is sweet or savoury. Fruit and savoury food together: what there is more of in the morning and
 * between meals, savoury at lunch and dinner; the other is served beside.
 */
export function tasteOfDish(brief: RecipeBrief): "sweet" | "savoury" {
  const main = brief.foods.filter(hasSubstance);
  const sweet = main.filter((foodId) => tasteOf(foodId) === "sweet").length;
  const savoury = brief.foods.filter(
    (foodId) =>
      tasteOf(foodId) === "savoury" &&
      (hasSubstance(foodId) || isKind(foodId, "liver", "shellfish", "coldMeat", "allium")),
  ).length;
  // Whoever puts an onion, meat or fish to roots and an egg means no dish of fruit, whatever fruit there is.
  const withOnion = brief.foods.some((foodId) => isKind(foodId, ...WITH_ROOTS))
    ? main.filter((foodId) => tasteOf(foodId) === "neutral" && isKind(foodId, "vegetable", "starch", "egg")).length
    : 0;
  const small = brief.mealType === "breakfast" || brief.mealType === "snack";
  // Pumpkin and potatoes with an apple are a soup at noon, and a fruit mash in the morning.
  const roots = brief.foods.filter((foodId) => isKind(foodId, "vegetable", "starch")).length;
  if (!small && sweet > 0 && roots > sweet) return "savoury";
  if (sweet > 0 && savoury > 0) return small && sweet >= savoury + withOnion ? "sweet" : "savoury";
  if (sweet > 0 || isOfDriedFruit(brief.foods, savoury)) return "sweet";
  if (savoury > 0) return "savoury";
  const mild = brief.foods.every(
    (foodId) => !isKind(foodId, "egg", "starch", "vegetable") && tasteOf(foodId) !== "savoury",
  );
  // A sweet soup is one of fruit, and here is none.
  return small && mild && brief.cookingMethod !== "soup" ? "sweet" : "savoury";
}

/** Dates or prunes and nothing savoury: they give their taste to grain and milk. */
function isOfDriedFruit(foods: readonly FoodId[], savoury: number): boolean {
  const isOther = (foodId: FoodId) => tasteOf(foodId) === "savoury" || isKind(foodId, "egg", "starch", "vegetable");
  return savoury === 0 && foods.some((foodId) => isKind(foodId, "driedFruit")) && !foods.some(isOther);
}

function isAvoided(foodId: FoodId, { avoid }: RecipeBrief): boolean {
  return avoid.foods.includes(foodId) || FOODS[foodId].allergens.some((each) => avoid.allergens.includes(each));
}

function isTray(form: DishFormId): boolean {
  return form === "bakedFruit" || form === "trayBake";
}

/** Whether potatoes or the like will be baked along with it, because nothing in it fills yet. */
function willBake(brief: RecipeBrief, foods: readonly FoodId[], taste: "sweet" | "savoury"): boolean {
  const base = baseToAdd(brief, DISH_FORMS.trayBake, foods, taste === "sweet");
  return base !== undefined && isBaked(base);
}

function suits(form: DishFormId, foods: readonly FoodId[], brief: RecipeBrief, taste: "sweet" | "savoury"): boolean {
  const {
    methods,
    names,
    needs,
    needsToo,
    needsFoods,
    refuses,
    taste: formTaste,
    mix,
    family,
    place,
  } = DISH_FORMS[form];
  if (!methods.includes(brief.cookingMethod)) return false;
  if (formTaste !== "any" && formTaste !== taste) return false;
  if (names?.some((foodId) => isAvoided(foodId, brief)) === true) return false;
  if (isTray(form) && !foods.some(isBaked) && !willBake(brief, foods, taste)) return false;
  if (foods.some((foodId) => refuses?.includes(kindOf(foodId)) === true)) return false;
  if ((mix === "dough" || mix === "mass") && !canBind(brief, foods, mix)) return false;
  // What is named after steamed or baked fish holds one that is done so, and not in a pot beside it.
  if (family === "plate" && needs?.includes("fish") === true)
    return foods.some((foodId) => isKind(foodId, "fish") && cooksIn(foodId, place));
  if (needsToo !== undefined && !foods.some((foodId) => isKind(foodId, ...needsToo))) return false;
  if (needs === undefined && needsFoods === undefined) return true;
  return foods.some((foodId) => needs?.includes(kindOf(foodId)) === true || needsFoods?.includes(foodId) === true);
}

/** Flour lies strangely on a plate, and on one of fruit boiled eggs and oats do too, where they would make a cake or a porridge. */
function isOutOfPlace(form: DishFormId, foods: readonly FoodId[]): boolean {
  const { family, taste } = DISH_FORMS[form];
  if (family !== "plate") return false;
  return foods.some((id) => isKind(id, "flour") || (taste === "sweet" && isKind(id, "egg", "porridgeGrain")));
}

/** Finger food of which the youngest can hold nothing, not even what is added to fill it. */
function isUnheld(form: DishFormId, brief: RecipeBrief, foods: readonly FoodId[]): boolean {
  const shape = DISH_FORMS[form];
  if (brief.ageGroup !== "6-9" || brief.cookingMethod !== "fingerFood" || shape.family !== "plate") return false;
  const base = baseToAdd(brief, shape, foods, shape.taste === "sweet");
  return ![...foods, ...(base === undefined ? [] : [base])].some(isHeld);
}

/** A form that asks for what is there beats one that takes anything, at the meal it is made for. */
function fitness(form: DishFormId, brief: RecipeBrief, foods: readonly FoodId[]): number {
  const { needs, needsFoods, meals, mix } = DISH_FORMS[form];
  const atItsMeal = meals.includes(brief.mealType) ? 2 : 0;
  const asksForIt = needs !== undefined || needsFoods !== undefined ? 1 : 0;
  const wantsToRise = foods.some((foodId) => isKind(foodId, "leaven", "flour")) && mix === "dough" ? 3 : 0;
  const misfit = (isOutOfPlace(form, foods) ? 2 : 0) + (isUnheld(form, brief, foods) ? 4 : 0);
  return atItsMeal + asksForIt + wantsToRise - misfit;
}

/**
 * The dish forms for a brief, best first: those of equal fitness in an order that the seed turns. `foods` are those that go into the dish itself.
 */
export function rankForms(brief: RecipeBrief, foods: readonly FoodId[]): readonly DishFormId[] {
  const taste = tasteOfDish(brief);
  const suitable = DISH_FORM_IDS.filter((form) => suits(form, foods, brief, taste));
  const rank = (form: DishFormId) => fitness(form, brief, foods);
  const turn = (form: DishFormId) => hashText(`${form}/${String(brief.seed)}/${brief.mealType}`);
  return [...suitable].sort((left, right) => rank(right) - rank(left) || turn(left) - turn(right));
}

/** The best form, or by the seed another that is nearly as good at this meal. */
function firstForm(brief: RecipeBrief, foods: readonly FoodId[], ranked: readonly DishFormId[]): DishFormId {
  const best = ranked[0];
  if (best === undefined) return plainestForm(brief.cookingMethod, tasteOfDish(brief));
  const good = ranked.filter(
    (form) =>
      fitness(form, brief, foods) >= fitness(best, brief, foods) - 1 &&
      DISH_FORMS[form].meals.includes(brief.mealType) === DISH_FORMS[best].meals.includes(brief.mealType),
  );
  return pickBySeed(good, brief.seed) ?? best;
}

/** A form for the brief's idea, and how often all suitable forms were gone through before it. */
export interface ChosenForm {
  readonly form: DishFormId;
  readonly round: number;
}

/** The first idea is the best form; the ones after it are the others, best first, and then all of them again. */
export function chooseForm(brief: RecipeBrief, foods: readonly FoodId[]): ChosenForm {
  const ranked = rankForms(brief, foods);
  const first = firstForm(brief, foods, ranked);
  const ideas = [first, ...ranked.filter((form) => form !== first)];
  const variant = Math.max(0, brief.variant ?? 0);
  return { form: ideas[variant % ideas.length] ?? first, round: Math.floor(variant / ideas.length) };
}
