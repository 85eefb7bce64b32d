import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FOOD_IDS, type FoodId } from "@/lib/domain/food/food-ids";
import { normalise } from "@/lib/domain/food/normalise";
import { scan } from "@/lib/domain/food/scan";
import { saysForm } from "@/lib/domain/safety/denied-forms";
import { ENOUGH } from "@/lib/domain/safety/enough-forms";
import { formsOfParts } from "@/lib/domain/safety/parts";
import { HAZARDS } from "@/lib/domain/safety/vocabulary";
import { LANGUAGES, type Language } from "@/lib/domain/shared/language";
import { brokenBy, wordFor } from "./exam/base-recipes";

const MONTHS = 9;

interface Part {
  /** What makes a food fit to eat where it is done to all of it. */
  readonly whole: string;
  /** The same, done to a part of it. */
  readonly parts: readonly string[];
}

const de: readonly Part[] = [
  {
    whole: "Die {} vierteln und unterrühren.",
    parts: [
      "Die Hälfte der {} vierteln und unterrühren. Den Rest darauf verteilen.",
      "Die {} vierteln und unterrühren, bis auf fünf Stück.",
      "Die {} vierteln und unterrühren. Ein paar davon als Deko aufheben.",
      "Einen Teil der {} vierteln, die übrigen dazugeben.",
    ],
  },
];
const PARTS: Readonly<Record<Language, readonly Part[]>> = {
  en: [
    {
      whole: "Quarter the {} and stir in.",
      parts: [
        "Quarter half of the {} and stir in. Decorate with the rest.",
        "Quarter most of the {} and stir in. Top with the remaining ones.",
        "Quarter some of the {} and stir in, and scatter the others on top.",
        "Quarter the {} and stir in, keeping a few back for the top.",
        "Quarter the {}, but leave two for the top.",
        "Quarter all but three of the {}.",
        "Quarter one of the {}. Serve the other one alongside.",
      ],
    },
  ],
  de,
  "de-AT": de,
  pl: [
    {
      whole: "Pokrój {} na ćwiartki i wymieszaj.",
      parts: [
        "Połowę {} pokrój na ćwiartki, resztę połóż na wierzchu.",
        "Część {} pokrój na ćwiartki, pozostałe ułóż na wierzchu.",
        "Pokrój {} na ćwiartki, a kilka zostaw do dekoracji.",
      ],
    },
  ],
  my: [],
};

function isAmiss(food: FoodId, language: Language, step: string): boolean {
  return brokenBy(food, language, step.replace("{}", wordFor(food, language)), MONTHS).length > 0;
}

describe("what is done to a part of a food", () => {
  it.each(
    LANGUAGES.flatMap((language) =>
      PARTS[language].flatMap(({ whole, parts }) => parts.map((part) => [language, part, whole] as const)),
    ),
  )("%s: is not done to the rest of it, which is eaten, too: %s", (language, part, whole) => {
    // What is wrong with it as it comes, and not when it is cut.
    const mended = FOOD_IDS.filter((food) => isAmiss(food, language, "{}.") && !isAmiss(food, language, whole));
    const taken = mended.filter((food) => !isAmiss(food, language, part));
    expect(taken).toEqual([]);
    expect(mended.length).toBeGreaterThan(3);
  });

  it.each([
    ["en", "Quarter half of the {} and stir in. Freeze the rest for another day."],
    ["en", "Quarter half of the {} and stir in; the rest is for the grown-ups."],
    ["en", "Quarter half of the {} and mash the rest."],
    ["en", "Quarter the {} and stir in. Keep some of the cooking water back."],
    ["en", "Quarter the {} and stir in. Leave for two minutes to cool."],
    ["de", "Die Hälfte der {} vierteln und unterrühren. Den Rest einfrieren."],
    ["de", "Die Hälfte der {} vierteln und den Rest zerdrücken."],
    ["de", "Die {} vierteln und unterrühren. Die restlichen Zutaten dazugeben."],
    ["pl", "Połowę {} pokrój na ćwiartki, resztę zamroź na później."],
    ["pl", "Połowę {} pokrój na ćwiartki, resztę rozgnieć."],
  ] as const)("%s: is what all of it is that is eaten now: %s", (language, step) => {
    const whole = { en: "Quarter the {} and stir in.", de: "Die {} vierteln.", pl: "Pokrój {} na ćwiartki." }[language];
    const fine = FOOD_IDS.filter((food) => !isAmiss(food, language, whole));
    // Mashed, some foods are no better than they were.
    const refused = fine.filter((food) => isAmiss(food, language, step) && ROUND.has(food));
    expect(refused).toEqual([]);
  });

  const ROUND: ReadonlySet<FoodId> = new Set<FoodId>(["grape", "blueberry", "cherry_tomato", "strawberry"]);
});

describe("more of a food, behind what was done to the first", () => {
  it.each([
    ["en", "Mash the {} and stir in. Top with a few {}."],
    ["en", "Mash the {} and stir in. Scatter extra {} on top."],
    ["en", "Mash the {} and stir in. Garnish with fresh {}."],
    ["de", "Die {} zerdrücken und unterrühren. Mit ein paar {} garnieren."],
    ["de", "Die {} zerdrücken. Mit weiteren {} bestreuen."],
    ["pl", "Rozgnieć {} i wymieszaj. Udekoruj kilkoma {}."],
  ] as const)("%s: comes as it is: %s", (language, step) => {
    const all = (food: FoodId): string => step.replaceAll("{}", wordFor(food, language));
    const foods: readonly FoodId[] = ["grape", "blueberry"];
    expect(foods.filter((food) => !isAmiss(food, language, all(food)))).toEqual([]);
  });

  it.each([
    ["en", "Mash the {} and stir in. Top with a few {}, squashed."],
    ["en", "Mash the {} and stir in. Top with more yogurt."],
    ["de", "Die {} zerdrücken und unterrühren. Mit ein paar zerdrückten {} garnieren."],
  ] as const)("%s: is fine where it is said of it, too, or is another food: %s", (language, step) => {
    const all = step.replaceAll("{}", wordFor("blueberry", language));
    expect(isAmiss("blueberry", language, all)).toBe(false);
  });
});

describe("the forms of a part", () => {
  const words = fc.constantFrom(
    "half the ",
    "grapes ",
    "quarter ",
    "the rest ",
    "leave two ",
    "mash ",
    ". ",
    "carrots ",
    "top with ",
  );
  const text = fc.array(words, { maxLength: 60 }).map((parts) => normalise(parts.join("")));

  it("are forms that are enough, and none where no part is spoken of", () => {
    fc.assert(
      fc.property(text, (written) => {
        const mentions = scan(written, HAZARDS);
        const found = formsOfParts(written, mentions);
        for (const at of found) expect(mentions[at] !== undefined && saysForm(mentions[at], ENOUGH)).toBe(true);
        const isOfPart = /half|leave two|top with/.test(written);
        if (!isOfPart) expect(found.size).toBe(0);
      }),
    );
  });

  it("are found in time in proportion to the text", () => {
    const written = normalise("quarter half the grapes, leave two, top with a few grapes, the rest ".repeat(300));
    const mentions = scan(written, HAZARDS);
    expect(formsOfParts(written, mentions).size).toBeGreaterThan(100);
  });
});
