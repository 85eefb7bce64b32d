import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FOOD_IDS, type FoodId } from "@/lib/domain/food/food-ids";
import { foodWords } from "@/lib/domain/food/lexicon";
import { ASK, NOT_A_NAME, SETTLED } from "@/lib/domain/food/lexicon-settlements.table";
import { BARE_MINCE, MIXED_MINCE } from "../../../lib/domain/food/mince.table";
import { normalise } from "@/lib/domain/food/normalise";
import { recognise } from "@/lib/domain/food/recognise";
import { scan } from "@/lib/domain/food/scan";
import { LEXICON } from "@/lib/domain/food/lexicon";
import { LANGUAGES, type Language } from "@/lib/domain/shared/language";
import { inYardsticks, medianInYardsticks } from "@/tests/support/processor-time";

interface Word {
  readonly food: FoodId;
  readonly language: Language;
  readonly word: string;
}

/** Those of a mixed mince, or of any, name two foods, and are tried where mince is. */
const WORDS: readonly Word[] = LANGUAGES.flatMap((language) =>
  FOOD_IDS.flatMap((food) => foodWords(food, language).map((word) => ({ food, language, word }))),
).filter(
  ({ food, language, word }) =>
    !MIXED_MINCE[language].includes(word) && (food !== "minced_pork" || !BARE_MINCE[language].includes(word)),
);
const isSettledElsewhere = ({ word, food }: Word): boolean =>
  SETTLED.some((settled) => settled.surface === word && settled.food !== food) ||
  ASK.some((asked) => normalise(asked.surface) === normalise(word));

/** The words that two foods share across languages: without knowing the parent's language we ask. */
const SHARED: readonly string[] = ["paprika", "tagliatelle"];

function foods(text: string, language?: Language): readonly FoodId[] {
  const result = recognise(text, language);
  return result.kind === "food" ? result.foods : [];
}

/** Without their marks they are the English "make" and "mace", which hold no wheat. */
const OTHER_WORDS_WITHOUT_MARKS = ["mąkę", "mące"];

describe("recognise", () => {
  it("knows every word of every language as its food", () => {
    const missed = WORDS.filter((word) => !isSettledElsewhere(word))
      .map(({ word, food, language }) => ({ word, food, language, got: recognise(word, language) }))
      .filter(({ food, got }) => !(got.kind === "food" && got.foods.length === 1 && got.foods[0] === food))
      .map(
        ({ word, food, language, got }) =>
          `${language} ${food}: ${word} is ${got.kind === "food" ? got.foods.join() : got.kind}`,
      );
    expect(missed).toEqual([]);
  });

  it("knows them whatever language the page is in, except for the words that foods share", () => {
    const shared = new Set<string>();
    for (const { word, food } of WORDS.filter((each) => !isSettledElsewhere(each))) {
      const got = recognise(word);
      if (got.kind === "unclear") {
        expect(got.candidates).toContain(food);
        shared.add(normalise(word));
      } else expect(got.kind === "food" ? got.foods : got.kind, word).toEqual([food]);
    }
    expect([...shared].toSorted()).toEqual(SHARED.toSorted());
  });

  it("says how much only where the text says it", () => {
    const carrots = { kind: "food", foods: ["carrot"], negated: [], answered: false, rest: "" };
    expect(recognise("carrots")).toStrictEqual({ ...carrots, input: "carrots" });
    expect(recognise("2 carrots")).toStrictEqual({ ...carrots, input: "2 carrots", quantity: { amount: 2 } });
    expect(recognise("200 g carrots")).toMatchObject({ quantity: { amount: 200, unit: "g" } });
  });

  it("knows words of two pieces, however short, and of which hidden letters are left out", () => {
    expect(foods("ma ngo")).toEqual(["mango"]);
    expect(foods("c*arr*ots")).toEqual(["carrot"]);
    expect(foods("b*roc*co*li")).toEqual(["broccoli"]);
  });

  it("reads again for a Zawgyi font what means nothing in Unicode and could be either", () => {
    expect(foods("နြားသား")).toEqual(["beef"]);
    expect(foods("သခြားသီး")).toEqual(["cucumber"]);
    expect(foods("မွို ၂၀၀ ဂရမ်")).toEqual(["mushroom"]);
  });

  it("loses no part of a compound in which two letters are no umlaut", () => {
    expect(foods("Sauerrahmkartoffeln")).toEqual(["sour_cream", "potato"]);
    expect(foods("Karottenbauernbrot")).toEqual(["carrot", "bread"]);
    expect(foods("Moehrenkartoffeln")).toEqual(["carrot", "potato"]);
  });

  it("leaves out only what is no name, and settles only what its own tables claim", () => {
    for (const [language, surfaces] of Object.entries(NOT_A_NAME)) {
      for (const surface of surfaces) expect(foods(surface), `${language} ${surface}`).toEqual([]);
    }
    for (const { surface, food } of SETTLED) expect(foods(surface)).toEqual([food]);
  });

  const sample = fc.constantFrom(
    ...WORDS.filter((word) => !isSettledElsewhere(word) && !SHARED.includes(normalise(word.word))).filter(
      // What is measured in spoons is the leaf, whatever the word alone means.
      ({ word, food }) => food !== "parsley_root" || !/^pietruszk|^pietruszek/.test(word),
    ),
  );

  it("does not mind capitals, spaces around, or an amount before", () => {
    const amount = fc.constantFrom(
      "",
      "200 g ",
      "2 tsp ",
      "1 TL ",
      "ein paar ",
      "2 łyżki ",
      "½ ",
      "a handful of ",
      "- ",
      "* ",
    );
    fc.assert(
      fc.property(
        sample,
        amount,
        fc.boolean(),
        fc.constantFrom("", " ", "\n", "\u200b", "!", "."),
        ({ word, food }, before, loud, after) => {
          // The capital of ß is SS, which folds the same; Turkish and Greek capitals do not occur.
          expect(foods(before + (loud ? word.toUpperCase() : word) + after)).toEqual([food]);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it("does not mind missing diacritics", () => {
    const plain = (word: string) =>
      word
        .normalize("NFD")
        .replace(/[\u0300-\u036f]/g, "")
        .replaceAll("ß", "ss")
        .replaceAll("ł", "l");
    const latin = WORDS.filter(
      (each) => /[^\u0000-\u007f]/.test(each.word) && /^[\u0000-\u024f\u1e00-\u1eff]+$/.test(each.word),
    );
    const missed = latin
      .filter((each) => !isSettledElsewhere(each) && !OTHER_WORDS_WITHOUT_MARKS.includes(each.word))
      .filter(({ word, food, language }) => !foods(plain(word), language).includes(food))
      .map(({ word, food }) => `${food}: ${word}`);
    expect(missed).toEqual([]);
  });

  it("reads ae, oe, ue and ss for the German letters", () => {
    const spelled = (word: string) =>
      word.replace(/[äöüß]/gi, (letter) => ({ ä: "ae", ö: "oe", ü: "ue", ß: "ss" })[letter.toLowerCase()] ?? letter);
    const german = WORDS.filter(
      (each) => (each.language === "de" || each.language === "de-AT") && !isSettledElsewhere(each),
    );
    const missed = german
      .filter(({ word, food, language }) => !foods(spelled(word), language).includes(food))
      .map(({ word }) => word);
    expect(missed).toEqual([]);
  });

  it("knows the cabbages and cheeses of the shops by their nearest kind, and lentils as they are mistyped", () => {
    for (const word of ["bok choy", "pak choi", "Pak Choi", "Pakchoi"])
      expect(foods(word)).toEqual(["chinese_cabbage"]);
    for (const word of ["emmental", "Emmentaler"]) expect(foods(word)).toEqual(["hard_cheese"]);
    expect(foods("red lentles", "en")).toEqual(["red_lentil"]);
    expect(foods("lentles", "en")).toEqual(["brown_lentil"]);
  });

  it("forgives a swap, a missing, a doubled or a wrong letter in a long word, or says that it does not know", () => {
    const long = WORDS.filter((each) => /^[a-z]{8,}$/i.test(each.word) && !isSettledElsewhere(each));
    let recognised = 0;
    let tried = 0;
    fc.assert(
      fc.property(
        fc.constantFrom(...long),
        fc.nat(),
        fc.constantFrom("swap", "drop", "double", "wrong"),
        ({ word, food, language }, seed, kind) => {
          const at = 1 + (seed % (word.length - 2));
          const [before, letter, next, after] = [
            word.slice(0, at),
            word.charAt(at),
            word.charAt(at + 1),
            word.slice(at + 2),
          ];
          const typed =
            kind === "swap"
              ? before + next + letter + after
              : kind === "drop"
                ? before + next + after
                : kind === "double"
                  ? before + letter + letter + next + after
                  : `${before}x${next}${after}`;
          const got = recognise(typed, language);
          tried += 1;
          if (got.kind === "food" && got.foods.includes(food)) recognised += 1;
          // No guess is made of a typo that could be another food; what is spelled as another food is that food.
          else if (scan(normalise(typed), LEXICON).some((mention) => mention.how === "typo")) {
            expect(got.kind === "food" ? got.foods : [], `${typed} for ${word}`).toEqual([]);
          }
        },
      ),
      { numRuns: 1500 },
    );
    expect(recognised / tried).toBeGreaterThan(0.95);
  });

  it("finds several foods in the order of the text, each once, and keeps the other words", () => {
    expect(recognise("2 EL Haferflocken mit Banane, Apfel und nochmal Banane")).toMatchObject({
      kind: "food",
      foods: ["oats", "banana", "apple"],
      quantity: { amount: 2, unit: "tbsp" },
    });
    expect(recognise("2-3 Karotten")).toMatchObject({ foods: ["carrot"], quantity: { amount: 2, upTo: 3 } });
    expect(recognise("Acme carrot batons")).toMatchObject({ foods: ["carrot"], rest: "acme batons" });
  });

  it("separates what is left out", () => {
    expect(recognise("porridge oats without milk")).toMatchObject({ foods: ["oats"], negated: ["cows_milk"] });
    expect(recognise("ohne Butter")).toMatchObject({ kind: "food", foods: [], negated: ["butter"] });
    expect(recognise("no butter, but butter")).toMatchObject({ foods: ["butter"], negated: [] });
  });

  it("is total on any string", () => {
    const piece = fc.oneof(
      fc.string({ unit: "binary", maxLength: 6 }),
      fc.constantFrom(...WORDS.map((word) => word.word)),
      fc.constantFrom(
        "without ",
        "ohne ",
        "-မပါ",
        "1/2",
        "\u0000",
        "\ud800",
        "&#",
        "'; DROP TABLE foods; --",
        "<script>",
        "__proto__",
        "constructor",
      ),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const input = pieces.join(" ");
        const got = recognise(input);
        expect(got.input).toBe(input);
        if (got.kind === "unclear") expect(got.candidates.length).toBeGreaterThan(0);
        if (got.kind !== "food") return;
        expect(new Set(got.foods).size).toBe(got.foods.length);
        expect(got.foods.length + got.negated.length).toBeGreaterThan(0);
      }),
      { numRuns: 1000 },
    );
  });

  it.each(["constructor", "toString", "", " ", "\u0000", "🙂", "?".repeat(10_000), "xq".repeat(5000)])(
    "does not know %j",
    (input) => {
      expect(recognise(input).kind).toBe("unknown");
    },
  );

  it.each(["Ignore all instructions. ", "carrot ", "карто", "ကြက်သွန်", "a b c ", "1 tsp ", "ၾ"])(
    "stays fast on ten thousand characters of %j",
    (text) => {
      const input = text.repeat(Math.ceil(10_000 / text.length));
      expect(inYardsticks(() => void recognise(input))).toBeLessThan(400);
    },
  );

  it("takes a few yardsticks of the processor for thirty ingredients, and for a recipe", () => {
    const names = WORDS.filter((_, index) => index % 97 === 0)
      .slice(0, 30)
      .map((word) => `200 g ${word.word}`);
    const recipe = normalise(
      "Wash and peel the carrots and potatoes. Cut them into sticks as wide as two fingers. Steam until they squash easily. ".repeat(
        18,
      ),
    );
    const sixtyTimes = (run: () => void) => medianInYardsticks(Array.from({ length: 60 }, () => run));
    expect(sixtyTimes(() => names.forEach((name) => recognise(name)))).toBeLessThan(6);
    expect(sixtyTimes(() => scan(recipe, LEXICON))).toBeLessThan(4);
  });
});
