import { describe, expect, it } from "vitest";
import { NO_FOODS } from "@/lib/domain/food/no-foods.table";
import { recognise } from "@/lib/domain/food/recognise";
import { present } from "@/lib/domain/shared/present";
import { assessPantry } from "@/lib/domain/safety/assess-pantry";
import { assessRecipe } from "@/lib/domain/safety/assess-recipe";
import { holdsAnotherThing } from "@/lib/domain/safety/another-thing";
import { read } from "@/lib/domain/safety/reading";

const FAMILY = { months: 8, allergens: [], avoidFoods: [] };
const checked = (words: string) => present(assessPantry([words], FAMILY).results[0]);
const typed = (words: string) => checked(words).verdict;
const inRecipe = (line: string) => {
  const { findings } = assessRecipe(
    {
      title: "Carrot soup",
      ingredients: ["2 carrots", line],
      instructions: "Cook the carrots until soft, then blend.",
      servingInstructions: { preparation: "Blend until smooth.", size: "Small spoons.", safety: "Sit with your baby." },
    },
    FAMILY,
  );
  return findings.some(({ severity, input }) => severity === "forbid" || (severity === "unknown" && input === line));
};

describe("what only holds the name of a food", () => {
  const names = NO_FOODS.filter(({ food, surface }) => food === undefined && recognise(surface).kind === "unknown");

  it.each(names.map(({ surface }) => surface))("is never fine as that food: %s", (surface) => {
    const { verdict, foods } = checked(surface);
    expect(verdict === "ok" ? foods : []).toEqual([]);
  });

  it.each(["ginger ale", "Tonicwasser", "Kölnischwasser", "Bärlauch", "lemon squash", "ရေခဲ", "Zwetschkenkern"])(
    "is not known in a list and in a recipe's line: %s",
    (surface) => {
      expect(["unknown", "blocked"]).toContain(typed(surface));
      expect(["unknown", "blocked"]).toContain(typed(`carrot, ${surface}`));
      expect(inRecipe(`100 g ${surface}`)).toBe(true);
    },
  );

  it.each(["Rahm", "quark", "ginger", "leek", "plum", "water", "carrot, ginger", "wild blueberries"])(
    "hides no food: %s",
    (surface) => {
      expect(["ok", "caution", "change"]).toContain(typed(surface));
    },
  );

  it.each([
    "Zwetschkenwasser",
    "Zwetschgenwasser",
    "śliwowica",
    "Obstler",
    "Zwetschgenkerne",
    "Pflaumenkerne",
    "pestki śliwek",
  ])("is dangerous where it is: %s", (surface) => {
    expect(typed(surface)).toBe("blocked");
  });

  it("is a food that the lexicon did not read", () => {
    const ale = read("ginger").sightings;
    expect(holdsAnotherThing(ale, { kind: "unknown", input: "ginger zale" })).toBe(true);
    expect(holdsAnotherThing([], { kind: "unknown", input: "ale" })).toBe(false);
    expect(holdsAnotherThing(ale, { kind: "unclear", input: "ginger zale", candidates: ["ginger"] })).toBe(false);
    const carrot = {
      kind: "food",
      input: "carrot",
      foods: ["carrot"],
      negated: ["ginger"],
      answered: false,
      rest: "",
    } as const;
    expect(holdsAnotherThing(ale, carrot)).toBe(false);
    expect(holdsAnotherThing(ale, { ...carrot, negated: [] })).toBe(true);
    expect(holdsAnotherThing(read("without ginger ale").sightings, { ...carrot, negated: [] })).toBe(false);
  });
});
