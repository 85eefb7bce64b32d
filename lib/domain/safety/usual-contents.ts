import type { AllergenId } from "../food/allergen";
import { FOODS } from "../food/foods";
import { createVocabulary, scan } from "../food/scan";
import type { VocabularyEntry } from "../food/word-index";
import type { Reading, Sighting } from "./reading";
import { NO_SUCH_DISHES, USUAL_DISHES, type UsualDish } from "./usual-dishes.table";

const DISH_WORDS = createVocabulary(
  USUAL_DISHES.flatMap((dish) =>
    dish.words.map((surface): VocabularyEntry<UsualDish> => {
      return { surface, value: dish, language: dish.language };
    }),
  ),
  NO_SUCH_DISHES,
);

/** The groups that dishes hold. `usually`: hardly a cook makes them without; `often`: the label or the cook knows. */
export interface UsualContents {
  readonly usually: readonly AllergenId[];
  readonly often: readonly AllergenId[];
}

export const NOTHING_USUAL: UsualContents = { usually: [], often: [] };
/** A compound is what it ends with: nobody eats of "Auflaufform" and "Muffinblech". */
const GOES_ON = /^\p{L}/u;

/** The name of a food says what it is, whatever dish is in it: "risotto rice", "Gemüsebrühe". */
function isFoodAt(sightings: readonly Sighting[], start: number, end: number): boolean {
  return sightings.some((sighting) => sighting.foods.length > 0 && sighting.start <= start && sighting.end >= end);
}

/**
 * What the dishes of one line hold besides the groups that the line itself speaks of, as being in them ("Käsemuffins") or
 * left out ("muffins without egg"). Asked of a pantry and of a recipe's lines: the title and the steps of a recipe name a
 * dish of which its lines say everything. A mistyped dish is none: it is a word that nobody knows, and is asked about.
 */
export function usualContents({ text, sightings }: Pick<Reading, "text" | "sightings">): UsualContents {
  const dishes = scan(text, DISH_WORDS)
    .filter(({ negated, how }) => !negated && how !== "typo")
    .filter(({ start, end }) => !GOES_ON.test(text.slice(end)) && !isFoodAt(sightings, start, end))
    .flatMap(({ values }) => values);
  if (dishes.length === 0) return NOTHING_USUAL;
  const said = new Set(sightings.flatMap(({ allergens }) => allergens));
  const usually = new Set(dishes.flatMap((dish) => dish.usually).filter((group) => !said.has(group)));
  const labelled = new Set(
    sightings.flatMap(({ foods, foodsInside }) =>
      [...foods, ...foodsInside].flatMap((food) => FOODS[food].allergensCheckLabel),
    ),
  );
  const known = (group: AllergenId) => said.has(group) || usually.has(group) || labelled.has(group);
  const often = new Set(dishes.flatMap((dish) => dish.often).filter((group) => !known(group)));
  return { usually: [...usually], often: [...often] };
}
