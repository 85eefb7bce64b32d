import fc from "fast-check";
import { AGE_GROUPS, lowestMonths } from "../../../lib/domain/food/age";
import { COOKING_METHODS, MEAL_TYPES } from "../../../lib/domain/food/cooking";
import { FOOD_IDS, type FoodId } from "../../../lib/domain/food/food-ids";
import { FOODS } from "../../../lib/domain/food/foods";
import { planRecipe } from "../../../lib/domain/recipes/plan-recipe";
import { procedureOf } from "../../../lib/domain/recipes/procedure/dish-procedure";
import type { Step } from "../../../lib/domain/recipes/procedure/step";
import type { RecipeBrief, RecipePlan } from "../../../lib/domain/recipes/recipe";

/** Random pantries of most laws: a few hundred in `npm test`, as many as COMPOSER_RUNS says where it is set. */
export const runs = Number(process.env.COMPOSER_RUNS ?? 200);

/** Foods that a baby of so many months may have at all. */
export function suitable(months: number): readonly FoodId[] {
  return FOOD_IDS.filter((foodId) => FOODS[foodId].minAgeMonths <= months);
}

export function briefOf(parts: Partial<RecipeBrief> & { readonly foods: readonly FoodId[] }): RecipeBrief {
  const ageGroup = parts.ageGroup ?? "6-9";
  return {
    cookingMethod: "soup",
    mealType: "lunch",
    ageGroup,
    months: lowestMonths(ageGroup),
    language: "en",
    avoid: { allergens: [], foods: [] },
    seed: 1,
    ...parts,
  };
}

/** A brief as the gate of the pantry lets it through: one to six foods that suit the age. */
export const anyBrief: fc.Arbitrary<RecipeBrief> = fc
  .record({
    ageGroup: fc.constantFrom(...AGE_GROUPS),
    cookingMethod: fc.constantFrom(...COOKING_METHODS),
    mealType: fc.constantFrom(...MEAL_TYPES),
    seed: fc.nat({ max: 1000 }),
  })
  .chain((choice) =>
    fc
      .uniqueArray(fc.constantFrom(...suitable(lowestMonths(choice.ageGroup))), { minLength: 1, maxLength: 6 })
      .map((foods) => briefOf({ ...choice, foods })),
  );

/** Pantries that a family has: each asks for another kind of dish. */
export const HOUSE_PANTRIES: readonly (readonly FoodId[])[] = [
  ["carrot", "potato", "chicken"],
  ["banana", "oats"],
  ["egg", "spinach", "tomato"],
  ["red_lentil", "pumpkin", "cumin"],
  ["salmon", "broccoli", "apple"],
  ["bread", "avocado"],
];

/** The plan of these foods, as `briefOf` fills in what is not said. */
export function made(foods: readonly FoodId[], parts: Partial<RecipeBrief> = {}): RecipePlan {
  return planRecipe(briefOf({ ...parts, foods }));
}

export function stepsOf(plan: RecipePlan): readonly Step[] {
  return procedureOf(plan).flat();
}

/**
 * Random pantries of the laws that hold of every recipe a family is given: the gate changes nothing, no word is missing,
 * every food is used, soft in its time and no more than a portion.
 */
export const wholeRuns = Number(process.env.COMPOSER_RUNS ?? 2_000);

/** A law of every plan that the cook makes of any brief. */
export function everyBrief(law: (plan: RecipePlan, brief: RecipeBrief) => void): void {
  fc.assert(
    fc.property(anyBrief, (brief) => {
      law(planRecipe(brief), brief);
    }),
    { numRuns: runs },
  );
}
