import { describe, expect, it } from "vitest";
import { assessPantry } from "../../../../lib/domain/safety/assess-pantry";
import { assessRecipe } from "../../../../lib/domain/safety/assess-recipe";
import type { Finding } from "../../../../lib/domain/safety/finding";
import { THIRTEENTH_RECIPES, THIRTEENTH_TYPED, type Expected } from "./thirteenth-paper.table";

/**
 * By four examiners, each in a language of their own: whole recipes in the words of blogs, grandmothers and language models,
 * half of them with one hazard, half with none. These were judged wrongly before; the commonest cause was that heat in
 * water, oil or spices was not taken for heat of what the sentence before had cut.
 */
const STANDS_AGAINST: ReadonlySet<string> = new Set(["rejected", "blocked", "unknown"]);
const NOBODY = { allergens: [], avoidFoods: [] };

function asExpected(expected: Expected, verdict: string | undefined, findings: readonly Finding[]): void {
  const found = findings.filter(({ severity }) => severity !== "limit").map(({ ruleId }) => ruleId);
  if (expected === "fine") expect(STANDS_AGAINST.has(verdict ?? ""), found.join(", ")).toBe(false);
  else expect(found).toContain(expected);
}

describe("the thirteenth paper", () => {
  it.each(THIRTEENTH_RECIPES)(
    "%s, at %s months: %s: %s",
    (_language, months, title, ingredients, steps, preparation, expected) => {
      const servingInstructions = { preparation, size: "", safety: "" };
      const recipe = { title, ingredients, instructions: steps.join("\n"), servingInstructions };
      const { verdict, findings } = assessRecipe(recipe, { ...NOBODY, months });
      asExpected(expected, verdict, findings);
    },
  );

  it.each(THIRTEENTH_TYPED)("%s, at %s months, typed: %s", (language, months, typed, expected) => {
    const [found] = assessPantry([typed], { ...NOBODY, months }, { language }).results;
    asExpected(expected, found?.verdict, found?.findings ?? []);
  });
});
