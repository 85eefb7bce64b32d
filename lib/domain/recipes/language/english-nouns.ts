import { ENGLISH_NAMES } from "../../food/names/english.table";
import type { FoodId } from "../../food/food-ids";
import { joined } from "./numbers";

/** A list of foods in English. */
export interface EnglishNouns {
  /** "the carrots and peas" */
  readonly the: string;
  /** "carrots and peas" */
  readonly bare: string;
  readonly them: "them" | "it";
  readonly are: "are" | "is";
}

export function englishNouns(foods: readonly FoodId[]): EnglishNouns {
  const entries = foods.map((foodId) => ENGLISH_NAMES[foodId]);
  const names = entries.map(({ name }) => name);
  const plural = entries.length > 1 || entries[0]?.number === "plural";
  const bare = joined(names, "and");
  return {
    the: `the ${bare}`,
    bare,

    them: plural ? "them" : "it",
    are: plural ? "are" : "is",
  };
}

const KITCHEN_WORDS = /^(?:(?:unsalted|unsweetened|plain|smooth|mild|ground|fresh|cooked|ripe|dried|whole) )+/;

/** The food as the first half of a compound: "carrot", "oat", "tofu". */
export function titleWord(foodId: FoodId): string {
  const { name, singular, number } = ENGLISH_NAMES[foodId];
  const word = number === "plural" ? singular : name;
  return (word === "oats" ? "oat" : word).replace(KITCHEN_WORDS, "");
}

/** The food's name without what only its ingredient line has to say. */
export function titleName(foodId: FoodId): string {
  return ENGLISH_NAMES[foodId].name.replace(KITCHEN_WORDS, "");
}
