import { POLISH_NAMES } from "../../food/names/polish.table";
import type { PolishName } from "../../food/food";
import type { FoodId } from "../../food/food-ids";
import { joined } from "./numbers";

type Case = "name" | "genitive" | "accusative" | "instrumental" | "locative";

/** A list of foods in Polish, in the cases that sentences ask for. */
export interface PolishNouns {
  readonly foods: readonly FoodId[];
  /** kto, co */
  readonly nominative: string;
  /** kogo, czego */
  readonly genitive: string;
  /** kogo, co */
  readonly accusative: string;
  /** (z) kim, czym */
  readonly instrumental: string;
  /** The pronoun in the accusative: "ją", "go" or "je". */
  readonly them: "ją" | "go" | "je";
}

const PRONOUNS: Readonly<Record<PolishName["gender"], PolishNouns["them"]>> = {
  feminine: "ją",
  masculine: "go",
  neuter: "je",
  plural: "je",
};

/** Foods joined by "i" in one case. */
export function polishList(foods: readonly FoodId[], grammaticalCase: Case): string {
  return joined(
    foods.map((foodId) => POLISH_NAMES[foodId][grammaticalCase]),
    "i",
  );
}

export function polishNouns(foods: readonly FoodId[]): PolishNouns {
  const [first] = foods;
  const gender = foods.length === 1 && first !== undefined ? POLISH_NAMES[first].gender : "plural";
  return {
    foods,
    nominative: polishList(foods, "name"),
    genitive: polishList(foods, "genitive"),
    accusative: polishList(foods, "accusative"),
    instrumental: polishList(foods, "instrumental"),
    them: PRONOUNS[gender],
  };
}

/** "z" before a word, "ze" where the word begins with a cluster that cannot follow it ("ze śliwkami", "ze szpinakiem"). */
export function withPreposition(instrumental: string): string {
  return /^(?:[szśźż][^aeiouyąęó]|sz[^aeiouyąęó]?|ws|wz)/i.test(instrumental)
    ? `ze ${instrumental}`
    : `z ${instrumental}`;
}

/** The form of a counted word: 1 łyżka, 2 łyżki, 5 łyżek; a fraction takes the genitive singular. */
export function counted(value: number, forms: readonly [one: string, few: string, many: string, part: string]): string {
  if (!Number.isInteger(value)) return forms[3];
  if (value === 1) return forms[0];
  const [tens, units] = [value % 100, value % 10];
  return units >= 2 && units <= 4 && !(tens >= 12 && tens <= 14) ? forms[1] : forms[2];
}

/** Minutes in the accusative: "1 minutę", "3 minuty", "12 minut", "22 minuty". */
export function minutesOf(minutes: number): string {
  return `${String(minutes)} ${counted(minutes, ["minutę", "minuty", "minut", "minuty"])}`;
}
