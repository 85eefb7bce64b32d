import type { Language } from "../shared/language";
import { FUNCTION_WORDS } from "../shared/function-words.table";

/** What stands between two words and belongs to the second: "do picia", "bez soli". */
const JOINING: ReadonlySet<string> = new Set([...FUNCTION_WORDS.pl, "do", "o", "we", "i", "a", "czy", "jako", "dog"]);
/** The other way round it is something else: "danie gotowe" is a ready meal, "gotowe danie" what has just been cooked. */
const ONE_ORDER: ReadonlySet<string> = new Set(["danie gotowe", "samo warzywo"]);

/**
 * A name of two words in every order in which its language says it: in Polish the adjective stands before its noun or
 * behind it ("mleko kozie", "kozie mleko"). Not where one of the two joins ("czarny bez", "bez soli").
 */
export function inEveryOrder(surface: string, language: Language): readonly string[] {
  if (language !== "pl" || ONE_ORDER.has(surface)) return [surface];
  const [first, second, ...others] = surface.split(" ");
  if (first === undefined || second === undefined || others.length > 0) return [surface];
  return JOINING.has(first) || JOINING.has(second) ? [surface] : [surface, `${second} ${first}`];
}

const GERMAN_ADJECTIVE = /^(?<stem>\p{Ll}{3,}?)e[nrs]?$/u;
const GERMAN_NOUN = /^\p{Lu}/u;

/**
 * The same, and in German with the adjective as it stands behind its noun, without an ending: "cremige Eier" as "Eier
 * cremig" and, read as one says "Eier, cremig", "cremig Eier".
 */
export function asOnLabels(surface: string, language: Language): readonly string[] {
  const [first, second, ...others] = surface.split(" ");
  const stem = GERMAN_ADJECTIVE.exec(first ?? "")?.groups?.["stem"];
  const isGerman = language === "de" || language === "de-AT";
  if (!isGerman || stem === undefined || second === undefined || others.length > 0 || !GERMAN_NOUN.test(second))
    return inEveryOrder(surface, language);
  return [surface, `${second} ${stem}`, `${stem} ${second}`];
}
