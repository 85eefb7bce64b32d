import { POLISH_NAMES } from "../../food/names/polish.table";
import type { PolishName } from "../../food/food";
import type { FoodId } from "../../food/food-ids";
import { joined } from "./numbers";
import { SINGULARS } from "./polish-singular.table";
import type { IsSingle } from "./recipe-language";
import { hasSauce, isKernels, isPoured } from "./same-work";

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
  /** (w) kim, czym */
  readonly locative: string;
  /** The pronoun in the accusative: "ją", "go" or "je". */
  readonly them: "ją" | "go" | "je";
  /** The same in the instrumental: "posyp nim". */
  readonly withThem: "nią" | "nim" | "nimi";
  /** How it gets into a pot: grain is poured, a sauce is added, the rest is laid. */
  readonly put: "włóż" | "wsyp" | "dodaj";
  /** What is pressed flat one by one. */
  readonly each: "każde ziarenko" | "każdy kawałek";
  /** In the number of the foods. */
  readonly soaked: string;
}

type Pronouns = Pick<PolishNouns, "them" | "withThem" | "soaked">;

const PRONOUNS: Readonly<Record<PolishName["gender"], Pronouns>> = {
  feminine: { them: "ją", withThem: "nią", soaked: "aż dobrze nasiąknie" },
  masculine: { them: "go", withThem: "nim", soaked: "aż dobrze nasiąknie" },
  neuter: { them: "je", withThem: "nim", soaked: "aż dobrze nasiąknie" },
  plural: { them: "je", withThem: "nimi", soaked: "aż dobrze nasiąkną" },
};

export function polishNouns(foods: readonly FoodId[], isSingle: IsSingle): PolishNouns {
  const names = foods.map((foodId) => (isSingle(foodId) ? SINGULARS[foodId] : undefined) ?? POLISH_NAMES[foodId]);
  const list = (grammaticalCase: Case) =>
    joined(
      names.map((name) => name[grammaticalCase]),
      "i",
    );
  const [first] = names;
  const gender = names.length === 1 && first !== undefined ? first.gender : "plural";
  return {
    foods,
    nominative: list("name"),
    genitive: list("genitive"),
    accusative: list("accusative"),
    instrumental: list("instrumental"),
    locative: list("locative"),
    ...PRONOUNS[gender],
    put: isPoured(foods) ? "wsyp" : hasSauce(foods) ? "dodaj" : "włóż",
    each: isKernels(foods) ? "każde ziarenko" : "każdy kawałek",
  };
}

/** "z" before a word, "ze" where it begins with a cluster that cannot follow it: "ze śliwkami", but "z szynką". */
export function withPreposition(instrumental: string): string {
  return /^(?:sz(?![aeiouyąęó])|s(?![zaeiouyąęó])|[zśźż](?![aeiouyąęó])|ws|wz)/i.test(instrumental)
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
