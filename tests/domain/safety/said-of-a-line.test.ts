import { describe, expect, it } from "vitest";
import { assessRecipe } from "@/lib/domain/safety/assess-recipe";
import type { RuleId } from "@/lib/domain/safety/rule-ids";

/** The rules that stand against a recipe of these lines and steps, at an age. */
function against(months: number, ingredients: readonly string[], instructions: string): readonly string[] {
  const servingInstructions = { preparation: "", size: "", safety: "" };
  const recipe = { title: "", ingredients, instructions, servingInstructions };
  return assessRecipe(recipe, { months, allergens: [], avoidFoods: [] })
    .findings.filter(({ severity }) => severity === "forbid" || severity === "transform")
    .map(({ ruleId }) => ruleId);
}

/** Steps after which the rule stands against the lines, and steps after which it does not. */
interface Case {
  readonly rule: RuleId;
  readonly months: number;
  readonly lines: readonly string[];
  readonly found: readonly string[];
  readonly fine: readonly string[];
}

const CASES: Readonly<Record<string, readonly Case[]>> = {
  "a spoon of juice in a puree is none to drink": [
    {
      rule: "juice",
      months: 9,
      lines: ["100 g Karotten", "8 g Rapsöl", "15 ml Orangensaft"],
      fine: [
        "Karotten weich dünsten. Alles pürieren, Öl und Orangensaft unterrühren.",
        "Karotten weich dünsten. Mit Öl und Saft fein pürieren.",
        "Karotten weich dünsten und zerdrücken. Öl und den Löffel Saft unterrühren.",
      ],
      found: ["Karotten weich dünsten und zerdrücken. Dazu ein Becher Saft."],
    },
    {
      rule: "juice",
      months: 9,
      lines: ["100 g Karotten", "100 ml Apfelsaft"],
      fine: [],
      found: ["Karotten weich dünsten und zerdrücken. Saft einrühren."],
    },
  ],
  "raw milk is fit for a dish that boils it": [
    {
      rule: "unpasteurised_dairy",
      months: 12,
      lines: ["300 ml Rohmilch", "2 EL Grieß"],
      fine: ["Rohmilch aufkochen, Grieß einrühren und fünf Minuten kochen."],
      found: [
        "Rohmilch erwärmen, nicht aufkochen. Grieß einrühren.",
        "Grieß in der lauwarmen Rohmilch quellen lassen.",
      ],
    },
    {
      rule: "unpasteurised_dairy",
      months: 12,
      lines: ["300 ml raw milk", "30 g semolina"],
      fine: ["Bring the raw milk to the boil and stir in the semolina."],
      found: [
        "Warm the raw milk and stir in the semolina.",
        "Stir the semolina into the raw milk without boiling it.",
        "Boil the pears, drain and pour in the raw milk.",
        "Add the raw milk to the boiled pears.",
        "Warm the raw milk, then boil the pears.",
      ],
    },
    {
      rule: "unpasteurised_dairy",
      months: 12,
      lines: ["50 g Rohmilchkäse", "300 ml Milch"],
      fine: [],
      found: ["Milch aufkochen und den Rohmilchkäse dazu reiben."],
    },
  ],
  "grated, or else in a shape to hold": [
    {
      rule: "raw_hard_fruit",
      months: 9,
      lines: ["1 apple", "40 g oats"],
      fine: [
        "Cook the oats for 10 minutes. Grate the apple finely and stir in.",
        "Cook the oats for 10 minutes. Grate the apple or steam it in wedges until soft.",
      ],
      found: [
        "Cook the oats for 10 minutes. Grate the apple or give a wedge on the side.",
        "Cook the oats for 10 minutes. Grate the apple, or offer it in wedges.",
      ],
    },
    {
      rule: "raw_hard_fruit",
      months: 9,
      lines: ["1 Apfel", "40 g Haferflocken"],
      fine: ["Haferflocken 10 Minuten kochen. Den Apfel fein reiben und unterrühren."],
      found: ["Haferflocken 10 Minuten kochen. Den Apfel fein reiben oder als Spalten dazu reichen."],
    },
  ],
  "green potatoes that are sorted out": [
    {
      rule: "green_potato",
      months: 9,
      lines: ["4 potatoes"],
      fine: [
        "Discard any green potatoes. Boil until soft and mash.",
        "Cut the green skin off the potatoes. Boil until soft and mash.",
      ],
      found: ["Boil the potatoes with the green skin until soft and mash."],
    },
    {
      rule: "green_potato",
      months: 9,
      lines: ["4 Kartoffeln"],
      fine: ["Grüne Kartoffeln aussortieren. Weich kochen und stampfen."],
      found: ["Grüne Kartoffeln weich kochen und stampfen."],
    },
  ],
  "the whole of a grain": [
    {
      rule: "bread_dough",
      months: 18,
      lines: ["2 slices wholemeal bread", "1/2 avocado"],
      fine: ["Toast the bread, mash the avocado and spread it on."],
      found: ["Mash the avocado, spread on the bread and cut into fingers."],
    },
  ],
  "what was raw before it was cooked": [
    {
      rule: "raw_meat",
      months: 12,
      lines: ["150 g mielonego z indyka", "1 jajko"],
      fine: ["Surowe mięso wymieszać z jajkiem, uformować kotleciki. Dusić 25 minut, aż mięso nie będzie różowe."],
      found: [
        "Surowe mięso podać z jajkiem na twardo.",
        "Jajko ugotuj na twardo 11 minut. Surowe mięso wymieszać z jajkiem i podać.",
      ],
    },
    {
      rule: "raw_meat",
      months: 12,
      lines: ["150 g Rinderhack", "1 Zwiebel"],
      fine: ["Rohes Hackfleisch mit Zwiebel vermengen, zu Laibchen formen und 20 Minuten ganz durchbraten."],
      found: ["Zwiebel weich dünsten. Rohes Hackfleisch mit der Zwiebel vermengen und dazu reichen."],
    },
  ],
};

describe.each(Object.entries(CASES))("%s", (_, cases) => {
  it.each(cases.flatMap((each) => each.found.map((steps) => [each.lines.join(", "), steps, each] as const)))(
    "is found: %s: %s",
    (_lines, steps, { rule, months, lines }) => {
      expect(against(months, lines, steps)).toContain(rule);
    },
  );

  it.each(cases.flatMap((each) => each.fine.map((steps) => [each.lines.join(", "), steps, each] as const)))(
    "is no fault: %s: %s",
    (_lines, steps, { rule, months, lines }) => {
      expect(against(months, lines, steps)).not.toContain(rule);
    },
  );
});

describe("bread of the whole grain", () => {
  it("is changed as other bread is, and not refused", () => {
    const verdictOf = (bread: string) =>
      assessRecipe(
        {
          title: "",
          ingredients: [bread, "1/2 avocado"],
          instructions: "Mash the avocado, spread on the bread and cut into fingers.",
          servingInstructions: { preparation: "", size: "", safety: "" },
        },
        { months: 18, allergens: [], avoidFoods: [] },
      ).verdict;
    for (const bread of ["2 slices wholemeal bread", "2 slices whole wheat bread"])
      expect(verdictOf(bread), bread).toBe(verdictOf("2 slices brown bread"));
  });
});
