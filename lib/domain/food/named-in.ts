import type { Language } from "../shared/language";
import { LANGUAGE_FAMILY } from "../shared/language-family";
import { LEXICON } from "./lexicon";
import { normalise } from "./normalise";
import { scan } from "./scan";

/**
 * Whether a text calls every food that it names by a word of that language: an English recipe is not titled
 * "Karotten-Kartoffel-Brei". A text that names no food does. A misspelled word is of every language.
 */
export function namesFoodsIn(text: string, language: Language): boolean {
  const own = LANGUAGE_FAMILY[language];
  return scan(normalise(text), LEXICON).every(
    ({ values, how }) => how === "typo" || values.some((value) => own.includes(value.language)),
  );
}
