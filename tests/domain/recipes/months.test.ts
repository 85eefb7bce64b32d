import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ageGroupForMonths, type AgeGroup } from "../../../lib/domain/food/age";
import { ALLERGEN_IDS } from "../../../lib/domain/food/allergen";
import { COOKING_METHODS, MEAL_TYPES } from "../../../lib/domain/food/cooking";
import { FOOD_IDS, type FoodId } from "../../../lib/domain/food/food-ids";
import { FOODS } from "../../../lib/domain/food/foods";
import { composeRecipe, composeSuggestions } from "../../../lib/domain/recipes/embedded-writer";
import { boostersFor } from "../../../lib/domain/recipes/plan/boosters";
import { eatenGrams, portionGrams, roundGrams } from "../../../lib/domain/recipes/plan/amounts";
import { formOf } from "../../../lib/domain/recipes/plan/dish-form";
import { DISH_FORMS } from "../../../lib/domain/recipes/plan/dish-forms.table";
import { isKind, kindOf } from "../../../lib/domain/recipes/plan/food-kind";
import { MOST_GRAMS, MOST_GRAMS_OF, PORTION_GRAMS } from "../../../lib/domain/recipes/plan/measures.table";
import { firstToAdd, mayAdd } from "../../../lib/domain/recipes/plan/pantry";
import { planRecipe } from "../../../lib/domain/recipes/plan-recipe";
import { procedureOf } from "../../../lib/domain/recipes/procedure/dish-procedure";
import type { RecipeBrief } from "../../../lib/domain/recipes/recipe";
import { MOST_SERVINGS, scalePlan } from "../../../lib/domain/recipes/scale-plan";
import { suitable, briefOf, runs } from "./pantries";

/** A brief for a baby of an exact age, of foods that it may have at that age. */
const byMonth: fc.Arbitrary<RecipeBrief> = fc.integer({ min: 6, max: 24 }).chain((months) =>
  fc
    .record({
      foods: fc.uniqueArray(fc.constantFrom(...suitable(months)), { minLength: 1, maxLength: 5 }),
      cookingMethod: fc.constantFrom(...COOKING_METHODS),
      mealType: fc.constantFrom(...MEAL_TYPES),
      seed: fc.nat({ max: 500 }),
    })
    .map((choice) => briefOf({ ...choice, months, ageGroup: ageGroupForMonths(months) })),
);

const anyAvoidance = fc.record({
  allergens: fc.uniqueArray(fc.constantFrom(...ALLERGEN_IDS), { maxLength: 6 }),
  foods: fc.uniqueArray(fc.constantFrom(...FOOD_IDS), { maxLength: 10 }),
});

describe("for a baby of 6 to 24 months", () => {
  it("adds nothing that it is too young for", () => {
    fc.assert(
      fc.property(byMonth, (brief) => {
        for (const { foodId, added } of planRecipe(brief).items)
          if (added) expect(FOODS[foodId].minAgeMonths, foodId).toBeLessThanOrEqual(brief.months);
      }),
      { numRuns: runs },
    );
  });

  it("leaves what a fist of under nine months is to hold large, on a plate", () => {
    const small = ["dice", "smallPieces", "short", "quarter", "finelyChop", "thinWedge", "thinStrip"];
    fc.assert(
      fc.property(byMonth, (brief) => {
        const plan = planRecipe(brief);
        fc.pre(brief.ageGroup === "6-9" && DISH_FORMS[formOf(plan)].family === "plate");
        for (const step of procedureOf(plan).flat()) {
          if (step.kind !== "prepare") continue;
          const forFists = step.foods.filter(
            (foodId) =>
              ["stick", "wedge", "floret"].includes(FOODS[foodId].preparation["6-9"].cut) &&
              !isKind(foodId, "leaf", "allium"),
          );
          if (forFists.length > 0) expect(small, forFists.join()).not.toContain(step.cut);
        }
      }),
      { numRuns: runs },
    );
  });

  it("serves a pot smooth or mashed until nine months, with lumps after, and firm pieces never", () => {
    const textures = (ageGroup: AgeGroup) =>
      COOKING_METHODS.flatMap((cookingMethod) =>
        procedureOf(planRecipe(briefOf({ foods: ["carrot", "chicken", "rice"], cookingMethod, ageGroup })))
          .flat()
          .flatMap((step) => (step.kind === "texture" || step.kind === "set" ? [step.ageGroup] : [])),
      );
    for (const ageGroup of ["6-9", "9-12", "12-24"] as const) {
      expect(textures(ageGroup).length).toBeGreaterThan(2);
      expect(new Set(textures(ageGroup))).toEqual(new Set([ageGroup]));
    }
  });

  it("gives no more of a food than its age may have of it, whatever else there is", () => {
    fc.assert(
      fc.property(byMonth, (brief) => {
        const plan = planRecipe(brief);
        const bakes = DISH_FORMS[formOf(plan)].family === "batter";
        for (const { foodId, amount } of plan.items) {
          const most = MOST_GRAMS_OF[foodId]?.[brief.ageGroup] ?? MOST_GRAMS[kindOf(foodId)]?.[brief.ageGroup];
          if (most === undefined || amount.unit !== "g" || (bakes && isKind(foodId, "flour"))) continue;
          expect(amount.value, foodId).toBeLessThanOrEqual(roundGrams(most));
        }
      }),
      { numRuns: runs },
    );
  });

  it("fills the plate of an older baby more, and a snack less than a meal", () => {
    for (const mealType of MEAL_TYPES) {
      const portions = (["6-9", "9-12", "12-24"] as const).map((ageGroup) => portionGrams(ageGroup, mealType));
      expect(portions).toEqual(portions.toSorted((left, right) => left - right));
      expect(new Set(portions).size).toBe(3);
    }
    for (const ageGroup of ["6-9", "9-12", "12-24"] as const) {
      expect(portionGrams(ageGroup, "snack")).toBeLessThan(portionGrams(ageGroup, "lunch"));
      expect(portionGrams(ageGroup, "dinner")).toBe(PORTION_GRAMS[ageGroup]);
    }
  });

  it("never salts, sweetens or honeys the baby's portion by itself", () => {
    fc.assert(
      fc.property(byMonth, (brief) => {
        const { text, plan } = composeRecipe(brief);
        expect(text.ingredients.join("\n").replaceAll(/unsalted|unsweetened/gi, "")).not.toMatch(
          /\bsalt|sugar(?!-free| snap)|honey(?!dew)|syrup/i,
        );
        for (const { added, foodId } of plan?.items ?? [])
          if (added) expect(["cocoa", "hard_cheese", "ham_cooked", "sausage"]).not.toContain(foodId);
      }),
      { numRuns: runs / 2 },
    );
  });
});

describe("for a family that avoids something", () => {
  it("adds nothing of it, to the dish or to a suggestion, whatever it avoids", () => {
    fc.assert(
      fc.property(byMonth, anyAvoidance, (brief, avoid) => {
        const wary = { ...brief, avoid };
        const plans = [planRecipe(wary), ...composeSuggestions(wary).flatMap(({ plan }) => plan ?? [])];
        for (const { foodId, added } of plans.flatMap(({ items }) => items)) {
          if (!added || brief.foods.includes(foodId)) continue;
          expect(avoid.foods).not.toContain(foodId);
          const held = [...FOODS[foodId].allergens, ...FOODS[foodId].allergensCheckLabel];
          expect(held.filter((allergen) => avoid.allergens.includes(allergen))).toEqual([]);
        }
      }),
      { numRuns: runs },
    );
  });

  it.each(ALLERGEN_IDS)("never brings %s into any dish of foods that hold none of it", (allergen) => {
    const free = FOOD_IDS.filter(
      (foodId) => ![...FOODS[foodId].allergens, ...FOODS[foodId].allergensCheckLabel].includes(allergen),
    );
    const avoid = { allergens: [allergen], foods: [] };
    fc.assert(
      fc.property(byMonth, fc.uniqueArray(fc.constantFrom(...free), { minLength: 1, maxLength: 4 }), (brief, foods) => {
        for (const { foodId } of planRecipe({ ...brief, foods, avoid }).items)
          expect(FOODS[foodId].allergens).not.toContain(allergen);
      }),
      { numRuns: 60 },
    );
  });

  it("lets nothing pass that is avoided or too early, and takes the first of a list that may be had", () => {
    const none = { allergens: [], foods: [] } as const;
    expect(mayAdd("peanut_butter", { avoid: { allergens: ["peanut"], foods: [] }, months: 12 })).toBe(false);
    expect(mayAdd("oats", { avoid: { allergens: [], foods: ["oats"] }, months: 12 })).toBe(false);
    expect(mayAdd("oats", { avoid: none, months: 5 })).toBe(false);
    expect(mayAdd("oats", { avoid: none, months: 6 })).toBe(true);
    const limits = { avoid: { allergens: [], foods: ["rapeseed_oil"] as const }, months: 6 };
    expect(firstToAdd(["rapeseed_oil", "olive_oil"], limits, [])).toBe("olive_oil");
    expect(firstToAdd(["rapeseed_oil", "olive_oil"], limits, ["olive_oil"])).toBeUndefined();
    expect(firstToAdd([], limits, [])).toBeUndefined();
  });

  it("is not given gluten for the first time as an extra that nobody asked for", () => {
    const brief = briefOf({ foods: ["apple"], months: 7, ageGroup: "6-9" });
    const hasGluten = (foodId: FoodId) => FOODS[foodId].allergens.includes("gluten");
    expect(boostersFor(brief).filter(hasGluten)).toEqual([]);
    expect(boostersFor(briefOf({ ...brief, foods: ["apple", "semolina"] }))).toContain("oats");
    expect(boostersFor(briefOf({ ...brief, months: 10, ageGroup: "9-12" }))).toContain("oats");
  });

  it("is offered something better only of what it may have and does not have yet", () => {
    fc.assert(
      fc.property(byMonth, anyAvoidance, (brief, avoid) => {
        const boosters = boostersFor({ ...brief, avoid });
        expect(new Set(boosters).size).toBe(boosters.length);
        for (const foodId of boosters) {
          expect(brief.foods).not.toContain(foodId);
          expect(mayAdd(foodId, { avoid, months: brief.months })).toBe(true);
        }
      }),
      { numRuns: runs },
    );
  });
});

describe("what was typed", () => {
  it("is in the dish or beside it, never lost, never marked as added; what was not typed is marked", () => {
    fc.assert(
      fc.property(byMonth, (brief) => {
        const { items } = planRecipe(brief);
        const typed = new Set<FoodId>(brief.foods);
        for (const { foodId, added } of items) expect(added, foodId).toBe(!typed.has(foodId));
        for (const foodId of typed) expect(items.some((item) => item.foodId === foodId)).toBe(true);
      }),
      { numRuns: runs },
    );
  });

  it("counts once, however often it was typed", () => {
    fc.assert(
      fc.property(byMonth, (brief) => {
        const twice = { ...brief, foods: [...brief.foods, ...brief.foods] };
        expect(planRecipe(twice)).toEqual(planRecipe(brief));
      }),
      { numRuns: runs },
    );
  });
});

describe("amounts for more portions", () => {
  it("grow in proportion, as far as a kitchen scale can follow", () => {
    fc.assert(
      fc.property(byMonth, fc.integer({ min: 2, max: MOST_SERVINGS }), (brief, servings) => {
        const plan = planRecipe(brief);
        const many = scalePlan(plan, servings);
        many.items.forEach(({ amount, foodId }, index) => {
          const one = plan.items[index]?.amount;
          if (one === undefined || amount.unit !== "g") return;
          const exact = one.value * servings;
          const step = exact < 10 ? 1 : exact < 100 ? 5 : 10;
          expect(Math.abs(amount.value - exact), foodId).toBeLessThanOrEqual(step / 2);
          expect(amount.value % step).toBe(0);
        });
      }),
      { numRuns: runs },
    );
  });

  it("change nothing that is said of how it is cooked but the number of what is cooked", () => {
    const milkWetsTheFlourExactly = briefOf({
      foods: ["infant_formula", "herring", "rhubarb"],
      cookingMethod: "fingerFood",
      mealType: "snack",
      ageGroup: "12-24",
      months: 20,
      seed: 0,
    });
    fc.assert(
      fc.property(byMonth, fc.integer({ min: 2, max: 6 }), (brief, servings) => {
        const plan = planRecipe(brief);
        expect(procedureOf(scalePlan(plan, servings))).toEqual(procedureOf(plan));
      }),
      { numRuns: runs / 2, examples: [[milkWetsTheFlourExactly, 4]] },
    );
  });

  it("weigh on the plate what their parts weigh", () => {
    const form = DISH_FORMS.soup;
    const eaten = (foodId: FoodId, value: number, unit: "g" | "ml" | "tsp" | "tbsp" | "piece" | "pinch") =>
      eatenGrams({ foodId, role: "base", amount: { value, unit } }, form);
    expect(eaten("carrot", 50, "g")).toBe(50);
    expect(eaten("rice", 10, "g")).toBe(27);
    expect(eaten("egg", 1, "piece")).toBe(50);
    expect([eaten("olive_oil", 1, "tsp"), eaten("olive_oil", 1, "tbsp"), eaten("cumin", 1, "pinch")]).toEqual([
      5, 15, 0,
    ]);
    expect(eatenGrams({ foodId: "water", role: "liquid", amount: { value: 200, unit: "ml" } }, form)).toBe(0);
  });
});
