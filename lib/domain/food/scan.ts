import type { LookAlike } from "./look-alike";
import { negations } from "./negation";
import { accept, better, extend, fits, type Match, type MentionKind, type Path } from "./surface-match";
import { continues, tokenise, type Token } from "./tokenise";
import type { Reading } from "./word-forms";
import { buildIndex, type Guesses, type VocabularyEntry, type WordIndex } from "./word-index";
import { ROOT, type WordNode } from "./word-tree";
import { Memory } from "../shared/memory";
import { present } from "../shared/present";
import {
  digitsAsWord,
  goesOnWith,
  isMasked,
  readCompound,
  readJoined,
  readSpaced,
  wordsFor,
  type CompoundReading,
} from "./word-readings";

/** A reading of a word, and where the surfaces begin that begin with it. */
interface Opening {
  readonly reading: Reading;
  readonly node: WordNode | undefined;
}

/** What a word was read as, wherever it stands: pure of the word and the index. */
class Word<T> {
  readonly openings: readonly Opening[];
  /** What the next word begins with where both may be one ("water melon"). */
  readonly goesOnWith: string;
  private parts: readonly CompoundReading<T>[] | undefined;

  constructor(
    private readonly token: Token,
    private readonly index: WordIndex<T>,
    readings = wordsFor(token, index),
  ) {
    this.openings = readings.map((reading) => ({ reading, node: index.tree.child(ROOT, reading.word) }));
    this.goesOnWith = goesOnWith(token, index);
  }

  /** The parts of the compound that it is, as if it stood at the beginning of a text. */
  get compounds(): readonly CompoundReading<T>[] {
    return (this.parts ??= readCompound({ ...this.token, start: 0 }, this.index));
  }
}

/** Everything to be found, indexed once. It answers always the same; make it with `createVocabulary`. */
export interface Vocabulary<T> {
  readonly index: WordIndex<T>;
  /** Words that were read lately: most texts are made of the same ones. */
  readonly memory: Memory<Word<T>>;
  /** What was found in stretches that were read lately: recipes are made of the same phrases. */
  readonly stretches: Memory<readonly Found<T>[]>;
}

/** Words that are remembered; no longer ones are. */
const MOST_WORDS = 5_000;
const LONGEST_REMEMBERED = 40;
/** So many take about 5 MB. */
const MOST_STRETCHES = 10_000;
const LONGEST_STRETCH = 120;

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

/**
 * Indexes a vocabulary. Surfaces may be given in any spelling; they are normalised here. Besides `LOOK_ALIKES`, the
 * shields given hide the words inside them.
 */
export function createVocabulary<T>(
  entries: readonly VocabularyEntry<T>[],
  shields: readonly LookAlike[] = [],
  guesses: Guesses = "every",
): Vocabulary<T> {
  const memory = new Memory<Word<T>>(MOST_WORDS, LONGEST_REMEMBERED);
  const stretches = new Memory<readonly Found<T>[]>(MOST_STRETCHES, LONGEST_STRETCH);
  return { index: buildIndex(entries, shields, guesses), memory, stretches };
}

function moved<T>(found: Found<T>, tokens: number, characters: number): Found<T> {
  const { values, surface, start, end, how, first, last, absent, attribute } = found;
  return {
    values,
    surface,
    start: start + characters,
    end: end + characters,
    how,
    first: first + tokens,
    last: last + tokens,
    absent,
    attribute,
  };
}

/** Whether nothing that is found before a token reaches up to it, and nothing from it on depends on what stands before. */
function beginsStretch(tokens: readonly Token[], at: number): boolean {
  const token = present(tokens[at]);
  if (token.gap !== "break" || (token.between.length < 2 && token.between !== "\n")) return false;
  return !isMasked(token) && !isMasked(present(tokens[at - 1]));
}

/** A line is asked of several vocabularies, one after the other. */
const TOKENS = new Memory<readonly Token[]>(64, 200);

class Scanner<T> {
  private readonly index: WordIndex<T>;
  /** Of each token, once it was asked for: a phrase asks for the words that follow it, and each then for itself. */
  private readonly words: (Word<T> | undefined)[] = [];

  constructor(
    private readonly tokens: readonly Token[],
    private readonly vocabulary: Vocabulary<T>,
  ) {
    this.index = vocabulary.index;
  }

  private wordAt(at: number): Word<T> {
    return (this.words[at] ??= this.readWord(present(this.tokens[at]), at));
  }

  private readWord(token: Token, at: number): Word<T> {
    const { index, memory } = this.vocabulary;
    const word = memory.recall(token.text, () => new Word(token, index));
    const isHidden = word.openings.length === 0 && (this.isMaskedAt(at - 1) || this.isMaskedAt(at + 1));
    return isHidden ? new Word(token, index, digitsAsWord(token, index)) : word;
  }

  private isMaskedAt(at: number): boolean {
    const token = this.tokens[at];
    return token !== undefined && isMasked(token);
  }

  private longestAt(at: number): Match<T> | undefined {
    return this.walk(ROOT, at, { first: at, how: "folded" }, undefined);
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
      const shorter = this.walk(ROOT, at, { first: at, how: "folded" }, undefined, from - 1);
      if (shorter !== undefined && shorter.last === from - 1) return shorter;
    }
    return match;
  }

  /** The longest match along a path; `until` is the last token that it may take. */
  private walk(
    node: WordNode,
    at: number,
    path: Path,
    best: Match<T> | undefined,
    until = Number.POSITIVE_INFINITY,
  ): Match<T> | undefined {
    let longest = best;
    const { tree } = this.index;
    const isFirst = node === ROOT;
    for (const { reading, node: opened } of this.wordAt(at).openings) {
      const next = isFirst ? opened : tree.child(node, reading.word);
      const step = next === undefined ? undefined : extend(path, reading);
      if (next === undefined || step === undefined) continue;
      const known = tree.known(next);
      const accepted = known.length === 0 ? undefined : accept(known, this.tokens, at, step);
      if (accepted !== undefined) longest = better(longest, accepted);
      const following = this.tokens[at + 1];
      if (at < until && following !== undefined && continues(following) && tree.goesOn(next)) {
        longest = this.walk(next, at + 1, step, longest, until);
      }
    }
    return longest;
  }

  /** What is found from one token up to another, as if the first were that of a text. */
  findIn(first: number, end: number): readonly Found<T>[] {
    const found: Found<T>[] = [];
    for (let at = first; at < end;) at += this.findAt(at, found);
    return found.map((each) => moved(each, -first, -present(this.tokens[first]).start));
  }

  /** Adds the mentions that start at a token and says how many tokens they take; a shield takes its own and adds nothing. */
  private findAt(at: number, found: Found<T>[]): number {
    const token = present(this.tokens[at]);
    let match = this.withoutNextWord(at, this.longestAt(at));
    const spaced = readSpaced(this.tokens, at, this.index);
    const next = this.tokens[at + 1]?.folded.charAt(0) ?? "";
    const goesOn = this.wordAt(at).goesOnWith.includes(next);
    const closed = goesOn ? readJoined(this.tokens, at, this.index) : undefined;
    for (const joined of [closed, spaced]) {
      if (joined === undefined) continue;
      const known = this.index.tree.ofWord(joined.word);
      // Nobody spaces the letters of an ordinary word: a strict one is meant as it stands.
      const fitting = known.filter(
        (each) => (joined === spaced || !each.strict) && each.values.length > 0 && fits(each, joined.ending),
      );
      if (fitting.length > 0) match = better(match, { known: fitting, last: joined.last, how: joined.how });
    }
    if (match === undefined || match.how === "typo") {
      const parts = this.compoundAt(at, token, match !== undefined);
      found.push(...parts);
      if (parts.length > 0) return 1;
    }
    if (match === undefined) return 1;
    const { known, last, how } = match;
    const shown = known.filter((each) => each.values.length > 0);
    const taken = last - at + 1;
    const surface = shown[0]?.raw;
    if (surface === undefined) return taken;
    const values = [...new Set(shown.flatMap((each) => each.values))];
    const end = present(this.tokens[last]).end;
    const attribute = shown.every((each) => each.attribute);
    found.push({ values, surface, start: token.start, end, how, first: at, last, absent: false, attribute });
    return taken;
  }

  /** A compound of surfaces alone is surer than a typo; one with something else in it is not. */
  private compoundAt(at: number, token: Token, wholeOnly: boolean): readonly Found<T>[] {
    const { compounds } = this.wordAt(at);
    if (compounds.length === 0) return [];
    return compounds
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
  const tokens = TOKENS.recall(normalisedText, () => tokenise(normalisedText));
  const scanner = new Scanner(tokens, vocabulary);
  const firsts = Array.from(tokens.keys()).filter((at) => at === 0 || beginsStretch(tokens, at));
  const found = firsts.flatMap((first, index) => {
    const end = firsts[index + 1] ?? tokens.length;
    const { start } = present(tokens[first]);
    const stretch = normalisedText.slice(start, present(tokens[end - 1]).end);
    const known = vocabulary.stretches.recall(stretch, () => scanner.findIn(first, end));
    return known.map((each) => moved(each, first, start));
  });
  const left = negations(tokens, found);
  return found.map(({ values, surface, start, end, how, absent }, index) => {
    return { values, surface, start, end, negated: absent || left[index] === true, how };
  });
}
