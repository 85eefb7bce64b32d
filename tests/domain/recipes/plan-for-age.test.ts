import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AGE_GROUPS, lowestMonths, type AgeGroup } from "../../../lib/domain/food/age";
import { COOKING_METHODS, MEAL_TYPES } from "../../../lib/domain/food/cooking";
import type { FoodId } from "../../../lib/domain/food/food-ids";
import { planForAge, planForYounger } from "../../../lib/domain/recipes/plan-for-age";
import { planRecipe } from "../../../lib/domain/recipes/plan-recipe";
import { servedOf } from "../../../lib/domain/recipes/plan/held";
import { RECIPE_LANGUAGES } from "../../../lib/domain/recipes/language/languages";
import type { RecipeBrief, RecipePlan } from "../../../lib/domain/recipes/recipe";
import { renderRecipe } from "../../../lib/domain/recipes/render-recipe";
import { MOST_SERVINGS, scalePlan } from "../../../lib/domain/recipes/scale-plan";
import { assessRecipe } from "../../../lib/domain/safety/assess-recipe";
import { LANGUAGES, type Language } from "../../../lib/domain/shared/language";
import { briefOf, HOUSE_PANTRIES, runs, suitable } from "./pantries";

/** A recipe of an older group, of foods that the younger baby may have too, and that baby's group. */
const olderAndYounger: fc.Arbitrary<{ readonly brief: RecipeBrief; readonly younger: AgeGroup }> = fc
  .constantFrom(["9-12", "6-9"], ["12-24", "6-9"], ["12-24", "9-12"])
  .chain(([ageGroup, younger]) =>
    fc.record({
      brief: fc
        .record({
          foods: fc.uniqueArray(fc.constantFrom(...suitable(lowestMonths(younger))), { minLength: 1, maxLength: 6 }),
          cookingMethod: fc.constantFrom(...COOKING_METHODS),
          mealType: fc.constantFrom(...MEAL_TYPES),
          seed: fc.nat({ max: 1000 }),
        })
        .map((choice) => briefOf({ ...choice, ageGroup })),
      younger: fc.constant(younger),
    }),
  );

function composedFor(brief: RecipeBrief, younger: AgeGroup): RecipePlan {
  return planRecipe({ ...brief, ageGroup: younger, months: lowestMonths(younger) });
}

function foodsOf({ items }: RecipePlan): readonly FoodId[] {
  return items.map(({ foodId }) => foodId);
}

function wordsOf(plan: RecipePlan, language: Language): string {
  const { title, ingredients, instructions, servingInstructions } = renderRecipe(plan, language);
  return [title, ...ingredients, instructions, ...Object.values(servingInstructions)].join("\n");
}

/** What only a child from twelve months is given, in the words of each language. */
const OF_A_TODDLER = /1[.,]2 cm|၁\.၂ စင်တီမီတာ/;

describe("a dish for another age", () => {
  it("is to the gram what the composer makes for that age of the same foods", () => {
    for (const foods of HOUSE_PANTRIES) {
      for (const cookingMethod of COOKING_METHODS) {
        for (const mealType of MEAL_TYPES) {
          const brief = briefOf({ foods, cookingMethod, mealType, ageGroup: "12-24" });
          for (const younger of ["6-9", "9-12"] as const) {
            const own = composedFor(brief, younger);
            const told = planForAge(planRecipe(brief), younger);
            expect(told.form).toBe(own.form);
            const sameFoods = foodsOf(own).length === foodsOf(told).length;
            if (sameFoods) expect(told).toEqual(own);
            else expect(foodsOf(own)).toEqual(expect.arrayContaining([...foodsOf(told)]));
          }
        }
      }
    }
  });

  it("is so for whatever foods, and is another recipe than the older child's", () => {
    fc.assert(
      fc.property(olderAndYounger, ({ brief, younger }) => {
        const written = planRecipe(brief);
        const own = composedFor(brief, younger);
        const told = planForAge(written, younger);
        expect(told.ageGroup).toBe(younger);
        expect(foodsOf(told).filter((foodId) => foodId !== "water")).toEqual(
          foodsOf(written).filter((foodId) => foodId !== "water"),
        );
        if (own.form === told.form && foodsOf(own).join() === foodsOf(told).join()) expect(told).toEqual(own);
        expect(wordsOf(told, "en")).not.toBe(wordsOf(written, "en"));
      }),
      { numRuns: runs },
    );
  });

  it("says no size and no way of serving of the older child, in any language", () => {
    fc.assert(
      fc.property(olderAndYounger, fc.constantFrom(...LANGUAGES), ({ brief, younger }, language) => {
        const written = planRecipe(brief);
        const told = planForAge(written, younger);
        const served = servedOf(told);
        const words = wordsOf(told, language);
        const theirs = RECIPE_LANGUAGES[language].served(served, younger);
        const older = RECIPE_LANGUAGES[language].served(served, brief.ageGroup);
        expect(words).toContain(theirs.size);
        expect(words).toContain(theirs.preparation);
        expect(words).not.toContain(older.size);
        expect(words).not.toContain(older.preparation);
        expect(words).not.toMatch(OF_A_TODDLER);
      }),
      { numRuns: runs },
    );
  });

  it("passes the gate for the younger baby as it is, also for a whole pot", () => {
    fc.assert(
      fc.property(
        olderAndYounger,
        fc.constantFrom(...LANGUAGES),
        fc.integer({ min: 1, max: MOST_SERVINGS }),
        ({ brief, younger }, language, servings) => {
          const plan = scalePlan(planForAge(planRecipe(brief), younger), servings);
          const text = renderRecipe(plan, language);
          const profile = { months: lowestMonths(younger), allergens: [], avoidFoods: [] };
          const gate = assessRecipe(text, profile, { declaredFoods: foodsOf(plan), language, takeOut: true });
          const stops = gate.findings.filter(({ severity }) => severity !== "limit");
          expect(stops, text.instructions).toEqual([]);
          expect(gate.text).toEqual(text);
        },
      ),
      { numRuns: runs },
    );
  });

  it("is the plan itself where it is of that age already, and again after there and back", () => {
    fc.assert(
      fc.property(olderAndYounger, ({ brief, younger }) => {
        const written = planRecipe(brief);
        expect(planForAge(written, brief.ageGroup)).toBe(written);
        expect(planForAge(planForAge(written, younger), brief.ageGroup)).toEqual(written);
      }),
      { numRuns: 100 },
    );
  });

  it("gives a smaller baby no more than the portion of its age", () => {
    const grams = (ageGroup: AgeGroup) => {
      const plan = planForAge(planRecipe(briefOf({ foods: ["carrot", "potato"], ageGroup: "12-24" })), ageGroup);
      return plan.items.reduce((sum, { amount }) => sum + (amount.unit === "g" ? amount.value : 0), 0);
    };
    const [six, nine, twelve] = AGE_GROUPS.map(grams);
    expect(six).toBeLessThan(nine ?? 0);
    expect(nine).toBeLessThan(twelve ?? 0);
  });
});

describe("a dish for a younger baby", () => {
  const older = (foods: readonly FoodId[], parts: Partial<RecipeBrief> = {}) =>
    planRecipe(briefOf({ cookingMethod: "stew", ageGroup: "12-24", months: 24, ...parts, foods }));

  it("is without the foods that begin later, and measured without them", () => {
    const { plan, leftOut } = planForYounger(older(["carrot", "oats", "mustard_seed", "mushroom"]), "9-12", 9);
    expect([...leftOut].sort()).toEqual(["mushroom", "mustard_seed"]);
    expect(plan).toEqual(planForAge(older(["carrot", "oats"]), "9-12"));
  });

  it("keeps them from the month on in which they begin", () => {
    const mushrooms = older(["carrot", "oats", "mushroom"]);
    expect(planForYounger(mushrooms, "9-12", 10)).toEqual({ plan: planForAge(mushrooms, "9-12"), leftOut: [] });
    expect(planForYounger(mushrooms, "9-12", 9).leftOut).toEqual(["mushroom"]);
  });

  it("is no dish where the food that makes it is for later", () => {
    expect(planForYounger(older(["rohu"], { cookingMethod: "soup" }), "6-9", 7)).toEqual({
      plan: undefined,
      leftOut: ["rohu"],
    });
    const forSix = planForYounger(older(["glutinous_rice"]), "6-9", 6);
    expect(forSix).toEqual({ plan: undefined, leftOut: ["glutinous_rice"] });
  });

  it("leaves out nothing for being under six months: that is said of the whole recipe", () => {
    expect(planForYounger(older(["carrot", "oats"]), "6-9", 3).leftOut).toEqual([]);
  });

  it("has no food of its own that is for later, whatever it was made of", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(...suitable(24)), { minLength: 1, maxLength: 6 }),
        fc.constantFrom(...COOKING_METHODS),
        fc.integer({ min: 6, max: 11 }),
        (foods, cookingMethod, months) => {
          const younger = months < 9 ? "6-9" : "9-12";
          const { plan, leftOut } = planForYounger(older(foods, { cookingMethod }), younger, months);
          const kept = plan === undefined ? [] : foodsOf(plan);
          expect(kept.filter((foodId) => !suitable(months).includes(foodId))).toEqual([]);
          expect(leftOut.filter((foodId) => suitable(months).includes(foodId))).toEqual([]);
          if (plan !== undefined)
            for (const language of LANGUAGES) expect(wordsOf(plan, language)).not.toMatch(OF_A_TODDLER);
        },
      ),
      { numRuns: runs },
    );
  });
});
