import { describe, expect, it } from "vitest";
import { assessPantry } from "@/lib/domain/safety/assess-pantry";
import { assessRecipe } from "@/lib/domain/safety/assess-recipe";
import { PANTRY_VERDICTS, RECIPE_VERDICTS } from "./exam-row";
import { THIRD_PAPER } from "./third-paper.table";

const AGES = [7, 14, 26] as const;
const SERVING = { preparation: "", size: "", safety: "" };

describe("the third paper", () => {
  it.each(THIRD_PAPER)("%s: %s", (_kind, input, expected) => {
    AGES.forEach((months, index) => {
      const family = { months, allergens: [], avoidFoods: [] };
      const letter = expected[index] ?? "";
      const at = `at ${String(months)} months`;
      expect(PANTRY_VERDICTS[letter], `typed ${at}`).toContain(assessPantry([input], family).results[0]?.verdict);
      const words = {
        title: "Lunch",
        ingredients: [input],
        instructions: "Cook until soft.",
        servingInstructions: SERVING,
      };
      expect(RECIPE_VERDICTS[letter], `a line ${at}`).toContain(assessRecipe(words, family).verdict);
    });
  });
});
