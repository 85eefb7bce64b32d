import { describe, expect, it } from "vitest";
import { AGE_GROUPS } from "../../../lib/domain/food/age";
import { MEAL_TYPES } from "../../../lib/domain/food/cooking";
import { FOODS } from "../../../lib/domain/food/foods";
import { formOf } from "../../../lib/domain/recipes/plan/dish-form";
import { DISH_FORMS } from "../../../lib/domain/recipes/plan/dish-forms.table";
import { isKind } from "../../../lib/domain/recipes/plan/food-kind";
import { renderRecipe } from "../../../lib/domain/recipes/render-recipe";
import { everyBrief, made, stepsOf } from "./pantries";

describe("a cook with a baby", () => {
  it("mashes or presses beans from a tin as those that were soaked: heating alone leaves them whole", () => {
    const said = {
      en: { tin: "From a tin", mash: "mash finely", press: "press every single one flat" },
      de: { tin: "Aus der Dose", mash: "fein zerdrücken", press: "einzeln flach drücken" },
      "de-AT": { tin: "Aus der Dose", mash: "fein zerdrücken", press: "einzeln flach drücken" },
      pl: { tin: "Z puszki", mash: "rozgnieć na puree", press: "zgnieć każde ziarno na płasko" },
    } as const;
    for (const ageGroup of AGE_GROUPS)
      for (const language of ["en", "de", "de-AT", "pl"] as const)
        for (const bean of ["chickpea", "white_bean", "kidney_bean"] as const) {
          const plan = made([bean, "carrot"], { ageGroup, cookingMethod: "steamed" });
          const beans = stepsOf(plan).find((step) => step.kind === "beans");
          const [, tinned = ""] = renderRecipe(plan, language).instructions.split(said[language].tin);
          expect(tinned.split(".")[0], `${bean} ${ageGroup}`).toContain(said[language][beans?.how ?? "mash"]);
        }
  });

  it("gives the youngest nothing to hold that cannot be held: what is squashed, flaked or grained comes on a spoon", () => {
    const loose = made(["blueberry"], { cookingMethod: "stirFried", mealType: "breakfast" });
    const english = renderRecipe(loose, "en");
    expect(english.instructions).toContain("on a preloaded spoon");
    expect(english.instructions).not.toContain("small fist");
    expect(english.servingInstructions.size).not.toContain("two adult fingers");
    const both = made(["cod", "leek", "carrot"], { cookingMethod: "steamed", ageGroup: "6-9" });
    for (const [language, spoon] of [
      ["en", "Give what is small or mashed on a preloaded spoon."],
      ["de", "Was klein oder zerdrückt ist, auf einem gefüllten Löffel anbieten."],
      ["pl", "a to, co drobne lub rozgniecione, na napełnionej łyżeczce."],
    ] as const)
      expect(renderRecipe(both, language).instructions).toContain(spoon);
    const held = made(["carrot", "broccoli"], { cookingMethod: "steamed", ageGroup: "6-9" });
    expect(renderRecipe(held, "en").instructions).not.toContain("preloaded spoon");
    everyBrief((plan) => {
      if (plan.ageGroup !== "6-9" || DISH_FORMS[formOf(plan)].served !== "pieces") return;
      const serve = stepsOf(plan).find((step) => step.kind === "serve");
      const shapes = plan.items
        .filter(({ role, foodId }) => role !== "beside" && !isKind(foodId, "egg", "smallEgg"))
        .map(({ foodId }) => FOODS[foodId].preparation["6-9"].cut);
      if (shapes.some((cut) => ["stick", "wedge", "strip", "floret", "toastFinger"].includes(cut))) return;
      if (shapes.includes("grate")) return;
      expect(serve?.held, plan.items.map(({ foodId }) => foodId).join()).toBe("none");
    });
  });

  it("makes of squashed fruit a finger food that the youngest holds, where one can be made", () => {
    for (const fruit of ["blueberry", "raspberry", "cherry"] as const)
      for (const mealType of MEAL_TYPES)
        for (const seed of [1, 2, 3, 4]) {
          const asked = { cookingMethod: "fingerFood", ageGroup: "6-9", mealType, seed } as const;
          expect(formOf(made([fruit, "yogurt", "chia"], asked)), `${fruit} ${mealType}`).not.toBe("fruitFingers");
        }
    const plate = made(["cod", "leek", "rice"], { cookingMethod: "fingerFood", ageGroup: "6-9" });
    expect(formOf(plate)).toBe("patties");
  });
});
