import { describe, expect, it } from "vitest";
import { assessPantry } from "../../../lib/domain/safety/assess-pantry";
import { assessRecipe } from "../../../lib/domain/safety/assess-recipe";
import { RED_TEAM, type Expected } from "./redteam.table";

/**
 * How the words of the exam map to the verdicts of the pantry: what is forbidden is blocked; what has to be transformed
 * is a change; a limit is a caution; what is allowed is ok, or a caution where a first-time allergen or a limit informs;
 * what has to be asked is unknown, or a change where every reading of the word needs one.
 */
const ACCEPTED: Record<Expected, readonly string[]> = {
  forbid: ["blocked"],
  transform: ["change"],
  limit: ["caution"],
  allow: ["ok", "caution"],
  ask: ["unknown", "change"],
};
const AGES = [7, 11, 14, 26, 40] as const;

describe("the exam, in the pantry", () => {
  for (const { id, input, expected, why } of RED_TEAM) {
    it(`${id}: ${input} (${why})`, () => {
      AGES.forEach((months, index) => {
        const result = assessPantry([input], { months, allergens: [], avoidFoods: [] }).results[0];
        const found = result?.findings.map(({ ruleId, severity }) => `${ruleId} ${severity}`).join(", ");
        expect(ACCEPTED[expected[index] ?? "ask"], `at ${String(months)} months: ${found ?? ""}`).toContain(
          result?.verdict,
        );
      });
    });
  }
});

describe("the exam, as a line of a recipe", () => {
  const recipe = (line: string) => ({
    title: "Lunch",
    ingredients: [line],
    instructions: "Cook until soft.",
    servingInstructions: { preparation: "", size: "", safety: "" },
  });

  for (const { id, input, mayBeEmitted } of RED_TEAM) {
    it(`${id}: ${input}`, () => {
      [7, 40].forEach((months, index) => {
        const { verdict } = assessRecipe(recipe(input), { months, allergens: [], avoidFoods: [] });
        if (mayBeEmitted[index] === true) expect(verdict).not.toBe("rejected");
        else expect(["rejected", "changed"]).toContain(verdict);
      });
    });
  }
});
