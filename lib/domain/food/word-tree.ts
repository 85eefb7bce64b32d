import { LANGUAGES, type Language } from "../shared/language";
import { present } from "../shared/present";

/** What the index keeps of one surface; without values it only shields the words inside it. */
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
const SPACE = " ";

/** The places of a list in the order of their keys, equal ones as they were: linear in both. */
function inOrder(places: Int32Array, keyOf: (place: number) => number, keys: number): Int32Array {
  const next = new Int32Array(keys + 1);
  for (const place of places) next[keyOf(place) + 1] = (next[keyOf(place) + 1] ?? 0) + 1;
  for (let key = 0; key < keys; key += 1) next[key + 1] = (next[key + 1] ?? 0) + (next[key] ?? 0);
  const sorted = new Int32Array(places.length);
  for (const place of places) {
    const key = keyOf(place);
    const at = next[key] ?? 0;
    sorted[at] = place;
    next[key] = at + 1;
  }
  return sorted;
}

/** The words that lead to a node, as a text has them. */
function pathTo(
  node: WordNode,
  words: readonly string[],
  parents: ArrayLike<WordNode>,
  wordOf: ArrayLike<number>,
): string {
  const path: string[] = [];
  for (let at = node; at !== ROOT; at = parents[at] ?? ROOT) path.push(present(words[wordOf[at] ?? 0]));
  return path.toReversed().join(SPACE);
}

const FLAGS = ["strict", "closes", "attribute", "apart", "ends"] as const;

/** The flags and the language of a surface as bits. */
function traitsOf<T>(known: Known<T>): number {
  const language = known.language === undefined ? 0 : LANGUAGES.indexOf(known.language) + 1;
  return FLAGS.reduce((bits, flag, at) => (known[flag] ? bits | (1 << at) : bits), language << FLAGS.length);
}

/** What is packed of the surfaces, each at its number. */
interface Packed<T> {
  /** Of each node the number of its first surface; one more at the end. */
  readonly starts: Int32Array;
  readonly traits: Uint8Array;
  /** The number of its list of values in `lists`. */
  readonly values: Uint16Array | Uint32Array;
  readonly lists: readonly (readonly T[])[];
  /** The node whose words spell it, which is another one where it is written as one word; else -1 and less: the -1st is the first of `spellings`. */
  readonly spelledBy: Int32Array;
  /** Where each spelling of its own begins in `spellings`; one more at the end. */
  readonly spelled: Int32Array;
  readonly spellings: string;
}

/** Where one comes from each node: its children stand from its start to that of the next one, ordered by their words. */
interface Steps {
  readonly starts: Int32Array;
  readonly children: Int32Array;
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
    private readonly steps: Steps,
    private readonly parents: Int32Array,
    private readonly wordOf: Int32Array,
    private readonly packed: Packed<T>,
  ) {}

  /** The node that the word leads to from a node; undefined where no surface goes on so. */
  child(node: WordNode, word: string): WordNode | undefined {
    const number = this.numbers.get(word);
    if (number === undefined) return undefined;
    const { starts, children } = this.steps;
    let low = starts[node] ?? 0;
    let high = starts[node + 1] ?? 0;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const child = children[middle] ?? ROOT;
      const other = this.wordOf[child] ?? 0;
      if (other === number) return child;
      if (other < number) low = middle + 1;
      else high = middle;
    }
    return undefined;
  }

  /** Whether a surface goes on from there. */
  goesOn(node: WordNode): boolean {
    return (this.steps.starts[node] ?? 0) < (this.steps.starts[node + 1] ?? 0);
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
    if (node >= 0) return pathTo(node, this.words, this.parents, this.wordOf);
    return spellings.slice(spelled[-1 - node], spelled[-node]);
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

/** Of words no more than this many are counted, so that a node and a word are one number. */
const MOST_WORDS = 2 ** 20;

/** Collects surfaces, and packs them once no more come. */
export class GrowingTree<T> {
  private readonly words: string[] = [];
  private readonly numbers = new Map<string, number>();
  /** The node that a word leads to from a node, by both in one number. */
  private readonly children = new Map<number, WordNode>();
  private readonly parents: number[] = [ROOT];
  private readonly wordOf: number[] = [0];
  private readonly surfaces: Known<T>[][] = [[]];

  /** The word as it is kept: the same text always as the same string. */
  private numberOf(word: string): number {
    const there = this.numbers.get(word);
    if (there !== undefined) return there;
    const number = this.words.push(word) - 1;
    this.numbers.set(word, number);
    return number;
  }

  /** The node that the words lead to; made where none is. */
  at(words: readonly string[]): WordNode {
    let node = ROOT;
    for (const word of words) {
      const number = this.numberOf(word);
      const key = node * MOST_WORDS + number;
      let child = this.children.get(key);
      if (child === undefined) {
        child = this.parents.push(node) - 1;
        this.wordOf.push(number);
        this.surfaces.push([]);
        this.children.set(key, child);
      }
      node = child;
    }
    return node;
  }

  /** What was added there so far; may be changed. */
  knownAt(node: WordNode): Known<T>[] {
    return present(this.surfaces[node]);
  }

  /** Packs what is kept of each node by `kept`. */
  finish(kept: (known: readonly Known<T>[]) => readonly Known<T>[]): WordTree<T> {
    const parents = Int32Array.from(this.parents);
    const wordOf = Int32Array.from(this.wordOf);
    const packed = this.pack(parents, kept);
    return new WordTree(this.words, this.numbers, this.stepsOf(parents, wordOf), parents, wordOf, packed);
  }

  private stepsOf(parents: Int32Array, wordOf: Int32Array): Steps {
    // Every node but the root is the end of one step.
    const nodes = Int32Array.from({ length: parents.length - 1 }, (_, at) => at + 1);
    const byWord = inOrder(nodes, (node) => wordOf[node] ?? 0, this.words.length);
    const children = inOrder(byWord, (node) => parents[node] ?? 0, parents.length);
    const starts = new Int32Array(parents.length + 1);
    for (const child of children) {
      const parent = parents[child] ?? 0;
      starts[parent + 1] = (starts[parent + 1] ?? 0) + 1;
    }
    for (let node = 0; node < parents.length; node += 1)
      starts[node + 1] = (starts[node + 1] ?? 0) + (starts[node] ?? 0);
    return { starts, children };
  }

  /** The node whose words are a spelling; undefined where none is, as of one with marks, which the words have not. */
  private spellerOf(spelling: string): WordNode | undefined {
    let node: WordNode | undefined = ROOT;
    for (const word of spelling.split(SPACE)) {
      const number = this.numbers.get(word);
      node = number === undefined || node === undefined ? undefined : this.children.get(node * MOST_WORDS + number);
    }
    return node;
  }

  private pack(parents: Int32Array, kept: (known: readonly Known<T>[]) => readonly Known<T>[]): Packed<T> {
    const starts = new Int32Array(parents.length + 1);
    const traits: number[] = [];
    const values: number[] = [];
    const spelledBy: number[] = [];
    const spelled: number[] = [0];
    const spellings: string[] = [];
    const lists = new Lists<T>();
    let length = 0;
    for (const [node, surfaces] of this.surfaces.entries()) {
      for (const known of kept(surfaces)) {
        traits.push(traitsOf(known));
        values.push(lists.numberOf(known.values));
        const speller = this.spellerOf(known.raw);
        spelledBy.push(speller ?? -1 - spellings.length);
        if (speller !== undefined) continue;
        spellings.push(known.raw);
        length += known.raw.length;
        spelled.push(length);
      }
      starts[node + 1] = traits.length;
    }
    return {
      starts,
      traits: Uint8Array.from(traits),
      values: (lists.all.length > 0xffff ? Uint32Array : Uint16Array).from(values),
      lists: lists.all,
      spelledBy: Int32Array.from(spelledBy),
      spelled: Int32Array.from(spelled),
      spellings: spellings.join(""),
    };
  }
}

/** Lists of values, equal ones once. */
class Lists<T> {
  readonly all: (readonly T[])[] = [];
  private readonly values = new Map<T, number>();
  private readonly numbers = new Map<string, number>();

  numberOf(list: readonly T[]): number {
    const key = list.map((value) => this.valueNumber(value)).join(SPACE);
    const there = this.numbers.get(key);
    if (there !== undefined) return there;
    const number = this.all.push(list) - 1;
    this.numbers.set(key, number);
    return number;
  }

  private valueNumber(value: T): number {
    const there = this.values.get(value);
    if (there !== undefined) return there;
    const number = this.values.size;
    this.values.set(value, number);
    return number;
  }
}
