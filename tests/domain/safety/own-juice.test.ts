import { describe, expect, it } from "vitest";
import { assessRecipe } from "../../../lib/domain/safety/assess-recipe";

function rulesOf(serving: string): readonly string[] {
  const recipe = {
    title: "Plums",
    ingredients: ["4 plums"],
    instructions: "Stone and peel the plums and stew them until soft. Mash them.",
    servingInstructions: { preparation: serving, size: "", safety: "" },
  };
  return assessRecipe(recipe, { months: 9, allergens: [], avoidFoods: [] }).findings.map(({ ruleId }) => ruleId);
}

describe("the juice that a food lets out", () => {
  it.each([
    "Serve with all their juices.",
    "Serve with their own juice.",
    "The juice stains, so tie on a bib.",
    "Der Saft färbt kräftig.",
    "Die Zwetschken samt Saft anrichten.",
    "Mit ihrem Saft anrichten.",
    "Mit dem Saft, der sich gebildet hat, pürieren.",
    "Zmiksuj wraz z sokiem, który puściły.",
  ])("is no drink: %s", (serving) => {
    expect(rulesOf(serving)).not.toContain("juice");
  });

  it.each([
    "Serve with juice.",
    "Serve with apple juice.",
    "Give your baby the juice to drink.",
    "Serve with their juice in a cup.",
    "Serve with all their juices in a beaker to sip.",
    "Dazu ein Becher Saft.",
    "Mit ihrem Saft aus der Flasche anbieten.",
    "Den Saft zum Trinken geben.",
    "Podaj z sokiem, który puściły, w kubku do picia.",
    "Podaj sok jabłkowy.",
  ])("is one where it is given to drink: %s", (serving) => {
    expect(rulesOf(serving)).toContain("juice");
  });
});
