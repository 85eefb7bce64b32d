import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { COOKING_METHODS, MEAL_TYPES } from "../../../lib/domain/food/cooking";
import { FOOD_IDS, type FoodId } from "../../../lib/domain/food/food-ids";
import { FOODS } from "../../../lib/domain/food/foods";
import { planRecipe } from "../../../lib/domain/recipes/plan-recipe";
import { eatenGrams, portionGrams, roundGrams } from "../../../lib/domain/recipes/plan/amounts";
import { householdMeasure } from "../../../lib/domain/recipes/plan/household-measure";
import { formOf, isDishFormId } from "../../../lib/domain/recipes/plan/dish-form";
import { DISH_FORMS } from "../../../lib/domain/recipes/plan/dish-forms.table";
import { isKind } from "../../../lib/domain/recipes/plan/food-kind";
import { procedureOf } from "../../../lib/domain/recipes/procedure/dish-procedure";
import type { Step } from "../../../lib/domain/recipes/procedure/step";
import type { RecipeBrief } from "../../../lib/domain/recipes/recipe";
import { anyBrief, briefOf, suitable, wholeRuns } from "./pantries";

function foodsOf(step: Step): readonly string[] {
  if (step.kind === "cook") return step.stages.flatMap(({ foods }) => foods);
  if (step.kind === "start") return [...step.foods, ...step.liquids, ...step.fats];
  if (step.kind === "crumble") return [...step.foods, ...step.fats];
  if (step.kind === "shape" || step.kind === "toss") return step.fats;
  return "foods" in step ? step.foods : [];
}

function weighsAboutThePortion(brief: RecipeBrief): void {
  const plan = planRecipe(brief);
  const form = DISH_FORMS[formOf(plan)];
  const eaten = plan.items.reduce((sum, item) => sum + eatenGrams(item, form), 0);
  const portion = portionGrams(brief.ageGroup, brief.mealType);
  expect(eaten).toBeLessThanOrEqual(portion * 1.5);
  if (brief.mealType !== "snack") expect(eaten).toBeGreaterThanOrEqual(portion * 0.3);
  for (const { amount } of plan.items) expect(amount.value).toBeGreaterThan(0);
}

describe("a plan", () => {
  it("is the same for the same brief and seed", () => {
    fc.assert(
      fc.property(anyBrief, (brief) => {
        expect(planRecipe(brief)).toEqual(planRecipe(brief));
      }),
      { numRuns: 100 },
    );
  });

  it("holds every food of the brief once, as asked for, and nothing the family avoids is added", () => {
    fc.assert(
      fc.property(anyBrief, (brief) => {
        const wary = {
          ...brief,
          avoid: { allergens: ["gluten", "eggs", "milk"] as const, foods: ["potato"] as const },
        };
        const { items } = planRecipe(wary);
        const ids = items.map(({ foodId }) => foodId);
        expect(new Set(ids).size).toBe(ids.length);
        expect(brief.foods.filter((foodId) => !items.some((item) => item.foodId === foodId && !item.added))).toEqual(
          [],
        );
        for (const { foodId } of items.filter(({ added }) => added)) {
          expect(FOODS[foodId].minAgeMonths).toBeLessThanOrEqual(brief.months);
          expect(FOODS[foodId].allergens.filter((allergen) => allergen !== "celery")).not.toEqual(
            expect.arrayContaining(["gluten"]),
          );
          expect(foodId).not.toBe("potato");
        }
      }),
      { numRuns: wholeRuns },
    );
  });

  it("weighs about the portion of the age on the plate", () => {
    const twoKindsOfEgg = briefOf({
      foods: ["carrot", "egg", "duck_egg", "brown_lentil"],
      cookingMethod: "pureed",
      mealType: "snack",
    });
    const twoKindsInADough = briefOf({
      foods: ["yeast", "duck_egg", "egg", "chia", "carrot"],
      cookingMethod: "stirFried",
      mealType: "snack",
      ageGroup: "9-12",
      seed: 5,
    });
    const examples: [RecipeBrief][] = [[twoKindsOfEgg], [twoKindsInADough]];
    fc.assert(fc.property(anyBrief, weighsAboutThePortion), { numRuns: wholeRuns, examples });
  });

  it("weighs no more where several kinds of egg and spoons of this and that are all to go into it", () => {
    const measured = FOOD_IDS.filter((foodId) =>
      isKind(foodId, "fat", "nutButter", "cream", "groundNut", "chia", "herb", "sour", "seasoning", "leaven"),
    );
    const manyEggs = fc
      .record({
        brief: anyBrief,
        eggs: fc.subarray<FoodId>(["egg", "duck_egg", "quail_egg"], { minLength: 2 }),
        spoons: fc.subarray(measured, { maxLength: 3 }),
      })
      .map(({ brief, eggs, spoons }): RecipeBrief => {
        const foods = new Set([...eggs, ...spoons, ...brief.foods]);
        return { ...brief, foods: [...foods].filter((foodId) => suitable(brief.months).includes(foodId)).slice(0, 6) };
      });
    fc.assert(fc.property(manyEggs, weighsAboutThePortion), { numRuns: wholeRuns });
  });

  it("adds what fills to a food of which a baby may have only a little, and to no snack", () => {
    const added = (parts: Parameters<typeof briefOf>[0]) =>
      planRecipe(briefOf(parts)).items.filter((item) => item.added && item.foodId !== "water");
    const little: Parameters<typeof briefOf>[0] = { foods: ["pancake"], cookingMethod: "stirFried", ageGroup: "9-12" };
    expect(added({ ...little, mealType: "breakfast" }).map(({ foodId }) => foodId)).toContain("banana");
    expect(added({ ...little, mealType: "snack" })).toEqual([]);
    const without = { allergens: [], foods: ["banana", "pear"] as const };
    expect(added({ ...little, mealType: "breakfast", avoid: without }).map(({ foodId }) => foodId)).toContain("apple");
    const sticky = added({
      foods: ["glutinous_rice"],
      cookingMethod: "fingerFood",
      mealType: "dinner",
      ageGroup: "12-24",
    });
    expect(sticky.filter(({ role }) => role === "base")).toHaveLength(1);
    expect(added({ foods: ["pear"], cookingMethod: "stirFried", mealType: "breakfast" })).toEqual([]);
  });

  it("uses every food in a step, and no step uses a food that is not in the list", () => {
    fc.assert(
      fc.property(anyBrief, (brief) => {
        const plan = planRecipe(brief);
        const used = new Set(procedureOf(plan).flat().flatMap(foodsOf));
        const listed = new Set<string>(plan.items.map(({ foodId }) => foodId));
        expect([...used].filter((foodId) => !listed.has(foodId))).toEqual([]);
        expect([...listed].filter((foodId) => foodId !== "water" && !used.has(foodId))).toEqual([]);
      }),
      { numRuns: wholeRuns },
    );
  });

  it("cooks nothing for less time than it needs, and never for no time", () => {
    fc.assert(
      fc.property(anyBrief, (brief) => {
        const plan = planRecipe(brief);
        const needed = new Map(plan.items.map(({ foodId, minutes }) => [foodId, minutes]));
        for (const step of procedureOf(plan).flat()) {
          if (step.kind !== "cook") continue;
          step.stages.forEach(({ foods, minutes }, index) => {
            expect(minutes).toBeGreaterThan(0);
            const left = step.stages.slice(index).reduce((sum, stage) => sum + stage.minutes, 0);
            for (const foodId of foods) expect(left).toBeGreaterThanOrEqual(needed.get(foodId) ?? 0);
          });
        }
      }),
      { numRuns: wholeRuns },
    );
  });

  it("lists the water that it cooks in, and none for what is eaten as it grew", () => {
    const hasWater = (parts: Parameters<typeof briefOf>[0]) =>
      planRecipe(briefOf(parts)).items.some(({ foodId }) => foodId === "water");
    for (const cookingMethod of ["soup", "stew", "steamed", "pureed"] as const) {
      expect(hasWater({ foods: ["carrot", "potato"], cookingMethod })).toBe(true);
    }
    expect(hasWater({ foods: ["mango", "papaya"], cookingMethod: "pureed", mealType: "snack" })).toBe(false);
  });

  it("boils dried beans hard after soaking, and eggs until they are firm, whatever the dish", () => {
    for (const cookingMethod of COOKING_METHODS) {
      const beans = procedureOf(planRecipe(briefOf({ foods: ["kidney_bean", "carrot"], cookingMethod }))).flat();
      expect(beans.filter(({ kind }) => kind === "beans")).toHaveLength(1);
      const eggs = procedureOf(planRecipe(briefOf({ foods: ["egg", "carrot"], cookingMethod }))).flat();
      const firm = eggs.some(
        (step) => step.kind === "hardBoil" || (step.kind === "shape" && step.done.includes("egg")),
      );
      expect(firm).toBe(true);
    }
  });

  it("names a form that is known, suits the method and refuses what it refuses", () => {
    fc.assert(
      fc.property(anyBrief, (brief) => {
        const { form, cookingMethod, items } = planRecipe(brief);
        expect(isDishFormId(form)).toBe(true);
        const { methods, refuses = [] } = DISH_FORMS[formOf({ form, cookingMethod })];
        expect(methods).toContain(brief.cookingMethod);
        const dish = items.filter(({ role }) => role !== "beside").map(({ foodId }) => foodId);
        const spoilt = dish.filter((foodId) => isKind(foodId, ...refuses));
        const alternatives = Object.values(DISH_FORMS).filter(({ methods: each }) =>
          each.includes(brief.cookingMethod),
        );
        if (spoilt.length > 0)
          expect(alternatives.every(({ refuses: each = [], needs }) => each.length > 0 || needs)).toBe(false);
      }),
      { numRuns: 100 },
    );
  });
});

describe("dishes", () => {
  it("are not called by the name of a food that the family avoids", () => {
    const rice: Parameters<typeof briefOf>[0] = { foods: ["rice", "cauliflower", "split_pea"], mealType: "dinner" };
    for (let seed = 0; seed < 40; seed += 1) {
      const avoid = { allergens: [], foods: ["rice_porridge"] as const };
      expect(planRecipe(briefOf({ ...rice, seed, avoid })).form).not.toBe("congee");
    }
    const forms = Array.from({ length: 40 }, (_, seed) => planRecipe(briefOf({ ...rice, seed })).form);
    expect(forms).toContain("congee");
  });

  it("differ between meals", () => {
    const plans = MEAL_TYPES.map((mealType) => planRecipe(briefOf({ foods: ["carrot", "chicken"], mealType })));
    const dishes = plans.map(({ form, items }) =>
      JSON.stringify([form, items.map(({ foodId, amount }) => [foodId, amount])]),
    );
    expect(new Set(dishes).size).toBe(MEAL_TYPES.length);
  });

  it("put fruit beside fish, and fish beside fruit", () => {
    const lunch = planRecipe(briefOf({ foods: ["cod", "pear", "carrot"] }));
    expect(lunch.items.find(({ foodId }) => foodId === "pear")?.role).toBe("beside");
    const breakfast = planRecipe(
      briefOf({ foods: ["cod", "pear", "apple"], mealType: "breakfast", cookingMethod: "stew" }),
    );
    expect(breakfast.items.find(({ foodId }) => foodId === "cod")?.role).toBe("beside");
  });

  it("are made of what a cook would make of the foods", () => {
    const formFor = (parts: Parameters<typeof briefOf>[0]) => planRecipe(briefOf(parts)).form;
    expect(formFor({ foods: ["banana", "oats"], cookingMethod: "pureed", mealType: "breakfast" })).toBe("porridge");
    expect(formFor({ foods: ["egg", "spinach"], cookingMethod: "fingerFood", mealType: "breakfast" })).toBe("omelette");
    expect(formFor({ foods: ["egg", "spinach"], cookingMethod: "baked", mealType: "breakfast" })).toBe("frittata");
    expect(formFor({ foods: ["minced_beef", "onion"], cookingMethod: "baked" })).toBe("bakedPatties");
    expect(formFor({ foods: ["apple", "pear"], cookingMethod: "stew" })).toBe("compote");
    expect(formFor({ foods: ["carrot"], cookingMethod: "steamed" })).toBe("steamedPlate");
    expect(formFor({ foods: ["chicken", "carrot"], cookingMethod: "baked" })).toBe("trayBake");
    expect(formFor({ foods: ["wheat_flour", "baking_powder", "apple"], cookingMethod: "baked" })).toBe("muffins");
  });

  it("cook something even of oil and herbs, and of a family that avoids the usual basics", () => {
    const plan = planRecipe(
      briefOf({ foods: ["olive_oil", "parsley"], avoid: { allergens: ["gluten"], foods: ["potato", "millet"] } }),
    );
    expect(plan.items.some(({ foodId }) => isKind(foodId, "porridgeGrain", "boiledGrain", "starch", "vegetable"))).toBe(
      true,
    );
  });
});

describe("amounts", () => {
  it("round as a kitchen weighs", () => {
    expect([roundGrams(0.2), roundGrams(7.4), roundGrams(12), roundGrams(48), roundGrams(123)]).toEqual([
      1, 7, 10, 50, 120,
    ]);
  });

  it("come with a measure that needs no scale", () => {
    expect(householdMeasure({ foodId: "carrot", amount: { value: 40, unit: "g" } })).toEqual({
      value: 0.5,
      unit: "piece",
    });
    expect(householdMeasure({ foodId: "grape", amount: { value: 15, unit: "g" } })).toEqual({
      value: 3,
      unit: "piece",
    });
    expect(householdMeasure({ foodId: "oats", amount: { value: 25, unit: "g" } })).toEqual({ value: 3, unit: "tbsp" });
    expect(householdMeasure({ foodId: "cows_milk", amount: { value: 50, unit: "ml" } })).toEqual({
      value: 3,
      unit: "tbsp",
    });
    expect(householdMeasure({ foodId: "egg", amount: { value: 1, unit: "piece" } })).toBeUndefined();
  });

  it("never pass what a baby may have of liver, leaves and shellfish", () => {
    const amountOf = (foodId: "chicken_liver" | "spinach" | "shrimp") =>
      planRecipe(briefOf({ foods: [foodId] })).items.find((item) => item.foodId === foodId)?.amount.value;
    expect(amountOf("chicken_liver")).toBeLessThanOrEqual(10);
    expect(amountOf("spinach")).toBeLessThanOrEqual(20);
    expect(amountOf("shrimp")).toBeLessThanOrEqual(5);
  });
});
