import { LANGUAGES, type Language } from "../shared/language";
import { FOOD_IDS, type FoodId } from "./food-ids";
import { nameEntry } from "./names";
import { normalise } from "./normalise";
import { recognise } from "./recognise";
import { fold } from "./tokenise";

interface Written {
  readonly food: FoodId;
  readonly language: Language;
  readonly text: string;
  /** The name that a list shows, not one of its synonyms. */
  readonly isName: boolean;
}

const SHORTEST_INSIDE = 3;

function key(text: string): string {
  return fold(normalise(text));
}

let index: readonly Written[] | undefined;

/** Every name and synonym of every food, folded; made with the first search. */
function written(): readonly Written[] {
  index ??= FOOD_IDS.flatMap((food) =>
    LANGUAGES.flatMap((language) => {
      const entry = nameEntry(food, language);
      const singular = "singular" in entry ? [entry.singular] : [];
      return [
        { food, language, text: key(entry.name), isName: true },
        ...[...singular, ...entry.synonyms].map((word) => ({ food, language, text: key(word), isName: false })),
      ];
    }),
  );
  return index;
}

/** How well a word answers a query, the lower the better; undefined where it does not. */
function rank({ text, language, isName }: Written, query: string, own: Language): number | undefined {
  const isOwn = language === own || (language.startsWith("de") && own.startsWith("de"));
  const foreign = (isOwn ? 0 : 1) + (isName ? 0 : 0.5);
  if (text === query) return foreign;
  if (text.startsWith(query)) return 2 + foreign;
  if (text.includes(` ${query}`)) return 4 + foreign;
  return query.length >= SHORTEST_INSIDE && text.includes(query) ? 6 + foreign : undefined;
}

/**
 * Foods whose name or synonym in any of the five languages answers the query, the best first: the whole word, then its
 * beginning, then a part; the parent's own language before the others. What the recogniser reads out of the query in spite
 * of a typo comes first where no word answers. Case, marks and spelling do not matter; empty for an empty query.
 */
export function searchFoods(query: string, language: Language): readonly FoodId[] {
  const wanted = key(query).trim();
  if (wanted === "") return [];
  const ranks = new Map<FoodId, number>();
  for (const word of written()) {
    const own = rank(word, wanted, language);
    if (own !== undefined) ranks.set(word.food, Math.min(own, ranks.get(word.food) ?? Infinity));
  }
  const found = [...ranks].toSorted(([, one], [, other]) => one - other).map(([food]) => food);
  const read = recognise(query, language);
  const meant = read.kind === "food" ? read.foods : read.kind === "unclear" ? read.candidates : [];
  return [...new Set([...found, ...meant])];
}
