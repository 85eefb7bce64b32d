import { present } from "../shared/present";
import { hashText } from "../shared/seeded-random";

/** Half of the slots or more stay empty, so that few other forms are come to on the way to one. */
const SLOTS_PER_FORM = 2;

/** How many characters two texts begin with alike. */
function alike(one: string, other: string): number {
  const shorter = Math.min(one.length, other.length);
  let at = 0;
  while (at < shorter && one.charCodeAt(at) === other.charCodeAt(at)) at += 1;
  return at;
}

/**
 * The forms of some words, and of which words each is one. A form is kept as how much of its word it begins with and what
 * it ends with instead: a dozen bytes, where a map of strings takes ninety, and a vocabulary in use has half a million.
 */
export class WrittenForms {
  /** Of each form the place of its word; -1 and less: the first and the following of `several`. */
  private readonly owners: Int32Array;
  private readonly kept: Uint8Array;
  private readonly endings: Uint16Array;
  private readonly endingTexts: readonly string[];
  /** The places of the words of which a form is one of each, in their order. */
  private readonly several: (readonly number[])[] = [];
  /** The number of a form and one, from where its hash leads on; 0 where none is. As many as a power of two. */
  private readonly slots: Uint16Array | Uint32Array;

  /** `formsOf` are those of the word at a place; of two words that are `isSame` a form is one of the first alone. */
  constructor(
    private readonly words: readonly string[],
    formsOf: (place: number) => readonly string[],
    isSame: (place: number, other: number) => boolean,
  ) {
    const owners = new Map<string, number>();
    for (const place of words.keys())
      for (const form of formsOf(place)) owners.set(form, this.ownerWith(owners.get(form), place, isSame));
    const endings = new Map<string, number>();
    this.owners = new Int32Array(owners.size);
    this.kept = new Uint8Array(owners.size);
    this.endings = new Uint16Array(owners.size);
    const size = 2 ** Math.ceil(Math.log2(owners.size * SLOTS_PER_FORM + 1));
    this.slots = new (owners.size > 0xffff ? Uint32Array : Uint16Array)(size);
    let number = 0;
    for (const [form, owner] of owners) {
      this.owners[number] = owner;
      const kept = Math.min(alike(form, this.wordOf(number)), 0xff);
      const ending = form.slice(kept);
      const known = endings.get(ending) ?? endings.size;
      if (known === endings.size) endings.set(ending, known);
      this.kept[number] = kept;
      this.endings[number] = known;
      let slot = hashText(form) & (size - 1);
      while (this.slots[slot] !== 0) slot = (slot + 1) & (size - 1);
      number += 1;
      this.slots[slot] = number;
    }
    this.endingTexts = [...endings.keys()];
  }

  private ownerWith(
    known: number | undefined,
    place: number,
    isSame: (place: number, other: number) => boolean,
  ): number {
    if (known === undefined) return place;
    const places = this.placesOf(known);
    if (places.some((other) => isSame(place, other))) return known;
    const more = places.concat(place);
    if (known >= 0) return -this.several.push(more);
    this.several[-1 - known] = more;
    return known;
  }

  private placesOf(owner: number): readonly number[] {
    return owner >= 0 ? [owner] : present(this.several[-1 - owner]);
  }

  /** The first word of which a form is one. */
  private wordOf(number: number): string {
    return present(this.words[present(this.placesOf(present(this.owners[number]))[0])]);
  }

  private isAt(number: number, form: string): boolean {
    const kept = present(this.kept[number]);
    const ending = present(this.endingTexts[present(this.endings[number])]);
    return (
      form.length === kept + ending.length &&
      form.endsWith(ending) &&
      this.wordOf(number).startsWith(form.slice(0, kept))
    );
  }

  /** The places of the words of which it is a form; undefined where there is none. */
  get(form: string): readonly number[] | undefined {
    const mask = this.slots.length - 1;
    for (let slot = hashText(form) & mask; this.slots[slot] !== 0; slot = (slot + 1) & mask) {
      const number = present(this.slots[slot]) - 1;
      if (this.isAt(number, form)) return this.placesOf(present(this.owners[number]));
    }
    return undefined;
  }

  /** The letters that come next in forms that begin with `letters` and have `more` or more behind them, each once. */
  nextLetters(letters: string, more: number): string {
    const next = new Set<string>();
    for (const number of this.owners.keys()) {
      const kept = present(this.kept[number]);
      const ending = present(this.endingTexts[present(this.endings[number])]);
      if (kept + ending.length < letters.length + more) continue;
      const form = this.wordOf(number).slice(0, kept) + ending;
      if (form.startsWith(letters)) next.add(form.charAt(letters.length));
    }
    return [...next].join("");
  }
}
