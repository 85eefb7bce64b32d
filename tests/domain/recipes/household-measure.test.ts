import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FOOD_IDS, type FoodId } from "../../../lib/domain/food/food-ids";
import { FOODS } from "../../../lib/domain/food/foods";
import { foodName } from "../../../lib/domain/food/names";
import { measuredItem } from "../../../lib/domain/recipes/measures";
import { planRecipe } from "../../../lib/domain/recipes/plan-recipe";
import { isKind, kindOf } from "../../../lib/domain/recipes/plan/food-kind";
import { householdMeasure } from "../../../lib/domain/recipes/plan/household-measure";
import {
  HANDFUL_GRAMS,
  PIECE_GRAMS,
  SLICE_GRAMS,
  TABLESPOON_GRAMS,
} from "../../../lib/domain/recipes/plan/measures.table";
import { renderRecipe } from "../../../lib/domain/recipes/render-recipe";
import { LANGUAGES } from "../../../lib/domain/shared/language";
import { anyBrief, briefOf, runs } from "./pantries";

const grams = (foodId: FoodId, value: number) => householdMeasure({ foodId, amount: { value, unit: "g" } });
const anyFood = fc.constantFrom(...FOOD_IDS);

describe("a household measure", () => {
  it.each([
    ["bread", 70, { value: 2, unit: "slice" }],
    ["bread", 35, { value: 1, unit: "slice" }],
    ["bread", 15, { value: 0.5, unit: "slice" }],
    ["bread_roll", 50, { value: 1, unit: "piece" }],
    ["spinach", 20, { value: 1, unit: "handful" }],
    ["broccoli", 60, { value: 1.5, unit: "handful" }],
    ["peas", 30, { value: 3, unit: "tbsp" }],
    ["rice", 25, { value: 2, unit: "tbsp" }],
    ["yogurt", 30, { value: 2, unit: "tbsp" }],
    ["parmesan", 3, { value: 1.5, unit: "tsp" }],
    ["cherry_tomato", 24, { value: 2, unit: "piece" }],
    ["potato", 50, { value: 0.5, unit: "piece" }],
    ["rice_cake", 16, { value: 2, unit: "piece" }],
  ] as const)("of %s, %i g", (foodId, value, measure) => {
    expect(grams(foodId, value)).toEqual(measure);
  });

  it("of radishes is a handful: a red one weighs ten grams, a white one thirty times as much", () => {
    expect(grams("radish", 60)).toEqual({ value: 1.5, unit: "handful" });
  });

  it.each(["chicken", "beef", "salmon", "cod", "chicken_liver", "tofu", "squid"] as const)(
    "is none for %s: nobody measures it with a spoon",
    (foodId) => {
      for (const value of [5, 20, 45, 90]) expect(grams(foodId, value)).toBeUndefined();
    },
  );

  it("never spoons bread, leaves, meat, fish or a whole vegetable", () => {
    fc.assert(
      fc.property(anyFood, fc.integer({ min: 1, max: 300 }), (foodId, value) => {
        const measure = grams(foodId, value);
        if (isKind(foodId, "bread", "leaf", "meat", "fish", "liver", "vegetable", "starch", "firmFruit"))
          expect(["tbsp", "tsp"]).not.toContain(measure?.unit);
        if (isKind(foodId, "bread")) expect(["slice", "piece", undefined]).toContain(measure?.unit);
      }),
    );
  });

  it("is a number that a hand can take: halves, quarters of what is large, whole small things", () => {
    fc.assert(
      fc.property(anyFood, fc.integer({ min: 1, max: 400 }), (foodId, value) => {
        const measure = grams(foodId, value);
        if (measure === undefined) return;
        expect(measure.value).toBeGreaterThan(0);
        const small = (PIECE_GRAMS[foodId] ?? 100) < 25;
        const steps = measure.unit === "piece" ? (small ? 1 : 4) : 2;
        expect((measure.value * steps) % 1, `${foodId} ${String(measure.value)}`).toBe(0);
        expect(measure.value).toBeLessThanOrEqual(measure.unit === "tbsp" ? 12 : 100);
      }),
    );
  });

  it("is about the amount: at most half a measure away from it", () => {
    const weightOf = (foodId: FoodId, unit: string): number => {
      if (unit === "piece") return PIECE_GRAMS[foodId] ?? 0;
      if (unit === "slice") return SLICE_GRAMS[foodId] ?? 0;
      const kind = kindOf(foodId);
      return unit === "handful" ? (HANDFUL_GRAMS[kind] ?? 0) : (TABLESPOON_GRAMS[kind] ?? 0) / (unit === "tsp" ? 3 : 1);
    };
    fc.assert(
      fc.property(anyFood, fc.integer({ min: 5, max: 300 }), (foodId, value) => {
        const measure = grams(foodId, value);
        if (measure === undefined) return;
        const one = weightOf(foodId, measure.unit);
        expect(one, `${foodId} ${measure.unit}`).toBeGreaterThan(0);
        expect(Math.abs(measure.value * one - value), foodId).toBeLessThanOrEqual(one / 2 + 0.001);
      }),
    );
  });

  it("never shrinks as the amount grows, as long as the measure stays the same", () => {
    fc.assert(
      fc.property(
        anyFood,
        fc.integer({ min: 1, max: 200 }),
        fc.integer({ min: 1, max: 100 }),
        (foodId, value, more) => {
          const [less, greater] = [grams(foodId, value), grams(foodId, value + more)];
          if (less?.unit === greater?.unit && less !== undefined && greater !== undefined)
            expect(greater.value).toBeGreaterThanOrEqual(less.value);
        },
      ),
    );
  });

  it("is none for what is a measure already", () => {
    for (const unit of ["piece", "tsp", "tbsp", "pinch"] as const)
      expect(householdMeasure({ foodId: "egg", amount: { value: 1, unit } })).toBeUndefined();
    expect(householdMeasure({ foodId: "water", amount: { value: 250, unit: "ml" } })).toBeUndefined();
    expect(householdMeasure({ foodId: "cows_milk", amount: { value: 60, unit: "ml" } })).toEqual({
      value: 4,
      unit: "tbsp",
    });
  });
});

describe("the line of an ingredient", () => {
  const lines = (
    language: (typeof LANGUAGES)[number],
    measures: "both" | "household" | "metric",
    foods: readonly FoodId[],
  ) =>
    renderRecipe(
      planRecipe(briefOf({ foods, cookingMethod: "fingerFood", mealType: "breakfast", ageGroup: "12-24" })),
      language,
      measures,
    ).ingredients.join("\n");

  it("counts bread in slices and spinach in handfuls", () => {
    expect(lines("en", "both", ["bread", "avocado"])).toMatch(/g bread \(about \d½? slices?\)/);
    expect(lines("de", "both", ["bread", "avocado"])).toMatch(/g Brot \(etwa \d½? Scheiben?\)/);
    expect(lines("pl", "both", ["bread", "avocado"])).toMatch(/g chleba \(ok\. \d½? krom(?:ka|ki|ek)\)/);
    expect(lines("my", "both", ["bread", "avocado"])).toMatch(/ချပ်/);
    expect(lines("en", "household", ["bread", "avocado"])).toMatch(/slices? of bread/);
    expect(lines("de", "household", ["egg", "spinach"])).toMatch(/Handvoll Spinat/);
    expect(lines("pl", "household", ["egg", "spinach"])).toMatch(/garś?ci?e?i? szpinaku|garść szpinaku/);
  });

  it("says the food's own name in every measure and language, and never an empty bracket", () => {
    fc.assert(
      fc.property(anyBrief, (brief) => {
        const plan = planRecipe(brief);
        for (const language of LANGUAGES) {
          for (const measures of ["both", "metric", "household"] as const) {
            const { ingredients } = renderRecipe(plan, language, measures);
            ingredients.forEach((line, index) => {
              const foodId = plan.items[index]?.foodId ?? "water";
              expect(line).not.toMatch(/\(\)|\( | \)|undefined|NaN|  /);
              if (language === "my") expect(line).toContain(foodName(foodId, "my").split(" (")[0]);
            });
          }
        }
      }),
      { numRuns: runs / 4 },
    );
  });

  it("says spoons and pieces alone wherever a kitchen has a measure", () => {
    fc.assert(
      fc.property(anyBrief, (brief) => {
        for (const item of planRecipe(brief).items) {
          const said = measuredItem(item, "household").amount;
          expect(said).toEqual(householdMeasure(item) ?? item.amount);
          expect(measuredItem(item, "both").amount).toEqual(item.amount);
          if (measuredItem(item, "metric").amount.unit === "tbsp") expect(FOODS[item.foodId].id).toBe("none");
        }
      }),
      { numRuns: runs },
    );
  });
});
