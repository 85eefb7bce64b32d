import { describe, expect, it } from "vitest";
import { assessRecipe } from "@/lib/domain/safety/assess-recipe";
import { read } from "@/lib/domain/safety/reading";
import { isOfCooked, namesBeans, saysTinned, slowCookedBeans } from "@/lib/domain/safety/ready-cooked";

function rulesOf(line: string, steps: string, title = "Stew"): readonly string[] {
  const recipe = {
    title,
    ingredients: [line, "400 g chopped tomatoes"],
    instructions: steps,
    servingInstructions: { preparation: "", size: "", safety: "" },
  };
  const { findings } = assessRecipe(recipe, { months: 12, allergens: [], avoidFoods: [] });
  return findings.filter(({ severity }) => severity === "forbid").map(({ ruleId }) => ruleId);
}

const DRY = [
  "200 g dried kidney beans",
  "200 g kidney beans, soaked overnight",
  "150 g getrocknete weiße Bohnen",
  "200 g suchej fasoli kidney",
];
const SLOW = [
  "Put everything into the slow cooker. Cook on low for 8 hours and mash.",
  "Tip the lot into the crock pot for 8 hours and mash.",
  "Alle Zutaten in den Slow Cooker geben, 8 Stunden garen und zerdrücken.",
  "Alles in den Schongarer füllen und 8 Stunden garen. Zerdrücken.",
  "Wszystko włóż do wolnowaru na 8 godzin i zmiksuj.",
];

describe("dry beans that only a slow cooker cooks", () => {
  it.each(DRY.flatMap((line) => SLOW.map((steps) => [line, steps] as const)))("are refused: %s: %s", (line, steps) => {
    expect(rulesOf(line, steps)).toContain("undercooked_beans");
  });

  it("are refused where only the title names it", () => {
    const steps = "Soak the beans overnight and drain. Cook with the rest on low for 8 hours and mash.";
    expect(rulesOf("200 g dried kidney beans", steps, "Slow cooker bean stew")).toContain("undercooked_beans");
    expect(rulesOf("200 g dried kidney beans", steps, "Oven bean stew")).not.toContain("undercooked_beans");
  });

  it.each([
    [
      "200 g dried kidney beans",
      "Boil hard in fresh water for 15 minutes. Put everything into the slow cooker and mash.",
    ],
    ["200 g getrocknete Kidneybohnen", "20 Minuten sprudelnd kochen. Alles in den Schongarer füllen. Zerdrücken."],
    ["1 tin kidney beans, drained", "Put everything into the slow cooker on low for 4 hours and mash."],
    ["200 g red lentils", "Put everything into the slow cooker on low for 8 hours and mash."],
  ])("are not meant where they boiled before, or are none: %s: %s", (line, steps) => {
    expect(rulesOf(line, steps)).not.toContain("undercooked_beans");
  });

  it("are told by their line, each for itself", () => {
    const lines = ["1 tin kidney beans", "200 g dried black beans", "1 carrot"].map(read);
    expect(lines.map(namesBeans)).toEqual([true, true, false]);
    expect(lines.map(isOfCooked)).toEqual([true, false, false]);
    expect(slowCookedBeans(lines, read("Put all into the slow cooker."), undefined)).toEqual([1]);
    expect(slowCookedBeans(lines, read("Put all into the oven."), read("Bean bake"))).toEqual([]);
  });

  it.each(["1 tin tuna", "makrela w sosie własnym", "1 dose mais", "leftover chicken"])(
    "knows what was heated before: %s",
    (text) => {
      expect(saysTinned(text)).toBe(true);
    },
  );
});

describe("two lines of one food, of which one says how it is", () => {
  it("asks for the other where the steps only repeat the first", () => {
    const recipe = (steps: string) => ({
      title: "Mash",
      ingredients: ["30 g ground almonds", "20 g almonds", "1 banana"],
      instructions: steps,
      servingInstructions: { preparation: "", size: "", safety: "" },
    });
    const found = (steps: string) =>
      assessRecipe(recipe(steps), { months: 9, allergens: [], avoidFoods: [] })
        .findings.filter(({ ruleId, severity }) => ruleId === "whole_nuts" && severity === "transform")
        .map(({ input }) => input);
    expect(found("Mash the banana and stir in the ground almonds.")).toEqual(["20 g almonds"]);
    expect(found("Blend the almonds smooth and mash the banana.")).toEqual([]);
  });
});

describe("a title of what is cut", () => {
  const found = (title: string, steps: string) => {
    const servingInstructions = { preparation: "", size: "", safety: "" };
    const recipe = { title, ingredients: ["2 carrots"], instructions: steps, servingInstructions };
    const { findings } = assessRecipe(recipe, { months: 8, allergens: [], avoidFoods: [] });
    return findings.some(({ ruleId, severity }) => ruleId === "raw_hard_veg" && severity === "transform");
  };

  it.each(["Carrot sticks", "Karottensticks", "Marchewka w słupkach"])("does not say that it is raw: %s", (title) => {
    expect(found(title, "Cut the carrots into sticks. Steam until soft.")).toBe(false);
    expect(found(title, "Cut the carrots into sticks. Serve with a dip.")).toBe(true);
  });

  it("says so where it says so", () => {
    expect(found("Raw carrot sticks", "Cut the carrots into sticks. Steam until soft.")).toBe(true);
  });
});
