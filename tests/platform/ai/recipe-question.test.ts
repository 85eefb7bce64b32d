import { describe, expect, it } from "vitest";
import type { FoodId } from "@/lib/domain/food/food-ids";
import { foodName } from "@/lib/domain/food/names";
import type { RecipeBrief } from "@/lib/domain/recipes/recipe";
import type { Language } from "@/lib/domain/shared/language";
import { MILD_HERBS, recipeQuestion } from "@/lib/platform/ai/recipe-question";

function promptFor(language: Language, avoid: readonly FoodId[]): string {
  const brief: RecipeBrief = {
    foods: ["carrot"],
    cookingMethod: "soup",
    mealType: "lunch",
    ageGroup: "6-9",
    months: 8,
    language,
    avoid: { allergens: [], foods: avoid },
    seed: 1,
  };
  return recipeQuestion(brief, []).prompt;
}

describe("the question for a recipe", () => {
  it.each<Language>(["en", "de", "de-AT", "pl", "my"])(
    "names every mild herb in the recipe's language: %s",
    (language) => {
      const herbs = JSON.stringify(MILD_HERBS.map((herb) => foodName(herb, language)));
      expect(promptFor(language, [])).toContain(`"herbs":${herbs}`);
    },
  );

  it("names no herb that the family avoids", () => {
    const left = MILD_HERBS.filter((herb) => herb !== "dill").map((herb) => foodName(herb, "en"));
    expect(promptFor("en", ["dill"])).toContain(`"herbs":${JSON.stringify(left)}`);
  });
});
