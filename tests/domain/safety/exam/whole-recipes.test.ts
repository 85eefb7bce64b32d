import { describe, expect, it } from "vitest";
import { assessRecipe } from "../../../../lib/domain/safety/assess-recipe";
import { FAMILY_DISHES, NO_DISHES_FOR_BABIES, type WholeRecipe } from "./whole-recipes.table";

const AGES = [8, 14] as const;

function assessed([language, title, ingredients, steps]: WholeRecipe, months: number) {
  const servingInstructions = { preparation: "", size: "", safety: "" };
  const recipe = { title, ingredients, instructions: steps.join("\n"), servingInstructions };
  return assessRecipe(recipe, { months, allergens: [], avoidFoods: [] }, { language });
}

const named = (recipes: readonly WholeRecipe[]) => recipes.map((recipe) => [recipe[0], recipe[1], recipe] as const);

describe("a recipe as people write them", () => {
  it.each(named(FAMILY_DISHES))("is not refused: %s, %s", (_language, _title, recipe) => {
    for (const months of AGES) {
      const { verdict, findings } = assessed(recipe, months);
      expect(verdict === "rejected" ? findings : [], `at ${String(months)} months`).toEqual([]);
    }
  });

  it.each(named(NO_DISHES_FOR_BABIES))("is refused for what it is: %s, %s", (_language, _title, recipe) => {
    for (const months of AGES) {
      const { verdict, findings } = assessed(recipe, months);
      expect(verdict, `at ${String(months)} months`).toBe("rejected");
      expect(findings.map(({ ruleId }) => ruleId)).toContain(recipe[4]);
    }
  });
});
