import type { FoodId } from "../food/food-ids";
import { FOODS } from "../food/foods";
import { any, B, E, within } from "./clause-sources";
import type { RuleId } from "./rule-ids";

/** What is said in a step or of serving, and is a danger only with a food that may be named in a line alone. */
export interface SaidOfLines {
  readonly rule: RuleId;
  /** Sources of regular expressions. */
  readonly said: readonly string[];
  /** Said in the same sentence, it is no danger. */
  readonly unless: RegExp;
  readonly isOf: (food: FoodId) => boolean;
  /** With one of these in the recipe it is said of them. */
  readonly butWith?: readonly FoodId[];
}

const DRINKS_FROM =
  "(?:the |a |an |his |her |their |baby's |the baby's |your baby's )?(?:doidy cup|open cup|sippy cup|straw cup|beaker|free-flow cup|bottle)";
const MILK_INTO_BOTTLE: SaidOfLines = {
  rule: "cows_milk_drink",
  said: [
    any(B, "(?:fill|top up) ", DRINKS_FROM, E),
    any(B, "(?:tip|pour|decant)\\p{L}*(?: it| that| this| some)? (?:in|into) ", DRINKS_FROM, E),
    any(B, "(?:give|offer|serve)\\p{L}*(?: it| that| this| some)? (?:in|from) ", DRINKS_FROM, E),
    any(B, "(?:im|in|ins|in das|in den|in ein|in einen|aus dem|aus der) (?:fläschchen|flascherl|milchflasche|trinkbecher|trinklernbecher)", E, within(20), "(?:füllen|gießen|geben|umfüllen|trinken|anbieten)", E),
  ],
  unless:
    /(?<!\p{L})(?:not|never|don't|no|instead|formula|breast|expressed|water|measuring|soup|smoothie|nicht|nie|kein\p{L}*|statt|wasser|mutter\p{L}*|pre\p{L}*|tee|suppe)(?!\p{L})/u,
  isOf: (food) => food === "cows_milk",
  butWith: ["infant_formula"],
};

const MUSHROOMS: ReadonlySet<FoodId> = new Set<FoodId>(["mushroom", "oyster_mushroom"]);
const GROWN = "(?:oaks?|trees|pines|birch(?:es)?|beeches|woods?|forest|hedgerows?|meadow)";
const WOODS = "(?:wald|fichten|buchen|eichen|birken|wiese)";
const GATHERED: SaidOfLines = {
  rule: "wild_mushrooms",
  said: [
    any(B, "(?:picked|found|gathered|collected|brought (?:back|home))", within(30), B, "(?:under|from|beneath|in) the ", GROWN, E),
    any(B, "(?:im|aus dem|unter den|auf der) ", WOODS, E, within(20), B, "(?:gefunden|gesammelt|gepflückt|mitgebracht|geklaubt|gebrockt)"),
    any(B, "(?:gefunden|gesammelt|gepflückt|mitgebracht|geklaubt|gebrockt)\\p{L}*", within(20), B, "(?:im|aus dem|unter den|auf der) ", WOODS, E),
  ],
  unless: /(?<!\p{L})(?:not|never|don't|no|nie|nicht|niemals|kein\p{L}*)(?!\p{L})/u,
  isOf: (food) => MUSHROOMS.has(food),
};

const BEANS: ReadonlySet<FoodId> = new Set<FoodId>(["kidney_bean", "white_bean", "black_bean", "runner_bean_dry"]);
/** Below its boil water leaves the lectin of beans as it is. */
const BELOW_THE_BOIL: SaidOfLines = {
  rule: "undercooked_beans",
  said: [
    any(B, "(?:at|bei|w) (?:about |etwa |ca\\.? |około )?(?:[5-8]\\d) ?(?:°|º|degrees|grad|stopni)"),
  ],
  unless:
    /(?<!\p{L})(?:not|never|cool\p{L}*|keep|warm|reheat\p{L}*|serve|nicht|nie|abkühl\p{L}*|warm\p{L}*|aufwärm\p{L}*|vorgekocht\p{L}*|dose|tinned|canned)(?!\p{L})/u,
  isOf: (food) => BEANS.has(food),
};

/** What was soaked is dry: it boils for ten minutes, and is soft an hour later. */
const SIMMERED_SHORTLY: SaidOfLines = {
  rule: "undercooked_beans",
  said: [
    any(B, "soak\\p{L}*", E, "[^\\n]{0,100}?", B, "simmer\\p{L}* (?:for |gently |about |only |just ){0,3}(?:five|ten|fifteen|twenty|[5-9]|[12]\\d) ?min"),
    any(B, "(?:einweich|eingeweicht)\\p{L}*", E, "[^\\n]{0,100}?", B, "(?:fünf|zehn|fünfzehn|zwanzig|[5-9]|[12]\\d) min\\p{L}* (?:\\p{L}+ )?(?:köcheln|simmern|ziehen)", E),
  ],
  unless: /(?<!\p{L})(?:(?:pre-?)?boil\p{L}*|pressure|instant|tin\p{L}*|can\p{L}*|not|(?:auf|vor|an)?kochen|kochend\p{L}*|sprudelnd\p{L}*|schnellkoch\p{L}*|dampfdruck\p{L}*|nicht)(?!\p{L})/u,
  isOf: (food) => BEANS.has(food),
};

function isMeat(food: FoodId): boolean {
  const { category, allergens } = FOODS[food];
  return category === "protein-animal" && allergens.length === 0;
}
/** Whoever tastes before it is fried tastes it raw. */
const TASTED_RAW: SaidOfLines = {
  rule: "raw_meat",
  said: [
    any(B, "(?:taste|try|sample|nibble|lick)\\p{L}*(?: \\p{L}+){0,5}? (?:mixture|mix|filling|stuffing|mince|meat)", E, within(15), B, "(?:before|raw|uncooked)", E),
    any(B, "before (?:frying|cooking|baking|shaping)", within(30), B, "(?:taste|try|sample|nibble|lick)\\p{L}*(?: \\p{L}+){0,4}? (?:mixture|mix|filling|stuffing|mince|meat|it)", E),
    any(B, "(?:masse|fleischmasse|füllung|hack\\p{L}*|fleischteig)", E, within(15), B, "(?:kosten|probieren|naschen|schlecken|abschmecken lassen)", E),
  ],
  unless: /(?<!\p{L})(?:not|never|don't|nobody|cooked|fried piece|nicht|nie|niemals|kein\p{L}*|gebraten\p{L}*|gegart\p{L}*)(?!\p{L})/u,
  isOf: isMeat,
};

/** What is looked for in what a recipe says, with the foods of its lines. */
export const SAID_OF_LINES: readonly SaidOfLines[] = [MILK_INTO_BOTTLE, GATHERED, BELOW_THE_BOIL, SIMMERED_SHORTLY, TASTED_RAW];
