import { LANGUAGES, type Language } from "../shared/language";
import { fromShelf } from "../shared/shelf";
import { FLOURS } from "./flours.table";
import { FOOD_IDS, type FoodId } from "./food-ids";
import { inEveryOrder } from "./free-order";
import { LABELLED_FOODS, type Hidden } from "./labelled-foods.table";
import { ASK, ASK_IN, NOT_A_NAME, SETTLED } from "./lexicon-settlements.table";
import { LOOK_ALIKES } from "./look-alikes.table";
import { BARE_MINCE, IN_MIXED_MINCE, MINCED, MIXED_MINCE } from "./mince.table";
import { NO_FOODS } from "./no-foods.table";
import { AUSTRIAN_NAMES } from "./names/austrian.table";
import { BURMESE_NAMES } from "./names/burmese.table";
import { ENGLISH_NAMES } from "./names/english.table";
import { GERMAN_NAMES } from "./names/german.table";
import { POLISH_NAMES } from "./names/polish.table";
import { normalise } from "./normalise";
import { createVocabulary, type Vocabulary } from "./scan";
import { tokenise } from "./tokenise";
import type { VocabularyEntry } from "./word-index";

declare global {
  interface SquishShelf {
    lexicon?: Vocabulary<NamedFood>;
  }
}

/** A food as one language calls it. */
export interface NamedFood {
  readonly food: FoodId;
  readonly language: Language;
  /** Only the parent knows whether this food is meant, or another one of the same word. */
  readonly ask: boolean;
  /** It need not be asked where one of these is named beside it. */
  readonly yieldsTo: readonly FoodId[];
  /** The word names this food and the others that it stands for, all of them. */
  readonly together: boolean;
  /** It is asked whether this is in it, unless the words around it say that it is not. */
  readonly hidden?: Hidden;
}

function germanWords(id: FoodId, names: typeof AUSTRIAN_NAMES): readonly string[] {
  const name = names[id];
  return name === undefined ? [] : [name.name, name.singular, name.dative, ...name.synonyms];
}

function wordsOf(id: FoodId, language: Language): readonly string[] {
  switch (language) {
    case "en":
      return [ENGLISH_NAMES[id].name, ENGLISH_NAMES[id].singular, ...ENGLISH_NAMES[id].synonyms];
    case "de":
      return germanWords(id, GERMAN_NAMES);
    case "de-AT":
      return germanWords(id, AUSTRIAN_NAMES);
    case "pl": {
      const { name, genitive, accusative, instrumental, locative, afterAmount, synonyms } = POLISH_NAMES[id];
      return [name, genitive, accusative, instrumental, locative, afterAmount, ...synonyms];
    }
    case "my":
      return [BURMESE_NAMES[id].name, ...BURMESE_NAMES[id].synonyms];
  }
}

/** The key under which two spellings are the same surface. */
function surfaceKey(surface: string): string {
  return tokenise(normalise(surface))
    .map((token) => token.folded)
    .join(" ");
}

/** A name without what a table adds in brackets. */
function bare(surface: string): string {
  return surface.replace(/\s*\([^)]*\)|[?]/g, "").trim();
}

/** Every word that names a food in a language, as written in its table, without what is no name. */
export function foodWords(id: FoodId, language: Language): readonly string[] {
  const excluded = NOT_A_NAME[language] ?? [];
  const flours = FLOURS[language]?.[id] ?? [];
  const minces = IN_MIXED_MINCE.includes(id) ? [...BARE_MINCE[language], ...MIXED_MINCE[language]] : [];
  return [...new Set([...wordsOf(id, language), ...flours, ...minces].map(bare))].filter(
    (word) => word !== "" && !excluded.includes(word),
  );
}

function entry(surface: string, food: FoodId, language: Language, ask: boolean): VocabularyEntry<NamedFood> {
  const together = MIXED_MINCE[language].includes(surface);
  return { surface, value: { food, language, ask, yieldsTo: [], together }, language };
}

function lexiconEntries(): readonly VocabularyEntry<NamedFood>[] {
  const settled = new Map(SETTLED.map(({ surface, food }) => [surfaceKey(surface), food]));
  const asked = new Set(ASK.map(({ surface }) => surfaceKey(surface)));
  const claimed = new Set<string>();
  const entries: VocabularyEntry<NamedFood>[] = [];
  for (const language of LANGUAGES) {
    for (const id of FOOD_IDS) {
      for (const surface of foodWords(id, language).flatMap((word) => inEveryOrder(word, language))) {
        const key = surfaceKey(surface);
        claimed.add(key);
        if (asked.has(key) || (settled.get(key) ?? id) !== id) continue;
        // Cooked as the commonest; that it may be pork too is for the check to say.
        if (id !== MINCED[0] && BARE_MINCE[language].includes(surface)) continue;
        entries.push(entry(surface, id, language, false));
      }
    }
  }
  for (const { surface, food, language } of [...LOOK_ALIKES, ...NO_FOODS]) {
    if (food !== undefined && !claimed.has(surfaceKey(surface))) entries.push(entry(surface, food, language, false));
  }
  for (const { surface, foods, language, strict, yieldsTo } of [...ASK, ...ASK_IN]) {
    entries.push(
      ...foods.map((food) => ({
        surface,
        value: { food, language, ask: true, yieldsTo, together: false },
        language,
        strict,
      })),
    );
  }
  for (const { language, surfaces, foods, hidden } of LABELLED_FOODS) {
    const values = foods.map((food): NamedFood => {
      return { food, language, ask: true, yieldsTo: [], together: false, hidden };
    });
    for (const surface of surfaces)
      entries.push(...values.map((value) => ({ surface, value, language, strict: true })));
  }
  return entries;
}

/**
 * Every name of every food in all five languages at once: a parent may type any of them whatever the page is in. A food
 * is read in a likely misspelling alone; a hazard is looked for in every one.
 */
export const LEXICON: Vocabulary<NamedFood> = fromShelf("lexicon", () =>
  createVocabulary(lexiconEntries(), NO_FOODS, "likely"),
);
