import { LANGUAGES, type Language } from "../shared/language";
import { partitionPoint } from "../shared/partition-point";
import { present } from "../shared/present";

/** What the index keeps of one surface; without values it only shields the words inside it. Values are plain data. */
export interface Known<T> {
  readonly raw: string;
  readonly values: readonly T[];
  readonly strict: boolean;
  readonly language: Language | undefined;
  /** Strict, and what a compound may end with. */
  readonly closes: boolean;
  /** It says how something is and names nothing. */
  readonly attribute: boolean;
  /** After a space in Burmese it is a word of its own. */
  readonly apart: boolean;
  /** It counts only where a phrase ends with it. */
  readonly ends: boolean;
}

/** A place in the tree: the words that lead to it are those of a surface, or what one begins with. */
export type WordNode = number;

/** Where every surface begins. */
export const ROOT: WordNode = 0;

const NOTHING_KNOWN: readonly never[] = [];
/** Between the words of a surface. */
export const SPACE = " ";

const FLAGS = ["strict", "closes", "attribute", "apart", "ends"] as const;

/** The flags and the language of a surface as bits. */
export function traitsOf<T>(known: Known<T>): number {
  const language = known.language === undefined ? 0 : LANGUAGES.indexOf(known.language) + 1;
  return FLAGS.reduce((bits, flag, at) => (known[flag] ? bits | (1 << at) : bits), language << FLAGS.length);
}

/** What is packed of the surfaces, each at its number. */
export interface Packed<T> {
  /** Of each node the number of its first surface; one more at the end. */
  readonly starts: Int32Array;
  readonly traits: Uint8Array;
  /** The number of its list of values in `lists`. */
  readonly values: Uint16Array | Uint32Array;
  readonly lists: readonly (readonly T[])[];
  /**
   * The node whose words spell it, not its own where it is written as one word too. Below zero where none does: -1 is the
   * first of `spellings`, -2 the second.
   */
  readonly spelledBy: Int32Array;
  /** Where each spelling of its own begins in `spellings`; one more at the end. */
  readonly spelled: Int32Array;
  readonly spellings: string;
}

/**
 * The surfaces of a vocabulary by their words: 160,000 nodes of which few are ever asked for. As objects they were 60 MB;
 * in numbered lists they are a sixth of it, and what is known at a node is made when it is first asked for.
 */
export class WordTree<T> {
  private readonly made = new Map<WordNode, readonly Known<T>[]>();

  constructor(
    private readonly words: readonly string[],
    private readonly numbers: ReadonlyMap<string, number>,
    /**
     * The first child of each node; one more at the end. Nodes are numbered level by level, so that the children of one
     * stand beside each other, ordered by their words, before those of the next.
     */
    private readonly firstChild: Int32Array,
    private readonly wordOf: Int32Array,
    private readonly packed: Packed<T>,
  ) {}

  /** The node that the word leads to from a node; undefined where no surface goes on so. */
  child(node: WordNode, word: string): WordNode | undefined {
    const number = this.numbers.get(word);
    if (number === undefined) return undefined;
    let low = this.firstChild[node] ?? 0;
    let high = this.firstChild[node + 1] ?? 0;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const other = this.wordOf[middle] ?? 0;
      if (other === number) return middle;
      if (other < number) low = middle + 1;
      else high = middle;
    }
    return undefined;
  }

  /** Whether a surface goes on from there. */
  goesOn(node: WordNode): boolean {
    return (this.firstChild[node] ?? 0) < (this.firstChild[node + 1] ?? 0);
  }

  /** The surfaces that end there: always the same list. */
  known(node: WordNode): readonly Known<T>[] {
    const { starts } = this.packed;
    const [from, to] = [starts[node] ?? 0, starts[node + 1] ?? 0];
    if (from === to) return NOTHING_KNOWN;
    const there = this.made.get(node);
    if (there !== undefined) return there;
    const known = Array.from({ length: to - from }, (_, at) => this.surface(from + at));
    this.made.set(node, known);
    return known;
  }

  /** The surfaces that are one word. */
  ofWord(word: string): readonly Known<T>[] {
    const node = this.child(ROOT, word);
    return node === undefined ? NOTHING_KNOWN : this.known(node);
  }

  private spelling(at: number): string {
    const { spelledBy, spelled, spellings } = this.packed;
    const node = spelledBy[at] ?? ROOT;
    return node < 0 ? spellings.slice(spelled[-1 - node], spelled[-node]) : this.pathTo(node);
  }

  /** The words that lead to a node, as a text has them. */
  private pathTo(node: WordNode): string {
    const path: string[] = [];
    for (let at = node; at !== ROOT; at = this.parentOf(at)) path.push(present(this.words[this.wordOf[at] ?? 0]));
    return path.toReversed().join(SPACE);
  }

  /** The last whose children begin no later. */
  private parentOf(node: WordNode): WordNode {
    return partitionPoint(this.firstChild, (first) => first <= node) - 1;
  }

  private surface(at: number): Known<T> {
    const { traits, values, lists } = this.packed;
    const bits = traits[at] ?? 0;
    const has = (flag: (typeof FLAGS)[number]): boolean => (bits & (1 << FLAGS.indexOf(flag))) !== 0;
    return {
      raw: this.spelling(at),
      values: present(lists[values[at] ?? 0]),
      strict: has("strict"),
      closes: has("closes"),
      language: LANGUAGES[(bits >> FLAGS.length) - 1],
      attribute: has("attribute"),
      apart: has("apart"),
      ends: has("ends"),
    };
  }
}
