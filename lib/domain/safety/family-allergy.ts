import type { AllergenId } from "../food/allergen";
import type { FoodId } from "../food/food-ids";
import { FOODS } from "../food/foods";
import { normalise } from "../food/normalise";
import { createVocabulary, scan } from "../food/scan";
import type { VocabularyEntry } from "../food/word-index";
import { expression } from "../shared/expression";
import { GROUP_WORDS } from "./group-words.table";
import { read } from "./reading";

/** What a parent's words mean. Both lists empty: nobody knows the words, and the parent has to be told. */
export interface ResolvedAllergy {
  readonly allergens: readonly AllergenId[];
  readonly foods: readonly FoodId[];
}

const GROUPS = createVocabulary<AllergenId>(
  GROUP_WORDS.flatMap(({ language, words, groups }) =>
    words.flatMap((surface) =>
      groups.map((group): VocabularyEntry<AllergenId> => ({ surface, value: group, language })),
    ),
  ),
);

/**
 * Groups of which one member stands for all: their proteins are the same or cross-react so often that leaving out one
 * food would not help. Of fish and tree nuts a child may react to a single one.
 */
const WHOLE_GROUPS: ReadonlySet<AllergenId> = new Set<AllergenId>([
  "milk",
  "eggs",
  "peanut",
  "soya",
  "sesame",
  "celery",
  "mustard",
  "lupin",
  "crustaceans",
  "molluscs",
  "gluten",
]);

const MIXED_DISHES: ReadonlySet<FoodId> = new Set<FoodId>(["pancake", "egg_noodles", "hummus"]);
const LONGEST = 500;
/** German glues what a child reacts to and the word for reacting into one. */
const ILLNESS = expression(/(?:allerg|intoleran|unverträglich)\p{L}*/gu);
/** "Milcheiweiß" is a protein of milk and holds no egg; of "Hühnereiweiß" the egg is meant and not the hen. */
const PROTEIN = /(milch|molken?|weizen|soja|erbsen)(?:eiwei(?:ß|ss)|protein)/gu;
/** "Eifrei", "dairyFree", "bezglutenowa": whoever eats without it says what must not be there. */
const FREE_OF = expression(/(\p{L}{2,}?)(?:frei(?:e[mnrs]?)?|-?free)(?!\p{L})/gu);
const WITHOUT_IN_POLISH: readonly (readonly [RegExp, string])[] = [
  [expression(/bezglutenow\p{L}*/gu), "gluten"],
  [expression(/bez(?:mleczn|laktozow|nabiałow)\p{L}*/gu), "mleko"],
  [expression(/bezjajeczn\p{L}*/gu), "jajka"],
  [expression(/bezorzechow\p{L}*/gu), "orzechy"],
  [expression(/bezsojow\p{L}*/gu), "soja"],
  [expression(/bezrybn\p{L}*/gu), "ryby"],
];
const HEN_EGG = /hühnerei(?:er|wei(?:ß|ss))?/gu;

/** The words with what they are free of instead: "ei", "dairy", "gluten". */
function withoutNegation(text: string): string {
  return WITHOUT_IN_POLISH.reduce((words, [pattern, group]) => words.replace(pattern, group), text).replace(
    FREE_OF,
    "$1",
  );
}

/**
 * The groups or foods of a parent's own words ("Milch", "nut allergy", "orzechy", "strawberries"), in any of the five
 * languages. A food that stands for its group becomes the group; any other food stays itself. Negated words count too: who
 * writes "no milk" among the allergies means milk. Words that nobody knows resolve to nothing. Total.
 */
export function resolveAllergy(text: string): ResolvedAllergy {
  if (text.length > LONGEST) return { allergens: [], foods: [] };
  const named = withoutNegation(normalise(text));
  const words = named.replace(ILLNESS, " ").replace(PROTEIN, "$1").replace(HEN_EGG, "ei");
  const { sightings } = read(words);
  const foodsNamed = sightings.flatMap((sighting) => [...sighting.foods, ...sighting.foodsInside]);
  // A group inside a longer word is only meant where the word is no food itself: walnuts are not all nuts.
  const groups = scan(words, GROUPS).filter(({ how }) => how !== "compound" || foodsNamed.length === 0);
  const allergens = new Set(groups.flatMap(({ values }) => values));
  const foods = new Set<FoodId>();
  for (const food of foodsNamed) {
    const own = FOODS[food].allergens.filter((allergen) => WHOLE_GROUPS.has(allergen));
    if (own.length === 0 || MIXED_DISHES.has(food)) foods.add(food);
    else for (const group of own) allergens.add(group);
  }
  if (allergens.size + foods.size === 0) {
    for (const group of sightings.flatMap((sighting) => sighting.allergens)) allergens.add(group);
  }
  return { allergens: [...allergens], foods: [...foods] };
}
