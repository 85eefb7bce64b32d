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

const GERMAN_PAIR = /^(?<said>(?:\p{Ll}+ )*\p{Ll}{3,}?)e[nrs]? (?<noun>\p{Lu}[\p{L}-]*)$/u;

/** A German name with the adjective as it stands apart from its noun, without an ending. */
export interface OnLabels {
  /** "Eier, cremig", read as one says it. */
  readonly spoken: string;
  /** "Eier cremig". In a sentence the adjective may be what is done: "Eier cremig schlagen". */
  readonly behind: string;
}

/** How shops and shopping lists write a German name that begins with what is said of it; none of others. */
export function onLabels(surface: string, language: Language): OnLabels | undefined {
  if (language !== "de" && language !== "de-AT") return undefined;
  const { said, noun } = GERMAN_PAIR.exec(surface)?.groups ?? {};
  return said === undefined || noun === undefined
    ? undefined
    : { spoken: `${said} ${noun}`, behind: `${noun} ${said}` };
}
