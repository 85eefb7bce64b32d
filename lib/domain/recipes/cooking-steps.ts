import type { FoodId } from "../food/food-ids";
import { read } from "../safety/reading";

/** One step of a recipe as a cook needs it. */
export interface CookingStep {
  readonly text: string;
  /** Waiting times that it names, in whole minutes and in their order; of a range the longer. */
  readonly minutes: readonly number[];
  /** Places in the list of ingredients of what it names. */
  readonly ingredients: readonly number[];
}

const NUMBER = "[0-9၀-၉]{1,3}";
/** Burmese says round tens after the word ("မိနစ် ၂၀"), all other languages and numbers before it. */
const TIME = new RegExp(
  `(${NUMBER})(?:\\s*(?:-|–|—|to|bis|do|ကနေ)\\s*(${NUMBER}))?[\\s-]*(?:(min(?:s|ute|utes|uten|uta|uty|ut)?(?!\\p{L})|မိနစ်)|(hours?|hrs?|Stunden?|Std|godzin[aęy]?|godz|နာရီ)(?!\\p{L}))|မိနစ်\\s*([၀-၉]{2,3})`,
  "giu",
);
const MINUTES_IN_AN_HOUR = 60;
/** Nobody cooks longer than a day; what is longer is no waiting time. */
const LONGEST = 24 * MINUTES_IN_AN_HOUR;

function numberOf(digits: string): number {
  return Number(digits.replace(/[၀-၉]/g, (digit) => String(digit.charCodeAt(0) - 0x1040)));
}

/** The waiting times in a text of any of the five languages, in whole minutes from 1 to 1440. Linear in its length. */
export function minutesIn(text: string): readonly number[] {
  return [...text.matchAll(TIME)]
    .map(
      ([, least = "", most = least, , hours, after = most]) =>
        numberOf(after) * (hours === undefined ? 1 : MINUTES_IN_AN_HOUR),
    )
    .filter((minutes) => minutes > 0 && minutes <= LONGEST);
}

function foodsIn(text: string): ReadonlySet<FoodId> {
  return new Set(read(text).sightings.flatMap(({ foods, negated }) => (negated ? [] : foods)));
}

/**
 * The steps of a recipe, one per line, with the times they name and which of its ingredients. An ingredient that no step
 * names by a word the lexicon knows is in none.
 */
export function cookingSteps(instructions: string, ingredients: readonly string[]): readonly CookingStep[] {
  const named = ingredients.map(foodsIn);
  return instructions
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((text) => {
      const foods = foodsIn(text);
      const used = named.flatMap((own, index) => ([...own].some((food) => foods.has(food)) ? [index] : []));
      return { text, minutes: minutesIn(text), ingredients: used };
    });
}

/** Every food that these words name and do not deny. */
export function foodsNamedIn(lines: readonly string[]): readonly FoodId[] {
  return [...new Set(lines.flatMap((line) => [...foodsIn(line)]))];
}
