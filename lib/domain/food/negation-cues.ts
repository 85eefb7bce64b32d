import {
  ADDING_VERBS,
  ASKS_WHY,
  AFTER_SAID_AFTER,
  CARRIES_ON,
  DEEDS,
  DENYING,
  DENYING_IDIOMS,
  NEEDED_GAP,
  GENITIVES,
  HAVING_VERBS,
  NO_CUE_AFTER,
  NO_GENITIVES,
  NOMINATIVES,
  NOT_WORDS,
  PAIRED_CUES,
  PAIRED_FAR,
  PART_BEGINS,
  PASSED_OVER,
  REACH_ENDS,
  SAID_AFTER,
  SEASONING_VERBS,
  STAYS_IN,
  STRONG_CUES,
  UNDOING_GAP,
  WEAK_CUES,
} from "./negation.table";
import { ONLY_SO_MUCH } from "./put-off.table";
import { putOff } from "./put-off";
import { isBreak, standsAt, wordAt, type Token } from "./tokenise";

/** The tokens that a mention covers, both ends included. */
export interface TokenSpan {
  readonly first: number;
  readonly last: number;
  /** It says how something is and names nothing itself ("chopped"), so that a cue reaches past it. */
  readonly attribute: boolean;
}

const STRONG_REACH = 2;
export const WEAK_REACH = 3;

/** How many words may stand between a negation and the cue that it undoes. */
const UNDOING_REACH = 3;
/** How many between a negation and a verb that is not needed. */
const NEEDED_REACH = 3;

/** The place of a negation before a word, with nothing but words of `gap` between the two; -1 where there is none. */
function negationBefore(tokens: readonly Token[], place: number, gap: ReadonlySet<string>, reach: number): number {
  for (let at = place - 1; at >= 0 && place - at <= reach + 1; at -= 1) {
    if (isBreak(tokens[at + 1])) return -1;
    const word = wordAt(tokens, at);
    if (NOT_WORDS.has(word) && ASKS_WHY.has(wordAt(tokens, at - 1))) return -1;
    if (NOT_WORDS.has(word) || (word === "no" && at < place - 1)) return at;
    if (!gap.has(word)) return -1;
  }
  return -1;
}

/** A negation before a cue undoes it ("not without", "no need to skip"). */
export function undone(tokens: readonly Token[], cue: number): boolean {
  return negationBefore(tokens, cue, UNDOING_GAP, UNDOING_REACH) !== -1;
}

const CLAUSE_REACH = 8;

/** A denial on this side of a cue, in the same part of the sentence. */
function deniesFrom(tokens: readonly Token[], cue: number, step: 1 | -1): boolean {
  for (let count = 1; count <= CLAUSE_REACH; count += 1) {
    const at = cue + count * step;
    const word = wordAt(tokens, at);
    // The gap belongs to the later of two words.
    if (DENYING_IDIOMS.has(word) && DENYING_IDIOMS.get(word) === tokens[at + 1]?.folded) return true;
    if (isBreak(step === 1 ? tokens[at] : tokens[at + 1]) || CARRIES_ON.has(word) || PART_BEGINS.has(word))
      return false;
    if (NOT_WORDS.has(word) || DENYING.has(word)) return true;
  }
  return false;
}

/**
 * "No porridge is complete without honey", "ohne Honig schmeckt es nicht": another denial in the same part of the
 * sentence turns "without" round.
 */
function turnedRound(tokens: readonly Token[], cue: number): boolean {
  return deniesFrom(tokens, cue, -1) || deniesFrom(tokens, cue, 1);
}

/** Whether a phrase stands right after a place, in the same part of the sentence. */
function follows(tokens: readonly Token[], last: number, phrase: readonly string[]): boolean {
  return !isBreak(tokens[last + 1]) && standsAt(tokens, last + 1, phrase);
}

const SAID_BY_FIRST_WORD: ReadonlyMap<string, readonly (readonly string[])[]> = SAID_AFTER.map((said) =>
  said.split(" "),
).reduce((known, phrase) => {
  const [first = ""] = phrase;
  return known.set(first, [...(known.get(first) ?? []), phrase]);
}, new Map<string, readonly (readonly string[])[]>());

/** "Honey is not for babies", "Salz kommt keines dazu": words after a thing that leave it out altogether. */
export function saidOutright(tokens: readonly Token[], last: number): boolean {
  return (SAID_BY_FIRST_WORD.get(wordAt(tokens, last + 1)) ?? []).some((phrase) => {
    const next = tokens[last + 1 + phrase.length];
    const ends = next === undefined || isBreak(next) || AFTER_SAID_AFTER.has(next.folded);
    return ends && follows(tokens, last, phrase);
  });
}

/** "Leave the honey in the cupboard", with nothing said after it: until when, it may be eaten then. */
export function staysWhereItIs(tokens: readonly Token[], last: number): boolean {
  return STAYS_IN.some((place) => isBreak(tokens[last + 1 + place.length]) && follows(tokens, last, place));
}

/** Whether a word stands before a place in the same part of the sentence. */
function opened(tokens: readonly Token[], place: number, word: string | undefined): boolean {
  for (let at = place - 1; at >= 0 && place - at <= CLAUSE_REACH; at -= 1) {
    if (isBreak(tokens[at + 1])) return false;
    if (tokens[at]?.folded === word) return true;
  }
  return false;
}

/** Words before "no" that say how something else is done: "boil it with no salt until soft". */
const BEFORE_NO: ReadonlySet<string> = new Set(["with", "using", "mit"]);

/** "Without adding salt", "avoid using sugar". */
const GERUNDS: ReadonlySet<string> = new Set(["adding", "using", "giving", "including"]);

/** What is left out while something else is done until it is done: "omitting the salt, until soft". */
const MEANWHILE: ReadonlySet<string> = new Set(["omitting", "skipping", "avoiding", "leaving"]);

/** Cues that name what is not wanted beside what is: a time said after them is that of what is wanted. */
const INSTEAD: ReadonlySet<string> = new Set([
  "statt",
  "anstatt",
  "anstelle",
  "zamiast",
  "replace",
  "replaces",
  "replacing",
  "ersetze",
  "zastap",
  "zamien",
  "of",
  "from",
  "than",
  "von",
  "od",
]);

/** "Statt die Trauben zu vierteln", "zamiast kroić winogrona": a deed is left out, and not what it is done to. */
function isOfADeed(tokens: readonly Token[], cue: number): boolean {
  if (!INSTEAD.has(wordAt(tokens, cue))) return false;
  for (let at = cue + 1; at <= cue + CLAUSE_REACH && at < tokens.length && !isBreak(tokens[at]); at += 1)
    if (DEEDS.has(wordAt(tokens, at))) return true;
  return false;
}

/** "There is no need for added salt". */
function isNoNeed(tokens: readonly Token[], at: number): boolean {
  const word = wordAt(tokens, at);
  return !isBreak(tokens[at + 1]) && (word === "no" || NOT_WORDS.has(word) || word === "without");
}

/**
 * A cue reaches the nearest thing after it; whatever is named beyond that is only left out where "and" carries it on. The
 * place of its first word; -1 where there is none.
 */
function cueBefore(tokens: readonly Token[], first: number, floor: number): number {
  if (SEASONING_VERBS.has(wordAt(tokens, first))) {
    const cue = negationBefore(tokens, first, NEEDED_GAP, NEEDED_REACH);
    if (cue !== -1) return cue;
  }
  let strangers = 0;
  for (let index = first - 1; index > floor && first - index <= WEAK_REACH + 1; index -= 1) {
    if (isBreak(tokens[index + 1])) return -1;
    const word = wordAt(tokens, index);
    const before = isBreak(tokens[index]) ? "" : wordAt(tokens, index - 1);
    if (NO_CUE_AFTER.get(word)?.has(before) === true || ONLY_SO_MUCH.has(word)) return -1;
    if (STRONG_CUES.has(word)) return turnedRound(tokens, index) ? -1 : index;
    if (PAIRED_CUES.get(word)?.has(before) === true) return undone(tokens, index - 1) ? -1 : index - 1;
    if (PAIRED_FAR.has(word) && opened(tokens, index, PAIRED_FAR.get(word))) return index;
    if (word === "for" && before === "need") return isNoNeed(tokens, index - 2) ? index - 2 : -1;
    if (GERUNDS.has(word) && (STRONG_CUES.has(before) || before === "avoid")) return index - 1;
    if (ADDING_VERBS.has(word) || (HAVING_VERBS.has(word) && wordAt(tokens, index + 1) !== "to"))
      return negationBefore(tokens, index, NEEDED_GAP, NEEDED_REACH);
    if (WEAK_CUES.has(word)) return strangers === 0 && !undone(tokens, index) && !isOfADeed(tokens, index) ? index : -1;
    if (REACH_ENDS.has(word) || CARRIES_ON.has(word)) return -1;
    if (!PASSED_OVER.has(word)) strangers += 1;
    if (strangers > STRONG_REACH) return -1;
  }
  return -1;
}

/** Whether a cue may be taken back by a time after it: "do not add", "omit", and not "cook without salt until soft". */
function mayBePutOff(tokens: readonly Token[], cue: number): boolean {
  const word = wordAt(tokens, cue);
  const isFirm =
    STRONG_CUES.has(word) || MEANWHILE.has(word) || INSTEAD.has(word) || INSTEAD.has(wordAt(tokens, cue + 1));
  return !isFirm && (isBreak(tokens[cue]) || !BEFORE_NO.has(wordAt(tokens, cue - 1)));
}

/**
 * What a cue before a thing says of it: nothing, that it is left out, that it and the rest of its list are, or those of the
 * list that are in the genitive ("bez soli, cukru i miodu", and not "bez soli, banan i miód").
 */
export type DeniedBefore = "no" | "it" | "list" | "genitives";

/** Whether a thing is named in a case in which "bez" leaves out none. */
export function isNominative(tokens: readonly Token[], { last }: TokenSpan): boolean {
  return NOMINATIVES.has(wordAt(tokens, last));
}

/** Whether a Polish thing is named in a case in which it can only be what is not there. */
export function isGenitive(tokens: readonly Token[], { last }: TokenSpan): boolean {
  const word = wordAt(tokens, last);
  return GENITIVES.has(word) || (word.endsWith("u") && !NO_GENITIVES.has(word));
}

/** Verbs that leave out, and no word that may be said of one thing on a table: "avoid salt, sugar and honey". */
const LEAVES_OUT: ReadonlySet<string> = new Set([
  ...[
    "leave",
    "leaving",
    "omit",
    "omitting",
    "skip",
    "skipping",
    "avoid",
    "avoiding",
    "verzichte",
    "verzichten",
    "vermeide",
    "vermeidet",
  ],
  ...["pomin", "pomijaj", "unikaj", "omin", "zrezygnuj"],
]);

/** A cue before a thing leaves it out, and for good. */
export function deniedByCue(
  tokens: readonly Token[],
  { first, last }: TokenSpan,
  floor: number,
  names: readonly boolean[],
): DeniedBefore {
  const cue = cueBefore(tokens, first, floor);
  if (cue === -1 || (mayBePutOff(tokens, cue) && putOff(tokens, names, last, cue))) return "no";
  const word = wordAt(tokens, cue);
  if (LEAVES_OUT.has(word) || NOT_WORDS.has(word)) return "list";
  return word === "bez" ? "genitives" : "it";
}
