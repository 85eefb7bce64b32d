import {
  ADDING_VERBS,
  AFTER_NICHT,
  BURMESE_AND,
  BURMESE_LEFT_OUT,
  CARRIES_ON,
  FREE_WORDS,
  LEFT_OUT_VERBS,
  NOT_WORDS,
  PAIRED_CUES,
  PASSED_OVER,
  REACH_ENDS,
  STRONG_CUES,
  WEAK_CUES,
} from "./negation.table";
import { fold, type Token } from "./tokenise";

/** The tokens that a mention covers, both ends included. */
export interface TokenSpan {
  readonly first: number;
  readonly last: number;
}

const STRONG_REACH = 2;
const WEAK_REACH = 3;
const FOLDED_LEFT_OUT = BURMESE_LEFT_OUT.map(fold);
const FOLDED_AND = BURMESE_AND.map(fold);

function isBreak(token: Token | undefined): boolean {
  return token === undefined || token.gap === "break" || token.gap === "start";
}

/** A negation before a cue undoes it ("not without"). */
function undone(tokens: readonly Token[], cue: number): boolean {
  const before = tokens[cue - 1];
  return before !== undefined && !isBreak(tokens[cue]) && NOT_WORDS.has(before.folded);
}

function cueBefore(tokens: readonly Token[], first: number): boolean {
  let strangers = 0;
  for (let index = first - 1; index >= 0 && first - index <= WEAK_REACH + 1; index -= 1) {
    if (isBreak(tokens[index + 1])) return false;
    const word = tokens[index]?.folded ?? "";
    const before = isBreak(tokens[index]) ? "" : (tokens[index - 1]?.folded ?? "");
    if (STRONG_CUES.has(word)) return !undone(tokens, index);
    if (PAIRED_CUES.get(word)?.has(before) === true) return !undone(tokens, index - 1);
    if (ADDING_VERBS.has(word)) return NOT_WORDS.has(before);
    if (WEAK_CUES.has(word)) return strangers === 0 && !undone(tokens, index);
    if (REACH_ENDS.has(word) || CARRIES_ON.has(word)) return false;
    if (!PASSED_OVER.has(word)) strangers += 1;
    if (strangers > STRONG_REACH) return false;
  }
  return false;
}

function following(tokens: readonly Token[], from: number, count: number): string {
  let text = "";
  for (let index = from; index < from + count; index += 1) {
    const token = tokens[index];
    if (token === undefined || token.gap === "break") break;
    text += token.folded;
  }
  return text;
}

function saidAfter(tokens: readonly Token[], last: number): boolean {
  const next = tokens[last + 1];
  if (next === undefined || isBreak(next)) return false;
  if (next.burmese) {
    const after = following(tokens, last + 1, 3);
    return FOLDED_LEFT_OUT.some((cue) => after.startsWith(cue));
  }
  const second = isBreak(tokens[last + 2]) ? "" : (tokens[last + 2]?.folded ?? "");
  if (FREE_WORDS.has(next.folded)) return !["range", "roam", "from", "of", "run"].includes(second);
  return LEFT_OUT_VERBS.has(next.folded) || (next.folded === "nicht" && AFTER_NICHT.has(second));
}

/** Whether a word that carries a negation on is all that stands between two mentions. */
function carriedFrom(tokens: readonly Token[], previous: TokenSpan, span: TokenSpan): boolean {
  let carried = false;
  for (let index = previous.last + 1; index <= span.first; index += 1) {
    const token = tokens[index];
    if (token === undefined || token.gap === "break") return false;
    if (index === span.first) continue;
    if (CARRIES_ON.has(token.folded)) carried = true;
    else if (!PASSED_OVER.has(token.folded) && !STRONG_CUES.has(token.folded)) return false;
  }
  return carried;
}

function carriedBack(tokens: readonly Token[], span: TokenSpan, next: TokenSpan): boolean {
  const link = following(tokens, span.last + 1, next.first - span.last - 1);
  if (FOLDED_AND.includes(link)) return true;
  const joint = tokens[span.last + 1];
  return next.first === span.last + 2 && joint?.between.startsWith("-") === true && CARRIES_ON.has(joint.folded);
}

/**
 * For each span, in the order of the text, whether the text says that it is left out ("without honey", "ohne Salz und
 * Zucker", "bez soli", "sugar-free", "do not add", "instead of", "-မပါ"). In doubt it is not: a thing that is named counts.
 */
export function negations(tokens: readonly Token[], spans: readonly TokenSpan[]): readonly boolean[] {
  const result: boolean[] = [];
  for (const [index, span] of spans.entries()) {
    const previous = spans[index - 1];
    const carried = previous !== undefined && result[index - 1] === true && carriedFrom(tokens, previous, span);
    result.push(carried || cueBefore(tokens, span.first) || saidAfter(tokens, span.last));
  }
  for (let index = spans.length - 2; index >= 0; index -= 1) {
    const [span, next] = [spans[index], spans[index + 1]];
    if (span === undefined || next === undefined || result[index + 1] !== true) continue;
    if (saidAfter(tokens, next.last) && carriedBack(tokens, span, next)) result[index] = true;
  }
  return result;
}
