/**
 * Letters as a normalised text has them, for a class of a regular expression: every one of Latin, Greek, Cyrillic and
 * Burmese; of other scripts their signs and digits too. Letters beyond the first 65,536 characters are none.
 */
const LETTERS =
  "A-Za-z\\xaa\\xb5\\xba\\xc0-\\xd6\\xd8-\\xf6\\xf8-\\u02c1\\u0370-\\u102a\\u103f\\u1050-\\u1055\\u10a0-\\u1fff\\u2c00-\\u2dff\\u3005-\\ud7a3\\uf900-\\ufffb";

const ANY_LETTER = "\\p{L}";

/** `\p{L}` alone is a class of its own, within one it is a part of it. What is escaped is left as it is. */
function withLetters(source: string): string {
  let isInClass = false;
  return source.replace(/\\p\{L\}|\\.|[[\]]/gsu, (part) => {
    if (part === ANY_LETTER) return isInClass ? LETTERS : `[${LETTERS}]`;
    if (part === "[") isInClass = true;
    if (part === "]") isInClass = false;
    return part;
  });
}

/**
 * An expression to search normalised texts with, in which `\p{L}` is one of `LETTERS`. All letters of Unicode are some six
 * hundred ranges, half of them written as two characters each: V8 makes five times as much code of an expression with
 * them, and is ten times slower to find something by it in a text with a single letter beyond Latin-1 (Polish, Burmese,
 * a long dash). Throws a SyntaxError where the source is none.
 */
export function expression(source: string | RegExp, flags = typeof source === "string" ? "u" : source.flags): RegExp {
  return new RegExp(withLetters(typeof source === "string" ? source : source.source), flags);
}
