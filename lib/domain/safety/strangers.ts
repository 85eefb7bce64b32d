import { syllableStarts } from "../food/burmese-script";
import { COMPOUND_HEADS, COMPOUND_MODIFIERS } from "../food/compound-parts.table";
import { LEXICON } from "../food/lexicon";
import { ORDINARY_WORDS } from "../food/ordinary-words.table";
import { scan } from "../food/scan";
import type { MentionKind } from "../food/surface-match";
import { fold } from "../food/tokenise";
import { UNIT_WORDS } from "../food/units.table";
import { expression } from "../shared/expression";
import { FUNCTION_WORDS } from "../shared/function-words.table";
import { matchesOf } from "../shared/matches";
import { BURMESE_SAID_OF_FOOD, isOrdinaryHere } from "./burmese-said-of-food.table";
import { SAID_OF_FOOD } from "./said-of-food.table";
import { HAZARDS } from "./vocabulary";

/** What a part of a text does: it names a food or another known thing, leaves one out, names a hazard, or says how something is. */
export type PlaceRole = "names" | "leaves_out" | "warns" | "describes";

export type PlantPart = "leaf" | "seed" | "flower" | "stalk";

/** A part of a text that means something. */
export interface Place {
  readonly start: number;
  readonly end: number;
  readonly role: PlaceRole;
  /** Which part of the plant the food that it names is itself: "ရွက်" behind a leaf says nothing new. */
  readonly part?: PlantPart;
}

/** A normalised text with the parts of it that mean something. */
export interface PlacedText {
  readonly text: string;
  readonly places: readonly Place[];
}

interface Word {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Two letters are an abbreviation more often than a food. In a script that nobody here reads, one may be a food. A word
 * begins where its script does: Burmese sets none apart by a space ("မုန်လာဥနီhoney").
 */
const WORD = expression(
  /(?:(?<![\p{Script=Latin}\p{Script=Inherited}\p{Nd}])\p{Script=Latin}[\p{Script=Latin}']{2,}|(?<!\p{Nd}|(?!\p{Script=Latin}|\p{Script=Myanmar})[\p{L}\p{M}])(?:(?!\p{Script=Latin}|\p{Script=Myanmar})\p{L}\p{M}*)+)(?![\p{Nd}])/gu,
);
const BURMESE = /[\u1000-\u103f\u104c-\u109f]+/g;
/** One syllable beside known words is how they are joined; so many may be a thing. */
const SYLLABLES_OF_A_THING = 1;
const LONGEST_BURMESE_WORD = 4;

const LISTED = [ORDINARY_WORDS, SAID_OF_FOOD, UNIT_WORDS, ...Object.values(FUNCTION_WORDS)] as const;
/** What English and German add to a word that says how something is. */
const ENDING = /(?:'s|s|d|ed|ing|ly|y|er|est|e|en|em|es|n)$/u;
const SHORTEST_STEM = 4;
/** What German sets before a participle: "weggegossen", "feingehackt". */
const PREFIX = expression(
  /^(?:weg|mit|ab|auf|aus|ein|vor|durch|zer|an|um|un|nach|hand|frisch|fein|grob|klein|weich|hart|gar|voll|halb)(?=\p{L}{5})/u,
);
/** A Polish verb, and a quality: nobody eats what ends so. */
const NO_THING = /(?:[aeiyąśź]ć|ąc|ości(?:ą|ami)?)$/u;

/** Words that leave something out, and those that join it. */
const DENIALS = expression(
  /^(?:no|not|non|without|free|zero|any|added|of|the|kein\p{L}*|nicht|ohne|frei|zugesetzt\p{L}*|bez|nie|brak|dodatku|dodanego)$/u,
);

function isListed(word: string): boolean {
  return LISTED.some((words) => words.has(word));
}

/** Words that say nothing of what a text is about, or how something in it is. */
function isOrdinary(word: string): boolean {
  const folded = fold(word);
  if (isListed(word) || isListed(folded)) return true;
  if (NO_THING.test(word)) return true;
  const rest = folded.replace(PREFIX, "");
  const stem = rest.replace(ENDING, "");
  return isListed(rest) || (stem.length >= SHORTEST_STEM && stem !== rest && (isListed(stem) || isListed(`${stem}e`)));
}

/** The pieces of [start, end) that no place covers. */
function uncovered(start: number, end: number, places: readonly Place[]): readonly (readonly [number, number])[] {
  const pieces: (readonly [number, number])[] = [];
  let from = start;
  for (const place of places) {
    if (place.end <= from || place.start >= end) continue;
    if (place.start > from) pieces.push([from, place.start]);
    from = place.end;
  }
  return from < end ? [...pieces, [from, end]] : pieces;
}

/** How many syllables the longest word takes that stands at one of them and says how something is; 0 for none. */
function ordinarySyllables(text: string, at: number, starts: readonly number[]): number {
  for (let count = Math.min(LONGEST_BURMESE_WORD, starts.length - 1 - at); count > 0; count -= 1) {
    if (BURMESE_SAID_OF_FOOD.has(text.slice(starts[at], starts[at + count]))) return count;
  }
  return isOrdinaryHere(text, starts[at] ?? 0) ? 1 : 0;
}

/** Burmese has no spaces between words: a piece of which so much is left when every word is taken that says how something is. */
function isStrange(text: string, start: number, end: number): boolean {
  const starts = [...syllableStarts(text, start, end), end];
  let left = 0;
  for (let at = 0; at < starts.length - 1;) {
    const taken = ordinarySyllables(text, at, starts);
    if (taken === 0) left += 1;
    at += Math.max(1, taken);
  }
  return left >= SYLLABLES_OF_A_THING;
}

/**
 * A word that no place covers, and that stands in one of the two vocabularies all the same. The lexicon alone knows words
 * of which it would ask ("oil", "bulion"); the hazards alone know the forms and rules that a reading lets go ("mased",
 * "shark-shaped").
 */
function isKnown(word: string): boolean {
  const isWhole = ({ start, end, how }: { start: number; end: number; how: MentionKind }): boolean =>
    how !== "compound" || (start === 0 && end === word.length);
  return scan(word, LEXICON).some(isWhole) || scan(word, HAZARDS).some(isWhole);
}

/** Behind the name of a food, these make a thing of their own of it: its leaf, its plant, its seed, its peel, its root, a dye. */
const PART_OF_PLANT =
  /^(?:အ ?)?(?:(?<leaf>ရွက်|ပင်|ညွန့်)|(?<seed>စေ့)|ခွံ|မြစ်)(?!(?:တွေ|များ|ကို|နဲ့|နှင့်|ရော| |အ?စေ့|အ?ခွံ|အူတိုင်)*(?:လိုက်|ထုတ်|ဖယ်|မပါ|ပါ|ခွာ|ခွါ|နွှ|သင်|ချွတ်|ခြွေ|မှည့်|ထူ|ဝါ|နီ|စိမ်း))/u;
const LONGEST_TAKEN_OUT = 24;
const MEDICINE = /^ဆေး(?:မှုန့်|ရည်|ပြား|လုံး)?$/u;

/** What ends where a piece begins: who sets a space inside a compound means no other thing by it. */
function endsAt(end: number, start: number, text: string): boolean {
  return end === start || (end === start - 1 && text.charAt(end) === " ");
}

function isPartOfPlant(text: string, [start, end]: readonly [number, number], places: readonly Place[]): boolean {
  const named = places.find((place) => place.role === "names" && endsAt(place.end, start, text));
  if (named === undefined) return false;
  const glued = text.slice(start, end);
  const found = PART_OF_PLANT.exec(text.slice(start, end + LONGEST_TAKEN_OUT))?.groups;
  if (found === undefined) return MEDICINE.test(glued);
  const part = found.leaf !== undefined ? "leaf" : found.seed !== undefined ? "seed" : "other";
  return named.part !== part;
}

/** How a Polish line begins that is about a part of a plant: "2 łyżki liści brzoskwini", "pestka z mango". */
const POLISH_PART = expression(
  /^[\p{N} .,/½¼¾-]*(?:(?:g|dag|kg|szt|sztuk\p{L}*|garś\p{L}*|garst\p{L}*|łyż\p{L}*|pęcz\p{L}*)\.? )?(?:(?:świeże|świeża|świeżych|suszone|suszona|suszonych|młode|młodych) )?(?<word>(?<leaf>liść|liście|liści|listki|listków|nać|naci|natka|natki)|(?<seed>pestk[aię]|pestek|nasion[ao]?|ziarn[ao]?|ziaren)|(?<flower>kwiaty?|kwiatów)|(?<stalk>łodyg[ai]|łodyg|szypułk[ai]|szypułek)) (?:(?:z|ze|od) )?$/u,
);

/** The word for a part that its food is not: a leaf of a peach is no peach. What a food is itself says nothing new. */
function polishPartOf({ text, places }: PlacedText): readonly string[] {
  const named = places.find(({ role }) => role === "names");
  if (named === undefined) return [];
  const found = POLISH_PART.exec(text.slice(0, named.start))?.groups;
  if (found?.word === undefined) return [];
  const parts = (["leaf", "seed", "flower", "stalk"] as const).filter((part) => found[part] !== undefined);
  // What is a whole little plant has a stalk, and what is a flower one.
  const isItself = parts.some(
    (part) => named.part === part || (part === "stalk" && named.part !== undefined && named.part !== "seed"),
  );
  return isItself ? [] : [found.word];
}

function words(text: string): readonly Word[] {
  return matchesOf(text, WORD).map(({ 0: word, index }) => ({ word, start: index, end: index + word.length }));
}

/** Fewer letters after a known part are the ending of a case or a diminutive. */
const SHORTEST_HEAD = 4;
/** Fewer letters before one are a prefix ("ge", "un"). */
const SHORTEST_BEGINNING = 3;
/** What German sets between two parts: "Tulpe-n-zwiebel". */
const LINKER = /(?:s|n|en|e|es|er)$/u;

/** The places inside a word of which they are parts; none where one reaches beyond it. */
function partsOf({ start, end }: Word, places: readonly Place[]): readonly Place[] {
  const touching = places.filter((place) => place.start < end && place.end > start);
  return touching.every((place) => place.start >= start && place.end <= end) ? touching : [];
}

/** What a compound ends with where only its beginning is known ("Quarktasche"): a compound is what it ends with. */
function unknownHead({ word, start, end }: Word, parts: readonly Place[]): boolean {
  const last = Math.max(start, ...parts.map((part) => part.end));
  const head = fold(word.slice(last - start));
  const isKnownHead = COMPOUND_HEADS.has(head) || isOrdinary(head) || isKnown(head);
  return last !== end && head.length >= SHORTEST_HEAD && !isKnownHead;
}

/** What a compound begins with where only its end is known: "Tulpenzwiebel" is no onion, "Gemüsezwiebel" is one. */
function unknownBeginning({ word, start, end }: Word, parts: readonly Place[]): boolean {
  const first = Math.min(end, ...parts.map((part) => part.start));
  const beginning = fold(word.slice(0, first - start));
  if (beginning.length < SHORTEST_BEGINNING) return false;
  const stem = beginning.replace(LINKER, "");
  const isKnownPart = (part: string): boolean =>
    COMPOUND_MODIFIERS.has(part) || COMPOUND_HEADS.has(part) || isKnown(part);
  return !isKnownPart(beginning) && !isKnownPart(stem) && !isOrdinary(beginning);
}

/**
 * Only the end of it is known, and says how something is: "Hackbällchen", "Eisentropfen" are things of their own. The same
 * with a small word before it is still said of what stands beside it ("feingewürfelt").
 */
function describesByItsEnd(written: Word, places: readonly Place[]): boolean {
  const { word, start, end } = written;
  const parts = partsOf(written, places);
  const first = Math.min(end, ...parts.map((part) => part.start));
  if (parts.length === 0 || first === start || !parts.every(({ role }) => role === "describes")) return false;
  const rest = word.slice(first - start);
  return !isOrdinary(word) && !isKnown(word) && word.replace(PREFIX, "") !== rest;
}

function hasUnknownPart(word: Word, places: readonly Place[]): boolean {
  const parts = partsOf(word, places);
  return parts.length > 0 && (unknownBeginning(word, parts) || unknownHead(word, parts));
}

/** The pieces of its Burmese that nobody knows. */
function strangePieces({ text, places }: PlacedText): readonly (readonly [number, number])[] {
  return matchesOf(text, BURMESE).flatMap(({ 0: run, index }) =>
    uncovered(index, index + run.length, places).filter(
      (piece) => isStrange(text, ...piece) || isPartOfPlant(text, piece, places),
    ),
  );
}

/**
 * What a Burmese word of a danger goes on with is which of them it is: "ငါးပူတင်း" is a fish, and a poisonous one. Behind a
 * space it is where it ends the text: "ငါးရံ့ ချဉ်", and not a sentence about it.
 */
function strangersGluedTo({ text, places }: PlacedText): readonly string[] {
  const ends = places.filter(({ role }) => role === "warns").map(({ end }) => end);
  const goesOn = ([start, end]: readonly [number, number]) =>
    ends.includes(start) || (end === text.length && ends.some((each) => endsAt(each, start, text)));
  return strangePieces({ text, places })
    .filter(goesOn)
    .map(([start, end]) => text.slice(start, end));
}

/** Words of a text that no place covers and that nobody knows, wherever they stand. Linear in the text for each place. */
export function wordsNobodyKnows({ text, places }: PlacedText): readonly string[] {
  const written = words(text);
  const unknown = written.filter(
    ({ word, start, end }) =>
      !places.some((place) => place.start < end && place.end > start) && !isOrdinary(word) && !isKnown(word),
  );
  const compounds = written.filter((word) => hasUnknownPart(word, places) || describesByItsEnd(word, places));
  const burmese = strangePieces({ text, places }).map(([start, end]) => text.slice(start, end));
  return [...new Set([...[...unknown, ...compounds].map(({ word }) => word), ...burmese])];
}

/** What a text says beside what it leaves out: of "porridge without sugar" nobody knows what is left in. */
export function saysNoMoreThanDenials({ text, places }: PlacedText): boolean {
  if (!places.every(({ role }) => role === "leaves_out")) return false;
  return words(text).every(
    ({ word, start, end }) =>
      places.some((place) => place.start < end && place.end > start) || DENIALS.test(word) || ORDINARY_WORDS.has(word),
  );
}

/**
 * Words that stand beside what a text names and that nobody knows: "blorptak carrot", "carrot with blorptak", "carrot,
 * blorptak zuzu", "blorptak without sugar". They are asked about, as they would be alone. None where it names nothing: it
 * is unknown as a whole.
 */
export function strangersIn(text: PlacedText): readonly string[] {
  const roles = new Set(text.places.map(({ role }) => role));
  const isUnknownAsAWhole = !roles.has("names") && (roles.has("warns") || !roles.has("leaves_out"));
  if (isUnknownAsAWhole) return strangersGluedTo(text);
  return [...wordsNobodyKnows(text), ...polishPartOf(text)];
}
