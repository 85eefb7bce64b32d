import type { LookAlike } from "./look-alike";
import { negations } from "./negation";
import { addsMarks } from "./diacritics";
import { continues, tokenise, type Token } from "./tokenise";
import { familyOf, type Family, type Reading } from "./word-forms";
import { buildIndex, type Known, type VocabularyEntry, type WordIndex, type WordNode } from "./word-index";
import { Memory } from "../shared/memory";
import { present } from "../shared/present";
import {
  digitsAsWord,
  isMasked,
  readCompound,
  readJoined,
  readSpaced,
  wordsFor,
  type CompoundReading,
} from "./word-readings";

/** What single words were read as lately: pure of the word and the index, and most texts are made of the same words. */
interface WordMemory<T> {
  readonly words: Memory<readonly Reading[]>;
  /** As if each stood at the beginning of a text. */
  readonly compounds: Memory<readonly CompoundReading<T>[]>;
}

/** Everything to be found, indexed once. It answers always the same; make it with `createVocabulary`. */
export interface Vocabulary<T> {
  readonly index: WordIndex<T>;
  readonly memory: WordMemory<T>;
}

/** Words that are remembered of each kind; no longer ones are. */
const MOST_WORDS = 5_000;
const LONGEST_REMEMBERED = 40;

/** How a mention was written, from the surest to the least sure. */
export const MENTION_KINDS = ["exact", "folded", "inflected", "compound", "typo"] as const;
export type MentionKind = (typeof MENTION_KINDS)[number];

/** One thing found in a text. Mentions come in the order of the text and never overlap. */
export interface Mention<T> {
  /** What it may stand for: several where the vocabulary gives one surface several values. */
  readonly values: readonly T[];
  /** The surface of the vocabulary that was found, in its normalised spelling. */
  readonly surface: string;
  /** Offsets into the normalised text. */
  readonly start: number;
  readonly end: number;
  /** The text says that it is left out: "without honey", "ohne Salz", "bez soli", "-မပါ", "sugar-free", "instead of". */
  readonly negated: boolean;
  readonly how: MentionKind;
}

interface Found<T> {
  readonly values: readonly T[];
  readonly surface: string;
  readonly start: number;
  readonly end: number;
  readonly how: MentionKind;
  readonly first: number;
  readonly last: number;
  /** The compound says by its own end that this is left out. */
  readonly absent: boolean;
  readonly attribute: boolean;
}

interface Match<T> {
  readonly known: readonly Known<T>[];
  readonly last: number;
  readonly how: MentionKind;
}

/**
 * Indexes a vocabulary. Surfaces may be given in any spelling; they are normalised here. Besides `LOOK_ALIKES`, the
 * shields given hide the words inside them.
 */
export function createVocabulary<T>(
  entries: readonly VocabularyEntry<T>[],
  shields: readonly LookAlike[] = [],
): Vocabulary<T> {
  const memory = {
    words: new Memory<readonly Reading[]>(MOST_WORDS, LONGEST_REMEMBERED),
    compounds: new Memory<readonly CompoundReading<T>[]>(MOST_WORDS, LONGEST_REMEMBERED),
  };
  return { index: buildIndex(entries, shields), memory };
}

const RANK: Readonly<Record<MentionKind, number>> = { exact: 0, folded: 1, inflected: 2, compound: 3, typo: 4 };
const rank = (how: MentionKind): number => RANK[how];

function onlyShields<T>(match: Match<T>): boolean {
  return match.known.every((each) => each.values.length === 0);
}

/** The longer match, of equally long ones the surer; what is equal in both may be either. Nothing is hidden in doubt. */
function better<T>(one: Match<T> | undefined, other: Match<T>): Match<T> {
  if (one === undefined || other.last > one.last) return other;
  if (other.last === one.last && onlyShields(one) && rank(other.how) <= rank("folded")) return other;
  if (other.last < one.last || rank(other.how) > rank(one.how)) return one;
  if (rank(other.how) < rank(one.how)) return other;
  return { ...one, known: [...new Set([...one.known, ...other.known])] };
}

function written(tokens: readonly Token[], first: number, last: number): string {
  if (first === last) return present(tokens[first]).text;
  return tokens
    .slice(first, last + 1)
    .map((token) => token.text)
    .join(" ");
}

/** How a path of words was read so far: where it began, its least sure word, and whose endings it has. */
interface Path {
  readonly first: number;
  readonly how: MentionKind;
  readonly ending?: Family;
}

/** The path with one more word; none where the word has the ending of another language. */
function extend(path: Path, reading: Reading): Path | undefined {
  const ending = reading.ending ?? path.ending;
  if (path.ending !== undefined && ending !== path.ending) return undefined;
  if (ending === path.ending && reading.how === path.how) return path;
  const how = rank(reading.how) > rank(path.how) ? reading.how : path.how;
  return { first: path.first, how, ...(ending === undefined ? {} : { ending }) };
}

function fits<T>(known: Known<T>, ending: Family | undefined): boolean {
  return ending === undefined || familyOf(known.language) === ending;
}

/** Of the surfaces that fold alike, those spelled as the text is; a strict one only as itself or without diacritics. */
function accept<T>(all: readonly Known<T>[], tokens: readonly Token[], last: number, path: Path): Match<T> | undefined {
  const { how, ending, first } = path;
  const known = all.filter((each) => fits(each, ending) && (how === "folded" || !each.strict));
  if (known.length === 0) return undefined;
  if (how !== "folded") return { known, how, last };
  const text = written(tokens, first, last);
  const exact = known.filter((each) => each.raw === text);
  if (exact.length > 0) return { known: exact, how: "exact", last };
  const alike = known.filter((each) => !addsMarks(text, each));
  return alike.length === 0 ? undefined : { known: alike, how, last };
}

class Scanner<T> {
  private readonly index: WordIndex<T>;

  constructor(
    private readonly tokens: readonly Token[],
    private readonly vocabulary: Vocabulary<T>,
  ) {
    this.index = vocabulary.index;
  }

  private readingsAt(at: number): readonly Reading[] {
    const token = present(this.tokens[at]);
    const readings = this.vocabulary.memory.words.recall(token.folded, () => wordsFor(token, this.index));
    return readings.length === 0 && this.besideMasked(at) ? digitsAsWord(token, this.index) : readings;
  }

  private besideMasked(at: number): boolean {
    return [this.tokens[at - 1], this.tokens[at + 1]].some((token) => token !== undefined && isMasked(token));
  }

  private longestAt(at: number): Match<T> | undefined {
    return this.walk(this.index.root, at, { first: at, how: "folded" }, undefined);
  }

  /**
   * Burmese is written without spaces, so a word can seem to take the beginning of the next one: of `ဆာဒင်း ငါးပိ` the
   * sardine (`ဆာဒင်းငါး`) takes the first syllable of the fish paste. Where a known word begins inside the match and
   * reaches beyond it, the match ends before that word, unless that word takes the beginning of the next but one in
   * turn (`ငါးခွေးလျှာ ငါးပိ` is a sole and fish paste, though `ခွေးလျှာငါး` is a sole too). So it does before a word that is to
   * stand apart, where a space stands before it: `ဆန် ပေါက်ပေါက်` may be rice and popcorn, `ဆန်ပေါက်ပေါက်` is puffed rice. Who
   * sets a space behind the match has ended the word there: `မြေပဲထောပတ် ပဲဟင်း` holds no butter bean (`ထောပတ်ပဲ`).
   */
  private withoutNextWord(at: number, match: Match<T> | undefined): Match<T> | undefined {
    if (match === undefined || this.tokens[at]?.burmese !== true) return match;
    const inOne = this.tokens.slice(at + 1, match.last + 1).every(({ gap }) => gap === "none");
    if (inOne && this.tokens[match.last + 1]?.gap === "space") return match;
    for (let from = at + 1; from <= match.last; from += 1) {
      const next = this.longestAt(from);
      if (next === undefined || next.last < match.last) continue;
      const apart = this.tokens[from]?.gap === "space" && next.known.some((each) => each.apart);
      if (next.last === match.last ? !apart : (this.longestAt(match.last + 1)?.last ?? 0) > next.last) continue;
      const shorter = this.walk(this.index.root, at, { first: at, how: "folded" }, undefined, from - 1);
      if (shorter !== undefined && shorter.last === from - 1) return shorter;
    }
    return match;
  }

  /** The longest match along a path; `until` is the last token that it may take. */
  private walk(
    node: WordNode<T>,
    at: number,
    path: Path,
    best: Match<T> | undefined,
    until = Number.POSITIVE_INFINITY,
  ): Match<T> | undefined {
    let longest = best;
    for (const reading of this.readingsAt(at)) {
      const next = node.children.get(reading.word);
      const step = next === undefined ? undefined : extend(path, reading);
      if (next === undefined || step === undefined) continue;
      const accepted = next.known.length === 0 ? undefined : accept(next.known, this.tokens, at, step);
      if (accepted !== undefined) longest = better(longest, accepted);
      const following = this.tokens[at + 1];
      if (at < until && following !== undefined && continues(following) && next.children.size > 0) {
        longest = this.walk(next, at + 1, step, longest, until);
      }
    }
    return longest;
  }

  /** The mentions that start at a token, and how many tokens they take; a shield takes its tokens and mentions nothing. */
  findAt(at: number): { readonly found: readonly Found<T>[]; readonly taken: number } {
    const token = present(this.tokens[at]);
    let match = this.withoutNextWord(at, this.longestAt(at));
    const spaced = readSpaced(this.tokens, at, this.index);
    for (const joined of [readJoined(this.tokens, at, this.index), spaced]) {
      if (joined === undefined) continue;
      const known = this.index.root.children.get(joined.word)?.known ?? [];
      // Nobody spaces the letters of an ordinary word: a strict one is meant as it stands.
      const fitting = known.filter(
        (each) => (joined === spaced || !each.strict) && each.values.length > 0 && fits(each, joined.ending),
      );
      if (fitting.length > 0) match = better(match, { known: fitting, last: joined.last, how: joined.how });
    }
    if (match === undefined || match.how === "typo") {
      const parts = this.compoundAt(at, token, match !== undefined);
      if (parts.length > 0) return { found: parts, taken: 1 };
    }
    if (match === undefined) return { found: [], taken: 1 };
    const { known, last, how } = match;
    const shown = known.filter((each) => each.values.length > 0);
    const taken = last - at + 1;
    const surface = shown[0]?.raw;
    if (surface === undefined) return { found: [], taken };
    const values = [...new Set(shown.flatMap((each) => each.values))];
    const end = present(this.tokens[last]).end;
    const attribute = shown.every((each) => each.attribute);
    return {
      found: [{ values, surface, start: token.start, end, how, first: at, last, absent: false, attribute }],
      taken,
    };
  }

  /** A compound of surfaces alone is surer than a typo; one with something else in it is not. */
  private compoundAt(at: number, token: Token, wholeOnly: boolean): readonly Found<T>[] {
    return this.vocabulary.memory.compounds
      .recall(token.text, () => readCompound({ ...token, start: 0 }, this.index))
      .filter((part) => part.whole || !wholeOnly)
      .map((part) => ({
        values: [...new Set(part.known.flatMap((each) => each.values))],
        surface: present(part.known[0]).raw,
        start: token.start + part.start,
        end: token.start + part.end,
        how: "compound",
        first: at,
        last: at,
        absent: part.absent,
        attribute: part.known.every((each) => each.attribute),
      }));
  }
}

/**
 * What a normalised text mentions. Whole words only, the longest first; a plural, a case ending, a missing diacritic, a
 * letter written as a digit, letters spaced out and one typo in a word of five letters are forgiven, and the known parts
 * of a German compound are found. A look-alike (`look-alikes.table.ts`) hides the words inside it. Total, and linear in
 * the length of the text.
 */
export function scan<T>(normalisedText: string, vocabulary: Vocabulary<T>): readonly Mention<T>[] {
  const tokens = tokenise(normalisedText);
  const scanner = new Scanner(tokens, vocabulary);
  const found: Found<T>[] = [];
  for (let at = 0; at < tokens.length;) {
    const step = scanner.findAt(at);
    found.push(...step.found);
    at += step.taken;
  }
  const left = negations(tokens, found);
  return found.map(({ values, surface, start, end, how, absent }, index) => {
    return { values, surface, start, end, negated: absent || left[index] === true, how };
  });
}
