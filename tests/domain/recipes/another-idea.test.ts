import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FOODS } from "../../../lib/domain/food/foods";
import { composeRecipe } from "../../../lib/domain/recipes/embedded-writer";
import { planRecipe } from "../../../lib/domain/recipes/plan-recipe";
import { assessRecipe } from "../../../lib/domain/safety/assess-recipe";
import { anyBrief, briefOf, runs } from "./pantries";

describe("another idea", () => {
  it("is the first one again for variant 0, and the same for the same number", () => {
    fc.assert(
      fc.property(anyBrief, fc.nat({ max: 99 }), (brief, variant) => {
        expect(planRecipe({ ...brief, variant: 0 })).toEqual(planRecipe(brief));
        expect(planRecipe({ ...brief, variant })).toEqual(planRecipe({ ...brief, variant }));
      }),
      { numRuns: runs },
    );
  });

  it("is another recipe than the one before it, whatever is in the kitchen", () => {
    fc.assert(
      fc.property(anyBrief, (brief) => {
        const words = [0, 1, 2, 3].map((variant) => composeRecipe({ ...brief, variant }).text);
        words.slice(1).forEach((text, index) => {
          expect(text).not.toEqual(words[index]);
        });
      }),
      { numRuns: runs },
    );
  });

  it("tries every dish that suits before it seasons one otherwise", () => {
    const brief = briefOf({ foods: ["minced_beef", "potato", "carrot"], cookingMethod: "fingerFood" });
    const plans = Array.from({ length: 8 }, (_, variant) => planRecipe({ ...brief, variant }));
    const forms = plans.map(({ form }) => form);
    const different = new Set(forms).size;
    expect(different).toBeGreaterThanOrEqual(2);
    expect(new Set(forms.slice(0, different)).size).toBe(different);
    const again = plans[different];
    expect(again?.form).toBe(forms[0]);
    expect(again?.items.some(({ foodId, added }) => added && foodId === "parsley")).toBe(true);
  });

  it("holds nothing the family avoids and passes the gate", () => {
    fc.assert(
      fc.property(anyBrief, fc.integer({ min: 1, max: 30 }), (brief, variant) => {
        const wary = { ...brief, variant, avoid: { allergens: ["gluten"] as const, foods: ["parsley"] as const } };
        const { plan, text } = composeRecipe(wary);
        for (const { foodId, added } of plan?.items ?? []) {
          if (!added) continue;
          expect(foodId).not.toBe("parsley");
          expect(FOODS[foodId].allergens).not.toContain("gluten");
        }
        const profile = { months: brief.months, allergens: [], avoidFoods: [] };
        expect(assessRecipe(text, profile, { declaredFoods: brief.foods }).verdict).not.toBe("rejected");
      }),
      { numRuns: runs },
    );
  });
});
