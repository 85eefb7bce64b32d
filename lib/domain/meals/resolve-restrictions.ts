import type { AllergenId } from "../food/allergen";
import type { FoodId } from "../food/food-ids";
import { normalise } from "../food/normalise";
import { withSameSource } from "../food/same-source";
import { fold } from "../food/tokenise";
import { resolveAllergy } from "../safety/family-allergy";
import { DIETS, type Diet } from "./diet";
import { DIET_LEAVES_OUT } from "./diet-foods.table";
import { DIET_WORDS } from "./diet-words.table";

/** What a parent's restrictions leave out. */
export interface Restrictions {
  readonly diets: readonly Diet[];
  readonly allergens: readonly AllergenId[];
  readonly foods: readonly FoodId[];
  /** Words that nobody knows, as typed: the parent has to be told, and these very words are looked for. */
  readonly unknown: readonly string[];
}

/** Longer words are no restriction. */
export const LONGEST_RESTRICTION = 60;

const BURMESE = /[\u1000-\u109f]/;

function plain(text: string): string {
  return fold(normalise(text))
    .replace(/[^\p{L}\p{M}\p{Nd}]+/gu, " ")
    .trim();
}

const WORDS: readonly (readonly [Diet, string])[] = DIETS.flatMap((diet) =>
  [diet, ...DIET_WORDS[diet]].map((word) => [diet, plain(word)] as const),
);

/** Burmese has no spaces between words: there a word counts wherever it stands. */
function says(text: string, word: string): boolean {
  return BURMESE.test(word) ? text.replaceAll(" ", "").includes(word) : ` ${text} `.includes(` ${word} `);
}

function dietsIn(text: string): readonly Diet[] {
  const searched = plain(text);
  return DIETS.filter((diet) => WORDS.some(([meant, word]) => meant === diet && says(searched, word)));
}

function unique<T>(items: readonly T[]): readonly T[] {
  return [...new Set(items)];
}

/**
 * What restrictions mean, chosen or typed, in any of the five languages: a way of eating, a group or a food. Negated
 * words count too: "no pork" and "pork" both leave pork out. Total; more restrictions never leave out less.
 */
export function resolveRestrictions(texts: readonly string[]): Restrictions {
  const known = texts.map((text) => {
    const short = text.length <= LONGEST_RESTRICTION;
    const { allergens, foods } = short ? resolveAllergy(text) : { allergens: [], foods: [] };
    return { text, diets: short ? dietsIn(text) : [], allergens, foods };
  });
  const diets = DIETS.filter((diet) => known.some((each) => each.diets.includes(diet)));
  const rules = diets.map((diet) => DIET_LEAVES_OUT[diet]);
  return {
    diets,
    allergens: unique([...rules, ...known].flatMap(({ allergens }) => allergens)),
    foods: unique([...rules.flatMap(({ foods }) => foods), ...withSameSource(known.flatMap(({ foods }) => foods))]),
    unknown: known
      .filter((each) => each.diets.length + each.allergens.length + each.foods.length === 0)
      .map(({ text }) => text),
  };
}
