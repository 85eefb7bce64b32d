import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { unknownWord } from "@/lib/domain/food/unknown-word";

describe("what is kept of an ingredient that nobody knows", () => {
  it.each([
    ["blorptak", "blorptak"],
    ["200 g Blorptak", "blorptak"],
    ["  Zweierlei   Blorptak ", "zweierlei blorptak"],
    ["2 EL Schnurfelmus", "schnurfelmus"],
    ["szklanka blorptaku", "blorptaku"],
    ["l'aïoli d'été", "l'aïoli d'été"],
    ["ဘလော့တက်", "ဘလော့တက်"],
  ])("%s is %s", (typed, word) => {
    expect(unknownWord(typed)).toBe(word);
  });

  it.each([
    "",
    "   ",
    "anna@example.org",
    "+43 660 1234567",
    "call 0660 and ask",
    "www.example.org",
    "<b>x</b>",
    "my daughter Anna is ill",
    "a word and one more",
    "-",
    "x".repeat(41),
    "x ".repeat(5_000),
  ])("nothing of %j", (typed) => {
    expect(unknownWord(typed)).toBeUndefined();
  });

  it("has neither digits nor line ends, is short, and is what is kept of itself", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 100 }), (typed) => {
        const word = unknownWord(typed);
        if (word === undefined) return;
        expect(word).toMatch(/^\P{Nd}+$/u);
        expect(word).not.toMatch(/[\n@./<>]/);
        expect(word.length).toBeLessThanOrEqual(40);
        expect(unknownWord(word)?.length ?? 0).toBeLessThanOrEqual(word.length);
      }),
    );
  });
});
