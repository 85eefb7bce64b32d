import type { Language } from "../shared/language";
import { present } from "../shared/present";
import { inflections } from "./inflection";
import { WrittenForms } from "./written-forms";

/** Languages by their endings: Austrian German has those of German. */
export type Family = Exclude<Language, "de-AT"> | "unlabelled";

export function familyOf(language: Language | undefined): Family {
  if (language === undefined) return "unlabelled";
  return language === "de-AT" ? "de" : language;
}

function languageOf(family: Family): Language | undefined {
  return family === "unlabelled" ? undefined : family;
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
  /** The letters that come next in forms that begin with `letters`, `KEPT_LETTERS` or more, and have `more` behind them. */
  nextLetters: (letters: string, more: number) => string;
}

/** How many letters at its beginning every form of a word has in common with it; a test asks it of all words. */
export const KEPT_LETTERS = 2;

/** What is said of a word: that it is one, or whose endings it takes. */
type Kind = Family | "folded";

/** What was said of words that begin alike: of the word at a place the kind at that place. There are 70,000 of them. */
interface Said {
  readonly words: string[];
  readonly kinds: Kind[];
}

/** What was said of words that begin alike, and their forms. */
interface Written {
  readonly said: Said;
  readonly forms: WrittenForms;
}

function writtenOf(said: Said): Written {
  const { words, kinds } = said;
  const formsOf = (place: number): readonly string[] => {
    const [word, kind] = [present(words[place]), present(kinds[place])];
    return kind === "folded" ? [word] : inflections(word, languageOf(kind));
  };
  const isSame = (place: number, other: number): boolean =>
    words[other] === words[place] && (kinds[other] === "folded" || kinds[other] === kinds[place]);
  return { said, forms: new WrittenForms(words, formsOf, isSame) };
}

function readingOf({ words, kinds }: Said, place: number): Reading {
  const [word, kind] = [present(words[place]), present(kinds[place])];
  return kind === "folded" ? { word, how: kind } : { word, how: "inflected", ending: kind };
}

/**
 * Collects words, and writes their forms out when somebody asks for one that begins like them: all of them together take
 * half a second, and few are ever asked for.
 */
export class GrowingForms implements WordForms {
  private readonly said = new Map<string, Said>();
  private readonly written = new Map<string, Written>();
  private readonly known = new Map<Kind, Set<string>>();

  private add(word: string, kind: Kind): void {
    const done = this.known.get(kind) ?? new Set<string>();
    this.known.set(kind, done);
    if (done.has(word)) return;
    done.add(word);
    const beginning = word.slice(0, KEPT_LETTERS);
    const group = this.said.get(beginning) ?? { words: [], kinds: [] };
    this.said.set(beginning, group);
    group.words.push(word);
    group.kinds.push(kind);
  }

  addFolded(word: string): void {
    this.add(word, "folded");
  }

  addInflections(word: string, language: Language | undefined): void {
    this.add(word, familyOf(language));
  }

  /** No word comes any more: what kept them from coming twice goes, and the room that was left for more. */
  finish(): WordForms {
    this.known.clear();
    for (const [beginning, { words, kinds }] of this.said)
      this.said.set(beginning, { words: words.slice(), kinds: kinds.slice() });
    return this;
  }

  private groupOf(form: string): Written | undefined {
    const beginning = form.slice(0, KEPT_LETTERS);
    const there = this.written.get(beginning);
    if (there !== undefined) return there;
    const said = this.said.get(beginning);
    if (said === undefined) return undefined;
    const written = writtenOf(said);
    this.written.set(beginning, written);
    this.said.delete(beginning);
    return written;
  }

  get(form: string): readonly Reading[] | undefined {
    const written = this.groupOf(form);
    return written?.forms.get(form)?.map((place) => readingOf(written.said, place));
  }

  nextLetters(letters: string, more: number): string {
    return this.groupOf(letters)?.forms.nextLetters(letters, more) ?? "";
  }
}
