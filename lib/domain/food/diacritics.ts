import type { Language } from "../shared/language";
import { fold } from "./tokenise";

const PLAIN = /^[\x20-\x7e]*$/;

interface Letter {
  readonly written: string;
  readonly base: string;
}

/** One entry for each folded letter, so that two words that fold alike line up. */
function letters(word: string): readonly Letter[] {
  return Array.from(word).flatMap((written) => Array.from(fold(written), (base) => ({ written, base })));
}

function isMarked({ written, base }: Letter): boolean {
  return written !== base;
}

/** Marks that an ending of the language puts on a letter of the word itself: `Äpfel`, `marchewkę`. */
function belongsToAnEnding(language: Language | undefined, written: string, atEnd: boolean): boolean {
  switch (language) {
    case "de":
    case "de-AT":
      return "äöüß".includes(written);
    case "pl":
      return atEnd && (written === "ą" || written === "ę");
    case "en":
    case "my":
    case undefined:
      return !"łńśźżćąę".includes(written);
  }
}

/**
 * Whether a text has diacritics that a known word of the same letters has not. Marks are left out by who types in haste,
 * but nobody adds them: `miło` is not `Milo` and `pór` not `por`. Both words fold alike.
 */
export function addsMarks(
  text: string,
  known: { readonly raw: string; readonly strict: boolean; readonly language: Language | undefined },
): boolean {
  if (PLAIN.test(text)) return false;
  const own = letters(known.raw);
  const typed = letters(text);
  return typed.some((letter, at) => {
    const other = own[at];
    if (!isMarked(letter) || other === undefined || isMarked(other)) return false;
    const next = typed[at + 1]?.base ?? " ";
    return known.strict || !belongsToAnEnding(known.language, letter.written, next === " ");
  });
}
