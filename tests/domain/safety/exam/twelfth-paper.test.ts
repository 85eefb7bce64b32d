import { describe, expect, it } from "vitest";
import { assessPantry } from "../../../../lib/domain/safety/assess-pantry";
import { assessRecipe } from "../../../../lib/domain/safety/assess-recipe";
import { assessStep } from "./base-recipes";
import { TWELFTH_RECIPES, TWELFTH_STEPS, TWELFTH_TYPED, type Outcome } from "./twelfth-paper.table";

/**
 * By four examiners who read the rules and none of the tables, each in a language of their own. Of some four thousand rows
 * these were judged wrongly before: most of them because what was said of one food, or of a part, was read of another.
 */
const RECIPE_VERDICTS: Readonly<Record<Outcome, readonly string[]>> = {
  stopped: ["rejected", "changed"],
  passed: ["clear", "caution", "changed"],
};
const PANTRY_VERDICTS: Readonly<Record<Outcome, readonly string[]>> = {
  stopped: ["blocked", "unknown", "change"],
  passed: ["ok", "caution", "change"],
};
const SEVEN_MONTHS = { months: 7, allergens: [], avoidFoods: [] };
const NOTHING_SAID = { preparation: "", size: "", safety: "" };

describe("the twelfth paper", () => {
  it.each(TWELFTH_STEPS)("%s, a step: %s: is %3$s", (language, step, outcome) => {
    const { verdict, findings } = assessStep(language, step, SEVEN_MONTHS.months);
    expect(RECIPE_VERDICTS[outcome], findings.map(({ ruleId }) => ruleId).join(", ")).toContain(verdict);
  });

  it.each(TWELFTH_RECIPES)("%s, at %s months: %s: %s", (_language, months, title, ingredients, steps, outcome) => {
    const recipe = { title, ingredients, instructions: steps.join("\n"), servingInstructions: NOTHING_SAID };
    const { verdict, findings } = assessRecipe(recipe, { ...SEVEN_MONTHS, months });
    expect(RECIPE_VERDICTS[outcome], findings.map(({ ruleId }) => ruleId).join(", ")).toContain(verdict);
  });

  it.each(TWELFTH_TYPED)("%s, typed: %s: is %3$s", (_language, typed, outcome) => {
    const [found] = assessPantry([typed], SEVEN_MONTHS).results;
    expect(PANTRY_VERDICTS[outcome]).toContain(found?.verdict);
  });
});
