import { FROM_ZAWGYI, KINZI } from "./zawgyi.table";

const MYANMAR = /[\u1000-\u109f]/;
const LINE_PARTS = /([\s\u104a\u104b,;:()/]+)/;

/** Codes that Burmese in Unicode does not use and Zawgyi fonts fill with variants of letters and signs. */
const ZAWGYI_ONLY = /[\u1033\u1034\u105a\u1060-\u1097]/;
const ZAWGYI_E_FIRST = /(?:^|[^\u1000-\u1021\u1025\u1027\u1029\u103b-\u103f])\u1031/;
const ZAWGYI_YA_YIT_FIRST = /(?:^|[^\u1000-\u1021\u1025\u1029\u103a-\u103f\u1031])\u103b/;
const ZAWGYI_YA_PIN = /\u103a[\u102b-\u102e\u1030-\u1032\u1036\u103c-\u103e]/;
const ZAWGYI_BARE_VISARGA = /[\u1000-\u1021]\u1038/;
const UNICODE_ONLY = /\u103e|\u1031(?![\u1000-\u1021\u103b\u1025\u1027\u1029\u1040])/;

/** A letter that may stand below another one. */
function isConsonant(code: number): boolean {
  return code >= 0x1000 && code <= 0x1021;
}

const ROWS = ["ကခဂဃ", "စဆဇဈဉည", "ဋဌဍဎဏ", "တထဒဓန", "ပဖဗဘမ"] as const;

/** Pairs of two rows that Burmese words do stack: the older spelling of tea and of every teaspoon. */
const STACKED_ACROSS_ROWS: ReadonlySet<string> = new Set(["လဘ"]);

/** Whether Burmese writes `lower` below `upper`: the same letter, or one of its row that its voicing allows. */
function canStack(upper: string, lower: string): boolean {
  if (upper === lower) return upper !== "\u1004";
  if (STACKED_ACROSS_ROWS.has(upper + lower)) return true;
  const row = ROWS.find((letters) => letters.includes(upper));
  if (row === undefined || !row.includes(lower)) return false;
  const from = row.indexOf(upper);
  return from >= 4 || (from % 2 === 0 && row.indexOf(lower) === from + 1);
}

/** The virama of Unicode joins two letters of one row; in Zawgyi its code is the visible asat and stands anywhere. */
function hasLooseStacker(text: string): boolean {
  for (let at = text.indexOf("\u1039"); at !== -1; at = text.indexOf("\u1039", at + 1)) {
    const upper = text.charAt(at - 1);
    if (!isConsonant(text.charCodeAt(at + 1))) return true;
    if (upper !== "\u103a" && !canStack(upper, text.charAt(at + 1))) return true;
  }
  return false;
}

function looksLikeZawgyi(word: string): boolean {
  return (
    ZAWGYI_ONLY.test(word) ||
    ZAWGYI_E_FIRST.test(word) ||
    ZAWGYI_YA_YIT_FIRST.test(word) ||
    ZAWGYI_YA_PIN.test(word) ||
    ZAWGYI_BARE_VISARGA.test(word) ||
    hasLooseStacker(word)
  );
}

/** Where each sign stands after its letter; NFC wants the dot below (1037) before the asat (103a). */
function markRank(mark: string): number {
  const code = mark.charCodeAt(0);
  if (code === 0x1039) return 0;
  if (code >= 0x103b && code <= 0x103e) return code - 0x103b + 1;
  if (code === 0x1031) return 5;
  if (code === 0x102d || code === 0x102e || code === 0x1032) return 6;
  if (code === 0x102f || code === 0x1030) return 7;
  if (code === 0x102b || code === 0x102c) return 8;
  if (code === 0x1036) return 9;
  if (code === 0x1037) return 10;
  return code === 0x103a ? 11 : 12;
}

function isMark(code: number): boolean {
  return (code >= 0x102b && code <= 0x1032) || (code >= 0x1036 && code <= 0x103e);
}

function writeCluster(kinzi: string, base: string, marks: readonly string[]): string {
  if (marks.length < 2) return kinzi + base + (marks[0] ?? "");
  const sorted = marks.toSorted((one, other) => markRank(one) - markRank(other));
  return kinzi + base + sorted.filter((mark, index) => mark !== sorted[index - 1]).join("");
}

/** Letters carry signs, and so do the zero and the seven that are typed for the letters wa and ra. */
function canCarry(code: number): boolean {
  return (code >= 0x1000 && code <= 0x102a) || code === 0x103f || code === 0x1040 || code === 0x1047 || code >= 0x104c;
}

/** Signs in one order after each letter, doubled signs once, signs without a letter dropped. */
function orderMarks(text: string): string {
  let ordered = "";
  let base = "";
  let marks: string[] = [];
  const flush = (): void => {
    ordered += base === "" ? "" : writeCluster("", base, marks);
    base = "";
    marks = [];
  };
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (!isMark(code)) {
      flush();
      if (canCarry(code)) base = text.charAt(index);
      else ordered += text.charAt(index);
      continue;
    }
    if (code !== 0x1039) marks.push(text.charAt(index));
    else if (isConsonant(text.charCodeAt(index + 1))) {
      // A kinzi ends its own cluster: what follows the virama carries the signs.
      if (marks.includes("\u103a")) {
        ordered += base === "" ? "" : base + "\u103a\u1039";
        base = text.charAt(index + 1);
        marks = [];
      } else marks.push(text.slice(index, index + 2));
      index += 1;
    }
  }
  flush();
  return ordered;
}

/** Whether the e or the ya-yit at `index` belongs to the letter after it, and is no stray between signs of a letter. */
function standsAhead(spelled: string, index: number): boolean {
  const next = spelled.charCodeAt(index + 1);
  return next === 0x103c ? !isMark(spelled.charCodeAt(index + 2)) : !isMark(next);
}

/** A word written for a Zawgyi font, in Unicode. The sign e and the ya-yit are typed before their letter there. */
function fromZawgyi(word: string): string {
  let spelled = "";
  for (const char of word) spelled += FROM_ZAWGYI[char] ?? char;
  let unicode = "";
  let kinzi = "";
  let base = "";
  let marks: string[] = [];
  let ahead: string[] = [];
  const flush = (): void => {
    if (base !== "") unicode += writeCluster(kinzi, base, marks);
    [kinzi, base, marks] = ["", "", []];
  };
  for (let index = 0; index < spelled.length; index += 1) {
    const char = spelled.charAt(index);
    const code = spelled.charCodeAt(index);
    if (spelled.startsWith(KINZI, index)) {
      kinzi = base === "" ? "" : KINZI;
      index += KINZI.length - 1;
    } else if (code === 0x1039 && isConsonant(spelled.charCodeAt(index + 1))) {
      marks.push(spelled.slice(index, index + 2));
      index += 1;
    } else if ((code === 0x1031 || code === 0x103c) && standsAhead(spelled, index)) {
      flush();
      ahead.push(char);
    } else if (isMark(code)) {
      marks.push(char);
    } else {
      flush();
      if (code >= 0x1000 && code <= 0x109f && !(code >= 0x1041 && code <= 0x104b)) {
        base = char;
        marks = ahead;
      } else unicode += char;
      ahead = [];
    }
  }
  flush();
  return unicode;
}

/** Characters that look the same and are typed for one another, each as the word it stands in needs it. */
function foldConfusables(text: string): string {
  return text
    .replace(
      /(?<![\u1040-\u1049.,])\u1040(?=[\u1000-\u103e])|\u1040(?=[\u102b-\u1032\u1036\u1037\u1039-\u103e])/gu,
      "\u101d",
    )
    .replace(/(?<=[\u1000-\u103e])\u1040(?![\u1040-\u1049.,])/gu, "\u101d")
    .replace(/(?<=[\u1040-\u1049])\u101d(?=[\u1040-\u1049])/gu, "\u1040")
    .replace(/\u1047(?=[\u102b-\u1032\u1036-\u103e])|(?<=[\u1000-\u103e])\u1047(?=[\u1000-\u103e])/gu, "\u101b")
    .replace(/\u1025(?=\u1037?\u103a)/gu, "\u1009")
    .replace(/\u1009(?![\u102b-\u1032\u1036-\u103e])/gu, "\u1025")
    .replace(/\u1005\u103b/gu, "\u1008")
    .replace(/\u101e\u103c/gu, "\u1029")
    .replace(/\u101e\u1039\u101e/gu, "\u103f");
}

function normaliseLine(line: string): string {
  const parts = line.split(LINE_PARTS);
  const zawgyi = parts.map((part) => MYANMAR.test(part) && looksLikeZawgyi(part));
  const wholeLine = zawgyi.includes(true) && !parts.some((part, index) => !zawgyi[index] && UNICODE_ONLY.test(part));
  return parts
    .map((part, index) => (!MYANMAR.test(part) ? part : zawgyi[index] || wholeLine ? fromZawgyi(part) : part))
    .map((part) => (MYANMAR.test(part) ? foldConfusables(orderMarks(part).normalize("NFC")) : part))
    .join("");
}

/**
 * Burmese in one spelling: Unicode where it was typed for a Zawgyi font, signs in one order, look-alike characters
 * (the letter wa and the digit zero, ဥ and ဉ) as the word needs them. Text without Burmese is returned as it is.
 */
export function normaliseBurmese(text: string): string {
  return MYANMAR.test(text) ? text.split("\n").map(normaliseLine).join("\n") : text;
}

/** The text read as if typed for a Zawgyi font, for words that are spelled alike in both and mean nothing in Unicode. */
export function readAsZawgyi(text: string): string {
  return foldConfusables(orderMarks(fromZawgyi(text)).normalize("NFC"));
}

/**
 * The offsets in `text` at which a Burmese syllable starts, within [start, end), first one included. A letter that is
 * killed by an asat or stacked belongs to the syllable before it.
 */
export function syllableStarts(text: string, start: number, end: number): readonly number[] {
  const starts = [start];
  for (let index = start + 1; index < end; index += 1) {
    const code = text.charCodeAt(index);
    const isLetter = (code >= 0x1000 && code <= 0x102a) || code === 0x103f || code >= 0x1040;
    if (!isLetter || text.charCodeAt(index - 1) === 0x1039) continue;
    const next = text.charCodeAt(index + 1);
    const killed = next === 0x103a || next === 0x1039 || (next === 0x1037 && text.charCodeAt(index + 2) === 0x103a);
    if (!killed) starts.push(index);
  }
  return starts;
}
