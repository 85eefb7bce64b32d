import { COMPOUND_HEADS, COMPOUND_MODIFIERS, FREE_HEADS, THING_HEADS } from "./compound-parts.table";

const LONGEST = 48;
const LINKERS = ["", "s", "n", "en", "e", "es", "er"] as const;

/** One known part of a compound, by its place in the word. */
export interface CompoundPart {
  readonly start: number;
  readonly end: number;
}

export interface CompoundSplit {
  readonly parts: readonly CompoundPart[];
  /** The head says that the modifier is not in it: `zuckerfrei`, `kernlos`. */
  readonly absent: boolean;
  /** Every part is a surface of the vocabulary; otherwise some of it is unknown or only says a form. */
  readonly whole: boolean;
}

/** What a vocabulary knows of a part: a surface, a word that is none of them, or nothing. */
export type PartKind = "surface" | "shield" | undefined;

export interface PartLookup {
  readonly kindOf: (part: string, atEnd: boolean) => PartKind;
  /** Whether the part may stand before or after something unknown: German words do, English and Polish ones do not. */
  readonly standsWithUnknown: (part: string) => boolean;
}

interface Path {
  readonly end: number;
  readonly parts: readonly CompoundPart[];
  readonly whole: boolean;
}

const NOTHING: CompoundSplit = { parts: [], absent: false, whole: true };

function isGeneric(piece: string, atEnd: boolean): boolean {
  return atEnd ? COMPOUND_HEADS.has(piece) : COMPOUND_MODIFIERS.has(piece) || COMPOUND_HEADS.has(piece);
}

/** The word from `from` on as known parts only, longest first; `undefined` where that is not possible. */
function splitWhole(word: string, from: number, lookup: PartLookup, dead: Set<number>): Path | undefined {
  if (from === word.length) return { end: from, parts: [], whole: true };
  if (dead.has(from)) return undefined;
  for (let end = Math.min(word.length, from + 24); end >= from + 2; end -= 1) {
    const piece = word.slice(from, end);
    const kind = piece.length >= 3 ? lookup.kindOf(piece, end === word.length) : undefined;
    if (kind === undefined && !isGeneric(piece, end === word.length)) continue;
    for (const linker of LINKERS) {
      if (!word.startsWith(linker, end)) continue;
      const next = end + linker.length;
      if (linker !== "" && next === word.length) continue;
      const rest = splitWhole(word, next, lookup, dead);
      if (rest === undefined) continue;
      const parts = kind === "surface" ? [{ start: from, end }, ...rest.parts] : rest.parts;
      return { end: rest.end, parts, whole: rest.whole && kind === "surface" };
    }
  }
  dead.add(from);
  return undefined;
}

/**
 * The word as known parts only, with the longest head there is: a compound is what it ends with ("Gemüsereis" is rice,
 * though "Gemüser" is a form of a known word and "eis" another one).
 */
function splitAtHead(word: string, lookup: PartLookup): Path | undefined {
  const whole = splitWhole(word, 0, lookup, new Set());
  if (whole === undefined) return undefined;
  const head = whole.parts.at(-1);
  for (let start = 3; start <= word.length - 3; start += 1) {
    if (head !== undefined && head.end === word.length && start >= head.start) break;
    if (lookup.kindOf(word.slice(start), true) !== "surface") continue;
    for (const linker of LINKERS) {
      const stem = word.slice(0, start - linker.length);
      if (!word.slice(0, start).endsWith(linker) || stem.length < 3) continue;
      const before = splitWhole(stem, 0, lookup, new Set());
      if (before === undefined) continue;
      return { end: word.length, parts: [...before.parts, { start, end: word.length }], whole: before.whole };
    }
  }
  return whole;
}

function headOf(word: string, heads: ReadonlySet<string>): string | undefined {
  for (let from = 3; from <= word.length - 3; from += 1) {
    const head = word.slice(from);
    if (heads.has(head)) return head;
  }
  return undefined;
}

/** The longest known part at the beginning, with something unknown after it. */
function leading(word: string, lookup: PartLookup): CompoundSplit | undefined {
  for (let end = Math.min(word.length - 3, 24); end >= 5; end -= 1) {
    const piece = word.slice(0, end);
    const kind = lookup.kindOf(piece, false);
    if (kind === undefined || !lookup.standsWithUnknown(piece)) continue;
    if (!/[aeiouy]/.test(word.slice(end))) continue;
    return kind === "surface" ? { parts: [{ start: 0, end }], absent: false, whole: false } : NOTHING;
  }
  return undefined;
}

/** The longest known part at the end: it says what the thing is, whatever comes before. */
function closing(word: string, lookup: PartLookup): CompoundSplit | undefined {
  for (let start = 3; start <= word.length - 5; start += 1) {
    const piece = word.slice(start);
    const kind = lookup.kindOf(piece, true);
    if (kind === undefined || !lookup.standsWithUnknown(piece)) continue;
    if (!/[aeiouy]/.test(word.slice(0, start))) continue;
    return kind === "surface" ? { parts: [{ start, end: word.length }], absent: false, whole: false } : NOTHING;
  }
  return undefined;
}

/**
 * The known parts of a closed compound, in order; none where the word is no compound of anything known, or names a tool
 * or a size (`Käsereibe`, `erbsengroß`). A part that is itself a longer known word wins over what it is made of.
 */
export function splitCompound(word: string, lookup: PartLookup): CompoundSplit {
  if (word.length < 6 || word.length > LONGEST || !/^[a-z]+$/.test(word)) return NOTHING;
  const thing = headOf(word, THING_HEADS);
  // A stew ("Eintopf") is no pot.
  if (thing !== undefined && (headOf(word, COMPOUND_HEADS) ?? "").length <= thing.length) return NOTHING;
  const free = headOf(word, FREE_HEADS);
  if (free !== undefined) {
    const modifier = word.slice(0, -free.length);
    for (const linker of LINKERS) {
      const part = modifier.endsWith(linker) ? modifier.slice(0, modifier.length - linker.length) : "";
      if (lookup.kindOf(part, false) === "surface")
        return { parts: [{ start: 0, end: part.length }], absent: true, whole: true };
    }
    return NOTHING;
  }
  const whole = splitAtHead(word, lookup);
  if (whole !== undefined) return { parts: whole.parts, absent: false, whole: whole.whole };
  return leading(word, lookup) ?? closing(word, lookup) ?? NOTHING;
}
