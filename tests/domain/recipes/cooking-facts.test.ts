import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FOODS } from "../../../lib/domain/food/foods";
import type { FoodId } from "../../../lib/domain/food/food-ids";
import { cookingTimes } from "../../../lib/domain/recipes/cooking-times";
import { describeKeeping, keepingOf } from "../../../lib/domain/recipes/keeping";
import { nutritionOf } from "../../../lib/domain/recipes/nutrition";
import { isKind } from "../../../lib/domain/recipes/plan/food-kind";
import { planRecipe } from "../../../lib/domain/recipes/plan-recipe";
import { procedureOf } from "../../../lib/domain/recipes/procedure/dish-procedure";
import type { RecipeBrief } from "../../../lib/domain/recipes/recipe";
import { renderRecipe } from "../../../lib/domain/recipes/render-recipe";
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
    const fried = { cookingMethod: "stirFried", mealType: "breakfast" } as const;
    expect(plan(["egg", "tomato"], fried).form).toBe("scramble");
    expect(keepingOf(plan(["egg", "tomato"], fried))).toEqual(["oneDay", "noFreezing", "reheat"]);
    expect(keepingOf(plan(["egg", "wheat_flour", "pear"], { cookingMethod: "baked", mealType: "snack" }))).toContain(
      "freezes",
    );
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

describe("what a cook would do", () => {
  const DRY: readonly FoodId[] = ["wheat_flour", "oats", "semolina", "spelt"];
  const EGG_GRAMS: Readonly<Partial<Record<FoodId, number>>> = { egg: 50, quail_egg: 10, duck_egg: 70 };
  const mixOf = (made: ReturnType<typeof planRecipe>) =>
    procedureOf(made)
      .flat()
      .flatMap((step) => (step.kind === "mix" && step.mix === "dough" ? [step] : []));

  it("adds no water to a batter that the egg wets, and some where nothing does", () => {
    const baked = { cookingMethod: "baked", mealType: "snack", ageGroup: "12-24" } as const;
    const withEgg = plan(["wheat_flour", "baking_powder", "apple", "egg"], baked);
    expect(mixOf(withEgg).map(({ spoons }) => spoons)).toEqual([0]);
    const without = plan(["wheat_flour", "baking_powder", "apple"], baked);
    expect(mixOf(without).map(({ spoons }) => spoons)).toEqual([4]);
    const milky = plan(["wheat_flour", "baking_powder", "apple", "cows_milk"], baked);
    expect(mixOf(milky).map(({ spoons }) => spoons)).toEqual([0]);
  });

  it("cooks what is cut once it has set in as little as sets, and never in so little that it burns", () => {
    const fingers: Partial<RecipeBrief> = { cookingMethod: "fingerFood" };
    const kitchens: readonly (readonly [readonly FoodId[], Partial<RecipeBrief>])[] = [
      [["oats", "banana"], { ...fingers, mealType: "snack" }],
      [["oats", "cows_milk", "banana"], { ...fingers, mealType: "snack", ageGroup: "12-24" }],
      [["polenta", "courgette"], { ...fingers, mealType: "lunch", ageGroup: "12-24" }],
    ];
    for (const [foods, order] of kitchens) {
      const { items } = plan(foods, order);
      const [wet, grain] = (["ml", "g"] as const).map((unit) =>
        items
          .filter(
            ({ foodId, amount }) =>
              amount.unit === unit && (unit === "ml" || !["banana", "courgette"].includes(foodId)),
          )
          .reduce((sum, { amount }) => sum + amount.value, 0),
      );
      expect(wet, foods.join()).toBeGreaterThanOrEqual(50);
      expect(wet, foods.join()).toBeLessThanOrEqual(Math.max(100, 4 * (grain ?? 0) + 25));
    }
    const porridge = plan(["oats", "banana"], { ...fingers, mealType: "snack" });
    expect(porridge.items.find(({ foodId }) => foodId === "water")?.amount.value).toBeLessThanOrEqual(70);
  });

  it("leaves no batter dry: there is milk, as much egg as flour, or water", () => {
    fc.assert(
      fc.property(anyBrief, (brief) => {
        const made = planRecipe(brief);
        for (const { foods, spoons } of mixOf(made)) {
          const inIt = made.items.filter(({ foodId }) => foods.includes(foodId));
          const eggs = inIt.reduce((sum, { foodId, amount }) => sum + (EGG_GRAMS[foodId] ?? 0) * amount.value, 0);
          const dry = inIt.reduce((sum, { foodId, amount }) => sum + (DRY.includes(foodId) ? amount.value : 0), 0);
          const milk = inIt.some(({ amount }) => amount.unit === "ml");
          const curd = made.items.reduce(
            (sum, { foodId, amount }) => sum + (isKind(foodId, "softDairy") ? amount.value * 0.7 : 0),
            0,
          );
          if (spoons === 0 && !milk) expect(eggs + curd).toBeGreaterThanOrEqual(dry);
        }
      }),
      { numRuns: runs },
    );
  });

  it("mashes what is soft onto toast, at every age, and says so everywhere", () => {
    for (const ageGroup of ["6-9", "9-12", "12-24"] as const) {
      for (const food of ["avocado", "banana"] as const) {
        const parts = { cookingMethod: "fingerFood", mealType: "breakfast", ageGroup } as const;
        const made = { ...plan(["bread", food], parts), form: "toastFingers" };
        const [prepared] = procedureOf(made)
          .flat()
          .filter((step) => step.kind === "prepare" && step.foods.includes(food));
        expect(prepared).toMatchObject({ cut: "mash" });
        const { ingredients, servingInstructions } = renderRecipe(made, "en");
        expect(ingredients.find((line) => line.includes(food))).toMatch(/mashed/);
        expect(servingInstructions.preparation.toLowerCase()).not.toContain(food);
      }
    }
  });

  it("measures cream by the tablespoon where three teaspoons are one", () => {
    const cream = (ageGroup: "6-9" | "12-24") =>
      plan(["potato", "sour_cream"], { ageGroup }).items.find(({ foodId }) => foodId === "sour_cream")?.amount;
    expect(cream("12-24")).toEqual({ value: 1, unit: "tbsp" });
    expect(cream("6-9")).toEqual({ value: 2, unit: "tsp" });
  });
});
