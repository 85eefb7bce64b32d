import { syllableStarts } from "../../food/burmese-script";
import type { Language } from "../../shared/language";
import { wordList } from "../../shared/word-list";
import { read } from "../reading";
import { wordsNobodyKnows } from "../strangers";
import { BURMESE_PLAIN_WORDS } from "./burmese.table";
import { ENGLISH_PLAIN_WORDS } from "./english.table";
import { GERMAN_PLAIN_WORDS } from "./german.table";
import { POLISH_PLAIN_WORDS } from "./polish.table";

/** A word without what grammar puts at its end: the same for all forms of most words. */
type Stem = (word: string) => string;

const SHORTEST_STEM = 3;

function without(ending: RegExp): Stem {
  return (word) => {
    const stem = word.replace(ending, "");
    return stem.length < SHORTEST_STEM ? word : stem;
  };
}

const englishStem = without(/(?:'s|ings?|ed|ly|ers?|est|ies|es|s|y|e)$/u);
const germanStem = without(/(?:s?t?e?(?:nd)?e?[mnrs]?|te[nrsm]?|t)$/u);
/** Polish changes up to so many letters at the end of a word: "rondel", "rondelka", "rondelkiem". */
const MOST_INFLECTED = 3;
const SHORTEST_POLISH_STEM = 4;

/** A word, and what is left of it where an ending of each length is cut off. */
function polishStems(word: string): readonly string[] {
  const shortest = Math.max(SHORTEST_POLISH_STEM, word.length - MOST_INFLECTED);
  return Array.from({ length: Math.max(1, word.length - shortest + 1) }, (_, cut) => word.slice(0, word.length - cut));
}

/** Made when it is first asked for, as most servers never ask a model. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

const english = once(() => new Set(wordList(ENGLISH_PLAIN_WORDS).map(englishStem)));
const german = once(() => new Set(wordList(GERMAN_PLAIN_WORDS).map(germanStem)));
const polish = once(() => new Set(wordList(POLISH_PLAIN_WORDS).flatMap(polishStems)));
const burmese = once(() => new Set(wordList(BURMESE_PLAIN_WORDS)));

const SHORTEST_PART = 3;
/** What German sets between the parts of a compound. */
const LINKERS = ["", "s", "n", "en", "e", "es", "er"] as const;

function isGermanPart(part: string): boolean {
  const known = (linker: string): boolean =>
    part.endsWith(linker) && german().has(germanStem(part.slice(0, part.length - linker.length)));
  return part.length >= SHORTEST_PART && LINKERS.some(known);
}

/** German joins what it likes, and it is no more than its parts: "Dämpftopf", "darüberstreuen". */
function isGerman(word: string): boolean {
  if (german().has(germanStem(word))) return true;
  const places = Array.from(
    { length: Math.max(0, word.length - 2 * SHORTEST_PART + 1) },
    (_, at) => at + SHORTEST_PART,
  );
  return places.some((at) => german().has(germanStem(word.slice(at))) && isGermanPart(word.slice(0, at)));
}

const LONGEST_BURMESE_WORD = 8;

/** Burmese sets no spaces between words: the longest that stands at each syllable is taken, and all have to be known. */
function isBurmese(piece: string): boolean {
  const starts = [...syllableStarts(piece, 0, piece.length), piece.length];
  for (let at = 0; at < starts.length - 1;) {
    let count = Math.min(LONGEST_BURMESE_WORD, starts.length - 1 - at);
    while (count > 0 && !burmese().has(piece.slice(starts[at], starts[at + count]))) count -= 1;
    if (count === 0) return false;
    at += count;
  }
  return true;
}

const PLAIN: Readonly<Record<Language, (word: string) => boolean>> = {
  en: (word) => english().has(englishStem(word)),
  de: isGerman,
  "de-AT": isGerman,
  pl: (word) => polishStems(word).some((stem) => polish().has(stem)),
  my: isBurmese,
};

/**
 * The words of cooking steps in a language that nothing here can read: no food, no danger, and none of the words that
 * careful cooks write steps with. What is said with them nobody has checked, as with "pennies" for slices or "the white
 * grinder" for salt. Linear in the text for each of its words.
 */
export function unreadWords(steps: string, language: Language): readonly string[] {
  const strange = steps.split("\n").flatMap((step) => wordsNobodyKnows(read(step)));
  return [...new Set(strange)].filter((word) => !PLAIN[language](word));
}
