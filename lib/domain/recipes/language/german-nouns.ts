import { germanName } from "../../food/names";
import type { GermanName } from "../../food/food";
import type { FoodId } from "../../food/food-ids";
import { capitalised, joined } from "./numbers";

export type German = "de" | "de-AT";

/** A list of foods in German, without articles but in the dative, as recipes are written. */
export interface GermanNouns {
  readonly foods: readonly FoodId[];
  /** Nominative and accusative: "Karotten und Reis". */
  readonly list: string;
  /** The same at the beginning of a sentence. */
  readonly first: string;
  /** Dative with articles: "den Karotten und dem Reis". */
  readonly dative: string;
}

function dativeArticle({ number, gender }: GermanName): string {
  if (number === "plural") return "den";
  return gender === "feminine" ? "der" : "dem";
}

export function germanNouns(language: German): (foods: readonly FoodId[]) => GermanNouns {
  return (foods) => {
    const names = foods.map((foodId) => germanName(foodId, language));
    const list = joined(
      names.map(({ name }) => name),
      "und",
    );
    const dative = joined(
      names.map((name) => `${dativeArticle(name)} ${name.dative}`),
      "und",
    );
    return { foods, list, first: capitalised(list), dative };
  };
}

const KITCHEN_WORDS = /^(?:gemahlene|geriebene|geschrotete|passierte)n? |^Stangen(?=sellerie)| ohne Salz$| edelsüß$| mild$/g;

function withoutKitchenWords(name: string): string {
  const rest = name.replace(KITCHEN_WORDS, "");
  return name.startsWith("Stangen") ? capitalised(rest) : rest;
}

/** The dative without an article, as it stands after "mit" in a heading: an adjective then shows the case itself. */
export function titleDative(foodId: FoodId, language: German): string {
  const { name, dative, number, gender } = germanName(foodId, language);
  const strong =
    number === "plural" || dative === name ? dative : dative.replace(/en(?= |$)/, gender === "feminine" ? "er" : "em");
  return withoutKitchenWords(strong);
}

export function titleNominative(foodId: FoodId, language: German): string {
  return withoutKitchenWords(germanName(foodId, language).name);
}
