import { Memory } from "../shared/memory";
import { present } from "../shared/present";
import { matchesOf } from "../shared/matches";
import { syllableStarts } from "./burmese-script";

/** What stands between a token and the one before it. Only a single space or hyphen, or nothing, joins a phrase. */
export type Gap = "start" | "none" | "space" | "hyphen" | "dash" | "break";

export interface Token {
  /** As it stands in the normalised text. */
  readonly text: string;
  /** Without diacritics and apostrophes: the key under which words are compared. */
  readonly folded: string;
  readonly start: number;
  readonly end: number;
  readonly gap: Gap;
  /** The characters between this token and the one before, at most four. */
  readonly between: string;
  readonly burmese: boolean;
}

const LETTER =
  "a-z0-9\\u00aa\\u00ba\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u0fff\\u10a0-\\u1fff\\u2c00-\\u2dff\\u3040-\\uffef";
const TOKEN = new RegExp(
  `([\\u1000-\\u103f\\u104c-\\u109f]+)|[0-9]+(?:[.,][0-9]+)*(?![${LETTER}])|[\\u1040-\\u1049]+|[@$]?[${LETTER}]+(?:['*@$][${LETTER}]+)*|%`,
  "g",
);
const PLAIN = /^[a-z0-9]*$/;
const LETTERS_WITHOUT_PARTS: Readonly<Record<string, string>> = { ß: "ss", ł: "l", ø: "o", æ: "ae", œ: "oe", đ: "d" };

/** Most texts are made of the same words. */
const FOLDED = new Memory<string>(5_000, 40);

/**
 * A word without diacritics: `süß` and `suss`, `łosoś` and `losos` are one. Burmese keeps its signs; the tall aa, which
 * is typed for the round one, is the round one.
 */
export function fold(word: string): string {
  return PLAIN.test(word) ? word : FOLDED.recall(word, () => withoutMarks(word));
}

function withoutMarks(word: string): string {
  return word
    .normalize("NFD")
    .replace(/[\u0300-\u036f']/g, "")
    .replace(/[ßłøæœđ]/g, (letter) => present(LETTERS_WITHOUT_PARTS[letter]))
    .replaceAll("\u102b", "\u102c")
    .normalize("NFC");
}

function gapOf(between: string): Gap {
  if (between === "") return "none";
  if (between === " " || between === "' ") return "space";
  if (between === "-") return "hyphen";
  return /^ ?- ?$/.test(between) ? "dash" : "break";
}

/** The words of a normalised text in order: Latin words, numbers, percent signs and single Burmese syllables. */
export function tokenise(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let last = 0;
  const push = (start: number, end: number, burmese: boolean): void => {
    const raw = text.slice(start, end);
    const between = text.slice(last, Math.min(start, last + 4));
    const gap = tokens.length === 0 ? "start" : gapOf(between);
    tokens.push({ text: raw, folded: fold(raw), start, end, gap, between, burmese });
    last = end;
  };
  for (const match of matchesOf(text, TOKEN)) {
    const start = match.index;
    const end = start + match[0].length;
    if (match[1] === undefined) {
      push(start, end, false);
      continue;
    }
    const starts = syllableStarts(text, start, end);
    starts.forEach((from, index) => push(from, starts[index + 1] ?? end, true));
  }
  return tokens;
}

/** Whether another part of the sentence begins with a token, or the text has ended before it. */
export function isBreak(token: Token | undefined): boolean {
  return token === undefined || token.gap === "break" || token.gap === "start";
}

/** The folded word at a place; "" beyond both ends. */
export function wordAt(tokens: readonly Token[], at: number): string {
  return tokens[at]?.folded ?? "";
}

/** Whether a token may continue a phrase that the token before it began. */
export function continues(token: Token): boolean {
  return token.gap === "space" || token.gap === "hyphen" || token.gap === "none";
}

/** Whether a phrase begins at a place and no other part of the sentence begins within it. */
export function standsAt(tokens: readonly Token[], at: number, phrase: readonly string[]): boolean {
  return phrase.every(
    (word, index) => wordAt(tokens, at + index) === word && (index === 0 || !isBreak(tokens[at + index])),
  );
}
