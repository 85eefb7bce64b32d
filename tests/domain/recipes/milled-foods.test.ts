import { describe, expect, it } from "vitest";
import { AGE_GROUPS } from "../../../lib/domain/food/age";
import { COOKING_METHODS } from "../../../lib/domain/food/cooking";
import type { FoodId } from "../../../lib/domain/food/food-ids";
import { renderRecipe } from "../../../lib/domain/recipes/render-recipe";
import { made, stepsOf } from "./pantries";

const INSTANT = ["baby_rice", "baby_maize", "baby_cereal", "millet_flakes"] as const satisfies readonly FoodId[];
const FLOURS = ["rice_flour", "buckwheat_flour", "chickpea_flour"] as const satisfies readonly FoodId[];

function everyDishOf(foodId: FoodId, check: (plan: ReturnType<typeof made>) => void) {
  for (const cookingMethod of COOKING_METHODS)
    for (const ageGroup of AGE_GROUPS)
      for (const mealType of ["breakfast", "lunch", "snack"] as const)
        check(made([foodId, "carrot", "egg"], { cookingMethod, ageGroup, mealType }));
}

describe("what is ground or flaked", () => {
  it("is never washed, rinsed, soaked or cut", () => {
    for (const foodId of [...INSTANT, ...FLOURS])
      everyDishOf(foodId, (plan) => {
        for (const step of stepsOf(plan)) if (step.kind === "prepare") expect(step.foods, foodId).not.toContain(foodId);
      });
  });

  it("cooks for a few minutes and no longer, where a pot of the same cooks for long", () => {
    for (const foodId of INSTANT)
      everyDishOf(foodId, (plan) => {
        for (const step of stepsOf(plan)) {
          if (step.kind !== "cook") continue;
          const at = step.stages.findIndex(({ foods }) => foods.includes(foodId));
          if (at < 0) continue;
          const minutes = step.stages.slice(at).reduce((sum, stage) => sum + stage.minutes, 0);
          expect(minutes, `${foodId} ${plan.cookingMethod}`).toBeLessThanOrEqual(15);
        }
      });
  });

  it("is stirred in behind the roots that a Polish family cooks it with", () => {
    const plan = made(["baby_rice", "parsley_root", "carrot"], { cookingMethod: "pureed", mealType: "breakfast" });
    const { title, instructions } = renderRecipe(plan, "pl");
    expect(title).toContain("kleikiem ryżowym");
    expect(instructions).toContain("Dodaj kleik ryżowy i gotuj pod przykryciem przez kolejne 3 minuty");
    expect(instructions).toContain("Obierz korzeń pietruszki");
    expect(`${title} ${instructions}`).not.toMatch(/Opłucz|pasternak/);
  });

  it("thickens a pot or makes a batter where it is flour", () => {
    const stew = renderRecipe(made(["rice_flour", "carrot", "chicken"], { cookingMethod: "stew" }), "en");
    expect(stew.instructions).toContain("Stir the rice flour into a little cold water until smooth");
    const fritters = made(["chickpea_flour", "courgette", "egg"], { cookingMethod: "fingerFood", ageGroup: "9-12" });
    expect(stepsOf(fritters)).toContainEqual(
      expect.objectContaining({ kind: "mix", foods: expect.arrayContaining(["chickpea_flour"]) }),
    );
  });
});
