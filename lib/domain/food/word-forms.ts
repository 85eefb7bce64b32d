import type { Language } from "../shared/language";
import { inflections } from "./inflection";

/** Languages by their endings: Austrian German has those of German. */
export type Family = Exclude<Language, "de-AT"> | "unlabelled";

export function familyOf(language: Language | undefined): Family {
  if (language === undefined) return "unlabelled";
  return language === "de-AT" ? "de" : language;
}

/** A word of the index that a written word may stand for. */
export interface Reading {
  readonly word: string;
  readonly how: "folded" | "inflected" | "typo";
  /** Of an inflected word, the language of its ending: it is a form of that language's surfaces only. */
  readonly ending?: Family;
}

/** Every form of every word of a vocabulary. */
export interface WordForms {
  /** The words that `form` may be a form of, in the order in which they came; undefined where there is none. */
  get: (form: string) => readonly Reading[] | undefined;
}

/** How many letters at its beginning every form of a word has in common with it; a test asks it of all words. */
export const KEPT_LETTERS = 2;

/** What was said of a word: that it is one, or whose endings it takes. */
interface Said {
  readonly word: string;
  readonly how: "folded" | "inflected";
  readonly language: Language | undefined;
}

/** `alone` holds the reading and nothing else; all forms that have no other share it. */
function addForm(
  forms: Map<string, readonly Reading[]>,
  form: string,
  fresh: Reading,
  alone: readonly Reading[],
): void {
  const known = forms.get(form);
  if (known === undefined) forms.set(form, alone);
  else if (!known.some(({ word, how, ending }) => word === fresh.word && (how === "folded" || ending === fresh.ending)))
    forms.set(form, known.concat(fresh));
}

function formsOf(said: readonly Said[]): ReadonlyMap<string, readonly Reading[]> {
  const forms = new Map<string, readonly Reading[]>();
  for (const { word, how, language } of said) {
    const reading: Reading = how === "folded" ? { word, how } : { word, how, ending: familyOf(language) };
    const alone = [reading];
    for (const form of how === "folded" ? [word] : inflections(word, language)) addForm(forms, form, reading, alone);
  }
  return forms;
}

/**
 * Collects words, and writes their forms out when somebody asks for one that begins like them: all of them together are
 * 30 MB and most of a second, and few are ever asked for.
 */
export class GrowingForms implements WordForms {
  private readonly said = new Map<string, Said[]>();
  private readonly written = new Map<string, ReadonlyMap<string, readonly Reading[]>>();
  private readonly known = new Map<Family | "folded", Set<string>>();

  private add(fresh: Said, kind: Family | "folded"): void {
    const done = this.known.get(kind) ?? new Set<string>();
    this.known.set(kind, done);
    if (done.has(fresh.word)) return;
    done.add(fresh.word);
    const beginning = fresh.word.slice(0, KEPT_LETTERS);
    const group = this.said.get(beginning);
    if (group === undefined) this.said.set(beginning, [fresh]);
    else group.push(fresh);
  }

  addFolded(word: string): void {
    this.add({ word, how: "folded", language: undefined }, "folded");
  }

  addInflections(word: string, language: Language | undefined): void {
    this.add({ word, how: "inflected", language }, familyOf(language));
  }

  /** No word comes any more: what kept them from coming twice goes. */
  finish(): WordForms {
    this.known.clear();
    return this;
  }

  get(form: string): readonly Reading[] | undefined {
    const beginning = form.slice(0, KEPT_LETTERS);
    const there = this.written.get(beginning);
    if (there !== undefined) return there.get(form);
    const said = this.said.get(beginning);
    if (said === undefined) return undefined;
    const forms = formsOf(said);
    this.written.set(beginning, forms);
    this.said.delete(beginning);
    return forms.get(form);
  }
}
