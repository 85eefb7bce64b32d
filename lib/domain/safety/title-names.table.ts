import type { FoodId } from "../food/food-ids";
import { expression } from "../shared/expression";
import { FIRM_EGG } from "./doneness-clauses.table";
import type { RuleId } from "./rule-ids";

/** A dish that is called after what it need not hold, so that the lines and steps say whether it does. */
export interface NameOfDish {
  readonly rules: readonly RuleId[];
  /** The word of the rule, as it was found. */
  readonly called: RegExp;
  /** The same dish by a name in which the word of the rule is not heard: the steps go on with "the cakes". */
  readonly titled?: RegExp;
  /** What the steps say of it: elsewhere it may be a thing that is bought. */
  readonly made: RegExp;
  /** And what they do not. */
  readonly unless?: RegExp;
  /** It says so wherever it stands in the title: "Champignonsauce, bei uns Schwammerlsauce". */
  readonly anywhere?: true;
  /** Its language has no articles: the steps mean the dish by its name, unless they put it to something. */
  readonly throughout?: true;
  /** One of these stands in the lines. */
  readonly of?: readonly FoodId[];
}

const BAKED = expression(/(?<!\p{L})(?:bak(?:e|ed|ing)|oven|microwav\p{L}*|fr(?:y|ied)|griddle|steam\p{L}*|grill\p{L}*|(?:aus|ge|über|durch)?back(?:en|t|e)|gebacken|backofen|backrohr|brat(?:en|e|et)|dämpf\p{L}*|(?:u|za)?pie(?:c(?!zar)|cz(?!ar))\p{L}*|piekarnik\p{L}*)(?!\p{L})/u);
const FROZEN = expression(/(?<!\p{L})(?:freez\p{L}*|frozen|froze|(?:ein|ge|tief)?gefrier\p{L}*|frost(?:en|et)|zamroź|zamrozić|zamrażar\p{L}*|einfrieren|gefroren\p{L}*|eismaschine)(?!\p{L})/u);
const SOFT_INSIDE = expression(/(?<!\p{L})(?:soft|tender|fluffy|squash\p{L}*|squish\p{L}*)(?!\p{L})/u);

export const NAMES_OF_DISHES: readonly NameOfDish[] = [
  {
    rules: ["added_sugar"],
    called: /(?:cakes?|cookies?|biscuits?|flapjacks?|doughnuts?|donuts?|scones?|kuchen|torten?|kekse?n?|donuts?|cookies?|strudel|gugelhupf|guglhupf|striezel|plätzchen|muffins?|ciasteczka|ciastka|ciasto|babeczki|babka)$/u,
    titled: expression(/(?:squeak|fish|salmon|tuna|cod|haddock|crab|prawn|potato|lentil|chickpea|bean|corn|sweetcorn|rice|quinoa|courgette|pea|vegetable|veggie|veg)[ -]?cakes?(?!\p{L})/u),
    made: BAKED,
  },
  { rules: ["salty_foods"], called: /^မုန့် ?ဟင်း ?ခါး$/u, made: /ကျို|ပြုတ်|ချက်/u, throughout: true, of: ["rice_noodles"] },
  { rules: ["added_sugar"], called: /^(?:ရွှေ ?(?:ကြည်|ချီ) ?)?ဆ ?နွင်း ?မ ?ကင်း$/u, made: /ဖုတ်|ကျို|ပေါင်း/u, of: ["semolina"] },
  { rules: ["added_sugar"], called: /^(?:ကိတ်(?: ?မုန့်)?|ဘိန်း ?မုန့်|မုန့် ?စိမ်း ?ပေါင်း)$/u, made: /ဖုတ်|ပေါင်း(?!မုန့်)/u, of: ["wheat_flour", "rice_flour"] },
  { rules: ["added_sugar"], called: /(?:ice[- ]creams?|sorbets?|eis)$/u, made: FROZEN },
  { rules: ["hard_sticky_sweets"], called: /^(?:ice )?loll(?:i|y|ies)$/u, made: FROZEN },
  {
    rules: ["crunchy_snacks", "salty_foods"],
    called: /^(?:home-?made |oven |baked )?chips$/u,
    made: SOFT_INSIDE,
    unless: expression(/(?<!\p{L})(?:crisp\p{L}*|crunch\p{L}*|bag|packet|thin\p{L}*|paper|mandolin\p{L}*|slices?|rounds?|dehydrat\p{L}*)(?!\p{L})/u),
    of: ["potato", "sweet_potato", "carrot", "parsnip", "polenta"],
  },
  {
    rules: ["honey", "crunchy_snacks"],
    called: /^granola$/u,
    made: expression(/(?<!\p{L})(?:grind|ground|blitz\p{L}*|powder|fine crumbs)(?!\p{L})/u),
    of: ["oats"],
  },
  { rules: ["raw_egg"], called: /^(?:poached eggs?|carbonara|pochiertes? eier?)$/u, made: FIRM_EGG },
  {
    rules: ["pate"],
    called: /^pasztet$/u,
    made: expression(/(?<!\p{L})(?:(?:u|za)?pie(?:c(?!zar)|cz(?!ar))\p{L}*|piekarnik\p{L}*|keks[óo]wk\p{L}*)(?!\p{L})/u),
    unless: expression(/(?<!\p{L})(?:wątr[óo]b\p{L}*|podrob\p{L}*|podgardl\p{L}*|słonin\p{L}*|boczk\p{L}*|boczek|pasztetow\p{L}*)(?!\p{L})/u),
    throughout: true,
    of: ["red_lentil", "brown_lentil", "chickpea", "white_bean", "kidney_bean", "black_bean", "broad_bean", "mung_bean", "peas", "split_pea", "millet", "buckwheat"],
  },
  { rules: ["wild_mushrooms"], called: /^schwammerln?$/u, made: /./u, anywhere: true, of: ["mushroom", "oyster_mushroom"] },
];

/** In a title they put something beside what it names: "yogurt with cake". */
export const BESIDE_IN_TITLE = expression(/(?<!\p{L})(?:with|and|on|in|plus|from|of|mit|und|auf|zu|zum|aus|an|z|ze|w|we|na|i|oraz)(?!\p{L})|[&+,]/u);
/** Right before the name of a dish: a thing of that name is bought and put to something. */
export const PUTS_IT = expression(/(?<!\p{L})(?:z|ze|od|do|dodaj|dodać|dorzuć|połóż|rozsmaruj|posmaruj|nałóż|kup|weź|gotowy|kupny|sklepowy)(?: (?:\p{L}+ )?)$/u);
/** Before a word that the title says they speak of the same: "let the cake cool". */
export const THE_SAME = expression(/(?<!(?:with|of|on|beside|mit|von|zu|zum) )(?<!\p{L})(?:the|your|each|these|them as|den|die|das|der|dem|jeden?) $|(?<!\p{L})(?:fry|bake|griddle|shape|form|make|press|pat|roll)(?: into)?(?: \p{L}+){0,3} $/u);
