import type { FoodId } from "../food/food-ids";
import { read } from "../safety/reading";
import { matchesOf } from "../shared/matches";

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
  return matchesOf(text, TIME)
    .map(
      ([, least = "", most = least, , hours, after = most]) =>
        numberOf(after) * (hours === undefined ? 1 : MINUTES_IN_AN_HOUR),
    )
    .filter((minutes) => minutes > 0 && minutes <= LONGEST);
}

function foodsIn(text: string): ReadonlySet<FoodId> {
  return new Set(read(text).sightings.flatMap(({ foods, negated }) => (negated ? [] : foods)));
}

function without(foods: ReadonlySet<FoodId>, food: FoodId): ReadonlySet<FoodId> {
  return new Set([...foods].filter((each) => each !== food));
}

/**
 * How a step puts in the water of the list, all of it or, where no step does, by spoonfuls. Other steps name water, too: to
 * wash and to soak in, steam that is almost gone, a splash from the tap, and what is poured away.
 */
const WATER_PUT_IN = [
  /\b(?:pour in|bring|add|in) the water\b|\d ?ml (?:of )?water\b/iu,
  /mit dem Wasser(?!\p{L})|(?<!\p{L})Wasser in eine[mnr] |das Wasser (?:an|zu|dazu|auf)gießen|\d ?ml Wasser/iu,
  /(?:lej|zagotuj)(?: w [\p{L} ]{1,24})? wod[ęą](?!\p{L})(?<!wylej wodę)|\d ?ml wody/iu,
  /ရေ (?:ထည့်|ဆူအောင်)/u,
] as const;
const WATER_SPOONED = /tablespoons of water|EL Wasser|łyżkami wody|ရေ စားပွဲတင်ဇွန်း/u;

/** The step that the water of the list goes into; undefined where none says so. */
function waterStep(steps: readonly string[]): number | undefined {
  const poured = steps.findIndex((text) => WATER_PUT_IN.some((said) => said.test(text)));
  const index = poured === -1 ? steps.findIndex((text) => WATER_SPOONED.test(text)) : poured;
  return index === -1 ? undefined : index;
}

/**
 * The steps of a recipe, one per line, with the times they name and which of its ingredients. An ingredient that no step
 * names by a word the lexicon knows is in none, and water in the one that puts it in.
 */
export function cookingSteps(instructions: string, ingredients: readonly string[]): readonly CookingStep[] {
  // What is cooked in water, or has it in its name, is no water.
  const named = ingredients.map(foodsIn).map((own) => (own.size > 1 ? without(own, "water") : own));
  const steps = instructions
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const watered = waterStep(steps);
  return steps.map((text, place) => {
    const foods = place === watered ? foodsIn(text) : without(foodsIn(text), "water");
    const used = named.flatMap((own, index) => ([...own].some((food) => foods.has(food)) ? [index] : []));
    return { text, minutes: minutesIn(text), ingredients: used };
  });
}

/** Every food that these words name and do not deny. */
export function foodsNamedIn(lines: readonly string[]): readonly FoodId[] {
  return [...new Set(lines.flatMap((line) => [...foodsIn(line)]))];
}
