import type { AllergenId } from "../food/allergen";
import { FOOD_IDS, type FoodId } from "../food/food-ids";
import { FOODS } from "../food/foods";
import { foodSurfaces } from "../food/food-surfaces";
import { foodWords } from "../food/lexicon";
import { BARE_MINCE } from "../food/mince.table";
import { createVocabulary, scan, type Vocabulary } from "../food/scan";
import type { VocabularyEntry } from "../food/word-index";
import { expression } from "../shared/expression";
import { fromShelf } from "../shared/shelf";
import { MADE_OF, NOTHING_OF_IT, POLISH_STEMS } from "./avoided-foods.table";
import { POLISH_ADJECTIVE } from "./endings";
import type { Sighting } from "./reading";

declare global {
  interface SquishShelf {
    avoidedWords?: Vocabulary<FoodId>;
  }
}

type Entry = VocabularyEntry<FoodId>;

/** Behind a soft stem too. */
const POLISH_ENDINGS = [...POLISH_ADJECTIVE, "i", "o", "iego", "iej", "im", "ich"];
const LAST_VOWEL = /[aeiouyąęó]$/u;
const SHORTEST_STEM = 3;

/** "Truskawka", "truskawki" and "banan": the stem in front of "-owy". */
function stemOf(noun: string): string {
  return noun.replace(LAST_VOWEL, "");
}

function adjectives(stem: string, food: FoodId): readonly Entry[] {
  return POLISH_ENDINGS.map((ending): Entry => ({ surface: stem + ending, value: food, language: "pl", strict: true }));
}

/** "Truskawkowy", "dyniowa", "łososiowe": what Polish calls something that is made of a food or tastes of it. */
function polishAdjectives(): readonly Entry[] {
  const regular = FOOD_IDS.flatMap((food) => {
    const nouns = foodWords(food, "pl").filter((word) => !word.includes(" "));
    const stems = new Set(nouns.map(stemOf).filter((stem) => stem.length >= SHORTEST_STEM));
    return [...stems].flatMap((stem) => adjectives(`${stem}ow`, food));
  });
  const others = POLISH_STEMS.flatMap(([stem, foods]) => foods.flatMap((food) => adjectives(stem, food)));
  return [...regular, ...others];
}

/** "Mince" is a verb too, and of which animal it is, is read elsewhere. */
const UNSAID = new Set(Object.values(BARE_MINCE).flat());

function names(): readonly Entry[] {
  const named = foodSurfaces(UNSAID).map(({ surface, food, language }): Entry => ({ surface, value: food, language }));
  const made = MADE_OF.flatMap(({ language, words, foods }) =>
    words.flatMap((surface) => foods.map((value): Entry => ({ surface, value, language, strict: true }))),
  );
  return [...named, ...made];
}

/**
 * The names of the foods alone, without those of products that are sold with them: in "strawberry yogurt" and "banana
 * bread" it finds what the name is made of.
 */
let ready: Vocabulary<FoodId> | undefined;

/** Made when the first family asks for it: most leave no single food out. */
function avoidedWords(): Vocabulary<FoodId> {
  return (ready ??= fromShelf("avoidedWords", () =>
    createVocabulary([...names(), ...polishAdjectives()], NOTHING_OF_IT, "likely"),
  ));
}

const ONE_NUT =
  /almond|mandel|migdał|amarett|marzipan|marcepan|frangipan|hazel|hasel|laskow|walnut|walnuss|włosk|cashew|nerkow|pistac|pistaz|pecan|pekan|macadam|makadam|brazil|brazyl|paran[uü]|pine nut|pinien|piniow|pinole|nutella|ဗာဒံ|ပစ်တာ|ပစ္စတာ|သစ်ကြား|သီဟိုဠ်|ဟေဇယ်/u;
const ANY_FISH = expression(
  /(?<!\p{L})fish|fisch|(?<!\p{L})ryb|seafood|meeresfr|owoc\p{L}* morza|surimi|krab|crab|paella|worcester|caesar|dashi|^ငါး$|ပင်လယ်စာ/u,
);

/**
 * Groups of which a child may react to a single food, with the words that say which one it is, or for fish those that do
 * not: "mixed nuts" may hold walnuts, pistachios do not.
 */
const SINGLE: readonly { readonly group: AllergenId; readonly isAny: (surface: string) => boolean }[] = [
  { group: "nuts", isAny: (surface) => !ONE_NUT.test(surface) },
  { group: "fish", isAny: (surface) => ANY_FISH.test(surface) },
];

/**
 * The foods of these that may be in what names only their group ("fish fingers", "mixed nuts", "Nusskuchen"): nobody says
 * that it is another one. `named` are the foods of which the text may speak: "cook the fish" is the cod of the lines.
 */
export function perhapsIn(
  sightings: readonly Sighting[],
  avoided: readonly FoodId[],
  named: readonly FoodId[] = [],
): readonly FoodId[] {
  if (avoided.length === 0) return [];
  return SINGLE.flatMap(({ group, isAny }) => {
    const isOfIt = (food: FoodId): boolean => FOODS[food].allergens.includes(group);
    const own = avoided.filter(isOfIt);
    if (own.length === 0 || named.some(isOfIt)) return [];
    const isUnsaid = ({ negated, allergens, foods, foodsInside, surface }: Sighting): boolean =>
      !negated && allergens.includes(group) && ![...foods, ...foodsInside].some(isOfIt) && isAny(surface);
    return sightings.some(isUnsaid) ? own : [];
  });
}

/**
 * The foods of these that a normalised text names anywhere, be it inside the name of another thing ("Erdbeerjoghurt",
 * "zupa dyniowa", "apple crumble"). Only for a family that leaves foods out: nothing is cooked of it, and nothing is
 * guessed. Costs nothing where the family leaves none out.
 */
export function avoidedIn(text: string, avoided: readonly FoodId[]): readonly FoodId[] {
  if (avoided.length === 0) return [];
  const found = scan(text, avoidedWords()).filter(({ negated, how }) => !negated && how !== "typo");
  return avoided.filter((food) => found.some(({ values }) => values.includes(food)));
}
