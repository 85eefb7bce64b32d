import type { AgeGroup } from "./age";
import type { AllergenId } from "./allergen";
import type { CookingMethod } from "./cooking";
import type { FoodId } from "./food-ids";

export const FOOD_CATEGORIES = [
  "vegetable",
  "fruit",
  "protein-animal",
  "protein-plant",
  "grain",
  "herb/spice",
  "dairy",
  "other",
  "fat",
] as const;
export type FoodCategory = (typeof FOOD_CATEGORIES)[number];

/**
 * What is done to a food before it is cooked. A closed list, so that every language has a sentence for each.
 * `boilHard`: an egg until white and yolk are firm. `boilAndDrain`: boiled in plenty of water that is poured away,
 * because what must not be eaten goes into the water (cassava, bamboo shoots, dried beans).
 */
export const PREPARATIONS = [
  "wash",
  "peel",
  "core",
  "deseed",
  "pit",
  "removeSkin",
  "removeBones",
  "removeMembrane",
  "removeShell",
  "removeStrings",
  "trim",
  "rinse",
  "soak",
  "boilHard",
  "boilAndDrain",
  "grind",
] as const;
export type Preparation = (typeof PREPARATIONS)[number];

/**
 * The shape in which a food of an age is served. A closed list, so that every language and a drawing exist for each.
 * `sieve`: cooked soft or ripe, pressed through a sieve so that no seed, skin or fibre stays. `takeOut`: cooked in the
 * dish for its flavour and taken out before serving.
 */
export const CUTS = [
  "stick",
  "wedge",
  "strip",
  "dice",
  "smallPieces",
  "mash",
  "puree",
  "grate",
  "shred",
  "mince",
  "flake",
  "quarter",
  "flatten",
  "floret",
  "finelyChop",
  "ground",
  "thinSpread",
  "stirIn",
  "liquid",
  "toastFinger",
  "soft",
  "sieve",
  "takeOut",
] as const;
export type Cut = (typeof CUTS)[number];

/** How one food is prepared and cut for one age group. */
export interface AgePreparation {
  readonly before: readonly Preparation[];
  readonly cut: Cut;
}

/** One food of the lexicon: everything true of it that is not a word. */
export interface Food {
  readonly id: FoodId;
  readonly category: FoodCategory;
  readonly minAgeMonths: number;
  /** Groups the food always contains. */
  readonly allergens: readonly AllergenId[];
  /** Groups it often contains: the label has to be read. */
  readonly allergensCheckLabel: readonly AllergenId[];
  readonly chokingRisk: "low" | "medium" | "high";
  readonly chokingWhy: string;
  readonly nutrients: readonly string[];
  readonly mainBenefit: string;
  readonly preparation: Readonly<Record<AgeGroup, AgePreparation>>;
  /** Typical minutes until soft; a method that is absent does not suit the food. 0: needs no cooking. */
  readonly minutesToSoft: Readonly<Partial<Record<CookingMethod, number>>>;
  /** Ids of `food/rules.json` that name this food. */
  readonly relatedRules: readonly string[];
  readonly iron: "heme-high" | "heme" | "plant-or-egg" | "none";
  readonly vitaminC: boolean;
}

/** The word for a food as a cook would write it in a list or a heading, and every other word people type for it. */
export interface FoodName {
  /** Shown on a chip and in an ingredient line: the form in which an amount is given ("carrots", "Karotten", "oats"). */
  readonly name: string;
  /** Other words and spellings for the same food, in any form: plurals, cases, regional words, frequent misspellings. */
  readonly synonyms: readonly string[];
}

export interface EnglishName extends FoodName {
  /** One of it ("carrot"); the same as `name` for what is not counted ("oats", "rice"). */
  readonly singular: string;
  readonly number: "singular" | "plural";
}

export interface GermanName extends FoodName {
  /** Nominative singular with its gender; `gender` is "plural" where only the plural is used. */
  readonly singular: string;
  readonly gender: "masculine" | "feminine" | "neuter" | "plural";
  /** Grammatical number of `name`. */
  readonly number: "singular" | "plural";
  /** `name` after a definite article in the dative ("den Karotten", "dem Reis"), without the article. */
  readonly dative: string;
}

export interface PolishName extends FoodName {
  /** Grammatical gender and number of `name`, for verbs and adjectives. */
  readonly gender: "masculine" | "feminine" | "neuter" | "plural";
  /** Forms of `name`: kogo/czego, kogo/co, z kim/czym, o kim/czym. `name` is the nominative. */
  readonly genitive: string;
  readonly accusative: string;
  readonly instrumental: string;
  readonly locative: string;
  /** Genitive used after an amount ("200 g marchewki", "200 g ziemniaków"). */
  readonly afterAmount: string;
}

export interface BurmeseName extends FoodName {
  /** How sure we are of the word: only "verified" ones are shown without a mark. */
  readonly confidence: "verified" | "likely" | "unsure";
}
