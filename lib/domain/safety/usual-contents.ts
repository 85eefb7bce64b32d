import type { AllergenId } from "../food/allergen";
import { FOODS } from "../food/foods";
import { createVocabulary, scan, type Mention } from "../food/scan";
import { fold } from "../food/tokenise";
import type { VocabularyEntry } from "../food/word-index";
import { expression } from "../shared/expression";
import { isPlantProduct } from "./plant-products.table";
import type { Reading, Sighting } from "./reading";
import { NO_SUCH_DISHES, SAID_FREE, USUAL_DISHES, type UsualDish } from "./usual-dishes.table";

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
/**
 * A compound is what it ends with: nobody eats of "Auflaufform" and "Muffinblech". Burmese writes its particles onto the
 * word and the next word after them.
 */
const GOES_ON = expression(/^(?!\p{Script=Myanmar})\p{L}/u);

/** The name of a food says what it is, whatever dish is in it: "risotto rice", "Gemüsebrühe". */
function isFoodAt(sightings: readonly Sighting[], start: number, end: number): boolean {
  return sightings.some(
    (sighting) =>
      sighting.foods.length > 0 && sighting.start <= start && sighting.end >= end && !isPlantProduct(sighting.surface),
  );
}

type Seen = Pick<Reading, "text" | "sightings">;

/** A mistyped dish is none: it is a word that nobody knows, and is asked about. */
function dishesIn({ text, sightings }: Seen): readonly Mention<UsualDish>[] {
  return scan(text, DISH_WORDS)
    .filter(({ negated, how }) => !negated && how !== "typo")
    .filter(({ start, end }) => !GOES_ON.test(text.slice(end)) && !isFoodAt(sightings, start, end));
}

const PHRASE_BEGINS = expression(
  /[,;:()/+&.!?]|(?<!\p{L})(?:with|and|or|in|on|mit|und|oder|auf|aus|z|ze|i|oraz|lub|albo|w|na)(?!\p{L})/u,
);
const NOT_QUITE = expression(
  /(?<!\p{L})(?:not|non|no|half|almost|nearly|nicht|kein\p{L}*|halb|fast|beinahe|nie|prawie)(?!\p{L})/u,
);
const WORD = expression(/\p{L}+(?:-\p{L}+)*/gu);
/** "Muffins, vegan", "muffins (vegan)", "muffinki wegańskie z bananem"; "muffins, vegan butter" says it of the butter. */
const SAID_BEHIND = expression(
  /^ ?[,(]? ?(\p{L}+(?:-\p{L}+)*)\)?(?:$|[,.;:]| (?:with|without|in|for|from|mit|ohne|aus|für|z|ze|bez|w|na|dla)(?!\p{L}))/u,
);

/** The groups that a dish is said to be made without, by a word of its own phrase and of nothing else that may hold them. */
function saidFree({ text, sightings }: Seen, { start, end }: Mention<UsualDish>): ReadonlySet<AllergenId> {
  const phrase = text.slice(0, start).split(PHRASE_BEGINS).slice(-1).join("");
  const own = sightings.filter((each) => !each.negated && each.start < start && each.end > start - phrase.length);
  const behind = SAID_BEHIND.exec(text.slice(end))?.[1];
  const before = NOT_QUITE.test(phrase) ? [] : (phrase.match(WORD) ?? []);
  const free = SAID_FREE.filter(({ words, groups }) => {
    const isSaid = (word: string) => words.some((each) => fold(each) === fold(word));
    const ofAnother = own.some(({ allergens, freeOf = [] }) =>
      [...allergens, ...freeOf].some((group) => groups.includes(group)),
    );
    return (behind !== undefined && isSaid(behind)) || (!ofAnother && before.some(isSaid));
  });
  return new Set(free.flatMap(({ groups }) => groups));
}

/**
 * What the dishes of one line hold besides the groups that the line itself speaks of, as being in them ("Käsemuffins") or
 * left out ("muffins without egg"). Of a dish that is called vegan the label has to be read: it is not made with eggs or
 * milk, and nobody promises that none came in. Asked of a pantry and of a recipe's lines: the title and the steps of a
 * recipe name a dish of which its lines say everything.
 */
export function usualContents(reading: Seen): UsualContents {
  const { sightings } = reading;
  const dishes = dishesIn(reading).flatMap((mention) => {
    const free = saidFree(reading, mention);
    return mention.values.map(({ usually, often }) => ({
      usually: usually.filter((group) => !free.has(group)),
      // What is in it for sure is taken out of these below.
      often: [...often, ...usually],
    }));
  });
  const instead = sightings.flatMap((sighting) => (sighting.negated ? [] : (sighting.instead ?? [])));
  if (dishes.length + instead.length === 0) return NOTHING_USUAL;
  const said = new Set(sightings.flatMap(({ allergens }) => allergens));
  const usually = new Set(dishes.flatMap((dish) => dish.usually).filter((group) => !said.has(group)));
  const labelled = new Set(
    sightings.flatMap(({ foods, foodsInside }) =>
      [...foods, ...foodsInside].flatMap((food) => FOODS[food].allergensCheckLabel),
    ),
  );
  const known = (group: AllergenId) => said.has(group) || usually.has(group) || labelled.has(group);
  const perhaps = [...dishes.flatMap((dish) => dish.often), ...instead];
  const often = new Set(perhaps.filter((group) => !known(group)));
  return { usually: [...usually], often: [...often] };
}

/** The dishes of a line that usually hold one of these groups, as far as the line does not say otherwise. */
export function dishesWith(reading: Seen, groups: ReadonlySet<AllergenId>): readonly UsualDish[] {
  const held = usualContents(reading).usually.filter((group) => groups.has(group));
  return dishesIn(reading)
    .flatMap(({ values }) => values)
    .filter(({ usually }) => usually.some((group) => held.includes(group)));
}

const BESIDE = /^[ -]?$/;

/** A dish as a thing of its own, together with what its name holds ("banana muffins", "muffinki bananowe", "Apfelkuchen"). */
function asSighting(
  { text, sightings }: Seen,
  { surface, start: from, end: to, values }: Mention<UsualDish>,
): Sighting {
  let [start, end] = [from, to];
  const parts: Sighting[] = [];
  const held = sightings.filter(({ negated }) => !negated);
  for (const each of held.toReversed()) {
    if (each.start >= to || !BESIDE.test(text.slice(each.end, start))) continue;
    parts.push(each);
    start = Math.min(start, each.start);
  }
  for (const each of held) {
    if (each.start < to || !BESIDE.test(text.slice(end, each.start))) continue;
    parts.push(each);
    end = each.end;
  }
  return {
    surface,
    start,
    end,
    sentence: 0,
    served: false,
    put: false,
    negated: false,
    foods: parts.flatMap(({ foods }) => foods),
    foodsInside: parts.flatMap(({ foodsInside }) => foodsInside),
    terms: parts.flatMap(({ terms }) => terms),
    words: parts.flatMap(({ words }) => words),
    stated: parts.flatMap(({ stated }) => stated),
    kinds: parts.flatMap(({ kinds }) => kinds),
    allergens: [...values.flatMap(({ usually }) => usually), ...parts.flatMap(({ allergens }) => allergens)],
    madeWith: parts.flatMap(({ madeWith }) => madeWith),
    deniedForms: new Set(),
    forms: new Set(),
  };
}

/** The text with each of these dishes among what it names, holding what is usually in it. */
export function withDishes(reading: Seen, dishes: ReadonlySet<UsualDish>): Seen {
  const seen = dishesIn(reading)
    .filter(({ values }) => values.some((dish) => dishes.has(dish)))
    .map((mention) => asSighting(reading, mention));
  const rest = reading.sightings.filter(({ start, end }) => !seen.some((dish) => start < dish.end && end > dish.start));
  return { text: reading.text, sightings: [...rest, ...seen].toSorted((one, other) => one.start - other.start) };
}
