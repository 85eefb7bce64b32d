import type { CookingMethod, MealType } from "../../food/cooking";
import type { FoodId } from "../../food/food-ids";
import type { FoodKind, Taste } from "./food-kind";

export const DISH_FORM_IDS = [
  "soup",
  "congee",
  "dal",
  "fruitSoup",
  "stew",
  "grainPot",
  "compote",
  "steamedPlate",
  "eggCustard",
  "steamedFruit",
  "stirFry",
  "scramble",
  "fruitPan",
  "puree",
  "spread",
  "porridge",
  "smoothieBowl",
  "fingerPlate",
  "patties",
  "omelette",
  "pancakes",
  "fruitFingers",
  "toastFingers",
  "porridgeFingers",
  "trayBake",
  "frittata",
  "bakedPatties",
  "muffins",
  "bakedOats",
  "bakedFruit",
] as const;
export type DishFormId = (typeof DISH_FORM_IDS)[number];

/** One way to make a meal of foods. */
export interface DishForm {
  readonly methods: readonly CookingMethod[];
  readonly taste: Exclude<Taste, "neutral"> | "any";
  /** `pot`: all in one pot; `plate`: pieces side by side; `batter`: mixed, then fried, baked or steamed. */
  readonly family: "pot" | "plate" | "batter";
  /** Where what has to become soft becomes soft. */
  readonly place: "pot" | "steamer" | "oven";
  /** Pots: `smooth` is blended for the youngest, `lumpy` mashed, `set` spread to set and cut. */
  readonly texture?: "smooth" | "lumpy" | "set";
  /** Batters: beaten eggs, a dough with flour or oats, or a mass that is shaped by hand. */
  readonly mix?: "egg" | "dough" | "mass";
  /** Tossed briefly in a pan after it has become soft. */
  readonly tossed?: boolean;
  /** How it reaches the baby, which decides what is said about size. */
  readonly served: "bowl" | "pieces" | "slices";
  /** Grain is what it is made of, not what goes with it. */
  readonly grain?: boolean;
  readonly meals: readonly MealType[];
  readonly needs?: readonly FoodKind[];
  readonly needsFoods?: readonly FoodId[];
  /** Kinds that spoil it. */
  readonly refuses?: readonly FoodKind[];
}

const KNOWN: ReadonlySet<string> = new Set(DISH_FORM_IDS);

export function isDishFormId(value: string): value is DishFormId {
  return KNOWN.has(value);
}

const PLAINEST_SWEET: Readonly<Record<CookingMethod, DishFormId>> = {
  soup: "fruitSoup",
  stew: "compote",
  steamed: "steamedFruit",
  stirFried: "fruitPan",
  pureed: "smoothieBowl",
  fingerFood: "fruitFingers",
  baked: "bakedFruit",
};

const PLAINEST: Readonly<Record<CookingMethod, DishFormId>> = {
  soup: "soup",
  stew: "stew",
  steamed: "steamedPlate",
  stirFried: "stirFry",
  pureed: "puree",
  fingerFood: "fingerPlate",
  baked: "trayBake",
};

/** The dish of a method that takes anything. */
export function plainestForm(method: CookingMethod, taste: "sweet" | "savoury"): DishFormId {
  return taste === "sweet" ? PLAINEST_SWEET[method] : PLAINEST[method];
}

/** The form of a stored plan; a form that this version does not know is the plainest dish of its method. */
export function formOf(plan: { readonly form: string; readonly cookingMethod: CookingMethod }): DishFormId {
  return isDishFormId(plan.form) ? plan.form : PLAINEST[plan.cookingMethod];
}
