import { present } from "../shared/present";
import { ROOT, SPACE, traitsOf, WordTree, type Known, type Packed, type WordNode } from "./word-tree";

/** Places in the order of their keys, equal ones as they were, and where those of each key begin; one more at the end. */
interface InOrder {
  readonly starts: Int32Array;
  readonly places: Int32Array;
}

/** Puts places in the order of their keys, numbers below `keys`, equal ones as they were. Linear in both. */
function inOrder(places: Int32Array, keyOf: (place: number) => number, keys: number): InOrder {
  const starts = new Int32Array(keys + 1);
  for (const place of places) starts[keyOf(place) + 1] = (starts[keyOf(place) + 1] ?? 0) + 1;
  for (let key = 0; key < keys; key += 1) starts[key + 1] = (starts[key + 1] ?? 0) + (starts[key] ?? 0);
  const next = starts.slice();
  const sorted = new Int32Array(places.length);
  for (const place of places) {
    const key = keyOf(place);
    const at = next[key] ?? 0;
    sorted[at] = place;
    next[key] = at + 1;
  }
  return { starts, places: sorted };
}

/** More words than any vocabulary has: a node and a word are one number, which holds both exactly. */
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

  private numberOf(word: string): number {
    const there = this.numbers.get(word);
    if (there !== undefined) return there;
    const number = this.words.push(word) - 1;
    this.numbers.set(word, number);
    return number;
  }

  /** The word as it is kept: the same text again is another string. */
  kept(word: string): string {
    return present(this.words[this.numberOf(word)]);
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
    const steps = this.stepsOf();
    // Level by level: a node's children come when it is come to.
    const nodes = new Int32Array(this.parents.length);
    const firstChild = new Int32Array(this.parents.length + 1);
    let reached = 1;
    for (let at = 0; at < nodes.length; at += 1) {
      const node = nodes[at] ?? ROOT;
      const children = steps.places.subarray(steps.starts[node], steps.starts[node + 1]);
      firstChild[at] = reached;
      nodes.set(children, reached);
      reached += children.length;
    }
    firstChild[nodes.length] = reached;
    const wordOf = nodes.map((node) => this.wordOf[node] ?? 0);
    return new WordTree(this.words, this.numbers, firstChild, wordOf, this.pack(nodes, kept));
  }

  /** The children of each node, ordered by their words. */
  private stepsOf(): InOrder {
    // Every node but the root is the end of one step.
    const nodes = Int32Array.from({ length: this.parents.length - 1 }, (_, at) => at + 1);
    const byWord = inOrder(nodes, (node) => this.wordOf[node] ?? 0, this.words.length);
    return inOrder(byWord.places, (node) => this.parents[node] ?? 0, this.parents.length);
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

  /** Packs the surfaces of nodes in the order in which they are numbered from now on. */
  private pack(nodes: Int32Array, kept: (known: readonly Known<T>[]) => readonly Known<T>[]): Packed<T> {
    const numberOf = new Int32Array(nodes.length);
    for (const [at, node] of nodes.entries()) numberOf[node] = at;
    const starts = new Int32Array(nodes.length + 1);
    const traits: number[] = [];
    const values: number[] = [];
    const spelledBy: number[] = [];
    const spelled: number[] = [0];
    const spellings: string[] = [];
    const lists = new Lists<T>();
    let length = 0;
    for (const [at, node] of nodes.entries()) {
      for (const known of kept(this.knownAt(node))) {
        traits.push(traitsOf(known));
        values.push(lists.numberOf(known.values));
        const speller = this.spellerOf(known.raw);
        spelledBy.push(speller === undefined ? -1 - spellings.length : present(numberOf[speller]));
        if (speller !== undefined) continue;
        spellings.push(known.raw);
        length += known.raw.length;
        spelled.push(length);
      }
      starts[at + 1] = traits.length;
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

/**
 * Lists of values. Thirty surfaces stand for the same, each by a value of its own: what says the same is kept once, so
 * that who asks several surfaces for what they stand for has each once too.
 */
class Lists<T> {
  readonly all: (readonly T[])[] = [];
  private readonly firsts = new Map<string, T>();
  private readonly said = new Map<T, string>();
  private readonly numbers = new Map<string, number>();

  numberOf(list: readonly T[]): number {
    const key = list.map((value) => this.saidBy(value)).join(SPACE);
    const there = this.numbers.get(key);
    if (there !== undefined) return there;
    const number = this.all.push([...new Set(list.map((value) => this.firstOf(value)))]) - 1;
    this.numbers.set(key, number);
    return number;
  }

  /** The first value that said the same. */
  private firstOf(value: T): T {
    const said = this.saidBy(value);
    const first = this.firsts.get(said);
    if (first !== undefined) return first;
    this.firsts.set(said, value);
    return value;
  }

  private saidBy(value: T): string {
    const there = this.said.get(value);
    if (there !== undefined) return there;
    const said = JSON.stringify(value);
    this.said.set(value, said);
    return said;
  }
}
