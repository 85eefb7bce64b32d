import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { normalise } from "../../../lib/domain/food/normalise";
import { expression } from "../../../lib/domain/shared/expression";

const LETTER = expression("^\\p{L}$");
const ANY_LETTER = /^\p{L}$/u;
const SPOKEN = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]|[\u1000-\u1059]/u;

const characters = (from: number, to: number): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCharCode(from + at));

describe("the letters of an expression", () => {
  it("are all that normalised texts have of Latin, Greek, Cyrillic and Burmese", () => {
    const normalised = [...characters(0, 0xd7ff), ...characters(0xe000, 0xffff)].flatMap((each) =>
      SPOKEN.test(each) ? Array.from(normalise(each)) : [],
    );
    expect(normalised.length).toBeGreaterThan(1_500);
    const missed = normalised.filter((each) => ANY_LETTER.test(each) && !LETTER.test(each));
    // Two that Emperor Claudius made.
    expect(new Set(missed)).toEqual(new Set(["ⅎ", "ↄ"]));
  });

  it("are no sign, digit or blank that stands in our languages", () => {
    const ours = [...characters(0, 0x2ff), ...characters(0x1000, 0x1059), ...characters(0x2000, 0x206f)];
    expect(ours.filter((each) => LETTER.test(each) && !ANY_LETTER.test(each))).toEqual([]);
  });

  it("are letters of every other script too", () => {
    for (const each of "あ汤국אعकกქაአ") expect(LETTER.test(each), each).toBe(true);
  });
});

const SOURCES = [
  "(?<!\\p{L})(?:ei|jajk\\p{L}*|eggs?)(?!\\p{L})",
  "[^\\p{L}]+",
  "[\\p{L}'-]+ [^.\\p{L}\\d]",
  "[\\]\\p{L}]{2}|\\[\\p{L}\\]",
];
const WORDS = [
  "ei",
  "eis",
  "jajko",
  "jajkiem",
  "egg",
  "ęgg",
  "mąka",
  "ဥ",
  "ကြက်ဥ",
  "größe",
  "o'clock",
  "[a]",
  "12",
  "–",
];

describe("an expression", () => {
  it("finds what it finds with the letters of every script, in whatever our languages say", () => {
    const anyText = fc
      .array(fc.tuple(fc.constantFrom(...WORDS), fc.constantFrom("", " ", ". ", ", ", "-", "\n")), { maxLength: 8 })
      .map((parts) => parts.flat().join(""));
    fc.assert(
      fc.property(anyText, fc.constantFrom(...SOURCES), (text, source) => {
        const found = [...text.matchAll(expression(source, "gu"))].map(({ 0: said, index }) => [said, index]);
        expect(found).toEqual([...text.matchAll(new RegExp(source, "gu"))].map(({ 0: said, index }) => [said, index]));
      }),
      { numRuns: 2_000 },
    );
  });

  it("is made of an expression with its flags", () => {
    const made = expression(/\p{L}+/giu);
    expect([made.flags, "Ei".match(made)]).toEqual(["giu", ["Ei"]]);
    expect(expression("a").flags).toBe("u");
  });

  it("is none where its source is none", () => {
    expect(() => expression("(")).toThrow(SyntaxError);
  });
});
