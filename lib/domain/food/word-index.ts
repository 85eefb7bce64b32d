import type { Language } from "../shared/language";
import { GrowingTree } from "./growing-tree";
import type { LookAlike } from "./look-alike";
import { LOOK_ALIKES } from "./look-alikes.table";
import { normalise } from "./normalise";
import { tokenise } from "./tokenise";
import { createTypoIndex, type TypoIndex } from "./typos";
import { GrowingForms, type WordForms } from "./word-forms";
import type { Known, WordTree } from "./word-tree";

/** One thing to find in texts: how it is written, and what it stands for. */
export interface VocabularyEntry<T> {
  readonly surface: string;
  readonly value: T;
  /** True: only the exact words count (diacritics may be missing); no ending, no typo, no part of a compound. */
  readonly strict?: boolean;
  /** True: strict, and yet what a German compound may end with after a known word: "Karottenmost" is a must. */
  readonly closes?: boolean;
  /** True: the words say how something is and name nothing ("chopped"): "without" reaches what stands behind them. */
  readonly attribute?: boolean;
  /** True: after a space in Burmese it is a word of its own, also where it could close a longer one. */
  readonly apart?: boolean;
  /** True: it counts only where a phrase ends with it: "Eier cremig" are soft, and not in "Eier cremig schlagen". */
  readonly ends?: boolean;
  /** Whose endings the words take. Without it they may be English or German. */
  readonly language?: Language;
}

/** Which misspellings are read: every word one edit away, or those that somebody who meant the word is likely to type. */
export type Guesses = "every" | "likely";

export interface WordIndex<T> {
  readonly guesses: Guesses;
  readonly tree: WordTree<T>;
  readonly forms: WordForms;
  readonly typos: TypoIndex;
}

interface Entry<T> extends Omit<Known<T>, "raw"> {
  readonly surface: string;
}

function remember<T>(surfaces: Known<T>[], fresh: Known<T>): void {
  const same = surfaces.findIndex(
    (each) =>
      each.raw === fresh.raw &&
      each.strict === fresh.strict &&
      each.language === fresh.language &&
      each.ends === fresh.ends,
  );
  const known = surfaces[same];
  if (known === undefined) surfaces.push(fresh);
  else {
    const values = [...new Set([...known.values, ...fresh.values])];
    const attribute = known.attribute && fresh.attribute;
    const { raw, strict, closes, language, ends } = known;
    surfaces[same] = { raw, values, strict, closes, language, attribute, apart: known.apart || fresh.apart, ends };
  }
}

class Growing<T> {
  private readonly tree = new GrowingTree<T>();
  private readonly forms = new GrowingForms();
  private readonly typoWords = new Set<string>();

  private addPath(words: readonly string[], known: Known<T>): void {
    for (const word of words.map((each) => this.tree.kept(each))) {
      this.forms.addFolded(word);
      if (known.strict) continue;
      this.forms.addInflections(word, known.language);
      if (known.values.length > 0) this.typoWords.add(word);
    }
    remember(this.tree.knownAt(this.tree.at(words)), known);
  }

  add({ surface, values, strict, closes, language, attribute, apart, ends }: Entry<T>): void {
    const tokens = tokenise(normalise(surface));
    const raw = tokens.map((token) => token.text).join(" ");
    const words = tokens.map((token) => token.folded);
    const known: Known<T> = { raw, values, strict, closes, language, attribute, apart, ends };
    this.addPath(words, known);
    const joined = words.join("");
    const isJoined = words.length > 1 && words.length <= 3 && !strict && !ends && /^[a-z]{7,}$/.test(joined);
    if (isJoined) this.addPath([joined], known);
  }

  finish(guesses: Guesses): WordIndex<T> {
    const tree = this.tree.finish(kept);
    return { guesses, tree, forms: this.forms.finish(), typos: createTypoIndex(this.typoWords) };
  }
}

const NOTHING: readonly never[] = [];

/**
 * What is kept of the surfaces of the same words. Where a vocabulary knows a word itself, the shield on the same words has
 * nothing to hide. One that is spelled otherwise stays for its own spelling: `solą` is salt, `sola` a fish.
 */
function kept<T>(known: readonly Known<T>[]): readonly Known<T>[] {
  const shown = new Set(known.filter((each) => each.values.length > 0).map(({ raw }) => raw));
  return known.filter(({ raw, values }) => values.length > 0 || !shown.has(raw));
}

export function buildIndex<T>(
  entries: readonly VocabularyEntry<T>[],
  shields: readonly LookAlike[],
  guesses: Guesses,
): WordIndex<T> {
  const growing = new Growing<T>();
  for (const each of entries) {
    const { surface, value, strict = false, closes = false, language, attribute = false } = each;
    const { apart = false, ends = false } = each;
    growing.add({ surface, values: [value], strict, closes, language, attribute, apart, ends });
  }
  for (const { surface, language } of [...LOOK_ALIKES, ...shields]) {
    const shield = { strict: false, closes: false, attribute: false, apart: false, ends: false };
    growing.add({ surface, values: NOTHING, language, ...shield });
  }
  return growing.finish(guesses);
}
