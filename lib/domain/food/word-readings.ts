import { present } from "../shared/present";
import { splitCompound, type PartKind } from "./compounds";
import { ORDINARY_WORDS } from "./ordinary-words.table";
import { continues, fold, type Token } from "./tokenise";
import { findTypos, isLikelySlip } from "./typos";
import { familyOf, type Reading } from "./word-forms";
import type { WordIndex } from "./word-index";
import type { Known } from "./word-tree";

export interface JoinedReading extends Reading {
  /** The last token that it takes. */
  readonly last: number;
}

export interface CompoundReading<T> {
  readonly known: readonly Known<T>[];
  readonly start: number;
  readonly end: number;
  readonly absent: boolean;
  /** The compound is made of surfaces only. */
  readonly whole: boolean;
}

const LONGEST_WORD = 64;
const LONGEST_SPACED = 16;
const SHORTEST_COMPOUND = 6;
const LEET: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "8": "b",
  "9": "g",
  "@": "a",
  $: "s",
};

const NONE: readonly Reading[] = [];

function formsOf<T>(form: string, index: WordIndex<T>): readonly Reading[] {
  return index.forms.get(form) ?? NONE;
}

function asTypo(readings: readonly Reading[]): readonly Reading[] {
  return readings.map((reading) => ({ ...reading, how: "typo" }));
}

/** Amounts with their unit are no masked words: "39g" is not an egg. */
const AMOUNT = /^[0-9]+(?:x|g|kg|mg|ml|cl|dl|l|cm|mm|min|h|el|tl|oz|lb|st)?$/;

/** A letter and a number, as vitamins and additives are called. */
const LABEL = /^[a-z][0-9]{1,4}$/;

/** What the word is when digits and signs are read as the letters they resemble, or when the sign is left out. */
function unmasked(folded: string): readonly string[] {
  if (/^[a-z]*$/.test(folded) || AMOUNT.test(folded)) return [];
  if (folded.includes("*")) return [folded.replaceAll("*", "")];
  if (!/[0-9@$]/.test(folded) || !/[a-z]/.test(folded)) return [];
  const plain = folded.replace(/[0-9@$]/g, (sign) => LEET[sign] ?? sign);
  return folded.includes("1")
    ? [plain, folded.replaceAll("1", "l").replace(/[0-9@$]/g, (sign) => LEET[sign] ?? sign)]
    : [plain];
}

/** A word that hides letters behind digits or signs: what stands beside it may hide them all ("r0h35 31"). */
export function isMasked({ folded, burmese }: Token): boolean {
  return !burmese && /[a-z]/.test(folded) && /[0-9@$*]/.test(folded) && !AMOUNT.test(folded) && !LABEL.test(folded);
}

/** A number or a short sign beside a masked word, read as the letters that its digits resemble. */
export function digitsAsWord<T>({ folded }: Token, index: WordIndex<T>): readonly Reading[] {
  if (!/^[a-z0-9]{2,8}$/.test(folded) || !/[0-9]/.test(folded)) return NONE;
  return formsOf(
    folded.replace(/[0-9]/g, (sign) => LEET[sign] ?? sign),
    index,
  );
}

/** The words of the index that a token may be, the surest first: itself, a form, another spelling, last one typo. */
export function wordsFor<T>(token: Token, index: WordIndex<T>): readonly Reading[] {
  const { folded } = token;
  const own = formsOf(folded, index);
  if (own.length > 0 || token.burmese || folded.length < 2 || folded.length > LONGEST_WORD) return own;
  if (/[aou]e/.test(folded)) {
    const umlauts = formsOf(folded.replace(/([aou])e/g, "$1"), index);
    if (umlauts.length > 0) return umlauts;
  }
  for (const plain of unmasked(folded)) {
    const readings = plain.length >= 3 ? formsOf(plain, index) : [];
    // Nobody writes digits into an ordinary word: a strict one is meant as it stands.
    if (readings.length > 0) return readings;
  }
  const afterAmount = folded.replace(/^[0-9]+(?=[a-z]{2})/, "");
  if (afterAmount !== folded) return formsOf(afterAmount, index);
  if (ORDINARY_WORDS.has(folded)) return [];
  if (/([a-z])\1\1/.test(folded)) {
    for (const squeezed of [folded.replace(/([a-z])\1{2,}/g, "$1$1"), folded.replace(/([a-z])\1{2,}/g, "$1")]) {
      const readings = formsOf(squeezed, index);
      if (readings.length > 0) return asTypo(readings);
    }
  }
  const near = findTypos(index.typos, folded);
  const likely = index.guesses === "likely" ? near.filter((word) => isLikelySlip(folded, word)) : near;
  return likely.map((word) => ({ word, how: "typo" }));
}

function surest(forms: readonly Reading[] | undefined): Reading | undefined {
  return forms?.find(({ how }) => how === "folded") ?? forms?.[0];
}

/** A known word whose letters stand alone ("h o n e y", "h.o.n.e.y"): the longest from here on. */
export function readSpaced<T>(tokens: readonly Token[], at: number, index: WordIndex<T>): JoinedReading | undefined {
  let letters = "";
  let best: JoinedReading | undefined;
  for (let last = at; last < tokens.length && last - at < LONGEST_SPACED; last += 1) {
    const token = tokens[last];
    if (token === undefined || token.text.length !== 1 || token.burmese) break;
    if (last > at && (token.between.length > 1 || token.between === "\n")) break;
    letters += token.folded;
    if (letters.length < 3) continue;
    for (const spelled of [letters, ...unmasked(letters)]) {
      const form = surest(index.forms.get(spelled));
      if (form !== undefined) best = { ...form, how: "typo", last };
    }
  }
  return best;
}

function isSurface<T>(folded: string, index: WordIndex<T>): boolean {
  return (index.forms.get(folded) ?? []).some(({ word }) =>
    index.tree.ofWord(word).some((each) => each.values.length > 0),
  );
}

const SHORTEST_SECOND = 3;

/** What the word behind this one begins with where `readJoined` can find anything. */
export function goesOnWith<T>({ folded, burmese }: Token, index: WordIndex<T>): string {
  return !burmese && /^[a-z]./.test(folded) ? index.forms.nextLetters(folded, SHORTEST_SECOND) : "";
}

/** A known word written as two ("water melon"). Two words that each name something stay two ("butter nut biscuits"). */
export function readJoined<T>(tokens: readonly Token[], at: number, index: WordIndex<T>): JoinedReading | undefined {
  const [first, second] = [tokens[at], tokens[at + 1]];
  if (first === undefined || second === undefined || !continues(second) || second.gap === "none") return undefined;
  if (first.burmese || second.burmese || first.folded.length < 2 || second.folded.length < SHORTEST_SECOND)
    return undefined;
  if (!/^[a-z]/.test(first.folded) || !/^[a-z]/.test(second.folded)) return undefined;
  if (first.folded.length + second.folded.length < 5 || first.folded.length + second.folded.length > LONGEST_WORD)
    return undefined;
  const form = surest(index.forms.get(first.folded + second.folded));
  if (form === undefined || (isSurface(first.folded, index) && isSurface(second.folded, index))) return undefined;
  return { ...form, last: at + 1 };
}

/** German berries lose their last letter before another part: "Himbeersaft", "Kirschjoghurt". */
const CLIPPED = /(?:beer|kirsch)$/;

function readingsOfPart<T>(part: string, index: WordIndex<T>, atEnd: boolean): readonly Reading[] {
  const own = formsOf(part, index);
  return atEnd || !CLIPPED.test(part) ? own : [...own, ...formsOf(`${part}e`, index)];
}

function partSurfaces<T>(part: string, index: WordIndex<T>, atEnd: boolean): readonly Known<T>[] {
  const exact: Known<T>[] = [];
  const inflected: Known<T>[] = [];
  for (const form of readingsOfPart(part, index, atEnd)) {
    for (const known of index.tree.ofWord(form.word)) {
      if ((known.strict && !(atEnd && known.closes)) || known.language === "pl" || known.language === "my") continue;
      if (form.ending !== undefined && form.ending !== familyOf(known.language)) continue;
      (form.ending === undefined ? exact : inflected).push(known);
    }
  }
  return exact.length > 0 ? exact : inflected;
}

function kindOf<T>(part: string, index: WordIndex<T>, atEnd: boolean): PartKind {
  const surfaces = partSurfaces(part, index, atEnd);
  if (surfaces.length === 0) return undefined;
  return surfaces.some((known) => known.values.length > 0) ? "surface" : "shield";
}

/** A word as it may have been meant, and where each of its letters stands in the word as written. */
interface Spelling {
  readonly word: string;
  readonly places: readonly number[];
}

/** The folded word; folding can lengthen it (ß is ss). */
function foldedSpelling(token: Token): Spelling {
  const places: number[] = [];
  let at = 0;
  for (const char of token.text) {
    for (let count = fold(char).length; count > 0; count -= 1) places.push(at);
    at += char.length;
  }
  return { word: token.folded, places };
}

/** `Moehrenbrei`: an umlaut written as two letters. */
function withUmlauts({ word, places }: Spelling): Spelling {
  const kept = Array.from(word, (letter, at) => !(letter === "e" && /[aou]/.test(word.charAt(at - 1))));
  return {
    word: Array.from(word)
      .filter((_, at) => kept[at] === true)
      .join(""),
    places: places.filter((_, at) => kept[at] === true),
  };
}

/** The spellings in which a compound is looked for, the likeliest first: as it stands, without a mask, with umlauts. */
function* spellings(token: Token): Generator<Spelling> {
  const own = foldedSpelling(token);
  yield own;
  for (const word of unmasked(token.folded)) if (word.length === own.word.length) yield { ...own, word };
  if (/[aou]e/.test(own.word)) yield withUmlauts(own);
}

/**
 * The known parts of a closed compound with their places in the text, in the spelling of which most is known; none where
 * it is no compound of known words.
 */
export function readCompound<T>(token: Token, index: WordIndex<T>): readonly CompoundReading<T>[] {
  if (token.burmese || token.folded.length < SHORTEST_COMPOUND || ORDINARY_WORDS.has(token.folded)) return [];
  const lookup = {
    kindOf: (part: string, atEnd: boolean) => kindOf(part, index, atEnd),
    standsWithUnknown: (part: string) => partSurfaces(part, index, false).some((known) => known.language !== "en"),
  };
  let best: readonly CompoundReading<T>[] = [];
  for (const { word, places } of spellings(token)) {
    const split = splitCompound(word, lookup);
    if (split.parts.length <= best.length) continue;
    best = split.parts.map(({ start, end }) => ({
      known: partSurfaces(word.slice(start, end), index, end === word.length).filter(
        (known) => known.values.length > 0,
      ),
      start: token.start + present(places[start]),
      end: token.start + (places[end] ?? token.text.length),
      absent: split.absent,
      whole: split.whole,
    }));
  }
  return best;
}
