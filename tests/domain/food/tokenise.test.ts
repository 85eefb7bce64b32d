import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addsMarks } from "@/lib/domain/food/diacritics";
import { normalise } from "@/lib/domain/food/normalise";
import { continues, fold, tokenise } from "@/lib/domain/food/tokenise";
import type { Language } from "@/lib/domain/shared/language";

const words = (text: string) => tokenise(text).map((token) => token.text);
const gaps = (text: string) => tokenise(text).map(({ gap }) => gap);

describe("the words of a text", () => {
  it.each<[string, readonly string[]]>([
    ["mash the carrot", ["mash", "the", "carrot"]],
    ["200g of 1.5 l", ["200g", "of", "1.5", "l"]],
    ["1,5 kg", ["1,5", "kg"]],
    ["0% fat", ["0", "%", "fat"]],
    ["don't", ["don't"]],
    ["s@lt $alt h*ney", ["s@lt", "$alt", "h*ney"]],
    ["möhre, süß", ["möhre", "süß"]],
    ["a-b", ["a", "b"]],
    ["ကြက်ဥ", ["ကြက်", "ဥ"]],
    ["၂လုံး", ["၂", "လုံး"]],
    ["honeyကြက်", ["honey", "ကြက်"]],
    ["?! ;", []],
    ["", []],
  ])("%j", (text, expected) => {
    expect(words(text)).toEqual(expected);
  });

  it("say what stands between each and the one before", () => {
    expect(gaps("a b")).toEqual(["start", "space"]);
    expect(gaps("a-b")).toEqual(["start", "hyphen"]);
    expect(gaps("a - b")).toEqual(["start", "dash"]);
    expect(gaps("a -b")).toEqual(["start", "dash"]);
    expect(gaps("a, b")).toEqual(["start", "break"]);
    expect(gaps("a\nb")).toEqual(["start", "break"]);
    expect(gaps("a  b")).toEqual(["start", "break"]);
    expect(gaps("parents' house")).toEqual(["start", "space"]);
    expect(gaps("ကြက်ဥ")).toEqual(["start", "none"]);
    expect(gaps("-a")).toEqual(["start"]);
    expect(tokenise("a.....b")[1]?.between).toBe("....");
  });

  it("are told apart by their script", () => {
    expect(tokenise("2 honey ကြက် ၂").map(({ burmese }) => burmese)).toEqual([false, false, true, false]);
  });

  it("continue a phrase over a space, a hyphen or nothing", () => {
    const second = (text: string) => tokenise(text)[1];
    for (const [text, expected] of [
      ["a b", true],
      ["a-b", true],
      ["ကြက်ဥ", true],
      ["a - b", false],
      ["a, b", false],
    ] as const) {
      const token = second(text);
      expect(token !== undefined && continues(token), text).toBe(expected);
    }
  });

  it("stand where the text has them, in order", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 40 }), (raw) => {
        const text = normalise(raw);
        let last = 0;
        for (const { start, end, text: word, folded } of tokenise(text)) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(text.slice(start, end)).toBe(word);
          expect(word).not.toMatch(/\s/);
          expect(folded).toBe(fold(word));
          last = end;
        }
      }),
    );
  });
});

describe("a word without its marks", () => {
  it.each([
    ["süß", "suss"],
    ["łosoś", "losos"],
    ["smørrebrød", "smorrebrod"],
    ["cæsar", "caesar"],
    ["œuf", "oeuf"],
    ["đậu", "dau"],
    ["don't", "dont"],
    ["ပါ", "ပာ"],
    ["ကြက်ဥ", "ကြက်ဥ"],
    ["carrot", "carrot"],
  ])("%s is %s", (word, plain) => {
    expect(fold(word)).toBe(plain);
    expect(fold(fold(word))).toBe(plain);
    expect(fold(word.normalize("NFD"))).toBe(plain);
  });
});

describe("marks that nobody types by mistake", () => {
  const adds = (text: string, raw: string, language: Language | undefined, strict = false) =>
    addsMarks(text, { raw, strict, language });

  it.each<[string, string, Language | undefined, boolean]>([
    ["miło", "milo", "en", true],
    ["milo", "miło", "pl", false],
    ["milo", "milo", "en", false],
    ["äpfel", "apfel", "de", false],
    ["äpfel", "apfel", "de-AT", false],
    ["ápfel", "apfel", "de", true],
    ["marchewkę", "marchewke", "pl", false],
    ["marchewką", "marchewka", "pl", false],
    ["mąrchewka", "marchewka", "pl", true],
    ["marchewkó", "marchewko", "pl", true],
    ["pór", "por", "pl", true],
    ["café", "cafe", "en", false],
    ["łosos", "losos", "en", true],
    ["kuchę", "kuche", undefined, true],
    ["küche", "kuche", undefined, false],
    ["ကြက်", "ကြက်", "my", false],
    ["soße", "sosse", "de", false],
    ["solą soli", "sola soli", "pl", false],
  ])("%s is no way to write %s (%s): %s", (text, raw, language, expected) => {
    expect(adds(text, raw, language)).toBe(expected);
  });

  it("are none at all in a word that counts only as it is spelled", () => {
    expect(adds("äpfel", "apfel", "de", true)).toBe(true);
    expect(adds("apfel", "äpfel", "de", true)).toBe(false);
    expect(adds("marchewkę", "marchewke", "pl", true)).toBe(true);
  });
});
