import { inDigits } from "./burmese-numbers";
import { normaliseBurmese } from "./burmese-script";
import { FOOD_EMOJI } from "./emoji.table";
import { ENTITIES } from "./entities.table";
import { LATIN_LOOK_ALIKE } from "./homoglyphs.table";
import { present } from "../shared/present";

const PLAIN = /^[\x20-\x25\x27-\x5f\x61-\x7e]*$/;

/** Format, surrogate and private-use characters, blank letters and selectors: nobody sees them, they split words. */
const INVISIBLE =
  /[\p{Cf}\p{Cs}\p{Co}\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\uffa0\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/gu;

const VULGAR_FRACTION = /(\p{Nd}?)([\u00bc-\u00be\u2150-\u215e\u2189])/gu;
const WORD = /[\p{L}\p{M}\p{Nd}]+/gu;
const LATIN = /\p{Script=Latin}/u;
const OTHER_LETTERS = /[\u0370-\u058f\u0250-\u02af\u1d00-\u1d7f\ua730\ua731\u0131]/u;
const NEGATIVE_LETTERS = /[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}]/gu;
const EMOJI = new RegExp(
  Object.keys(FOOD_EMOJI)
    .toSorted((one, other) => other.length - one.length)
    .join("|"),
  "gu",
);

const LONGEST_ENTITY = 10;

/** A Latin word in which letters of another script stand for Latin ones; a word of another script stays itself. */
function foldWord(word: string): string {
  if (!OTHER_LETTERS.test(word)) return word;
  let folded = "";
  let foreign = false;
  for (const char of word) {
    const letter = LATIN_LOOK_ALIKE[char];
    foreign ||= letter === undefined && /[\u0370-\u058f]/u.test(char);
    folded += letter ?? char;
  }
  return foreign && !LATIN.test(word) ? word : folded;
}

function foldWords(text: string): string {
  return OTHER_LETTERS.test(text) ? text.replace(WORD, foldWord) : text;
}

function compatible(text: string): string {
  const composed = text
    .replace(VULGAR_FRACTION, (_, digit: string, fraction: string) => `${digit === "" ? "" : `${digit} `}${fraction}`)
    .normalize("NFKC")
    .replace(INVISIBLE, "")
    .replaceAll("\u2044", "/")
    .replace(NEGATIVE_LETTERS, (char) => String.fromCharCode(97 + ((char.charCodeAt(1) - 0xdd50) % 0x20)));
  return foldWords(composed).toLowerCase();
}

function entityText(name: string): string | undefined {
  if (!name.startsWith("#")) return Object.hasOwn(ENTITIES, name) ? ENTITIES[name] : undefined;
  const hex = name.charAt(1) === "x";
  const digits = name.slice(hex ? 2 : 1);
  if (!(hex ? /^[0-9a-f]{1,6}$/ : /^[0-9]{1,7}$/).test(digits)) return undefined;
  const code = Number.parseInt(digits, hex ? 16 : 10);
  return code > 0x10ffff ? "" : compatible(String.fromCodePoint(code));
}

/** Entities decoded to the end (`&amp;amp;lt;` is `<`) in one pass: each semicolon looks back at what is written so far. */
function decodeEntities(text: string): string {
  if (!text.includes("&")) return text;
  const written: string[] = [];
  const write = (char: string): void => {
    written.push(char);
    if (char !== ";") return;
    const from = Math.max(0, written.length - LONGEST_ENTITY - 2);
    let opening = written.length - 2;
    while (opening >= from && written[opening] !== "&") opening -= 1;
    if (opening < from) return;
    const decoded = entityText(written.slice(opening + 1, -1).join(""));
    if (decoded === undefined) return;
    written.length = opening;
    for (const each of decoded) write(each);
  };
  for (const char of text) write(char);
  return written.join("");
}

function normaliseOnce(text: string): string {
  const decoded = decodeEntities(compatible(text))
    .replace(EMOJI, (emoji) => ` ${present(FOOD_EMOJI[emoji])} `)
    .replace(/[\u2018-\u201b\u02bc\u2032`\u00b4]/g, "'")
    .replace(/[\u201c-\u201f\u2033\u00ab\u00bb]/g, '"')
    .replace(/[\u2010-\u2015\u2212]/g, "-");
  return inDigits(tidySpaces(normaliseBurmese(decoded).normalize("NFC")));
}

function tidySpaces(text: string): string {
  return text
    .replace(/[\r\u0085\u2028\u2029]/g, "\n")
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n[ \n]*/g, "\n")
    .trim();
}

/**
 * One spelling of a text for matching: NFKC, lower case, without invisible characters, HTML entities decoded, letters of
 * other scripts in Latin words folded, food emoji as English words, Burmese in Unicode with its signs in order, quotes
 * and dashes unified, runs of white space one space (one line break where the run holds one). Diacritics are kept.
 * Total, linear in the length of the text, and idempotent.
 */
export function normalise(text: string): string {
  if (PLAIN.test(text)) return tidySpaces(text.toLowerCase());
  let current = normaliseOnce(text);
  // Nothing but capitals was changed: a second step would change nothing.
  if (current === text || (current === text.toLowerCase() && !OTHER_LETTERS.test(text + current))) return current;
  // One step can uncover work for another (an entity that spells a homoglyph); a few rounds settle everything.
  for (let round = 0; round < 4; round += 1) {
    const next = normaliseOnce(current);
    if (next === current) break;
    current = next;
  }
  return current;
}
