import { describe, expect, it } from "vitest";
import { AGE_GROUPS } from "../../../lib/domain/food/age";
import { MEAL_TYPES } from "../../../lib/domain/food/cooking";
import type { FoodId } from "../../../lib/domain/food/food-ids";
import { withSameSource } from "../../../lib/domain/food/same-source";
import { FOODS } from "../../../lib/domain/food/foods";
import { formOf } from "../../../lib/domain/recipes/plan/dish-form";
import { DISH_FORMS } from "../../../lib/domain/recipes/plan/dish-forms.table";
import { isKind } from "../../../lib/domain/recipes/plan/food-kind";
import type { RecipeBrief } from "../../../lib/domain/recipes/recipe";
import { renderRecipe } from "../../../lib/domain/recipes/render-recipe";
import { assessPantry } from "../../../lib/domain/safety/assess-pantry";
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

  it("serves each food as the steps have left it", () => {
    const said = (foods: readonly FoodId[], parts: Partial<RecipeBrief>) => renderRecipe(made(foods, parts), "en");
    const plate = said(["chicken", "rice", "peas"], { cookingMethod: "steamed", ageGroup: "6-9" });
    expect(plate.instructions).toContain("Mash the rice and peas finely with a fork.");
    expect(plate.ingredients.join("\n")).not.toContain("pressed flat");
    const cucumber = said(["cucumber", "potato"], { cookingMethod: "fingerFood", ageGroup: "9-12" });
    expect(cucumber.servingInstructions.preparation).not.toContain("grate");
    const garlic = said(["garlic", "carrot"], { cookingMethod: "steamed", ageGroup: "12-24" });
    expect(`${garlic.ingredients.join()} ${garlic.servingInstructions.preparation}`).not.toMatch(/garlic[^.|]*chop/iu);
    const feta = said(["feta", "carrot"], { cookingMethod: "steamed", ageGroup: "12-24" });
    expect(feta.instructions).toContain("Rinse the feta.");
    expect(feta.servingInstructions.preparation).toContain("Feta: rinse and grate finely.");
    const mince = said(["minced_beef", "potato", "egg"], { cookingMethod: "fingerFood", ageGroup: "9-12" });
    const omelette = renderRecipe(
      { ...made(["minced_beef", "egg"], { cookingMethod: "fingerFood" }), form: "omelette" },
      "en",
    );
    for (const { instructions } of [mince, omelette])
      expect(instructions.match(/no pink/g)?.length ?? 0).toBeLessThan(2);
  });

  it("grates cheese that is eaten beside the dish, and scatters over the dish none that is not in it", () => {
    const apart = made(["watermelon", "feta"], { cookingMethod: "steamed", mealType: "breakfast", ageGroup: "12-24" });
    for (const [language, grated] of [
      ["en", "Grate the feta finely. Serve this beside the dish"],
      ["de", "Feta fein reiben. Dies neben dem Gericht anbieten"],
      ["de-AT", "Schafkäse fein reiben. Dies neben dem Gericht anbieten"],
      ["pl", "Zetrzyj fetę drobno na tarce. Podaj to osobno"],
    ] as const)
      expect(renderRecipe(apart, language).instructions).toContain(grated);
    everyBrief((plan) => {
      const steps = stepsOf(plan);
      const beside = plan.items.flatMap(({ role, foodId }) => (role === "beside" ? [foodId] : []));
      if (beside.length === 0 || !beside.every((foodId) => isKind(foodId, "cheese"))) return;
      for (const step of steps)
        if (step.kind === "add" && step.what === "cheese") expect(step.foods).not.toEqual(beside);
    });
  });

  it("roasts no peas and no sweetcorn dry on a tray", () => {
    everyBrief((plan) => {
      for (const step of stepsOf(plan))
        if (step.kind === "cook" && step.place === "oven")
          for (const { foods } of step.stages) expect(foods.filter((id) => isKind(id, "pea", "corn"))).toEqual([]);
    });
    const tray = renderRecipe(made(["chicken", "peas", "potato"], { cookingMethod: "baked", ageGroup: "9-12" }), "en");
    expect(tray.instructions).toContain("Add the peas to the tray.");
  });

  it("wets a dough of flakes or semolina enough to be stirred, and makes no meal of flakes alone", () => {
    const most = { "6-9": 30, "9-12": 45, "12-24": 60 } as const;
    for (const ageGroup of AGE_GROUPS)
      for (const [cookingMethod, form] of [
        ["steamed", "steamedCakes"],
        ["baked", "muffins"],
      ] as const)
        for (const dry of ["oats", "semolina"] as const) {
          const brief = { cookingMethod, ageGroup, mealType: "breakfast" } as const;
          const plan = { ...made([dry, "cows_milk", "prune"], brief), form };
          const grams = (foodId: FoodId) => plan.items.find((item) => item.foodId === foodId)?.amount.value ?? 0;
          const mix = stepsOf(plan).find((step) => step.kind === "mix");
          expect(grams(dry), `${dry} ${ageGroup}`).toBeLessThanOrEqual(most[ageGroup]);
          expect(grams("cows_milk") + (mix?.spoons ?? 0) * 15).toBeGreaterThanOrEqual(grams(dry));
        }
  });

  it("cooks oats with prunes sweet at any meal, and fries flour, egg and berries to one thick pancake", () => {
    for (const mealType of MEAL_TYPES) {
      const oats = made(["prune", "oats", "cows_milk"], { cookingMethod: "pureed", mealType, ageGroup: "12-24" });
      expect(
        oats.items.filter(({ role }) => role === "beside"),
        mealType,
      ).toEqual([]);
      for (const seed of [1, 2, 3, 4]) {
        const pan = { cookingMethod: "stirFried", mealType, ageGroup: "9-12", seed } as const;
        expect(formOf(made(["wheat_flour", "egg", "cows_milk", "blueberry"], pan)), mealType).toBe("thickFritter");
        expect(formOf(made(["oats", "banana"], pan)), mealType).toBe("thickFritter");
      }
    }
  });

  it("thins almond and cashew butter and stirs it in, and grinds no nuts that were bought as butter", () => {
    const typed = {
      en: ["almond butter", "cashew butter"],
      de: ["Mandelmus", "Cashewmus"],
      "de-AT": ["Mandelmus", "Cashewmus"],
      pl: ["masło migdałowe", "masło z nerkowców"],
    } as const;
    const profile = { months: 7, allergens: [], avoidFoods: [] } as const;
    for (const language of ["en", "de", "de-AT", "pl"] as const)
      for (const butter of typed[language]) {
        const { usable } = assessPantry([butter], profile, { language });
        expect(usable, butter).toHaveLength(1);
        const plan = made([...usable, "banana", "oats"], { cookingMethod: "pureed", mealType: "breakfast" });
        const added = stepsOf(plan).flatMap((step) => (step.kind === "add" ? [step.what] : []));
        expect(added, butter).toContain("nutButter");
        const { instructions, ingredients } = renderRecipe(plan, language);
        const word = butter.replace("masło ", "");
        expect(`${ingredients.join()} ${instructions}`).toContain(word);
        expect(`${ingredients.join()} ${instructions}`).not.toMatch(/very finely ground|gemahlene|geriebene|mielon/iu);
      }
    const avoided = { months: 7, allergens: [], avoidFoods: withSameSource(["almond", "cashew"]) } as const;
    for (const language of ["en", "de", "pl"] as const)
      expect(assessPantry(typed[language], avoided, { language }).usable, language).toEqual([]);
  });

  it("pulls the strings off sugar snap peas and chops the pods: nothing of them is pressed like a pea", () => {
    for (const [language, typed] of [
      ["en", "sugar snap peas"],
      ["en", "mangetout"],
      ["de", "Zuckerschoten"],
      ["pl", "groszek cukrowy"],
    ] as const)
      for (const ageGroup of AGE_GROUPS) {
        const { usable } = assessPantry([typed], { months: 12, allergens: [], avoidFoods: [] }, { language });
        expect(usable, typed).toEqual(["sugar_snap"]);
        const plan = made([...usable, "chicken", "rice"], { cookingMethod: "steamed", ageGroup });
        const steps = stepsOf(plan).filter((step) => "foods" in step && step.foods.includes("sugar_snap"));
        expect(steps.some((step) => step.kind === "finish" && step.how === "press")).toBe(false);
        expect(steps).toContainEqual(expect.objectContaining({ kind: "prepare", cut: "finelyChop" }));
        expect(plan.items.some(({ foodId }) => foodId === "peas")).toBe(false);
      }
  });
});
