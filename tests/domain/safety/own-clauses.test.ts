import { describe, expect, it } from "vitest";
import { FOOD_IDS, type FoodId } from "@/lib/domain/food/food-ids";
import { assessRecipe } from "@/lib/domain/safety/assess-recipe";
import { isSubject } from "@/lib/domain/safety/denied-forms";
import { ownClausesOf, type OwnClauses } from "@/lib/domain/safety/own-clauses";
import { aboutTheSame, sentencesOf } from "@/lib/domain/safety/sentences";
import { HAZARDS } from "@/lib/domain/safety/vocabulary";
import { normalise } from "@/lib/domain/food/normalise";
import { scan } from "@/lib/domain/food/scan";
import { LANGUAGES, type Language } from "@/lib/domain/shared/language";
import { brokenBy, wordFor } from "./exam/base-recipes";

const MONTHS = 9;
/** It is soft when it is cooked, and has no rule of its own. */
const FIRST: FoodId = "pumpkin";

interface Clauses {
  /** What is done to the first food, with what joins it to what is done to another. */
  readonly cooked: readonly string[];
  /** What is done to the other, alone. */
  readonly own: string;
}

const de: readonly Clauses[] = [
  { cooked: ["{} weich dünsten, ", "{} dämpfen, bis es weich ist, und "], own: "{} in Stücke schneiden" },
  { cooked: ["{} weich kochen, "], own: "{} roh servieren" },
];
const CLAUSES: Readonly<Record<Language, readonly Clauses[]>> = {
  en: [
    {
      cooked: ["steam the {} until soft and ", "boil the {} until tender, ", "while the {} cooks until soft, "],
      own: "cut the {} into wedges",
    },
    { cooked: ["steam the {} until soft, ", "roast the {} until soft, then "], own: "serve the {} raw in sticks" },
  ],
  de,
  "de-AT": de,
  pl: [
    { cooked: ["{} ugotuj do miękkości, ", "{} uduś do miękkości, a "], own: "{} pokrój w kostkę" },
    { cooked: ["{} ugotuj na parze, "], own: "{} podaj na surowo" },
  ],
  my: [{ cooked: ["{} ကို နူးအောင် ပြုတ်ပြီး "], own: "{} ကို အတုံးလေးတွေ လှီးပါ" }],
};

const rulesOf = (food: FoodId, language: Language, step: string): readonly string[] =>
  brokenBy(food, language, step, MONTHS);

const named = (sentence: string, food: FoodId, language: Language): string =>
  sentence.replace("{}", wordFor(food, language));

describe("a food that a clause of its own cuts or serves", () => {
  it.each(
    LANGUAGES.flatMap((language) =>
      CLAUSES[language].flatMap(({ cooked, own }) => cooked.map((first) => [language, first, own] as const)),
    ),
  )("%s: is not soft because another is: %s… %s", (language, first, own) => {
    const before = named(first, FIRST, language);
    const others = FOOD_IDS.filter((food) => food !== FIRST);
    const amiss = others.filter((food) => rulesOf(food, language, named(own, food, language)).length > 0);
    const lost = amiss.filter((food) => {
      const alone = rulesOf(food, language, named(own, food, language));
      const behind = rulesOf(food, language, before + named(own, food, language));
      return !alone.every((rule) => behind.includes(rule));
    });
    expect(lost).toEqual([]);
    expect(amiss.length).toBeGreaterThan(15);
  });

  it.each([
    ["en", "Steam the broccoli until soft and cut the apple into wedges."],
    ["en", "Steam the broccoli until soft, cut the apple into wedges."],
    ["en", "While the broccoli steams until soft, cut the carrot into sticks and serve."],
    ["en", "Boil the sweet potato until soft and serve the apple in chunks."],
    ["de", "Den Brokkoli weich dünsten, den Apfel in Spalten schneiden."],
    ["de", "Den Brokkoli dünsten, die Möhre roh servieren."],
    ["de", "Den Kürbis weich kochen und die Möhre in Stifte schneiden."],
    ["de-AT", "Den Karfiol weich dünsten, die Karotte roh servieren."],
    ["pl", "Brokuły gotuj na parze, marchewkę podaj na surowo."],
    ["pl", "Brokuły ugotuj do miękkości, jabłko pokrój w ósemki."],
    ["pl", "Ugotuj brokuł na parze, podaj surową marchewkę."],
    ["pl", "Podczas gdy brokuł się gotuje, pokrój marchewkę w słupki i podaj."],
    ["pl", "Gruszkę upiecz, surowe jabłko pokrój w ósemki."],
    ["pl", "Dynię upiecz, a kalarepkę podaj surową."],
    ["pl", "Dynię zmiksuj, groszek zostaw w całości."],
    ["pl", "Ugotuj makaron, a paprykę pokrój w kostkę."],
  ] as const)("%s: is changed or refused: %s", (language, step) => {
    expect(["changed", "rejected"]).toContain(verdictOf(language, step));
  });

  it.each([
    ["en", "Steam the carrots, cut the apple into slices and add to the pan for 15 minutes."],
    ["en", "Steam the carrots until soft and cut them into strips."],
    ["en", "Boil the potatoes until soft, then cut the potatoes into strips."],
    ["en", "Cook the pasta until soft and toss with the tomato passata."],
    ["en", "Cut the apple into slices and steam until soft."],
    ["en", "Peel the carrot, cut the apple into slices and boil both until soft."],
    ["de", "Die Möhren schälen, den Apfel in Spalten schneiden und beides weich dünsten."],
    ["de", "Die Kartoffeln weich kochen und die Kartoffeln in Streifen schneiden."],
    ["pl", "Marchewkę obierz, jabłko pokrój w plasterki i ugotuj wszystko do miękkości."],
    ["pl", "Ugotuj marchewkę do miękkości i pokrój ją w słupki."],
  ] as const)("%s: is cooked where it comes to the heat, or is what was cooked: %s", (language, step) => {
    expect(["clear", "caution"]).toContain(verdictOf(language, step));
  });
});

function verdictOf(language: Language, step: string): string {
  const lines = { en: "1 tsp rapeseed oil", de: "1 EL Rapsöl", "de-AT": "1 EL Rapsöl", pl: "1 łyżka oleju", my: "ဆီ" };
  const recipe = {
    title: "",
    ingredients: [lines[language]],
    instructions: step,
    servingInstructions: { preparation: "", size: "", safety: "" },
  };
  return assessRecipe(recipe, { months: MONTHS, allergens: [], avoidFoods: [] }).verdict;
}

describe("where clauses of their own begin", () => {
  function beginnings(sentence: string, kind: keyof OwnClauses = "cooked"): readonly string[] {
    const said = normalise(sentence);
    const mentions = scan(said, HAZARDS);
    const subjects = mentions.map(isSubject);
    const sentences = aboutTheSame(sentencesOf(said, mentions, subjects));
    return ownClausesOf(said, mentions, sentences, subjects)[kind].map((start) => said.slice(start).trim());
  }

  it.each([
    ["steam the broccoli until soft and cut the apple", ["and cut the apple"]],
    ["den brokkoli dünsten, die möhre roh servieren", [", die möhre roh servieren"]],
    ["brokuł ugotuj, jabłko pokrój", [", jabłko pokrój"]],
    ["steam the broccoli and the carrot until soft", []],
    ["cut the apple into wedges", []],
    ["steam the apple and cut the apple into wedges", []],
    ["steam the broccoli. cut the apple into wedges", []],
    ["steam the broccoli and serve it with the apple", []],
  ] as const)("is behind another food of their sentence: %s", (sentence, found) => {
    expect(beginnings(sentence)).toEqual(found);
  });

  it("is where a food is only added, too, when it is asked for what is mashed", () => {
    expect(beginnings("dynię zmiksuj, groszek dodaj")).toEqual([]);
    expect(beginnings("dynię zmiksuj, groszek dodaj", "mashed")).toEqual([", groszek dodaj"]);
  });

  it("is in the order of the text, and takes time in proportion to it", () => {
    const sentence = "steam the broccoli, cut the apple, steam the pumpkin, serve the carrot, ";
    const found = beginnings(sentence.repeat(400));
    expect(found.length).toBeLessThanOrEqual(1600);
    const lengths = found.map(({ length }) => length);
    expect(lengths).toEqual(lengths.toSorted((one, another) => another - one));
  });
});
