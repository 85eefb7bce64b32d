import type { CookingMethod, MealType } from "../../food/cooking";
import type { FoodId } from "../../food/food-ids";
import type { FoodKind, Taste } from "./food-kind";

export const DISH_FORM_IDS = [
  "soup",
  "lentilSoup",
  "noodleSoup",
  "fishSoup",
  "creamSoup",
  "beanSoup",
  "congee",
  "fruitSoup",
  "stew",
  "dal",
  "ragout",
  "pastaPot",
  "grainPot",
  "beanPot",
  "creamStew",
  "compote",
  "sweetGrain",
  "steamedPlate",
  "steamedFish",
  "steamedPatties",
  "eggCustard",
  "steamedFruit",
  "steamedCakes",
  "stirFry",
  "panNoodles",
  "friedRice",
  "hash",
  "panMince",
  "scramble",
  "thickFritter",
  "fruitPan",
  "puree",
  "potatoMash",
  "beanMash",
  "savouryPorridge",
  "spread",
  "porridge",
  "fruitMash",
  "smoothieBowl",
  "fingerPlate",
  "patties",
  "meatFingers",
  "vegFritters",
  "polentaFingers",
  "omelette",
  "eggyBread",
  "pancakes",
  "fruitFingers",
  "toastFingers",
  "porridgeFingers",
  "trayBake",
  "fishParcel",
  "gratin",
  "pastaBake",
  "frittata",
  "bakedPatties",
  "muffins",
  "bakedOats",
  "bakedFruit",
] as const;
export type DishFormId = (typeof DISH_FORM_IDS)[number];

/**
 * Where what has to become soft becomes soft, each in a way of its own: `pot` simmers in plenty of water, `braise` stews
 * in a little, `smallPot` in hardly any that is kept, `simmer` in a wide pot out of which the food is lifted, `pan` steams
 * under the lid of a pan, `boil` in water that is poured away, `swell` stirred until thick.
 */
export const PLACES = ["pot", "braise", "steamer", "pan", "smallPot", "simmer", "boil", "swell", "oven"] as const;
export type Place = (typeof PLACES)[number];

/** Dishes without a last touch of their own: they are done when everything in them is soft, or when they are baked. */
const UNTOUCHED_FORM_IDS = [
  "soup",
  "congee",
  "fruitSoup",
  "stew",
  "steamedPatties",
  "eggCustard",
  "steamedCakes",
  "scramble",
  "thickFritter",
  "fruitPan",
  "puree",
  "patties",
  "meatFingers",
  "vegFritters",
  "polentaFingers",
  "omelette",
  "eggyBread",
  "pancakes",
  "toastFingers",
  "porridgeFingers",
  "frittata",
  "bakedPatties",
  "muffins",
  "bakedOats",
] as const satisfies readonly DishFormId[];
export type TouchedFormId = Exclude<DishFormId, (typeof UNTOUCHED_FORM_IDS)[number]>;

const UNTOUCHED: ReadonlySet<string> = new Set(UNTOUCHED_FORM_IDS);

/** Whether a dish has a last touch, done when everything in it is soft. */
export function isTouched(form: DishFormId): form is TouchedFormId {
  return !UNTOUCHED.has(form);
}

export const TOUCHED_FORM_IDS: readonly TouchedFormId[] = DISH_FORM_IDS.filter(isTouched);

export type Texture = "smooth" | "thick" | "lumpy";

/** What a batter gets done on. */
export type Heat = "pan" | "oven" | "steamer";

/** One way to make a meal of foods. */
export interface DishForm {
  readonly methods: readonly CookingMethod[];
  readonly taste: Exclude<Taste, "neutral"> | "any";
  /** Foods that its name means in one of the languages, in the dish or not: no family that avoids one is offered it. */
  readonly names?: readonly FoodId[];
  /** `pot`: all in one pot; `plate`: pieces side by side; `batter`: mixed, then fried, baked or steamed. */
  readonly family: "pot" | "plate" | "batter";
  readonly place: Place;
  /** Pots: `smooth` is blended for the youngest, `thick` too with hardly any liquid, `lumpy` mashed, `set` spread to set and cut. */
  readonly texture?: Texture | "set";
  /** Batters: what they get done on. */
  readonly heat?: Heat;
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
  /** And one of these kinds too. */
  readonly needsToo?: readonly FoodKind[];
  /** Soft fruit is mashed and spread on its bread. */
  readonly spreads?: boolean;
  /** Bread is dipped into its batter. */
  readonly dips?: boolean;
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
