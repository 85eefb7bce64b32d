import type { FoodId } from "../food/food-ids";
import type { Mention } from "../food/scan";
import { partitionPoint } from "../shared/partition-point";
import { present } from "../shared/present";
import { saysForm } from "./denied-forms";
import { HEATED_FORMS } from "./form-ids";
import { BESIDE, BESIDE_REACH, COOKED_WITH, foodsNamed } from "./heated-foods";
import { PUT_BESIDE } from "./serving-words.table";
import type { Concept } from "./vocabulary";

/** A place of a text that says heat. */
export interface Heat {
  /** The foods that it is said of. */
  readonly foods: ReadonlySet<FoodId>;
  /** It is said of whatever there is ("bake everything", "fry until brown"), and not of these foods alone. */
  readonly isOfAnything: boolean;
  /** All foods that are named before its end, what is beside the heated ones too. */
  readonly named: ReadonlySet<FoodId>;
  /** What stands from here on is not heated by it. */
  readonly end: number;
  /** Up to here stands what is put beside it. */
  readonly besideUntil: number;
}

/**
 * What is said of heat in the sentence of such a mention is not said of it: "cook the rice and top with the salmon".
 * `heats` are in the order of the text, as `heatsOf` gives them.
 */
export function isBesideHeat(mention: Mention<Concept>, heats: readonly Heat[]): boolean {
  const { start } = mention;
  const heat = heats[partitionPoint(heats, ({ besideUntil }) => besideUntil <= start)];
  if (heat === undefined || start < heat.end) return false;
  // "Boil the potatoes and peel the potatoes": it is named once more.
  return !foodsNamed(mention).some((food) => heat.named.has(food));
}

/** What was cut, formed or mixed before and is heated now, whatever it is of: one does not say it again. */
const OF_ANYTHING =
  /(?<!\p{L})(?:each|everything|all|meat|fish|poultry|fill?ets?|mixture|patt(?:y|ies)|cakes?|balls?|burgers?|skewers?|parcels?|strips?|slices?|pieces?|chunks?|dough|batter|mass|sauce|(?<!(?:in|into|to|from) (?:the|a) )(?:dish|pan|pot)|alles|fleisch|fisch\p{L}{0,2}|filets?|masse|bällchen|frikadellen|laibchen|laberl|puffer|streifen|scheiben|stücke\p{L}*|würfel\p{L}*|teig|sauce|soße|gericht|wszystko|mięs[oa]|ryb[aęy]|całość|filet\p{L}*|mas[aęy]|kotle\p{L}*|pulpe\p{L}*|klops\p{L}*|kawałki|paski|plastry|kostk\p{L}*|ciasto|sos)(?!\p{L})|အားလုံး|အလုံး|အချပ်|အတုံး|အဖတ်|ငါး|အသား/u;

/** Heat in other words: "poach for 10 minutes", "brown in the pan", "not before the egg is set". */
const OTHER_HEAT =
  /(?<!\p{L})(?:until|bis|erst wenn|aż|dopóki|póki|grill\p{L}*|poach\p{L}*|browns?|saut[eé]\p{L}*|broil\p{L}*|microwav\p{L}*|air[- ]?fr\p{L}*|ovens?|toast\p{L}*|warm|heat|reheat|pans?|ofen|backofen|backrohr|rohr|mikrowelle|pfanne|topf|wärme\p{L}*|erhitz\p{L}*|(?<!kurz |scharf )anbrat\p{L}*|brät\p{L}*|pochier\p{L}*|piekarnik\p{L}*|patelni\p{L}*|mikrofal\p{L}*|zapie\p{L}*|griluj\p{L}*|zgriluj\p{L}*|obsmaż\p{L}*|garn(?:ek|k|cz)\p{L}*)(?!\p{L})|မီး|ဒယ်အိုး|အိုး/u;

/** What cooks all that is put into it, said or not. */
const DEVICE =
  /(?<!\p{L})(?:(?:slow|pressure|rice|multi)[- ]?cooker|crock[- ]?pot|instant pot|steamer|\p{L}*kochtopf|schongarer|dampfgarer|wolnowar\p{L}*|szybkowar\p{L}*|parowar\p{L}*)(?!\p{L})/u;
const MINUTES = /\d ?(?:min|h(?!\p{L})|hours?|stunden|godzin)|မိနစ်/u;
/** In which nothing is heated, however long. */
const COLD =
  /(?<!\p{L})(?:marina\p{L}*|soak\p{L}*|chill\p{L}*|cool\p{L}*|rest|stand|sit|fridge|refrigerat\p{L}*|freez\p{L}*|marinier\p{L}*|einweich\p{L}*|einlegen|ruhen|ziehen|kühl\p{L}*|kalt\p{L}*|tiefkühl\p{L}*|zamarynuj|maryn\p{L}*|namocz\p{L}*|odstaw\p{L}*|schł[oó]d\p{L}*|lodówk\p{L}*|zamraż\p{L}*)(?!\p{L})/u;

/** Whether a part of a text says heat in other words than those of the forms. */
function saysOtherHeat(said: string): boolean {
  return OTHER_HEAT.test(said) || DEVICE.test(said) || (MINUTES.test(said) && !COLD.test(said));
}

function isHeat(mention: Mention<Concept>): boolean {
  return !mention.negated && saysForm(mention, HEATED_FORMS);
}

/** Any heat, and what a pot stands on. */
const ANY_HEAT =
  /(?<!\p{L})(?:\p{L}*(?:heat|cook|boil|simmer|bak(?:e|ing)|roast|fry|fried|steam|grill|stew|brais|poach|sear|brown|toast|koch|köch|back|brat|brät|gar(?!n)|dünst|dämpf|schmor|erhitz|erwärm|wärm|gotuj|gotow|piecz|piec|smaż|dus|duś|grzej|grzew|grilluj)|oven|stove|hob|pan|pot|wok|until|ofen|backrohr|herd|pfanne|topf|bis|piekarnik|patelni|garn(?:ek|k|cz)|aż)/u;

/** Where in a part of a text heat ends: behind its last heat something is put beside it. */
function endOfHeat(said: string, from: number, own: readonly Mention<Concept>[]): number {
  const last = own.findLast(isHeat)?.end;
  const start = last === undefined ? 0 : Math.max(0, last - from);
  const beside = PUT_BESIDE.exec(said.slice(start));
  if (beside === null) return said.length;
  const behind = said.slice(start + beside.index);
  return saysOtherHeat(behind) || ANY_HEAT.test(behind) ? said.length : start + beside.index;
}

/** What is heated and is no one food: "cook the noodles". */
const NO_ONE_FOOD =
  /(?<!\p{L})(?:noodles?|pasta|vegetables?|veg(?:gies)?|greens|pulses|\p{L}*nudeln?|\p{L}*gemüse\p{L}*|hülsenfrüchte|beilagen?|makaron\p{L}*|kluski|warzyw\p{L}*|jarzyn\p{L}*)(?!\p{L})|ခေါက်ဆွဲ|ဟင်းသီးဟင်းရွက်/u;
/** How long, by what becomes of something: "until the carrots are soft". */
const HOW_LONG = /(?<!\p{L})(?:until|till|bis|aż|dopóki)(?!\p{L})/u;

/** What heat is said of in a part of a text that begins at `from`, with these mentions. */
function heatedIn(
  text: string,
  from: number,
  part: string,
  mentions: readonly Mention<Concept>[],
): Pick<Heat, "foods" | "isOfAnything"> {
  if (OF_ANYTHING.test(part) || DEVICE.test(part)) return { foods: new Set(), isOfAnything: true };
  const long = HOW_LONG.exec(part)?.index ?? part.length;
  const own = mentions.filter(({ start }) => start < from + long);
  const things = own.filter(({ start }) => !BESIDE.test(text.slice(Math.max(0, start - BESIDE_REACH), start)));
  const isOfFood = things.some((thing) => foodsNamed(thing).some((food) => !COOKED_WITH.has(food)));
  // What is beside is heated too, where something is heated that it can be beside of.
  const foods = new Set(isOfFood ? own.flatMap(foodsNamed) : []);
  return { foods, isOfAnything: foods.size === 0 && !NO_ONE_FOOD.test(part.slice(0, long)) };
}

/**
 * For each part of a text that says heat, in their order, the foods that it says it of, with those of a kind it names, or
 * that it says it of anything ("fry until brown", "bake everything", "poach in milk"), and how far it reaches. A part
 * reaches to where the next sentence names something, or something is put beside what is heated; `sentences` says of each
 * mention which sentence its part begins with, `starts` where that begins, `begins` from where on each mention of heat is
 * said. Linear in the text.
 */
export function heatsOf(
  text: string,
  mentions: readonly Mention<Concept>[],
  sentences: readonly number[],
  starts: readonly number[],
  begins: readonly (number | undefined)[],
): readonly Heat[] {
  if (!mentions.some(isHeat)) return [];
  const parts = new Map<number, Mention<Concept>[]>();
  const firsts = new Map<number, number>();
  mentions.forEach((mention, at) => {
    const sentence = present(sentences[at]);
    const own = parts.get(sentence);
    if (own === undefined) parts.set(sentence, [mention]);
    else own.push(mention);
    const begin = isHeat(mention) ? begins[at] : undefined;
    if (begin !== undefined) firsts.set(sentence, Math.min(begin, firsts.get(sentence) ?? Infinity));
  });
  const ordered = [...parts];
  return ordered.flatMap(([sentence, own], at) => {
    const from = present(starts[sentence]);
    const part = text.slice(from, ordered[at + 1]?.[1][0]?.start);
    if (!own.some(isHeat) && !saysOtherHeat(part)) return [];
    const end = endOfHeat(part, from, own);
    const before = own.filter(({ start }) => start < from + end);
    const begin = firsts.get(sentence) ?? from;
    const heated = before.filter(({ start }) => start >= begin);
    return [
      {
        ...heatedIn(text, begin, text.slice(begin, from + end), heated),
        named: new Set(before.flatMap(foodsNamed)),
        end: from + end,
        besideUntil: from + part.length,
      },
    ];
  });
}
