import { describe, expect, it } from "vitest";
import { assessPantry } from "@/lib/domain/safety/assess-pantry";
import { assessRecipe } from "@/lib/domain/safety/assess-recipe";
import { PANTRY_VERDICTS, RECIPE_VERDICTS } from "./exam-row";
import { EIGHTH_PAPER, FREE_IN_PRODUCTS, HIDDEN_IN_PRODUCTS } from "./eighth-paper.table";
import { FIFTH_PAPER, HIDDEN_IN_DISHES } from "./fifth-paper.table";
import { FOURTH_PAPER, HIDDEN_IN_NAMES } from "./fourth-paper.table";
import { SEVENTH_PAPER } from "./seventh-paper.table";
import { HIDDEN_IN_KITCHENS, SIXTH_PAPER } from "./sixth-paper.table";

const FAMILY = { months: 7, allergens: [], avoidFoods: [] } as const;
const AGES = [7, 14, 26, 40] as const;

function lineOf(input: string) {
  const servingInstructions = { preparation: "", size: "", safety: "" };
  return { title: "Lunch", ingredients: [input], instructions: "Cook until soft.", servingInstructions };
}

describe.each([
  ["the fourth paper", FOURTH_PAPER, HIDDEN_IN_NAMES],
  ["the fifth paper", FIFTH_PAPER, HIDDEN_IN_DISHES],
  ["the sixth paper", SIXTH_PAPER, HIDDEN_IN_KITCHENS],
  ["the seventh paper", SEVENTH_PAPER, []],
  ["the eighth paper", EIGHTH_PAPER, HIDDEN_IN_PRODUCTS],
] as const)("%s", (_, paper, hidden) => {
  it.each(paper)("%s: %s", (input, letter) => {
    expect(PANTRY_VERDICTS[letter], "typed").toContain(assessPantry([input], FAMILY).results[0]?.verdict);
    expect(RECIPE_VERDICTS[letter], "a line").toContain(assessRecipe(lineOf(input), FAMILY).verdict);
  });

  it.each(hidden)("tells a family that avoids %s of %s, at every age", (allergen, input) => {
    for (const months of AGES) {
      const family = { ...FAMILY, months, allergens: [allergen] };
      const [found] = assessPantry([input], family).results;
      expect(found?.findings.map(({ severity }) => severity)).toContain("allergy");
      expect(assessRecipe(lineOf(input), family).verdict).toBe("rejected");
    }
  });
});

describe("a name with the letters of a group", () => {
  it.each(FREE_IN_PRODUCTS)("says nothing of %s: %s", (allergen, input) => {
    const family = { ...FAMILY, months: 26, allergens: [allergen] };
    const [found] = assessPantry([input], family).results;
    expect(found?.findings.filter(({ severity }) => severity === "allergy")).toEqual([]);
  });
});
