import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FOODS } from "../../../lib/domain/food/foods";
import type { FoodId } from "../../../lib/domain/food/food-ids";
import { cookingTimes } from "../../../lib/domain/recipes/cooking-times";
import { describeKeeping, keepingOf } from "../../../lib/domain/recipes/keeping";
import { nutritionOf } from "../../../lib/domain/recipes/nutrition";
import { planRecipe } from "../../../lib/domain/recipes/plan-recipe";
import { procedureOf } from "../../../lib/domain/recipes/procedure/dish-procedure";
import type { RecipeBrief } from "../../../lib/domain/recipes/recipe";
import { LANGUAGES } from "../../../lib/domain/shared/language";
import { anyBrief, briefOf, runs } from "./pantries";

const plan = (foods: readonly FoodId[], parts: Partial<RecipeBrief> = {}) => planRecipe(briefOf({ ...parts, foods }));
const ANYTHING = { months: 12, avoid: { allergens: [], foods: [] } };

describe("the times of a dish", () => {
  it("are at least what its longest pot takes, in steps of five", () => {
    fc.assert(
      fc.property(anyBrief, (brief) => {
        const made = planRecipe(brief);
        const { preparation, cooking, soaksOvernight } = cookingTimes(made);
        expect(preparation).toBeGreaterThanOrEqual(5);
        expect([preparation % 5, cooking % 5]).toEqual([0, 0]);
        const steps = procedureOf(made).flat();
        for (const step of steps) {
          if (step.kind === "cook")
            expect(cooking).toBeGreaterThanOrEqual(step.stages.reduce((sum, { minutes }) => sum + minutes, 0));
          if (step.kind === "grain" || step.kind === "beans") expect(cooking).toBeGreaterThanOrEqual(step.minutes);
        }
        expect(soaksOvernight).toBe(steps.some(({ kind }) => kind === "beans"));
      }),
      { numRuns: runs },
    );
  });

  it("are those of a kitchen", () => {
    expect(cookingTimes(plan(["carrot", "potato", "chicken"]))).toEqual({
      preparation: 15,
      cooking: 25,
      soaksOvernight: false,
    });
    expect(cookingTimes(plan(["mango"], { cookingMethod: "pureed", mealType: "snack" })).cooking).toBe(0);
    expect(cookingTimes(plan(["kidney_bean", "carrot"])).soaksOvernight).toBe(true);
  });
});

describe("how a dish is kept", () => {
  it("depends on what spoils first", () => {
    expect(keepingOf(plan(["carrot", "potato"]))).toEqual(["twoDays", "freezes", "reheat"]);
    expect(keepingOf(plan(["cod", "carrot"], { cookingMethod: "steamed" }))[0]).toBe("oneDay");
    expect(keepingOf(plan(["rice", "carrot"]))).toEqual(["oneDayRice", "noFreezing", "reheat"]);
    expect(keepingOf(plan(["spinach", "potato"]))).toEqual(["freshLeaves"]);
    expect(keepingOf(plan(["beetroot", "potato"]))).toEqual(["freshLeaves"]);
    expect(keepingOf(plan(["mango"], { cookingMethod: "pureed", mealType: "snack" }))).toEqual(["fresh"]);
  });

  it("is said in whole sentences of every language", () => {
    fc.assert(
      fc.property(anyBrief, (brief) => {
        for (const language of LANGUAGES) {
          expect(describeKeeping(planRecipe(brief), language)).toMatch(language === "my" ? /။$/u : /^\p{Lu}.*\.$/u);
        }
      }),
      { numRuns: runs / 2 },
    );
  });
});

describe("what a dish brings", () => {
  it("is iron, vitamin C and fat from its own foods, and what is missing is worth adding", () => {
    expect(nutritionOf(plan(["chicken", "broccoli"]), ANYTHING)).toMatchObject({
      iron: ["chicken"],
      vitaminC: expect.arrayContaining(["broccoli"]),
      fat: ["rapeseed_oil"],
      tryAdding: [],
    });
    expect(nutritionOf(plan(["courgette"], { cookingMethod: "steamed" }), ANYTHING).tryAdding).toContain("red_lentil");
  });

  it("names nothing that is in the dish already, is too early or is avoided", () => {
    fc.assert(
      fc.property(anyBrief, (brief) => {
        const made = planRecipe(brief);
        const limits = { months: brief.months, avoid: { allergens: [], foods: ["red_lentil", "oats"] as const } };
        const { iron, vitaminC, tryAdding } = nutritionOf(made, limits);
        expect(iron.length > 0 || tryAdding.length > 0).toBe(true);
        expect(vitaminC.length > 0 || tryAdding.length > 0).toBe(true);
        for (const foodId of tryAdding) {
          expect(made.items.some((item) => item.foodId === foodId)).toBe(false);
          expect(["red_lentil", "oats"]).not.toContain(foodId);
          expect(FOODS[foodId].minAgeMonths).toBeLessThanOrEqual(brief.months);
        }
      }),
      { numRuns: runs },
    );
  });
});
