import { normalise } from "../food/normalise";
import { fold } from "../food/tokenise";
import type { Finding } from "./finding";

/** Shorter words stand in too many others: they count where they stand alone. */
const SHORTEST_INSIDE = 4;
const BURMESE = /[\u1000-\u109f]/;

function plain(text: string): string {
  return fold(normalise(text));
}

function contains(text: string, word: string): boolean {
  if (word.length >= SHORTEST_INSIDE || BURMESE.test(word)) return text.includes(word);
  return text.split(/[^\p{L}\p{M}\p{Nd}]+/u).includes(word);
}

/**
 * The family's own words for what it avoids, where nobody knows what they mean: looked for letter by letter, as typed,
 * also inside longer words. Finds the word and nothing else; a plural or another language's word is missed.
 */
export function familyWordFindings(text: string, words: readonly string[] | undefined): readonly Finding[] {
  if (words === undefined || words.length === 0) return [];
  const searched = plain(text);
  return words
    .filter((word) => contains(searched, plain(word)))
    .map((word): Finding => ({ ruleId: "family_allergy", severity: "allergy", input: word }));
}
