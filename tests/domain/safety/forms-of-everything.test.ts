import { describe, expect, it } from "vitest";
import { assessRecipe } from "../../../lib/domain/safety/assess-recipe";

const LINES = ["100 g dried kidney beans", "8 grapes"];
const STEPS = "Boil the beans for 15 minutes, then simmer them for an hour until soft. Stir in the grapes.";

/** What still has to be cut or mashed. */
function changes(step: string, lines: readonly string[] = LINES, steps = STEPS): readonly string[] {
  const recipe = {
    title: "Supper",
    ingredients: lines,
    instructions: `${steps} ${step}`,
    servingInstructions: { preparation: "", size: "", safety: "" },
  };
  return assessRecipe(recipe, { months: 10, allergens: [], avoidFoods: [] })
    .findings.filter(({ severity }) => severity === "transform")
    .map(({ ruleId }) => ruleId)
    .toSorted();
}

describe("what is done to everything", () => {
  it("was not done before", () => {
    expect(changes("Serve lukewarm.")).toEqual(["round_fruit", "whole_legumes"]);
  });

  it("is done to each", () => {
    expect(changes("Simmer on until everything is pureed.")).toEqual([]);
  });

  it.each([
    { step: "Mash everything but the grapes.", left: "round_fruit" },
    { step: "Mash everything except for the beans.", left: "whole_legumes" },
    { step: "Zerdrücke alles außer den Trauben.", left: "round_fruit" },
    { step: "Rozgnieć wszystko oprócz winogron.", left: "round_fruit" },
  ])("is not done to what is excepted: $step", ({ step, left }) => {
    expect(changes(step)).toContain(left);
  });

  it("is not done to what a later step puts in", () => {
    const steps = "Boil the beans for 15 minutes, then simmer them until everything is pureed.";
    expect(changes("Stir in the grapes.", LINES, steps)).toContain("round_fruit");
  });
});
