import {
  AFTER_NICHT,
  AFTER_REPLACED,
  BURMESE_AND,
  BURMESE_LEFT_OUT,
  BURMESE_NOT_LEFT_OUT,
  BURMESE_PARTICLES,
  BURMESE_UNLESS,
  CARRIES_ON,
  CLOSING_VERBS,
  EXCHANGED_FOR,
  EXCHANGING_VERBS,
  FRAMES,
  FREE_WORDS,
  LEAVING_VERBS,
  LEFT_OUT_VERBS,
  NOT_WORDS,
  PASSED_OVER,
} from "./negation.table";
import {
  deniedByCue,
  saidOutright,
  staysWhereItIs,
  undone,
  WEAK_REACH,
  type DeniedBefore,
  type TokenSpan,
} from "./negation-cues";
import { inChoice, inLastList, inOpening, linkOf } from "./negation-lists";
import { putOff, putOffInBurmese } from "./put-off";
import { fold, isBreak, wordAt, type Token } from "./tokenise";

const FOLDED_LEFT_OUT = BURMESE_LEFT_OUT.map(fold);
const FOLDED_AND = BURMESE_AND.map(fold);
const FOLDED_PARTICLES = BURMESE_PARTICLES.map(fold);
const FOLDED_NOT_LEFT_OUT = BURMESE_NOT_LEFT_OUT.map(fold);
const FOLDED_UNLESS = BURMESE_UNLESS.map(fold);
/** "Not", before its verb. */
const BURMESE_NOT = fold("မ");
/** How many Burmese syllables after a thing may belong to what is said of it. */
const BURMESE_CLAUSE = 20;
/** How many words may stand between the two parts of a verb that leaves something out. */
const FRAME_REACH = 8;
/** What says until when something stays out ("leave the honey out until the first birthday"). */
const UNTIL_WHEN: ReadonlySet<string> = new Set(["until", "till", "before"]);
function following(tokens: readonly Token[], from: number, count: number): string {
  let text = "";
  for (let index = from; index < from + count; index += 1) {
    const token = tokens[index];
    if (token === undefined || token.gap === "break") break;
    text += token.folded;
  }
  return text;
}

/** "If it is not in, it is not good": what follows a denial asks for it after all. Nothing else is named between. */
function askedForAfterAll(after: string, rest: readonly Token[]): boolean {
  return FOLDED_UNLESS.some((word) => after.startsWith(word)) && rest.some(({ folded }) => folded === BURMESE_NOT);
}

/** The words after a place, up to the end of the part of the sentence or the next thing that is named. */
function unnamedAfter(tokens: readonly Token[], last: number, next: number): readonly Token[] {
  let end = last + 1;
  while (end < next && end <= last + BURMESE_CLAUSE && !isBreak(tokens[end])) end += 1;
  return tokens.slice(last + 1, end);
}

/** The place after the syllables that spell a word from a place on: a word ends where a syllable does ("မလို" not in "မလိုင်"). */
function endOfBurmese(tokens: readonly Token[], from: number, word: string): number | undefined {
  let text = "";
  for (let at = from; text.length < word.length; at += 1) {
    const token = tokens[at];
    if (token === undefined || token.gap === "break") return undefined;
    text += token.folded;
    if (text === word) return at + 1;
  }
  return undefined;
}

function saidAfterInBurmese(tokens: readonly Token[], last: number, next: number): boolean {
  let from = last + 1;
  for (const particle of [...FOLDED_PARTICLES, ...FOLDED_PARTICLES]) {
    from = endOfBurmese(tokens, from, particle) ?? from;
  }
  // What is named there is a thing and no word about the thing before it.
  if (from >= next) return false;
  const end = FOLDED_LEFT_OUT.map((cue) => endOfBurmese(tokens, from, cue)).find((each) => each !== undefined);
  if (end === undefined) return false;
  const beyond = following(tokens, end, 7);
  if (FOLDED_NOT_LEFT_OUT.some((otherwise) => beyond.startsWith(otherwise))) return false;
  const clause = unnamedAfter(tokens, last, next);
  const first = clause.findIndex(({ folded }) => folded === BURMESE_NOT);
  return !askedForAfterAll(beyond, clause.slice(first + 1));
}

/** "Nicht auf Honig verzichten": the verb leaves nothing out. */
function deniedBefore(tokens: readonly Token[], first: number): boolean {
  for (let index = first - 1; index >= Math.max(0, first - WEAK_REACH); index -= 1) {
    if (isBreak(tokens[index + 1])) return false;
    if (NOT_WORDS.has(wordAt(tokens, index))) return true;
  }
  return false;
}

/** `named` is the first token of what is named next. */
function saidAfter(
  tokens: readonly Token[],
  { first, last }: TokenSpan,
  named: number,
  names: readonly boolean[],
): boolean {
  const next = tokens[last + 1];
  if (next === undefined || isBreak(next)) return false;
  if (next.burmese) return saidAfterInBurmese(tokens, last, named) && !putOffInBurmese(tokens, first, last);
  if (FREE_WORDS.has(next.folded) || next.folded === "replaced") return saidOfIt(tokens, { first, last });
  return saidOfIt(tokens, { first, last }) && !putOff(tokens, names, last, first);
}

function saidOfIt(tokens: readonly Token[], { first, last }: Pick<TokenSpan, "first" | "last">): boolean {
  const next = tokens[last + 1];
  if (next === undefined) return false;
  if (saidOutright(tokens, last)) return true;
  const second = isBreak(tokens[last + 2]) ? "" : wordAt(tokens, last + 2);
  if (FREE_WORDS.has(next.folded)) return !["range", "roam", "from", "of", "run"].includes(second);
  if (next.folded === "replaced") return AFTER_REPLACED.has(second);
  if (LEFT_OUT_VERBS.has(next.folded)) return !deniedBefore(tokens, first);
  if (CLOSING_VERBS.has(next.folded)) return second === "" && !deniedBefore(tokens, first);
  return next.folded === "nicht" && AFTER_NICHT.has(second);
}

/** The first token from `from` on, step by step, that is neither named nor a word that joins and counts things. */
function nextStranger(tokens: readonly Token[], covered: readonly boolean[], from: number, step: 1 | -1): number {
  let at = from;
  for (let count = 0; count < FRAME_REACH; count += 1) {
    const token = tokens[at];
    // The gap belongs to the later of two words.
    if (token === undefined || isBreak(step === 1 ? token : tokens[at + 1])) return -1;
    if (covered[at] !== true && !PASSED_OVER.has(token.folded) && !CARRIES_ON.has(token.folded)) return at;
    at += step;
  }
  return -1;
}

/** It stands between the two parts of a verb that leaves out or exchanges what is between them. */
function framed(
  tokens: readonly Token[],
  covered: readonly boolean[],
  { first, last }: TokenSpan,
  names: readonly boolean[],
): boolean {
  const after = nextStranger(tokens, covered, last + 1, 1);
  const closing = tokens[after]?.folded;
  if (closing === undefined) return false;
  if (EXCHANGED_FOR.has(closing) && after === last + 1) {
    const verb = tokens[nextStranger(tokens, covered, after + 1, 1)]?.folded;
    if (verb !== undefined && EXCHANGING_VERBS.has(verb)) return !deniedBefore(tokens, first);
  }
  const before = nextStranger(tokens, covered, first - 1, -1);
  const opening = tokens[before]?.folded;
  if (opening === undefined || undone(tokens, before)) return false;
  if (LEAVING_VERBS.has(opening) && staysWhereItIs(tokens, last)) return true;
  if (putOff(tokens, names, after, before)) return false;
  const beyond = wordAt(tokens, after + 1);
  const ends = isBreak(tokens[after + 1]) || CARRIES_ON.has(beyond) || UNTIL_WHEN.has(beyond);
  return FRAMES.some(({ open, close, atEnd }) => open.has(opening) && close.has(closing) && (ends || atEnd !== true));
}

/** "Not" right behind it: German and Polish say so of all that stands before the verb. */
function isDeniedBehind(tokens: readonly Token[], { last }: TokenSpan): boolean {
  const next = tokens[last + 1];
  return next !== undefined && !isBreak(next) && (next.folded === "nicht" || next.folded === "nie");
}

/** Verbs behind it that leave out all that stands before them: "Salz und Zucker weglassen". */
function isLeftOutBehind(tokens: readonly Token[], { last }: TokenSpan): boolean {
  const next = tokens[last + 1];
  if (next === undefined || isBreak(next)) return false;
  return LEFT_OUT_VERBS.has(next.folded) || CLOSING_VERBS.has(next.folded);
}

/** Words before a list that its verb asks for: "bitte auf Salz und Zucker verzichten". */
const BEFORE_LIST: ReadonlySet<string> = new Set(["auf", "bitte", "please"]);

/** Nothing is done to it by a word before: "dodaj miód i soli nie dodawaj" leaves out the salt alone. */
function beginsPart(tokens: readonly Token[], first: number): boolean {
  let at = first;
  while (!isBreak(tokens[at])) {
    const word = wordAt(tokens, at - 1);
    if (!PASSED_OVER.has(word) && !BEFORE_LIST.has(word)) return false;
    at -= 1;
  }
  return true;
}

function carriedBack(tokens: readonly Token[], span: TokenSpan, next: TokenSpan): boolean {
  const link = following(tokens, span.last + 1, next.first - span.last - 1);
  if (FOLDED_AND.includes(link)) return true;
  const isPair = next.first === span.last + 2 && !isBreak(tokens[next.first]) && CARRIES_ON.has(link);
  const isSaidOfBoth = isPair && (isLeftOutBehind(tokens, next) || saidOutright(tokens, next.last));
  if (isSaidOfBoth && beginsPart(tokens, span.first)) return true;
  const joint = tokens[span.last + 1];
  return next.first === span.last + 2 && joint?.between.startsWith("-") === true && CARRIES_ON.has(joint.folded);
}

/** For each token whether a span covers it. */
function coverage(tokens: readonly Token[], spans: readonly TokenSpan[]): readonly boolean[] {
  const covered = tokens.map(() => false);
  for (const { first, last } of spans) covered.fill(true, first, last + 1);
  return covered;
}

/**
 * For each span, in the order of the text, whether the text says that it is left out ("without honey", "ohne Salz und
 * Zucker", "bez soli", "sugar-free", "do not add", "instead of", "leave it out", "replace it by", "-မပါ"). In doubt it is
 * not: a thing that is named counts.
 */
export function negations(tokens: readonly Token[], spans: readonly TokenSpan[]): readonly boolean[] {
  if (spans.length === 0) return [];
  const covered = coverage(tokens, spans);
  const names = coverage(
    tokens,
    spans.filter(({ attribute }) => !attribute),
  );
  const links = spans.map((span, index) => {
    const previous = spans[index - 1];
    return previous === undefined ? undefined : linkOf(tokens, previous, span);
  });
  const choice = inChoice(links);
  const last = inLastList(tokens, spans, links);
  /** What was named last was left out with its list. */
  let wholeList = false;
  const result: boolean[] = [];
  /** The last token of what was named last, and of what was named before the token on which the span begins. */
  let named = -1;
  let floor = -1;
  for (const [index, span] of spans.entries()) {
    const link = links[index];
    const carriedOn = link?.hasComma === false && link.joins !== undefined;
    const isListed: boolean = choice[index] === true || carriedOn || (wholeList && last[index] === true);
    const carried: boolean = result[index - 1] === true && isListed;
    const after = spans[index + 1]?.first ?? tokens.length;
    if (named < span.first) floor = named;
    const before: DeniedBefore = carried ? "no" : deniedByCue(tokens, span, floor, names);
    wholeList = carried ? wholeList : before === "list";
    result.push(
      carried || before !== "no" || saidAfter(tokens, span, after, names) || framed(tokens, covered, span, names),
    );
    if (!span.attribute) named = span.last;
  }
  const listed = inOpening(tokens, spans, links);
  /** The things behind are a list that a denial follows. */
  let denied = false;
  for (let index = spans.length - 2; index >= 0; index -= 1) {
    const [span, next] = [spans[index], spans[index + 1]];
    const goesOn: boolean = denied && listed[index + 2] === true;
    denied = false;
    if (span === undefined || next === undefined || result[index + 1] !== true) continue;
    denied = listed[index + 1] === true && (goesOn || isDeniedBehind(tokens, next) || isLeftOutBehind(tokens, next));
    const after = spans[index + 2]?.first ?? tokens.length;
    if (denied || (saidAfter(tokens, next, after, names) && carriedBack(tokens, span, next))) result[index] = true;
  }
  return result;
}
