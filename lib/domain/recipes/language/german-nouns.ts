import { germanName } from "../../food/names";
import type { GermanName } from "../../food/food";
import type { FoodId } from "../../food/food-ids";
import { capitalised, joined } from "./numbers";
import type { IsSingle } from "./recipe-language";

export type German = "de" | "de-AT";

/** A list of foods in German, without articles but in the dative, as recipes are written. */
export interface GermanNouns {
  readonly foods: readonly FoodId[];
  /** Nominative and accusative: "Karotten und Reis". */
  readonly list: string;
  /** The same at the beginning of a sentence. */
  readonly first: string;
  /** What has become of them in the pot, at the beginning of a sentence: "Reisbrei" of rice. */
  readonly served: string;
  /** Dative with articles: "den Karotten und dem Reis". */
  readonly dative: string;
  /** One food that has no plural here: "Mais", but not "Erbsen". */
  readonly isMass: boolean;
}

function dativeArticle({ number, gender }: GermanName): string {
  if (number === "plural") return "den";
  return gender === "feminine" ? "der" : "dem";
}

/** The one piece of what is named in the plural: "Ei", "Rote Rübe", in the dative "Roten Rübe". */
function single({ singular, ...name }: GermanName): GermanName {
  const dative = singular.replace(/^(\S+e) /, "$1n ");
  return { ...name, singular, name: singular, dative, number: "singular" };
}

/** Porridge is what becomes of the rice that is rinsed. */
const IN_A_RECIPE: Readonly<Partial<Record<FoodId, string>>> = { rice_porridge: "Reis für Reisbrei" };

/** The word that a list and a sentence have for a food, with its forms. */
export function recipeName(foodId: FoodId, language: German): GermanName {
  const name = germanName(foodId, language);
  const said = IN_A_RECIPE[foodId];
  return said === undefined ? name : { ...name, name: said, singular: said, dative: said };
}

export function germanNouns(language: German): (foods: readonly FoodId[], isSingle: IsSingle) => GermanNouns {
  return (foods, isSingle) => {
    const names = foods.map((foodId) => {
      const name = recipeName(foodId, language);
      return name.number === "plural" && name.gender !== "plural" && isSingle(foodId) ? single(name) : name;
    });
    const list = joined(
      names.map(({ name }) => name),
      "und",
    );
    const dishes = joined(
      foods.map((foodId, at) => (foodId in IN_A_RECIPE ? germanName(foodId, language).name : (names[at]?.name ?? ""))),
      "und",
    );
    const dative = joined(
      names.map((name) => `${dativeArticle(name)} ${name.dative}`),
      "und",
    );
    const isMass = names.length === 1 && names[0]?.number === "singular";
    return { foods, list, first: capitalised(list), served: capitalised(dishes), dative, isMass };
  };
}

const KITCHEN_WORDS = /^(?:gemahlene|geriebene|geschrotete|passierte)n? | ohne Salz$| edelsüß$| mild$/g;

/** In a heading a stalk must not stand bare; the dative and the nominative, both without an article. */
const SOFT_STALKS = { dative: "gekochter Stangensellerie", nominative: "gekochte Stangensellerie" } as const;

function isStalk(name: string): boolean {
  return name === "Stangensellerie";
}

/** The dative without an article, as it stands after "mit" in a heading: an adjective then shows the case itself. */
export function titleDative(foodId: FoodId, language: German): string {
  const { name, dative, number, gender } = germanName(foodId, language);
  if (isStalk(name)) return SOFT_STALKS.dative;
  const strong =
    number === "plural" || dative === name ? dative : dative.replace(/en(?= |$)/, gender === "feminine" ? "er" : "em");
  return strong.replace(KITCHEN_WORDS, "");
}

/** The name in the nominative without what only the ingredient line has to say. */
export function titleNominative(foodId: FoodId, language: German): string {
  const { name } = germanName(foodId, language);
  return isStalk(name) ? SOFT_STALKS.nominative : name.replace(KITCHEN_WORDS, "");
}
