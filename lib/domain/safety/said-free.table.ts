import type { AllergenId } from "../food/allergen";
import type { FoodId } from "../food/food-ids";
import { expression } from "../shared/expression";

/** What a label says of something that a group is not in. */
export interface FreeClaim {
  readonly group: AllergenId;
  /** As parts of a regular expression, in every form. */
  readonly said: string;
  /** The same behind the thing, where more is said there ("mayonnaise without egg"). */
  readonly behind?: string;
  /** Names of which it cannot be true: they stand for the group itself. */
  readonly never: RegExp;
  /** Other things of the group: the claim reaches over none of them ("vegan yogurt butter" may be a list). */
  readonly another?: RegExp;
  /** Foods of the group of which it can be true; of the others it cannot. */
  readonly foods: readonly FoodId[];
}

const DE = "\\p{L}{0,2}";
const VEGAN = `vegan(?:e[mnrs]?)?|wegańsk\\p{L}{1,4}`;
const NO_EGG = `egg[- ]free|eggless|eifrei${DE}|bezjajeczn\\p{L}{1,3}|${VEGAN}`;
const PLANT = `plant[- ]based|plant|pflanzlich${DE}|roślinn\\p{L}{1,3}`;

/** Nobody knows what is in it where the milk is not: the label has to be read before it is cooked. */
export const SUBSTITUTES: ReadonlySet<FoodId> = new Set<FoodId>([
  "cows_milk",
  "yogurt",
  "quark",
  "cream_cheese",
  "cottage_cheese",
  "ricotta",
  "mozzarella",
  "hard_cheese",
  "parmesan",
  "feta",
  "cream",
  "sour_cream",
]);

/** Nobody says "lactose-free" of what holds no milk, and "wheat-free" not of what holds no gluten. */
export const FREE_CLAIMS: readonly FreeClaim[] = [
  {
    group: "gluten",
    said: `gluten[- ]free|glutenfrei${DE}|bezglutenow\\p{L}{1,3}`,
    never: /wheat|weizen|pszen/u,
    foods: ["wheat_flour", "pasta", "egg_noodles", "bread", "bread_roll", "breadcrumbs", "pancake"],
  },
  {
    group: "milk",
    said: `dairy[- ]free|milk[- ]free|non[- ]dairy|milchfrei${DE}|bezmleczn\\p{L}{1,3}|${VEGAN}|${PLANT}`,
    // In what is called a non-dairy creamer there is casein.
    never:
      /whey|casein|ghee|lactose|lactalb|milk powder|powdered milk|buttermilk|creamer|whitener|topping|cow|goat|sheep|ewe|kuh|ziege|schaf|molke|kasein|laktose|milchpulver|buttermilch|koz[ia]|owcz|krow|serwatk|kazein|laktoz|maślank|w proszku|formula|folgemilch|modyfikowan|dairy|nabiał|နို့|ထောပတ်/u,
    another: expression(/butter|yogh?urt|joghurt|jogurt|chees|käse|cream|creme|milk|milch|sahne|rahm|obers|quark|topfen|skyr|(?<!\p{L})ser(?!\p{L})|serek|masł|mlek|śmiet|spread|margar/u),
    foods: [...SUBSTITUTES, "butter", "pancake"],
  },
  {
    group: "eggs",
    said: NO_EGG,
    behind: `${NO_EGG}|without eggs?|without any eggs?|ohne ei(?:er)?|bez (?:jaj(?:ek|ka)?)`,
    never: expression(/(?<!\p{L})(?:eggs?|ei|eier|eigelb|eiklar|eiweiß|rührei|spiegelei|jaj\p{L}*)(?!\p{L})|ဥ/u),
    foods: ["pancake"],
  },
  {
    group: "nuts",
    said: `(?<!(?:pine|brazil|cashew|macadamia|hazel|wal|pea|ground) )nut[- ]free|nussfrei${DE}|bezorzechow\\p{L}{1,3}`,
    never:
      /nut|nuss|nüss|orzech|orzesz|almond|mandel|migdał|marzipan|marcepan|frangip|hazel|hasel|laskow|cashew|nerkow|pistac|pistaz|pecan|pekan|macadam|makadam|praline|pralin|nougat|nugat|krokant|gianduj|pinien|piniow|စေ့/u,
    foods: [],
  },
  {
    group: "peanut",
    said: `peanut[- ]free|erdnussfrei${DE}`,
    never: /nut|nuss|nüss|orzech|orzesz|arachid|fistasz|satay|saté|မြေပဲ/u,
    foods: [],
  },
  {
    group: "soya",
    said: `soya?[- ]free|sojafrei${DE}|bezsojow\\p{L}{1,3}`,
    never: /soy|soj|soi|tofu|tempeh|miso|edamame|natto|tamari|teriyaki|tvp|ပဲ/u,
    foods: [],
  },
  {
    group: "sesame",
    said: `sesame[- ]free|sesamfrei${DE}|bezsezamow\\p{L}{1,3}`,
    never: /sesam|sezam|tahin|gomasio|halva|halwa|chałw|simit|နှမ်း/u,
    foods: ["hummus"],
  },
];

/** What stands in the place of what is left out, as often as not. */
export const INSTEAD: Readonly<Partial<Record<AllergenId, readonly AllergenId[]>>> = {
  milk: ["soya", "nuts"],
  eggs: ["soya"],
};

/** Said of it, the label has to be read for the group itself too: nobody promises that nothing came in. */
export const ONLY_AN_INTENTION = `${VEGAN}|${PLANT}`;

/** The same of what is no food of the lexicon. */
export const SUBSTITUTE_WORDS = expression(/(?<!\p{L})(?:chees|ser(?!\p{L})|sera|serem|serek|serk)|käse|(?:milk|milch)$|mlek|yogh?urt|jog[hu]|cream|sahne|obers|śmiet|camembert|brie|gouda|emment|gruy|halloumi|paneer|mascarp|burrata/u);
