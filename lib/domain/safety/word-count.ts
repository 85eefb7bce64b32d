import { fold } from "../food/tokenise";
import { expression } from "../shared/expression";
import { AROUND_FOOD } from "./around-food.table";
import { JOINERS } from "./form-binding";
import type { PlacedText } from "./strangers";

const WORD = expression(/[\p{L}\p{M}\p{Nd}]+/gu);

function wordsOf(text: string): readonly string[] {
  return text.match(WORD) ?? [];
}

const AROUND: ReadonlySet<string> = new Set(AROUND_FOOD);

/** Amounts, the words that join things, and where it is from and when: they say nothing of what a text is about. */
function isFiller(word: string): boolean {
  return JOINERS.has(word) || /^\p{Nd}/u.test(word) || AROUND.has(fold(word));
}

/** How many words a text has that say something of what it is about. */
export function wordCount({ text }: PlacedText): number {
  return wordsOf(text).filter((word) => !isFiller(word)).length;
}

/** How many of its words mean anything to the engine. */
export function knownCount({ text, places }: PlacedText): number {
  return places.reduce((sum, { start, end }) => sum + wordsOf(text.slice(start, end)).length, 0);
}
