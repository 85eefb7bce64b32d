import type { Mention } from "../food/scan";
import { expression } from "../shared/expression";
import { matchesOf } from "../shared/matches";
import { createPrefilter, type Prefilter } from "../shared/prefilter";
import { present } from "../shared/present";
import { fromShelf } from "../shared/shelf";
import { BABY, NOT_THE_BABY } from "./adults-share.table";
import {
  AFTER_ALL,
  AND_LITTLE_ONES,
  ASIDES,
  BUT,
  BUT_A_LITTLE,
  DOES,
  PUT_IN,
  SHARED_LATER,
  type Aside,
} from "./asides.table";
import { NOT_ONLY, OWN_SHARES_ENGLISH_AND_GERMAN, PUT_IN_AFTER_ALL, type OwnShareWords } from "./own-shares.table";
import { OWN_SHARES_POLISH } from "./own-shares-polish.table";
import { isSaidAround } from "./said-around";
import { sentencesAround } from "./sentences";
import type { Span } from "./spans";
import type { Concept } from "./vocabulary";

const TAKEN_BACK = expression(`(?<!\\p{L})(?:${BUT}|${PUT_IN})(?!\\p{L})`, "u");
const TAKEN_BACK_LATER = expression(`(?<!\\p{L})(?:${BUT_A_LITTLE}|${PUT_IN})(?!\\p{L})`, "u");

/** A sentence that gives the baby what it speaks of. */
function isTheBabys(sentence: string): boolean {
  return (BABY.test(sentence) && !NOT_THE_BABY.test(sentence)) || AND_LITTLE_ONES.test(sentence);
}

/** Where an aside stands; `isLike`: it says what something is only like, and nothing of who has it. */
interface AsideSpan extends Span {
  readonly isLike: boolean;
}

declare global {
  interface SquishShelf {
    asides?: Prefilter;
  }
}
const maySay: Prefilter = fromShelf("asides", () => createPrefilter(ASIDES.map(({ said }) => said.source)));

/** Characters behind a denial in which it may be taken back. */
const REACH = 60;
/** Characters behind any aside in which it may be. */
const FURTHER = 80;

/** Whether something is done to the dish in it, or it is put in later, so that it is none. */
function isOfTheDish({ kind, does }: Aside, words: string): boolean {
  if (kind === "like") return false;
  return (does !== true && DOES.test(words)) || (kind === "denied" && AFTER_ALL.test(words));
}

/** Whether what stands behind it gives it to the baby or puts it into the dish after all. */
function isTakenBack(text: string, around: (part: Span) => Span, { kind, does }: Aside, span: Span): boolean {
  if (kind === "like") return false;
  const { end } = around(span);
  if (does === true && kind === "others" && SHARED_LATER.test(text.slice(end))) return true;
  if (kind === "denied" && AFTER_ALL.test(text.slice(span.end, Math.min(end, span.end + REACH)))) return true;
  const reach = span.end + FURTHER;
  return TAKEN_BACK.test(text.slice(span.end, Math.min(end, reach))) || TAKEN_BACK_LATER.test(text.slice(end, reach));
}

const OWN_SHARES: readonly OwnShareWords[] = [OWN_SHARES_ENGLISH_AND_GERMAN, OWN_SHARES_POLISH];

/** Characters before a part in which the baby's share is taken out. */
const OUT_REACH = 160;

/** Whether a part of a sentence says what others do to their own share, and nothing of the baby or of what all have. */
function isOwnShare(words: OwnShareWords, text: string, { start, end }: Span): boolean {
  const { others, own, stated, ofAll, beside, givenToo, rest } = words;
  const part = text.slice(start, end);
  const isStated =
    stated?.test(part) === true &&
    !DOES.test(part.replaceAll("on top", " ")) &&
    !PUT_IN_AFTER_ALL.test(text.slice(end, end + FURTHER));
  const isTheirs = others.test(part) && (own.test(part) || isStated);
  const isLeft = rest?.part.test(part) === true && rest.before.test(text.slice(Math.max(0, start - OUT_REACH), start));
  if ((!isTheirs && !isLeft) || NOT_ONLY.test(part)) return false;
  return (
    !ofAll.test(beside.reduce((left, said) => left.replaceAll(said, " "), part)) && !givenToo.test(text.slice(end))
  );
}

function ownShares(text: string): readonly AsideSpan[] {
  return OWN_SHARES.filter(({ others, rest }) => others.test(text) || rest?.word.test(text) === true).flatMap((words) =>
    matchesOf(text, words.part)
      .map(({ 0: part, index }) => ({ start: index, end: index + part.length, isLike: false }))
      .filter((span) => isOwnShare(words, text, span)),
  );
}

/** The parts of a text that are asides. Linear in the text. */
export function asidesIn(text: string): readonly AsideSpan[] {
  const shares = ownShares(text);
  const asides = maySay(text).map((at) => present(ASIDES[at]));
  if (asides.length === 0) return shares;
  const around = sentencesAround(text);
  const isOfBaby = isSaidAround(text, around, isTheBabys);
  const said = asides.flatMap((aside) =>
    matchesOf(text, aside.said).flatMap(({ 0: words, index }): readonly AsideSpan[] => {
      const span = { start: index, end: index + words.length };
      if (aside.unless?.test(words) === true || isOfTheDish(aside, words)) return [];
      if (aside.kind === "others" && (isOfBaby(span) || NOT_ONLY.test(words))) return [];
      return isTakenBack(text, around, aside, span) ? [] : [{ ...span, isLike: aside.kind === "like" }];
    }),
  );
  return [...shares, ...said];
}

/**
 * The mentions, with those left out that are said beside the dish: what others eat, drink or are called ("Dad has his with
 * bacon"), what no baby gets ("steer clear of honey"), and what something is only like ("as runny as honey"). Linear in the
 * text.
 */
export function withoutAsides(text: string, mentions: readonly Mention<Concept>[]): readonly Mention<Concept>[] {
  const spans = mentions.length === 0 ? [] : asidesIn(text);
  if (spans.length === 0) return mentions;
  const isAside = new Uint8Array(text.length);
  for (const { start, end } of spans) isAside.fill(1, start, end);
  return mentions.map((mention) =>
    isAside[mention.start] === 1 && isAside[mention.end - 1] === 1 ? { ...mention, negated: true } : mention,
  );
}
