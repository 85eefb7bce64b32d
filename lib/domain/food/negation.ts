import {
  AFTER_CLOSING,
  AFTER_NICHT,
  AFTER_REPLACED,
  BEFORE_LEFT_OUT,
  BURMESE_AND,
  BURMESE_BUT,
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
  OPENS_LIST,
  PASSED_OVER,
} from "./negation.table";
import {
  deniedByCue,
  isGenitive,
  isNominative,
  saidOutright,
  staysWhereItIs,
  undone,
  WEAK_REACH,
  type DeniedBefore,
  type TokenSpan,
} from "./negation-cues";
import { inChoice, inLastList, inOpening, linkOf, partBegunBy, type Link } from "./negation-lists";
import { putOff, putOffInBurmese } from "./put-off";
import { fold, isBreak, wordAt, type Token } from "./tokenise";

const FOLDED_LEFT_OUT = BURMESE_LEFT_OUT.map(fold);
const FOLDED_AND = BURMESE_AND.map(fold);
const FOLDED_PARTICLES = BURMESE_PARTICLES.map(fold);
const FOLDED_NOT_LEFT_OUT = BURMESE_NOT_LEFT_OUT.map(fold);
const FOLDED_BUT = BURMESE_BUT.map(fold);
const FOLDED_UNLESS = BURMESE_UNLESS.map(fold);
/** "Not", before its verb. */
const BURMESE_NOT = fold("မ");
/** How many Burmese syllables after a thing may belong to what is said of it. */
const BURMESE_CLAUSE = 20;
/** How many words may stand between the two parts of a verb that leaves something out. */
const FRAME_REACH = 8;
/** What says until when something stays out ("leave the honey out until the first birthday"). */
const UNTIL_WHEN: ReadonlySet<string> = new Set(["until", "till", "before"]);
/** For whom it is left out ("leave the salt out for my baby"). */
const BABIES: ReadonlySet<string> = new Set(["baby", "babies", "toddler", "toddlers", "him", "her", "them", "infants"]);

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
  // "They say not to put it in, but put in a little."
  const further = following(tokens, end, BURMESE_CLAUSE);
  if (FOLDED_BUT.some((but) => further.includes(but))) return false;
  const first = clause.findIndex(({ folded }) => folded === BURMESE_NOT);
  return !askedForAfterAll(beyond, clause.slice(first + 1));
}

/** "Nicht auf Honig verzichten", "nicht auf Salz, Zucker und Honig verzichten": the verb leaves nothing out. */
function deniedBefore(tokens: readonly Token[], first: number, names: readonly boolean[]): boolean {
  let isList = true;
  for (let index = first - 1; index >= 0; index -= 1) {
    const next = tokens[index + 1];
    const isComma = next?.between.startsWith(",") === true;
    const word = wordAt(tokens, index);
    if (isBreak(next) && (!isComma || NOT_WORDS.has(word))) return false;
    if (NOT_WORDS.has(word)) return true;
    isList &&= names[index] === true || PASSED_OVER.has(word) || CARRIES_ON.has(word) || OPENS_LIST.has(word);
    if (!isList && (isComma || first - index >= WEAK_REACH)) return false;
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
  if (FREE_WORDS.has(next.folded) || next.folded === "replaced") return saidOfIt(tokens, { first, last }, names);
  return saidOfIt(tokens, { first, last }, names) && !putOff(tokens, names, last, first);
}

function saidOfIt(
  tokens: readonly Token[],
  { first, last }: Pick<TokenSpan, "first" | "last">,
  names: readonly boolean[],
): boolean {
  const next = tokens[last + 1];
  if (next === undefined) return false;
  if (saidOutright(tokens, last)) return true;
  const second = isBreak(tokens[last + 2]) ? "" : wordAt(tokens, last + 2);
  if (FREE_WORDS.has(next.folded)) return !["range", "roam", "from", "of", "run"].includes(second);
  if (next.folded === "replaced") return AFTER_REPLACED.has(second);
  if (isLeftOutBehind(tokens, last)) return !deniedBefore(tokens, first, names);
  return next.folded === "nicht" && AFTER_NICHT.has(second);
}

/** The place from one on, of the same part of the sentence, of a word that may be a verb which leaves something out. */
function pastAdverbs(tokens: readonly Token[], from: number): number {
  let at = from;
  while (BEFORE_LEFT_OUT.has(wordAt(tokens, at)) && !isBreak(tokens[at + 1])) at += 1;
  return at;
}

/** Verbs behind it that leave out all that stands before them: "Salz und Zucker weglassen". */
function isLeftOutBehind(tokens: readonly Token[], last: number): boolean {
  if (isBreak(tokens[last + 1])) return false;
  const at = pastAdverbs(tokens, last + 1);
  const verb = wordAt(tokens, at);
  if (LEFT_OUT_VERBS.has(verb)) return true;
  return CLOSING_VERBS.has(verb) && AFTER_CLOSING.has(isBreak(tokens[at + 1]) ? "" : wordAt(tokens, at + 1));
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
  const stranger = nextStranger(tokens, covered, last + 1, 1);
  const after = stranger === -1 ? -1 : pastAdverbs(tokens, stranger);
  const closing = tokens[after]?.folded;
  if (closing === undefined) return false;
  if (EXCHANGED_FOR.has(closing) && after === last + 1) {
    const verb = tokens[nextStranger(tokens, covered, after + 1, 1)]?.folded;
    if (verb !== undefined && EXCHANGING_VERBS.has(verb)) return !deniedBefore(tokens, first, names);
  }
  const before = nextStranger(tokens, covered, first - 1, -1);
  const opening = tokens[before]?.folded;
  if (opening === undefined || undone(tokens, before)) return false;
  if (LEAVING_VERBS.has(opening) && staysWhereItIs(tokens, last)) return true;
  if (putOff(tokens, names, after, before)) return false;
  const beyond = wordAt(tokens, after + 1);
  const isForBaby = beyond === "for" && [after + 2, after + 3].some((at) => BABIES.has(wordAt(tokens, at)));
  const ends = isBreak(tokens[after + 1]) || CARRIES_ON.has(beyond) || UNTIL_WHEN.has(beyond) || isForBaby;
  return FRAMES.some(({ open, close, atEnd }) => open.has(opening) && close.has(closing) && (ends || atEnd !== true));
}

/** "Not" right behind it: German and Polish say so of all that stands before the verb. */
function isDeniedBehind(tokens: readonly Token[], { last }: TokenSpan): boolean {
  const next = tokens[last + 1];
  return next !== undefined && !isBreak(next) && (next.folded === "nicht" || next.folded === "nie");
}

/** What stands behind the last of a list denies all of it. */
function isDeniedOfAll(tokens: readonly Token[], last: TokenSpan, link: Link | undefined): boolean {
  const isBurmese = tokens[last.last + 1]?.burmese === true;
  const isOutright = link?.joins !== undefined && saidOutright(tokens, last.last);
  return isBurmese || isOutright || isDeniedBehind(tokens, last) || isLeftOutBehind(tokens, last.last);
}

function carriedBack(tokens: readonly Token[], span: TokenSpan, next: TokenSpan): boolean {
  const link = following(tokens, span.last + 1, next.first - span.last - 1);
  if (FOLDED_AND.includes(link)) return true;
  const isPair = next.first === span.last + 2 && !isBreak(tokens[next.first]) && CARRIES_ON.has(link);
  const isSaidOfBoth = isPair && (isLeftOutBehind(tokens, next.last) || saidOutright(tokens, next.last));
  if (isSaidOfBoth && partBegunBy(tokens, span.first) !== -1) return true;
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
  /** How far what left out the thing that was named last reaches. */
  let reach: DeniedBefore = "no";
  const result: boolean[] = [];
  /** The last token of what was named last, and of what was named before the token on which the span begins. */
  let named = -1;
  let floor = -1;
  for (const [index, span] of spans.entries()) {
    const link = links[index];
    const isPutIn: boolean = reach === "genitives" && isNominative(tokens, span);
    const carriedOn: boolean = link?.hasComma === false && link.joins !== undefined && !isPutIn;
    const isOfList: boolean = reach === "list" || (reach === "genitives" && isGenitive(tokens, span));
    const isListed: boolean = choice[index] === true || carriedOn || (isOfList && last[index] === true);
    const carried: boolean = result[index - 1] === true && isListed;
    const after = spans[index + 1]?.first ?? tokens.length;
    if (named < span.first) floor = named;
    const before: DeniedBefore = carried ? "no" : deniedByCue(tokens, span, floor, names);
    if (!carried) reach = before;
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
    denied = listed[index + 1] === true && (goesOn || isDeniedOfAll(tokens, next, links[index + 1]));
    const after = spans[index + 2]?.first ?? tokens.length;
    if (denied || (saidAfter(tokens, next, after, names) && carriedBack(tokens, span, next))) result[index] = true;
  }
  return result;
}
