import type { Language } from "../shared/language";
import { inflections } from "./inflection";
import type { LookAlike } from "./look-alike";
import { LOOK_ALIKES } from "./look-alikes.table";
import { normalise } from "./normalise";
import { tokenise } from "./tokenise";
import { createTypoIndex, type TypoIndex } from "./typos";

/** What the index keeps of one surface; without values it only shields the words inside it. */
export interface Known<T> {
  readonly raw: string;
  readonly values: readonly T[];
  readonly strict: boolean;
  readonly language: Language | undefined;
}

export interface WordNode<T> {
  readonly children: ReadonlyMap<string, WordNode<T>>;
  readonly known: readonly Known<T>[];
}

/** Languages by their endings: Austrian German has those of German. */
export type Family = Exclude<Language, "de-AT"> | "unlabelled";

export function familyOf(language: Language | undefined): Family {
  if (language === undefined) return "unlabelled";
  return language === "de-AT" ? "de" : language;
}

export interface WordForm {
  readonly word: string;
  /** Whose ending it has; absent for the word itself. */
  readonly ending?: Family;
  readonly inflected: boolean;
}

export interface WordIndex<T> {
  readonly root: WordNode<T>;
  /** Every form of every word of a surface, with the words it may be a form of. */
  readonly forms: ReadonlyMap<string, readonly WordForm[]>;
  readonly typos: TypoIndex;
}

interface GrowingNode<T> {
  readonly children: Map<string, GrowingNode<T>>;
  known: Known<T>[];
}

interface Entry<T> {
  readonly surface: string;
  readonly values: readonly T[];
  readonly strict: boolean;
  readonly language: Language | undefined;
}

function grow<T>(): GrowingNode<T> {
  return { children: new Map(), known: [] };
}

function remember<T>(node: GrowingNode<T>, fresh: Known<T>): void {
  const same = node.known.findIndex(
    (each) => each.raw === fresh.raw && each.strict === fresh.strict && each.language === fresh.language,
  );
  const known = node.known[same];
  if (known === undefined) node.known.push(fresh);
  else node.known[same] = { ...known, values: [...new Set([...known.values, ...fresh.values])] };
}

class Growing<T> {
  readonly root = grow<T>();
  private readonly forms = new Map<string, WordForm[]>();
  private readonly typoWords = new Set<string>();

  private addForm(form: string, word: string, fresh: WordForm): void {
    const known = this.forms.get(form);
    if (known === undefined) this.forms.set(form, [fresh]);
    else if (
      !known.some(
        (each) => each.word === word && (!each.inflected || (fresh.inflected && each.ending === fresh.ending)),
      )
    ) {
      known.push(fresh);
    }
  }

  private addPath(words: readonly string[], known: Known<T>): void {
    let node = this.root;
    for (const word of words) {
      const next = node.children.get(word) ?? grow<T>();
      node.children.set(word, next);
      node = next;
      this.addForm(word, word, { word, inflected: false });
      if (known.strict) continue;
      const ending = familyOf(known.language);
      for (const form of inflections(word, known.language)) this.addForm(form, word, { word, ending, inflected: true });
      if (known.values.length > 0) this.typoWords.add(word);
    }
    remember(node, known);
  }

  add({ surface, values, strict, language }: Entry<T>): void {
    const tokens = tokenise(normalise(surface));
    if (tokens.length === 0) return;
    const raw = tokens.map((token) => token.text).join(" ");
    const words = tokens.map((token) => token.folded);
    this.addPath(words, { raw, values, strict, language });
    const joined = words.join("");
    if (words.length > 1 && words.length <= 3 && !strict && /^[a-z]{7,}$/.test(joined)) {
      this.addPath([joined], { raw, values, strict, language });
    }
  }

  finish(): WordIndex<T> {
    dropHiddenShields(this.root);
    return { root: this.root, forms: this.forms, typos: createTypoIndex(this.typoWords) };
  }
}

/** Where a vocabulary knows a word itself, the shield on the same words has nothing to hide. */
function dropHiddenShields<T>(node: GrowingNode<T>): void {
  const shown = node.known.filter((each) => each.values.length > 0);
  if (shown.length > 0) node.known = shown;
  for (const child of node.children.values()) dropHiddenShields(child);
}

export function buildIndex<T>(
  entries: readonly { surface: string; value: T; strict?: boolean; language?: Language }[],
  shields: readonly LookAlike[],
): WordIndex<T> {
  const growing = new Growing<T>();
  for (const { surface, value, strict, language } of entries) {
    growing.add({ surface, values: [value], strict: strict === true, language });
  }
  for (const { surface, language } of [...LOOK_ALIKES, ...shields]) {
    growing.add({ surface, values: [], strict: false, language });
  }
  return growing.finish();
}
