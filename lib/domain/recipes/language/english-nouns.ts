import { ENGLISH_NAMES } from "../../food/names/english.table";
import type { FoodId } from "../../food/food-ids";
import { joined } from "./numbers";
import type { IsSingle } from "./recipe-language";

/** A list of foods in English. */
export interface EnglishNouns {
  readonly foods: readonly FoodId[];
  /** "the carrots and peas" */
  readonly the: string;
  /** "carrots and peas" */
  readonly bare: string;
  /** What has become of them in the pot: "rice porridge" of rice. */
  readonly served: string;
  readonly them: "them" | "it";
  readonly they: "they are" | "it is";
  /** What is pressed flat one by one: kernels of what has some, else pieces. */
  readonly each: "every single one" | "every bit of it";
}

/** Porridge is what becomes of the rice that is rinsed. */
const IN_A_RECIPE: Readonly<Partial<Record<FoodId, string>>> = { rice_porridge: "rice for rice porridge" };

/** The word that a list and a sentence have for a food, or for one of it. */
export function recipeWord(foodId: FoodId, which: "name" | "singular"): string {
  return IN_A_RECIPE[foodId] ?? ENGLISH_NAMES[foodId][which];
}

export function englishNouns(foods: readonly FoodId[], isSingle: IsSingle): EnglishNouns {
  const names = foods.map((foodId) => recipeWord(foodId, isSingle(foodId) ? "singular" : "name"));
  const [first] = foods;
  const dishes = foods.map((foodId, at) => (foodId in IN_A_RECIPE ? ENGLISH_NAMES[foodId].name : (names[at] ?? "")));
  const plural =
    foods.length > 1 || (first !== undefined && ENGLISH_NAMES[first].number === "plural" && !isSingle(first));
  const bare = joined(names, "and");
  return {
    foods,
    the: `the ${bare}`,
    bare,
    served: joined(dishes, "and"),
    them: plural ? "them" : "it",
    they: plural ? "they are" : "it is",
    each: plural ? "every single one" : "every bit of it",
  };
}

const KITCHEN_WORDS =
  /^(?:(?:unsalted|unsweetened|plain|smooth|mild|hard(?= cheese)|ground|fresh|cooked|ripe|dried|whole) )+/;

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
