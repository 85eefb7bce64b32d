import { describe, expect, it } from "vitest";
import { assessPantry } from "../../../../lib/domain/safety/assess-pantry";
import { assessRecipe } from "../../../../lib/domain/safety/assess-recipe";
import type { Finding } from "../../../../lib/domain/safety/finding";
import { FOURTEENTH_RECIPES, FOURTEENTH_TYPED, type Expected } from "./fourteenth-paper.table";

/**
 * By four examiners again, each in a language of their own: hazards that are described and not named ("red in the centre",
 * "left on the hob till morning"), and what a cook says beside the dish ("steer clear of honey", "Dad has his with bacon").
 * All were judged wrongly before.
 */
const STANDS_AGAINST: ReadonlySet<string> = new Set(["rejected", "blocked", "unknown"]);
const NOBODY = { allergens: [], avoidFoods: [] };

function asExpected(expected: Expected, verdict: string | undefined, findings: readonly Finding[]): void {
  const found = findings.filter(({ severity }) => severity !== "limit").map(({ ruleId }) => ruleId);
  if (expected === "fine") expect(STANDS_AGAINST.has(verdict ?? ""), found.join(", ")).toBe(false);
  else expect(found).toContain(expected);
}

describe("the fourteenth paper", () => {
  it.each(FOURTEENTH_RECIPES)(
    "%s, at %s months: %s: %s",
    (_language, months, title, ingredients, steps, preparation, expected) => {
      const servingInstructions = { preparation, size: "", safety: "" };
      const recipe = { title, ingredients, instructions: steps.join("\n"), servingInstructions };
      const { verdict, findings } = assessRecipe(recipe, { ...NOBODY, months });
      asExpected(expected, verdict, findings);
    },
  );

  it.each(FOURTEENTH_TYPED)("%s, at %s months, typed: %s", (language, months, typed, expected) => {
    const [found] = assessPantry([typed], { ...NOBODY, months }, { language }).results;
    asExpected(expected, found?.verdict, found?.findings ?? []);
  });
});
