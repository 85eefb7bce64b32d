import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FOOD_IDS } from "@/lib/domain/food/food-ids";
import { germanName } from "@/lib/domain/food/names";
import { normalise } from "@/lib/domain/food/normalise";
import { recognise } from "@/lib/domain/food/recognise";
import { createVocabulary, scan } from "@/lib/domain/food/scan";

const VOCABULARY = createVocabulary([
  { surface: "Haselnuss", value: "hazelnut", language: "de" },
  { surface: "Möhre", value: "carrot", language: "de" },
  { surface: "rohes Ei", value: "raw egg", language: "de" },
  { surface: "soft egg", value: "soft egg", language: "en" },
  { surface: "ဆာဒင်း", value: "sardine", language: "my" },
  { surface: "ဆာဒင်းငါး", value: "sardine", language: "my" },
  { surface: "ငါးပိ", value: "fish paste", language: "my" },
  { surface: "ငါး", value: "fish", language: "my" },
]);

function found(text: string) {
  return scan(normalise(text), VOCABULARY).map(({ values, start, end }) => ({ values, start, end }));
}

function named(text: string): readonly string[] {
  return found(text).flatMap(({ values }) => values);
}

const DIGITS: Readonly<Record<string, string>> = { a: "4", e: "3", i: "1", o: "0", s: "5" };

/** The word with those of its letters that `which` picks written as digits; the first stays, as a hider would have it. */
function masked(word: string, which: readonly boolean[]): string {
  return Array.from(
    word,
    (letter, at) => (at > 0 && which[at % which.length] === true ? DIGITS[letter] : undefined) ?? letter,
  ).join("");
}

describe("a word behind digits", () => {
  it("is found inside a compound, at its own place", () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 3, maxLength: 13 }), (which) => {
        expect(found(`etwas ${masked("Haselnussmus", which)}`)).toMatchObject([{ values: ["hazelnut"], start: 6 }]);
      }),
    );
  });

  it("takes a number or a sign beside it for the rest of what is hidden", () => {
    expect(named("r0h35 31")).toEqual(["raw egg"]);
    expect(named("r0hes e1")).toEqual(["raw egg"]);
    expect(named("50f7 366")).toEqual([]);
    expect(named("50f7 399")).toEqual(["soft egg"]);
  });

  it("is not seen in an amount, a vitamin or an additive", () => {
    expect(named("31 g")).toEqual([]);
    expect(named("rohes 31")).toEqual([]);
    expect(named("b12 31")).toEqual([]);
    expect(named("e422")).toEqual([]);
  });
});

describe("an umlaut written as two letters", () => {
  it("is read in a compound as in the word itself", () => {
    expect(named("Moehrenbrei")).toEqual(named("Möhrenbrei"));
    expect(found("Moehrensuppe")).toMatchObject([{ values: ["carrot"], start: 0, end: 7 }]);
  });

  it("leaves the food of every German name and of its purée what it is", () => {
    const spelled = (word: string) => word.replace(/[äöü]/gi, (letter) => `${letter.normalize("NFD").charAt(0)}e`);
    const names = FOOD_IDS.map((id) => germanName(id, "de").name).filter((name) => /^\p{L}*[äöü]\p{L}*$/iu.test(name));
    expect(names.length).toBeGreaterThan(10);
    for (const name of names) {
      const [own, other] = [recognise(name, "de"), recognise(spelled(name), "de")];
      expect({ ...other, input: "" }, name).toEqual({ ...own, input: "" });
    }
  });
});

describe("a Burmese word after another", () => {
  it("keeps its beginning, whether or not a space is written", () => {
    for (const text of ["ဆာဒင်း ငါးပိ", "ဆာဒင်းငါးပိ", "ဆာဒင်း\u200bငါးပိ"])
      expect(named(text)).toEqual(["sardine", "fish paste"]);
  });

  it("leaves a long word whole where no other one goes on beyond it", () => {
    expect(found("ဆာဒင်းငါး ပြုတ်")).toMatchObject([{ values: ["sardine"], start: 0, end: 9 }]);
    expect(named("ဆာဒင်းငါး ငါးပိ")).toEqual(["sardine", "fish paste"]);
  });
});
