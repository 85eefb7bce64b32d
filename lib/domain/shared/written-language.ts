import { FUNCTION_WORDS } from "./function-words.table";
import type { Language } from "./language";

const LETTER = /\p{L}/gu;
const BURMESE = /\p{Script=Myanmar}/gu;
const FOREIGN = /[^\p{Script=Latin}\p{Script=Myanmar}\p{Script=Common}\p{Script=Inherited}]/u;
const WORD = /[\p{L}\p{M}]+/gu;

/** Of the letters of a Burmese text; a brand or "BLW" may stand in it. */
const LEAST_BURMESE = 0.7;
/** From so many words on, a sentence has function words. */
const WORDS_THAT_TELL = 14;
const LEAST_SHARE = 0.06;
/** Letters of a language alone among ours: a word that has one says as much as a small word. */
const OWN_LETTERS = { en: /(?!)/u, de: /[äöüß]/u, pl: /[ąćęłńśźż]/u } as const;
/** Two words of another language may be a name; more are its grammar. */
const FOREIGN_GRAMMAR = 3;

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().normalize("NFC").match(WORD) ?? [];
}

/** How many words of a text are small words of its language. Burmese writes them onto the others and has none. */
export function functionWordCount(text: string, language: Language): number {
  if (language === "my") return 0;
  const known = FUNCTION_WORDS[language === "de-AT" ? "de" : language];
  return wordsOf(text).filter((word) => known.has(word)).length;
}

/**
 * False when a text is surely not written in `language`: another script, another language's small words, or, where it is
 * long enough to tell, none of its own. Austrian counts as German. Short texts are given the benefit of the doubt.
 */
export function isWrittenIn(text: string, language: Language): boolean {
  const letters = count(text, LETTER);
  if (letters === 0) return true;
  if (FOREIGN.test(text)) return false;
  const burmese = count(text, BURMESE);
  if (language === "my") return burmese >= letters * LEAST_BURMESE;
  if (burmese > 0) return false;
  const words = wordsOf(text);
  const own = language === "de-AT" ? "de" : language;
  const scores = { en: 0, de: 0, pl: 0 };
  for (const word of words) {
    for (const each of ["en", "de", "pl"] as const) if (FUNCTION_WORDS[each].has(word)) scores[each] += 1;
  }
  const others = Math.max(...(["en", "de", "pl"] as const).filter((each) => each !== own).map((each) => scores[each]));
  if (others >= FOREIGN_GRAMMAR && others >= scores[own]) return false;
  const telling = scores[own] + words.filter((word) => OWN_LETTERS[own].test(word)).length;
  return words.length < WORDS_THAT_TELL || telling >= words.length * LEAST_SHARE;
}
