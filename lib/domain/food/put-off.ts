import { CARRIES_ON, PASSED_OVER } from "./negation.table";
import {
  AGES,
  ANOTHER_PART,
  BURMESE_FOR_NOW,
  BURMESE_OF_AGE,
  FOR_NOW,
  FOR_NOW_AFTER_COMMA,
  FOR_NOW_BEFORE,
  NOT_FOR_NOW,
  OF_AGE,
} from "./put-off.table";
import { fold, isBreak, standsAt, wordAt, type Token } from "./tokenise";

type Phrases = readonly (readonly string[])[];

/** How many words of a part of a sentence may say until when. */
const REACH = 9;
const BURMESE_REACH = 16;
const FOLDED_FOR_NOW = BURMESE_FOR_NOW.map(fold);
const FOLDED_OF_AGE = BURMESE_OF_AGE.map(fold);

function oneOf(tokens: readonly Token[], at: number, phrases: Phrases): boolean {
  return phrases.some((phrase) => standsAt(tokens, at, phrase));
}

/** "Before 12 months", "until the first birthday", "before your baby is one": until somebody is old enough. */
function ofAge(tokens: readonly Token[], from: number, until: number): boolean {
  for (let at = from + 1; at <= Math.min(from + REACH, until - 1) && !isBreak(tokens[at]); at += 1) {
    const word = wordAt(tokens, at);
    if (OF_AGE.has(word)) return true;
    if (AGES.has(word) && (at === until - 1 || isBreak(tokens[at + 1]))) return true;
  }
  return false;
}

/** Whether a time that is no age stands at a place. */
function isTime(tokens: readonly Token[], at: number, times: Phrases, until = tokens.length): boolean {
  return oneOf(tokens, at, times) && !oneOf(tokens, at, NOT_FOR_NOW) && !ofAge(tokens, at, until);
}

function putOffAfter(tokens: readonly Token[], named: readonly boolean[], last: number): boolean {
  if (wordAt(tokens, last + 1) === "than" && !isBreak(tokens[last + 1])) return true;
  for (let at = last + 1; at <= last + REACH; at += 1) {
    const token = tokens[at];
    if (token === undefined) return false;
    if (isBreak(token)) return token.between.startsWith(",") && isTime(tokens, at, FOR_NOW_AFTER_COMMA);
    if (isTime(tokens, at, FOR_NOW)) return true;
    const goesOn = CARRIES_ON.has(token.folded) && named[at + 1] !== true && !PASSED_OVER.has(wordAt(tokens, at + 1));
    if (goesOn || ANOTHER_PART.has(token.folded)) return false;
  }
  return false;
}

function putOffBefore(tokens: readonly Token[], cue: number): boolean {
  for (let at = cue - 1; at >= Math.max(0, cue - REACH); at -= 1) {
    if (isBreak(tokens[at + 1]) || CARRIES_ON.has(wordAt(tokens, at + 1))) return false;
    if (isTime(tokens, at, FOR_NOW_BEFORE, cue)) return true;
  }
  return false;
}

/**
 * "Do not add the honey until it has cooled", "nie dodawaj soli na początku": it is left out for now, and eaten after all.
 * Not until somebody is old enough. `cue` is the first word of the negation, where one stands before the thing; `named`
 * says of each token whether it names something.
 */
export function putOff(tokens: readonly Token[], named: readonly boolean[], last: number, cue: number): boolean {
  return putOffAfter(tokens, named, last) || putOffBefore(tokens, cue);
}

function join(tokens: readonly Token[], from: number, to: number): string {
  let text = "";
  for (let at = Math.max(0, from); at < to; at += 1) {
    const token = tokens[at];
    if (token?.gap === "break") text = at < to - 1 ? "" : text;
    text += token?.folded ?? "";
  }
  return text;
}

/** The same in Burmese, where it stands before the thing or before its verb. */
export function putOffInBurmese(tokens: readonly Token[], first: number, last: number): boolean {
  const around = `${join(tokens, first - BURMESE_REACH, first)} ${join(tokens, last + 1, last + 6)}`;
  return FOLDED_FOR_NOW.some((word) => around.includes(word)) && !FOLDED_OF_AGE.some((word) => around.includes(word));
}
