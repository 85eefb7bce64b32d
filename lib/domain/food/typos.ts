import { present } from "../shared/present";
import { hashText } from "../shared/seeded-random";

const SHORTEST_WORD = 5;
const SHORTEST_INPUT = 4;
const LONGEST_WORD = 32;

/** For each key those beside it, on English and German keyboards. */
const NEIGHBOURS = {
  q: "wa",
  w: "qeas",
  e: "wrsd",
  r: "etdf",
  t: "rzyfg",
  y: "tugh",
  z: "tuasx",
  u: "yziojh",
  i: "uojk",
  o: "ipkl",
  p: "ol",
  a: "qwsyz",
  s: "awedxyz",
  d: "serfcx",
  f: "drtgvc",
  g: "ftyzhbv",
  h: "gyzujnb",
  j: "huikmn",
  k: "jiolm",
  l: "kop",
  x: "zsdcy",
  c: "xdfv",
  v: "cfgb",
  b: "vghn",
  n: "bhjm",
  m: "njk",
} as const;

const BESIDE: ReadonlySet<string> = new Set(
  Object.entries(NEIGHBOURS).flatMap(([key, others]) => Array.from(others, (other) => key + other)),
);

const ALIKE = ["ck", "sz", "iy", "vw", "fv", "dt", "bp", "ou", "ae", "ei", "mn"] as const;

function withinOneEdit(typed: string, word: string): boolean {
  let from = 0;
  const shorter = Math.min(typed.length, word.length);
  while (from < shorter && typed[from] === word[from]) from += 1;
  if (typed.length === word.length) {
    if (typed.slice(from + 1) === word.slice(from + 1)) return true;
    const swapped = typed[from] === word[from + 1] && typed[from + 1] === word[from];
    return swapped && typed.slice(from + 2) === word.slice(from + 2);
  }
  return typed.length > word.length
    ? typed.slice(from + 1) === word.slice(from)
    : typed.slice(from) === word.slice(from + 1);
}

/** The first letter is rarely mistyped; where it is, by the key beside it or by changing places with the second. */
function firstLetterFits(typed: string, word: string): boolean {
  const typedFirst = typed.charAt(0);
  const wordFirst = word.charAt(0);
  if (typedFirst === wordFirst) return true;
  if (typed.length !== word.length) return false;
  const swapped = typedFirst === word.charAt(1) && typed.charAt(1) === wordFirst;
  return swapped || BESIDE.has(wordFirst + typedFirst);
}

/**
 * In a word of five letters one edit changes much: a wrong letter must be one beside the right one on the keyboard, or a
 * sound written otherwise, and an extra letter a doubled one.
 */
function plausibleInShortWord(typed: string, word: string): boolean {
  if (word.length > SHORTEST_WORD || typed.length < word.length) return true;
  let at = 0;
  while (at < word.length && typed[at] === word[at]) at += 1;
  const letter = typed.charAt(at);
  if (typed.length > word.length) return letter === typed.charAt(at - 1) || letter === typed.charAt(at + 1);
  if (typed.slice(at + 1) !== word.slice(at + 1)) return true;
  const right = word.charAt(at);
  return (
    letter === "*" || BESIDE.has(right + letter) || ALIKE.some((pair) => pair.includes(right) && pair.includes(letter))
  );
}

/** So long a word hardly becomes another one by a slip. */
const LONG_WORD = 8;
/** Silent, or an ending of English: the letters that are added without a neighbour that explains them. */
const ADDED_ANYWHERE = "h";
const ADDED_AT_THE_END = "es";

function sameOrBeside(one: string, other: string): boolean {
  const pair = (letters: string): boolean => letters.includes(one) && letters.includes(other);
  return one === other || BESIDE.has(one + other) || ALIKE.some(pair);
}

/**
 * Whether one who meant the word is likely to have typed this, of two that are one edit apart. A real word that we do not
 * know stands as near to a food as a slip does ("karczek", pork neck, to "kaczek", ducks): the first letter stays, two
 * letters change places, a letter is the key beside or a sound written otherwise, is doubled or halved. In a long word
 * any one edit is.
 */
export function isLikelySlip(typed: string, word: string): boolean {
  const swapped = typed.charAt(0) === word.charAt(1) && typed.charAt(1) === word.charAt(0);
  if (typed.charAt(0) !== word.charAt(0) && !swapped) return false;
  if (word.length >= LONG_WORD) return true;
  let at = 0;
  while (at < word.length && typed[at] === word[at]) at += 1;
  const letter = typed.charAt(at);
  if (typed.length === word.length) {
    const isOneLetter = typed.slice(at + 1) === word.slice(at + 1);
    return !isOneLetter || letter === "*" || sameOrBeside(letter, word.charAt(at));
  }
  if (typed.length < word.length) {
    const missing = word.charAt(at);
    const isHalved = missing === word.charAt(at - 1) || missing === word.charAt(at + 1);
    return isHalved || word.length > SHORTEST_WORD;
  }
  if (ADDED_ANYWHERE.includes(letter) || (at === word.length && ADDED_AT_THE_END.includes(letter))) return true;
  return [typed.charAt(at - 1), typed.charAt(at + 1)].some((beside) => beside !== "" && sameOrBeside(letter, beside));
}

/** More words than any vocabulary has; a number holds a hash of 32 bits and a place below this exactly. */
const PLACES = 2 ** 20;

/**
 * Words by what is left of them when one letter is missing, so that a mistyped word is found without comparing all. Of
 * what is left only a hash is kept: its letters took half of the memory of a vocabulary.
 */
export interface TypoIndex {
  readonly words: readonly string[];
  /** Ascending: the hashes of the words and of what is left of each. */
  readonly rests: Uint32Array;
  /** The place of each one's word. */
  readonly places: Uint16Array | Uint32Array;
}

export function createTypoIndex(words: Iterable<string>): TypoIndex {
  const kept: string[] = [];
  const byRest: number[] = [];
  for (const word of words) {
    if (word.length < SHORTEST_WORD || word.length > LONGEST_WORD || !/^[a-z]+$/.test(word)) continue;
    const place = kept.push(word) - 1;
    byRest.push(hashText(word) * PLACES + place);
    for (let at = 0; at < word.length; at += 1) byRest.push(hashText(word, at) * PLACES + place);
  }
  const sorted = Float64Array.from(byRest).sort();
  const rests = Uint32Array.from(sorted, (each) => Math.floor(each / PLACES));
  const placed = sorted.map((each) => each % PLACES);
  const places = kept.length > 0x10000 ? Uint32Array.from(placed) : Uint16Array.from(placed);
  return { words: kept, rests, places };
}

/** The words of which this may be what is left, and by chance one more: who asks compares them. */
function* wordsWithRest({ words, rests, places }: TypoIndex, hash: number): Generator<string> {
  let from = 0;
  let to = rests.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (present(rests[middle]) < hash) from = middle + 1;
    else to = middle;
  }
  for (let at = from; rests[at] === hash; at += 1) yield present(words[present(places[at])]);
}

/** The words one insertion, deletion, substitution or swap away; never the word itself, none for very short input. */
export function findTypos(index: TypoIndex, typed: string): readonly string[] {
  if (typed.length < SHORTEST_INPUT || typed.length > LONGEST_WORD) return [];
  const found = new Set<string>();
  for (let missing = -1; missing < typed.length; missing += 1) {
    for (const word of wordsWithRest(index, hashText(typed, missing))) {
      if (word === typed || !firstLetterFits(typed, word)) continue;
      if (withinOneEdit(typed, word) && plausibleInShortWord(typed, word)) found.add(word);
    }
  }
  return [...found];
}
