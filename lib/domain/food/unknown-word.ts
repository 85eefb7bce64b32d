import { cleanText } from "../shared/safe-text";
import { normalise } from "./normalise";
import { parseQuantity } from "./quantity";

const LONGEST_WORD = 40;
const MOST_PARTS = 3;
/** Letters and what stands between them: what has a digit, an "@" or a full stop in it may be about a person. */
const NAME_OF_A_FOOD = /^\p{L}[\p{L}\p{M}\u200c\u200d' -]*$/u;

/**
 * What may be kept of an ingredient that nobody knows, so that the lexicon can grow: its name alone, normalised, without
 * the amount, of at most three words and 40 characters. `undefined` for anything that does not look like a food's name.
 */
export function unknownWord(typed: string): string | undefined {
  if (typed.length > LONGEST_WORD * 2) return undefined;
  const { rest } = parseQuantity(normalise(cleanText(typed)));
  const isName = rest.length <= LONGEST_WORD && NAME_OF_A_FOOD.test(rest) && rest.split(" ").length <= MOST_PARTS;
  return isName ? rest : undefined;
}
