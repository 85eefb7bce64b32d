import { describe, expect, it } from "vitest";
import { assessRecipe } from "../../../lib/domain/safety/assess-recipe";

interface Told {
  readonly lines: readonly string[];
  readonly steps: string;
  readonly serving?: string;
  readonly months?: number;
}

function forbidden({ lines, steps, serving = "", months = 12 }: Told): readonly string[] {
  const recipe = {
    title: "Supper",
    ingredients: lines,
    instructions: steps,
    servingInstructions: { preparation: serving, size: "", safety: "" },
  };
  return assessRecipe(recipe, { months, allergens: [], avoidFoods: [] })
    .findings.filter(({ severity }) => severity === "forbid")
    .map(({ ruleId }) => ruleId);
}

describe("pulses that boil for minutes", () => {
  const dry = [
    { lines: ["100 g dried chickpeas"], steps: "Boil the chickpeas for 10 minutes and mash them." },
    { lines: ["100 g green lentils"], steps: "Simmer the lentils for 4 minutes and mash them." },
    { lines: ["100 g dried kidney beans"], steps: "Soak the beans, then simmer them for 15 minutes and mash." },
    { lines: ["100 g getrocknete Kidneybohnen"], steps: "Die Bohnen 10 Minuten kochen und zerdrücken." },
    { lines: ["100 g suchej ciecierzycy"], steps: "Ciecierzycę gotuj 10 minut i rozgnieć." },
  ];
  const cooked = [
    { lines: ["1 tin of chickpeas"], steps: "Simmer the chickpeas for 10 minutes and mash them." },
    { lines: ["100 g cooked lentils"], steps: "Simmer the lentils for 4 minutes and mash them." },
    { lines: ["100 g red lentils"], steps: "Simmer the lentils for 15 minutes and mash them." },
    { lines: ["1 can kidney beans"], steps: "Simmer the beans for 10 minutes and mash them." },
    { lines: ["1 Dose Kidneybohnen"], steps: "Die Bohnen 10 Minuten kochen und zerdrücken." },
    { lines: ["1 puszka ciecierzycy"], steps: "Ciecierzycę gotuj 10 minut i rozgnieć." },
  ];
  const goesOn = {
    lines: ["100 g dried kidney beans"],
    steps: "Soak the beans overnight.\nBoil the beans for 10 minutes, then simmer for an hour until soft, and mash.",
  };

  it.each(dry)("are hard where they were dry: $steps", (told) => {
    expect(forbidden(told)).toContain("undercooked_beans");
  });

  it.each([...cooked, goesOn])("are not where they were cooked, or cook on: $lines", (told) => {
    expect(forbidden(told)).not.toContain("undercooked_beans");
  });
});

describe("what a pronoun leaves whole", () => {
  const grapes = { lines: ["8 grapes", "100 g yogurt"], steps: "Quarter the grapes and stir them in." };
  const pasta = { lines: ["60 g pasta", "1 tsp olive oil"], steps: "Boil the pasta until soft and cut it up." };

  it.each(["Leave a few whole.", "Some of them can stay whole.", "Pop one or two on just as they are."])(
    "is of the round fruit in the lines: %s",
    (serving) => {
      expect(forbidden({ ...grapes, serving })).toContain("round_fruit");
      expect(forbidden({ ...pasta, serving })).not.toContain("round_fruit");
    },
  );

  it.each(["Leave none whole.", "Do not leave any of them whole.", "Use whole milk with them."])(
    "is nothing where it is denied or of something else: %s",
    (serving) => {
      expect(forbidden({ ...grapes, serving })).not.toContain("round_fruit");
    },
  );
});

describe("the leaves of rhubarb", () => {
  it("are refused at every age", () => {
    const told = { lines: ["200 g rhubarb"], steps: "Chop the rhubarb and shred the leaves too. Simmer until soft." };
    expect([8, 14, 30].map((months) => forbidden({ ...told, months }).includes("rhubarb"))).toEqual([true, true, true]);
  });

  it("are thrown away", () => {
    const told = { lines: ["200 g rhubarb"], steps: "Cut off the leaves and discard them. Simmer until soft." };
    expect(forbidden(told)).not.toContain("rhubarb");
  });
});

describe("dry beans that need not be boiled", () => {
  const DRIED = ["100 g dried kidney beans", "1 carrot"];

  it.each([
    { lines: DRIED, steps: "Soak the beans overnight. There is no need to boil them. Mash the beans." },
    { lines: DRIED, steps: "Soak the beans overnight. Do not cook the beans at all. Mash the beans." },
    {
      lines: ["100 g getrocknete Kidneybohnen"],
      steps: "Die Bohnen einweichen. Kochen muss man sie nicht. Zerdrücken.",
    },
    { lines: ["100 g suchej fasoli"], steps: "Fasolę namocz na noc. Gotować jej nie trzeba. Rozgnieć." },
  ])("are refused: $steps", (told) => {
    expect(forbidden(told)).toContain("undercooked_beans");
  });

  it.each([
    { lines: ["1 tin of kidney beans"], steps: "There is no need to boil the beans. Mash the beans." },
    { lines: ["100 g cooked kidney beans"], steps: "You do not have to cook the beans. Mash the beans." },
    {
      lines: DRIED,
      steps: "Soak the beans. Boil the beans for 90 minutes until soft. No need to boil them again. Mash.",
    },
  ])("are not where they were: $steps", (told) => {
    expect(forbidden(told)).not.toContain("undercooked_beans");
  });
});

describe("meat in an oven that is too cool", () => {
  it.each([
    "Bake the chicken at 80 °C for half an hour. Shred it.",
    "Das Hähnchen bei 80 °C eine halbe Stunde backen. Zerzupfen.",
    "Piecz kurczaka w 80 °C przez pół godziny. Rozdrobnij.",
  ])("is not done in half an hour: %s", (steps) => {
    expect(forbidden({ lines: ["100 g chicken breast"], steps })).toContain("raw_meat");
  });

  it("is done in hours", () => {
    const steps = "Bake the chicken at 90 °C for five hours until it falls apart. Shred it.";
    expect(forbidden({ lines: ["100 g chicken breast"], steps })).not.toContain("raw_meat");
  });
});

describe("a knife that raw meat was cut with", () => {
  const stew = {
    lines: ["100 g minced beef", "1 courgette"],
    steps: "Brown the mince. Add the courgette and simmer everything for 30 minutes until soft and done.",
  };

  it("is refused unwashed, and in no recipe without meat or fish", () => {
    const serving = "Cut the bread with the same knife, no need to wash it.";
    expect(forbidden({ ...stew, serving })).toContain("raw_meat");
    const bare = { lines: ["1 courgette"], steps: "Simmer the courgette for 30 minutes until soft." };
    expect(forbidden({ ...bare, serving })).not.toContain("raw_meat");
  });
});
