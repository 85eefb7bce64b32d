import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { COOKING_METHODS } from "../../../lib/domain/food/cooking";
import type { FoodId } from "../../../lib/domain/food/food-ids";
import { ENGLISH_NAMES } from "../../../lib/domain/food/names/english.table";
import { planRecipe } from "../../../lib/domain/recipes/plan-recipe";
import { formOf } from "../../../lib/domain/recipes/plan/dish-form";
import type { RecipeBrief } from "../../../lib/domain/recipes/recipe";
import { renderRecipe } from "../../../lib/domain/recipes/render-recipe";
import { anyBrief, HOUSE_PANTRIES, briefOf, runs } from "./pantries";

/** Most of the steps that two methods may have in common, of the steps of the shorter recipe. */
const MOST_SHARED = 0.5;

/** A step without what was put into it: no food, no number, no pronoun. */
function bare(step: string, foods: readonly FoodId[]): string {
  const names = foods
    .flatMap((foodId) => [ENGLISH_NAMES[foodId].name, ENGLISH_NAMES[foodId].singular])
    .map((name) => name.toLowerCase())
    .sort((left, right) => right.length - left.length);
  const unnamed = names.reduce((text, name) => text.replaceAll(name, "_"), step.toLowerCase());
  return unnamed
    .replace(/_(?:, _)* and _/g, "_")
    .replace(/[\d½¼¾]+/g, "#")
    .replace(/\b(?:them|it)\b/g, "it");
}

function cooked(brief: RecipeBrief): { form: string; steps: readonly string[] } {
  const plan = planRecipe(brief);
  const foods = plan.items.map(({ foodId }) => foodId);
  const steps = renderRecipe(plan, "en").instructions.split("\n");
  return { form: formOf(plan), steps: steps.map((step) => bare(step, foods)) };
}

function expectDifferentDishes(brief: RecipeBrief): void {
  const dishes = COOKING_METHODS.map((cookingMethod) => cooked({ ...brief, cookingMethod }));
  dishes.forEach((left, index) => {
    for (const right of dishes.slice(index + 1)) {
      const shared = left.steps.filter((step) => right.steps.includes(step));
      const share = shared.length / Math.min(left.steps.length, right.steps.length);
      expect(
        share,
        `${left.form} and ${right.form} of ${brief.foods.join()}:\n${shared.join("\n")}`,
      ).toBeLessThanOrEqual(MOST_SHARED);
    }
  });
}

describe("no two methods share more than half of their steps", () => {
  it("for what a family has in the kitchen", () => {
    for (const foods of HOUSE_PANTRIES) expectDifferentDishes(briefOf({ foods, ageGroup: "9-12" }));
  });

  it("for fruit that is not baked by itself, beside an onion", () => {
    expectDifferentDishes(briefOf({ foods: ["spring_onion", "cantaloupe"], mealType: "breakfast", ageGroup: "12-24" }));
  });

  it("for any pantry", () => {
    fc.assert(fc.property(anyBrief, expectDifferentDishes), { numRuns: Math.max(runs, 500), seed: 4 });
  });
});
