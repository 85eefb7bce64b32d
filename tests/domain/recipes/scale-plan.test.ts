import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MEASURES, measuredItem } from "../../../lib/domain/recipes/measures";
import { planRecipe } from "../../../lib/domain/recipes/plan-recipe";
import { householdMeasure } from "../../../lib/domain/recipes/plan/household-measure";
import type { PlanItem } from "../../../lib/domain/recipes/recipe";
import { renderRecipe } from "../../../lib/domain/recipes/render-recipe";
import { MOST_SERVINGS, scalePlan } from "../../../lib/domain/recipes/scale-plan";
import { LANGUAGES } from "../../../lib/domain/shared/language";
import { anyBrief, briefOf, runs } from "./pantries";

const TEASPOONS: Readonly<Record<PlanItem["amount"]["unit"], number>> = {
  g: 1,
  ml: 1,
  piece: 1,
  tsp: 1,
  tbsp: 3,
  pinch: 0.1,
};

function size({ amount: { value, unit } }: PlanItem): number {
  return value * TEASPOONS[unit];
}

describe("a scaled plan", () => {
  it("is the plan itself for one portion, and within the range for any number", () => {
    const plan = planRecipe(briefOf({ foods: ["carrot", "chicken"] }));
    expect(scalePlan(plan, 1)).toBe(plan);
    expect(scalePlan(plan, -3)).toBe(plan);
    expect(scalePlan(plan, 0.4)).toBe(plan);
    expect(scalePlan(plan, 1000)).toEqual(scalePlan(plan, MOST_SERVINGS));
  });

  it("keeps its foods, its dish and its roles, and no amount shrinks as portions grow", () => {
    fc.assert(
      fc.property(anyBrief, (brief) => {
        const plan = planRecipe(brief);
        let before = plan;
        for (let servings = 2; servings <= MOST_SERVINGS; servings += 1) {
          const scaled = scalePlan(plan, servings);
          expect({ ...scaled, items: [] }).toEqual({ ...plan, items: [] });
          scaled.items.forEach((item, index) => {
            const smaller = before.items[index];
            expect(item.foodId).toBe(smaller?.foodId);
            if (smaller) expect(size(item), item.foodId).toBeGreaterThanOrEqual(size(smaller));
          });
          before = scaled;
        }
      }),
      { numRuns: runs / 2 },
    );
  });

  it("takes each food as often as there are portions, but not the oil of a pan or the water of a steamer", () => {
    const amounts = (foods: Parameters<typeof briefOf>[0], servings: number) =>
      new Map(scalePlan(planRecipe(briefOf(foods)), servings).items.map(({ foodId, amount }) => [foodId, amount]));
    const fried = { foods: ["carrot", "potato"], cookingMethod: "stirFried" } as const;
    expect(amounts(fried, 1).get("carrot")).toEqual({ value: 50, unit: "g" });
    expect(amounts(fried, 4).get("carrot")).toEqual({ value: 200, unit: "g" });
    expect(amounts(fried, 1).get("rapeseed_oil")).toEqual({ value: 1, unit: "tsp" });
    expect(amounts(fried, 4).get("rapeseed_oil")).toEqual({ value: 2.5, unit: "tsp" });
    const steamed = { foods: ["carrot", "potato"], cookingMethod: "steamed" } as const;
    expect(amounts(steamed, 3).get("water")).toEqual({ value: 500, unit: "ml" });
  });

  it("turns spoons into larger spoons and keeps a pinch a pinch for a few", () => {
    const plan = planRecipe(briefOf({ foods: ["pumpkin", "cumin"], cookingMethod: "soup" }));
    const amountOf = (servings: number, foodId: string) =>
      scalePlan(plan, servings).items.find((item) => item.foodId === foodId)?.amount;
    expect(amountOf(6, "rapeseed_oil")).toEqual({ value: 2, unit: "tbsp" });
    expect(amountOf(3, "cumin")).toEqual({ value: 1, unit: "pinch" });
    expect(amountOf(6, "cumin")).toEqual({ value: 0.5, unit: "tsp" });
  });

  it("can be said in every language and measure", () => {
    fc.assert(
      fc.property(anyBrief, fc.integer({ min: 1, max: MOST_SERVINGS }), (brief, servings) => {
        const plan = scalePlan(planRecipe(brief), servings);
        for (const language of LANGUAGES) {
          for (const measures of MEASURES) {
            const { ingredients } = renderRecipe(plan, language, measures);
            expect(ingredients).toHaveLength(plan.items.length);
            for (const line of ingredients) expect(line).not.toMatch(/undefined|NaN| {2}|\b0 /);
          }
        }
      }),
      { numRuns: runs / 4 },
    );
  });
});

describe("measures", () => {
  const carrots: PlanItem = {
    foodId: "carrot",
    role: "vegetable",
    amount: { value: 80, unit: "g" },
    added: false,
    minutes: 20,
  };
  const oil: PlanItem = { ...carrots, foodId: "rapeseed_oil", role: "fat", amount: { value: 2, unit: "tsp" } };

  it("are grams and millilitres, or pieces and spoons", () => {
    expect(measuredItem(carrots, "both")).toBe(carrots);
    expect(measuredItem(carrots, "household").amount).toEqual({ value: 1, unit: "piece" });
    expect(measuredItem(oil, "metric").amount).toEqual({ value: 10, unit: "ml" });
    expect(measuredItem(oil, "household")).toBe(oil);
  });

  it("say the household measure alone where a kitchen has no scale", () => {
    const plan = planRecipe(briefOf({ foods: ["carrot", "oats"], cookingMethod: "pureed", mealType: "breakfast" }));
    const lines = renderRecipe(plan, "en", "household").ingredients;
    expect(lines.join()).not.toMatch(/\d g /);
    expect(renderRecipe(plan, "en", "metric").ingredients.join()).not.toMatch(/about|tbsp|tsp/);
    expect(plan.items.some((item) => householdMeasure(item) !== undefined)).toBe(true);
  });
});
