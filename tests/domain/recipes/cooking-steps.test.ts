import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lowestMonths } from "../../../lib/domain/food/age";
import { cookingSteps, foodsNamedIn, minutesIn } from "../../../lib/domain/recipes/cooking-steps";
import { composeRecipe } from "../../../lib/domain/recipes/embedded-writer";
import { STARTER_SET } from "../../../lib/domain/recipes/starter-set.table";
import { LANGUAGES } from "../../../lib/domain/shared/language";
import { inYardsticks } from "../../support/processor-time";

describe("the waiting times in a step", () => {
  it.each([
    ["Simmer with the lid on for 5 minutes. Simmer for another 15 minutes.", [5, 15]],
    ["Bake for 10–12 minutes", [12]],
    ["Cook for 8 to 10 min.", [10]],
    ["a 3-minute egg", [3]],
    ["Zugedeckt 5 Minuten köcheln, weitere 20 Minuten garen.", [5, 20]],
    ["10 bis 15 Minuten", [15]],
    ["Gotuj przez 2 minuty, potem 1 minutę.", [2]],
    ["Gotuj przez kolejne 15 minut.", [15]],
    ["Soak for 8 hours, then cook 45 minutes", [480, 45]],
    ["2 Stunden quellen lassen", [120]],
    ["Moczyć 8 godzin", [480]],
    ["အဖုံးအုပ်ပြီး ၅ မိနစ် ချက်ပါ။ နောက်ထပ် ၁၅ မိနစ် ချက်ပါ။", [5, 15]],
    ["တစ်ဖက်ကို ၃ မိနစ်စီ ကြော်ပါ။", [3]],
    ["နောက်ထပ် မိနစ် ၂၀ ချက်ပါ။", [20]],
    ["100 g of mince, 5 mint leaves, a mini pan", []],
    ["0 minutes", []],
    ["Bake at 180 degrees", []],
  ])("%s", (text, minutes) => {
    expect(minutesIn(text)).toEqual(minutes);
  });

  it("are whole minutes of at most a day, whatever the text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 60 }), fc.nat(2000), (noise, number) => {
        for (const minutes of minutesIn(`${noise} ${number} hours ${noise} ${number} min`)) {
          expect(Number.isInteger(minutes)).toBe(true);
          expect(minutes).toBeGreaterThan(0);
          expect(minutes).toBeLessThanOrEqual(24 * 60);
        }
      }),
    );
  });

  it("takes a long hostile text in its stride", () => {
    const hostile = `${"1-".repeat(20_000)}${"9 ".repeat(20_000)}${"1 - 1".repeat(10_000)}`;
    expect(inYardsticks(() => void minutesIn(hostile))).toBeLessThan(500);
  });
});

describe("the steps of a composed recipe", () => {
  const composed = STARTER_SET.slice(0, 24).map((starter) =>
    LANGUAGES.map((language) => {
      const brief = { ...starter, months: lowestMonths(starter.ageGroup), language };
      const { text } = composeRecipe({ ...brief, avoid: { allergens: [], foods: [] } });
      return { language, title: text.title, text, steps: cookingSteps(text.instructions, text.ingredients) };
    }),
  );

  it("name the same waiting times in every language", () => {
    for (const [english, ...others] of composed) {
      const times = english?.steps.map(({ minutes }) => minutes);
      for (const { steps, title } of others)
        expect(
          steps.map(({ minutes }) => minutes),
          title,
        ).toEqual(times);
    }
  });

  it("are all the lines of the recipe, and find nearly every ingredient where it is used", () => {
    const all = composed.flat();
    for (const { steps, text } of all) expect(steps.map((step) => step.text).join("\n")).toBe(text.instructions);
    const lines = all.flatMap(({ language, text, steps }) =>
      text.ingredients.map((line, index) => ({
        said: `${language}: ${line}`,
        found: steps.some(({ ingredients }) => ingredients.includes(index)),
      })),
    );
    const missed = lines.filter(({ found }) => !found).map(({ said }) => said);
    expect(missed.length / lines.length, missed.join("\n")).toBeLessThan(0.1);
  });

  it("take the water of the list once, in the same step in every language", () => {
    for (const [english, ...others] of composed) {
      const watered = ({
        text,
        steps,
      }: {
        text: { ingredients: readonly string[] };
        steps: ReturnType<typeof cookingSteps>;
      }) => {
        const water = text.ingredients.findIndex((line) => foodsNamedIn([line]).join() === "water");
        return steps.flatMap(({ ingredients }, place) => (ingredients.includes(water) ? [place] : []));
      };
      if (english === undefined) continue;
      expect(watered(english).length, english.title).toBeLessThanOrEqual(1);
      for (const other of others) expect(watered(other), other.title).toEqual(watered(english));
    }
  });

  it("do not take it to wash or to soak in, nor where it is almost gone", () => {
    const lines = ["15 g rice", "1 courgette", "100 ml water"];
    const steps = cookingSteps(
      [
        "Rinse the rice under cold water.",
        "Cook the rice in plenty of water and drain.",
        "Put the courgette in a pan and pour in the water.",
        "Simmer for 8 minutes, until the water is almost gone. Add a spoonful of water if anything sticks.",
      ].join("\n"),
      lines,
    );
    expect(steps.map(({ ingredients }) => ingredients)).toEqual([[0], [0], [1, 2], []]);
  });

  it("say nothing of an ingredient that a step denies", () => {
    const [step] = cookingSteps("Cook the carrot without salt.", ["1 carrot", "salt"]);
    expect(step?.ingredients).toEqual([0]);
    expect(foodsNamedIn(["1 carrot", "no milk"])).toEqual(["carrot"]);
  });
});
