import type { FoodId } from "../food/food-ids";
import type { Mention } from "../food/scan";
import { partitionPoint } from "../shared/partition-point";
import { present } from "../shared/present";
import { isParticiple, isPutBeside } from "./cooked-adjectives";
import { saysForm } from "./denied-forms";
import { HEATED_FORMS } from "./form-ids";
import { BESIDE, BESIDE_REACH, COOKED_WITH, foodsNamed } from "./heated-foods";
import { PUT_BESIDE } from "./serving-words.table";
import type { Concept } from "./vocabulary";
import { ANY_HEAT, COLD, DEVICE, HOW_LONG, MINUTES, NO_ONE_FOOD, OF_ANYTHING, OTHER_HEAT } from "./heat-words.table";

/** A place of a text that says heat. */
export interface Heat {
  /** The foods that it is said of. */
  readonly foods: ReadonlySet<FoodId>;
  /** It is said of whatever there is ("bake everything", "fry until brown"), and not of these foods alone. */
  readonly isOfAnything: boolean;
  /** All foods that are named before its end, what is beside the heated ones too. */
  readonly named: ReadonlySet<FoodId>;
  /** Where the part of the text that says it begins. */
  readonly start: number;
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

/** Whether a part of a text says heat in other words than those of the forms. */
function saysOtherHeat(said: string): boolean {
  return OTHER_HEAT.test(said) || DEVICE.test(said) || (MINUTES.test(said) && !COLD.test(said));
}

function isHeat(mention: Mention<Concept>): boolean {
  return !mention.negated && saysForm(mention, HEATED_FORMS);
}

/** What was cooked before and is put beside the rest, right behind the words that say so: "with the boiled potatoes". */
function cookedBefore(text: string, own: readonly Mention<Concept>[], at: number): Mention<Concept> | undefined {
  const [mention, next] = [present(own[at]), own[at + 1]];
  if (next === undefined || next.start - mention.end > 1 || !isParticiple(text.slice(mention.start, mention.end)))
    return undefined;
  return isPutBeside(text, mention) ? next : undefined;
}

/**
 * Heat that only says that what is put to something was cooked before, so that the rest of its part is not: "mix the mince
 * with the boiled potatoes". Undefined where something is cooked now.
 */
function heatOfBefore(text: string, part: string, from: number, own: readonly Mention<Concept>[]): Heat | undefined {
  const heating = own.flatMap((mention, at) => (isHeat(mention) ? [cookedBefore(text, own, at)] : []));
  const cooked = heating.filter((mention) => mention !== undefined);
  if (cooked.length === 0 || cooked.length < heating.length || saysOtherHeat(part)) return undefined;
  const foods = new Set(cooked.flatMap(foodsNamed));
  return { foods, isOfAnything: false, named: foods, start: from, end: from, besideUntil: from + part.length };
}

/** Where in a part of a text heat ends: behind its last heat something is put beside it, or another food is cut or served. */
function endOfHeat(
  said: string,
  from: number,
  own: readonly Mention<Concept>[],
  ownClauses: readonly number[],
): number {
  const last = own.findLast(isHeat)?.end;
  const start = last === undefined ? 0 : Math.max(0, last - from);
  const beside = PUT_BESIDE.exec(said.slice(start))?.index ?? Infinity;
  const clause = ownClauses[partitionPoint(ownClauses, (each) => each < from + start)] ?? Infinity;
  const end = Math.min(start + beside, clause - from);
  if (end >= said.length) return said.length;
  const behind = said.slice(end);
  return saysOtherHeat(behind) || ANY_HEAT.test(behind) ? said.length : end;
}

/** What heat is said of in a part of a text that begins at `from`, with these mentions. */
function heatedIn(
  text: string,
  from: number,
  part: string,
  mentions: readonly Mention<Concept>[],
): Pick<Heat, "foods" | "isOfAnything"> {
  if (OF_ANYTHING.test(part) || DEVICE.test(part)) return { foods: new Set(), isOfAnything: true };
  const long = HOW_LONG.exec(part)?.index ?? part.length;
  const own = mentions.filter(({ start, negated }) => !negated && start < from + long);
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
 * said, `ownClauses` where clauses begin that heat does not reach into. Linear in the text.
 */
export function heatsOf(
  text: string,
  mentions: readonly Mention<Concept>[],
  sentences: readonly number[],
  starts: readonly number[],
  begins: readonly (number | undefined)[],
  ownClauses: readonly number[],
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
    const earlier = heatOfBefore(text, part, from, own);
    if (earlier !== undefined) return [earlier];
    const end = endOfHeat(part, from, own, ownClauses);
    const before = own.filter(({ start }) => start < from + end);
    const begin = firsts.get(sentence) ?? from;
    const heated = before.filter(({ start }) => start >= begin);
    return [
      {
        ...heatedIn(text, begin, text.slice(begin, from + end), heated),
        named: new Set(before.flatMap(foodsNamed)),
        start: from,
        end: from + end,
        besideUntil: from + part.length,
      },
    ];
  });
}
