import type { FoodId } from "../food/food-ids";
import { IN_MIXED_MINCE, MINCED } from "../food/mince.table";
import type { Mention } from "../food/scan";
import { expression } from "../shared/expression";
import type { Reading } from "./reading";
import type { Concept } from "./vocabulary";

/** "Mince the garlic", "mince very finely": what is done, to whatever. */
const DONE_TO = expression(/^ (?:the|it|them|these|this|those|everything|all|your|each|very|finely)(?!\p{L})/u);
/** "Finely mince", "then mince", "to mince". */
const DOES = expression(/(?<!\p{L})(?:finely|coarsely|roughly|then|to) $/u);
const REACH = 12;

const foodsOf = ({ values }: Mention<Concept>): readonly FoodId[] =>
  values.flatMap((value) => (value.kind === "food" ? [value.food] : []));

/** The word names mince and leaves open of which animal. */
export function isBareMince(foods: readonly FoodId[]): boolean {
  return foods.length === IN_MIXED_MINCE.length && IN_MIXED_MINCE.every((food) => foods.includes(food));
}

/**
 * The mentions without the meat of the English verb: "mince the garlic" names none. What the word says of a form stays.
 */
export function withoutMincing(text: string, mentions: readonly Mention<Concept>[]): readonly Mention<Concept>[] {
  return mentions.map((mention) => {
    const { start, end, values } = mention;
    if (text.slice(start, end) !== "mince" || !isBareMince(foodsOf(mention))) return mention;
    const isVerb =
      DONE_TO.test(text.slice(end, end + REACH)) || DOES.test(text.slice(Math.max(0, start - REACH), start));
    if (!isVerb) return mention;
    return { ...mention, values: values.filter(({ kind }) => kind !== "food") };
  });
}

/**
 * What is said of a recipe, in which a bare word for mince means the mince of its lines: "brown the mince" in one with
 * turkey mince is no pork. Where the lines name no mince either, it stays all that it may be.
 */
export function withMinceOf(reading: Reading, lines: readonly Reading[]): Reading {
  const named = lines.flatMap(({ sightings }) => sightings.flatMap(({ foods }) => foods));
  const minces = MINCED.filter((food) => named.includes(food));
  if (minces.length === 0) return reading;
  const sightings = reading.sightings.map((each) => (isBareMince(each.foods) ? { ...each, foods: minces } : each));
  return { ...reading, sightings };
}
