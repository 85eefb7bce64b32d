import { describe, expect, it } from "vitest";
import { FOOD_IDS, type FoodId } from "../../../lib/domain/food/food-ids";
import { minutesIn as minutesNamed } from "../../../lib/domain/recipes/cooking-steps";
import { cookingTimes } from "../../../lib/domain/recipes/cooking-times";
import { RECIPE_LANGUAGES } from "../../../lib/domain/recipes/language/languages";
import { portionGrams } from "../../../lib/domain/recipes/plan/amounts";
import { formOf } from "../../../lib/domain/recipes/plan/dish-form";
import { DISH_FORMS } from "../../../lib/domain/recipes/plan/dish-forms.table";
import { isKind } from "../../../lib/domain/recipes/plan/food-kind";
import { GROUND_DRY } from "../../../lib/domain/recipes/procedure/job";
import type { RecipeBrief, RecipePlan } from "../../../lib/domain/recipes/recipe";
import { renderRecipe } from "../../../lib/domain/recipes/render-recipe";
import { everyBrief, made, stepsOf } from "./pantries";

const gramsOf = (plan: RecipePlan, ...foods: readonly FoodId[]) =>
  plan.items.reduce((sum, { foodId, amount }) => sum + (foods.includes(foodId) ? amount.value : 0), 0);

/** Baby rice thickens a dough as flour does. */
const STIRRED_IN_DRY = FOOD_IDS.filter((foodId) => isKind(foodId, "flour") || GROUND_DRY.includes(foodId));

describe("a good cook", () => {
  it("puts into the pot what was boiled beside it, before everything is mashed", () => {
    everyBrief((plan) => {
      const steps = stepsOf(plan);
      const mashed = steps.findIndex(({ kind }) => kind === "texture");
      const beside = new Set(plan.items.filter(({ role }) => role === "beside").map(({ foodId }) => foodId));
      const cooks = steps.some(
        (step) => step.kind === "cook" && step.stages.some(({ foods }) => foods.some((foodId) => !beside.has(foodId))),
      );
      if (DISH_FORMS[formOf(plan)].family !== "pot" || !cooks || mashed < 0) return;
      const folded = steps.slice(0, mashed).flatMap((step) => (step.kind === "fold" ? step.foods : []));
      for (const step of steps) {
        if (step.kind !== "beans" && step.kind !== "hardBoil" && step.kind !== "drain") continue;
        for (const foodId of step.foods) if (!beside.has(foodId)) expect(folded).toContain(foodId);
      }
    });
    const stew = renderRecipe(made(["chickpea", "sweet_potato"], { cookingMethod: "stew" }), "en");
    expect(stew.instructions).toContain("Stir in the chickpeas.");
  });

  it("speaks of no tray on which nothing was baked, and says how hot the oven is for what is only baked at last", () => {
    const baked = { cookingMethod: "baked", ageGroup: "12-24" } as const;
    const family = made(["pasta", "ham_cooked", "cream", "peas", "hard_cheese"], { ...baked, mealType: "lunch" });
    expect(formOf(family)).toBe("pastaBake");
    for (const language of ["en", "de", "pl"] as const)
      expect(renderRecipe(family, language).instructions).toContain("180 °C");
    everyBrief((plan) => {
      const id = formOf(plan);
      if (id !== "trayBake" && id !== "bakedFruit") return;
      const steps = stepsOf(plan);
      if (steps.some(({ kind }) => kind === "touch")) expect(steps.some(({ kind }) => kind === "cook")).toBe(true);
    });
  });

  it("stirs no thin dough: flour or flakes are two thirds of the egg and the milk, or what the portion holds", () => {
    everyBrief((plan) => {
      if (DISH_FORMS[formOf(plan)].mix !== "dough") return;
      const dry = gramsOf(plan, ...STIRRED_IN_DRY);
      const milk = gramsOf(plan, "cows_milk", "breast_milk", "infant_formula", "kefir");
      const wet = 50 * gramsOf(plan, "egg") + 70 * gramsOf(plan, "duck_egg") + milk;
      const most = portionGrams(plan.ageGroup, plan.mealType) * 0.4;
      if (dry > 0) expect(dry * 1.8).toBeGreaterThanOrEqual(Math.min(wet, most));
    });
    for (const broth of ["water", "veg_broth"] as const) {
      const asked = { cookingMethod: "fingerFood", mealType: "breakfast" } as const;
      const thick = { ...made(["oats", "carrot", broth], asked), form: "vegFritters" };
      expect(gramsOf(thick, "oats"), broth).toBeLessThanOrEqual(40);
    }
    const muffins = made(["courgette", "spelt", "egg", "baking_powder"], { cookingMethod: "baked", mealType: "snack" });
    expect(gramsOf(muffins, "spelt")).toBeGreaterThanOrEqual(15);
  });

  it("waters no mush that was boiled already, and boils a batter's polenta in its own measure", () => {
    const fritters = { ...made(["pumpkin", "polenta"], { cookingMethod: "fingerFood", ageGroup: "12-24" }) };
    const golden = { ...fritters, form: "vegFritters" };
    const mix = stepsOf(golden).find(({ kind }) => kind === "mix");
    expect(mix).toMatchObject({ spoons: 0, foods: [] });
    expect(stepsOf(golden).some(({ kind }) => kind === "foldIn")).toBe(false);
    everyBrief((plan) => {
      for (const step of stepsOf(plan)) {
        if (step.kind !== "mix" || step.spoons === 0) continue;
        expect(step.foods.some((foodId) => isKind(foodId, "flour", "porridgeGrain"))).toBe(true);
      }
    });
  });

  it("gives no more meat or fish than the age eats, and makes no meatballs of oats", () => {
    const most = { "6-9": 30, "9-12": 40, "12-24": 50 } as const;
    everyBrief((plan) => {
      for (const { foodId, amount } of plan.items)
        if (isKind(foodId, "meat", "mince", "fish")) expect(amount.value).toBeLessThanOrEqual(most[plan.ageGroup]);
      if (DISH_FORMS[formOf(plan)].mix === "mass")
        expect(gramsOf(plan, "oats", "spelt", "semolina")).toBeLessThanOrEqual(60);
    });
    const broth = made(["beef", "chives"], { ageGroup: "12-24", mealType: "dinner" });
    expect(gramsOf(broth, "beef")).toBe(50);
    const balls = made(["minced_beef", "oats"], { cookingMethod: "fingerFood" });
    expect(gramsOf(balls, "oats")).toBeLessThan(gramsOf(balls, "minced_beef"));
  });

  it("promises no shorter time than the last step on the fire takes, and counts what has to wait", () => {
    const english = RECIPE_LANGUAGES.en;
    everyBrief((plan) => {
      const { preparation, cooking } = cookingTimes(plan);
      for (const step of stepsOf(plan)) {
        const minutes = minutesNamed(english.say(step));
        const longest = Math.max(0, ...minutes);
        if (step.kind === "shape") expect(cooking).toBeGreaterThanOrEqual(longest);
        if (step.kind !== "beans") expect(preparation + cooking).toBeGreaterThanOrEqual(longest);
      }
    });
    const squares = made(["oats", "blueberry", "banana"], { cookingMethod: "baked", ageGroup: "12-24" });
    expect(cookingTimes({ ...squares, form: "bakedOats" }).cooking).toBe(25);
    const fingers = made(["oats", "banana"], { cookingMethod: "fingerFood", mealType: "snack" });
    expect(cookingTimes({ ...fingers, form: "porridgeFingers" }).preparation).toBeGreaterThanOrEqual(25);
  });

  it("braises meat and vegetables, and neither fruit nor porridge", () => {
    const stewed = (foods: readonly FoodId[], language: "en" | "de" | "de-AT") =>
      renderRecipe(made(foods, { cookingMethod: "stew", mealType: "breakfast" }), language).instructions;
    for (const language of ["de", "de-AT"] as const) {
      expect(stewed(["plum", "pear"], language)).toContain(" dünsten");
      expect(stewed(["plum", "oats"], language)).not.toContain("schmoren");
      expect(stewed(["oats"], language)).toContain("köcheln lassen");
      expect(stewed(["beef", "carrot"], language)).toContain("schmoren");
    }
    expect(stewed(["plum", "oats"], "en")).not.toContain("sauce");
    expect(stewed(["beef", "carrot"], "en")).toContain("the sauce is thick");
  });

  it("serves liver and onions with apple beside them, and fruit with cheese beside it", () => {
    const berlin = made(["chicken_liver", "onion", "apple", "potato"], {
      ageGroup: "12-24",
      cookingMethod: "stirFried",
    });
    expect(berlin.items.filter(({ role }) => role === "beside").map(({ foodId }) => foodId)).toEqual(["apple"]);
    const board = made(["pear", "hard_cheese"], { cookingMethod: "fingerFood", mealType: "snack", ageGroup: "12-24" });
    expect(board.items.filter(({ role }) => role === "beside").map(({ foodId }) => foodId)).toEqual(["hard_cheese"]);
  });

  it("makes a cake of oats, egg and apple, and lays no boiled egg among fruit", () => {
    for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const asked = { cookingMethod: "steamed", mealType: "breakfast", ageGroup: "12-24", seed } as const;
      expect(made(["apple", "oats", "egg"], asked).form).toBe("steamedCakes");
      expect(made(["apple", "flaxseed"], asked).form).toBe("steamedFruit");
    }
  });

  it("dips bread into egg and milk, and puts the berries beside it", () => {
    const asked = { cookingMethod: "fingerFood", mealType: "breakfast", ageGroup: "9-12" } as const;
    const ideas = Array.from({ length: 8 }, (_, variant) =>
      made(["bread", "egg", "cows_milk", "strawberry"], { ...asked, variant }),
    );
    const dipped = ideas.find(({ form }) => form === "eggyBread");
    expect(dipped?.items.find(({ foodId }) => foodId === "strawberry")?.role).toBe("beside");
    expect(dipped?.items.find(({ foodId }) => foodId === "cows_milk")?.role).toBe("liquid");
    const banana = Array.from({ length: 8 }, (_, variant) => made(["bread", "egg", "banana"], { ...asked, variant }));
    expect(banana.find(({ form }) => form === "eggyBread")?.items.some(({ role }) => role === "beside")).toBe(false);
  });

  it("pours more water onto what cooks for an hour, and little onto a few oats", () => {
    const water = (foods: readonly FoodId[], parts: Partial<RecipeBrief>) => gramsOf(made(foods, parts), "water");
    const mash = { cookingMethod: "pureed", mealType: "dinner" } as const;
    expect(water(["beef", "parsnip"], mash)).toBeGreaterThan(water(["turkey", "parsnip"], mash));
    expect(water(["avocado", "banana"], { cookingMethod: "pureed", mealType: "breakfast" })).toBe(50);
    everyBrief((plan) => {
      const { family, place } = DISH_FORMS[formOf(plan)];
      const isOurs = plan.items.some(({ foodId, added }) => foodId === "water" && added);
      if (family !== "pot" || place === "swell" || !isOurs) return;
      const dry = plan.items.filter(({ foodId }) => isKind(foodId, "porridgeGrain", "boiledGrain", "pasta", "lentil"));
      const drunk = dry.reduce((sum, { amount }) => sum + amount.value * 5, 0);
      const poured = plan.items.filter(({ role }) => role === "liquid");
      const wet = poured.reduce((sum, { amount }) => sum + amount.value, 0);
      expect(wet).toBeGreaterThanOrEqual(Math.min(drunk, 1_000));
    });
  });

  it("takes milk off the fire last, and lets nothing cool twice", () => {
    const touchOf = (foods: readonly FoodId[], parts: Partial<RecipeBrief>) =>
      stepsOf(made(foods, { ageGroup: "12-24", ...parts })).flatMap((step) =>
        step.kind === "touch" ? [step.form] : [],
      );
    const porridge = { cookingMethod: "pureed", mealType: "breakfast" } as const;
    expect(touchOf(["oats", "pear"], porridge)).toEqual(["porridge"]);
    expect(touchOf(["oats", "pear", "cows_milk"], porridge)).toEqual([]);
    const compote = made(["plum", "pear"], { cookingMethod: "stew", mealType: "snack" });
    expect(renderRecipe(compote, "en").instructions.match(/\bcool\b/g)).toHaveLength(1);
    expect(renderRecipe(compote, "de").instructions.match(/abkühlen/g)).toHaveLength(1);
  });

  it("says of a food what was done to it in this dish, once", () => {
    const pan = renderRecipe(made(["apple", "almond"], { cookingMethod: "stirFried", ageGroup: "12-24" }), "en");
    expect(pan.servingInstructions.preparation).toMatch(
      /Apples: [^.]*cook until soft and cut into small, flat pieces\./,
    );
    expect(pan.servingInstructions.preparation).toContain("Ground almonds: use only finely ground.");
    const plate = made(["egg", "carrot"], { cookingMethod: "steamed", ageGroup: "12-24", mealType: "lunch" });
    const boiled = renderRecipe({ ...plate, form: "steamedPlate" }, "en");
    expect(boiled.ingredients.find((line) => line.includes("egg"))).not.toContain("mashed");
    expect(boiled.instructions).toMatch(/quarter/);
  });

  it("toasts no more bread than a baby eats with its egg, and adds no potato to toast", () => {
    const most = { "6-9": 35, "9-12": 50, "12-24": 60 } as const;
    for (const ageGroup of ["6-9", "9-12", "12-24"] as const) {
      const asked = { cookingMethod: "stirFried", mealType: "breakfast", ageGroup } as const;
      expect(gramsOf(made(["egg", "bread"], asked), "bread")).toBeLessThanOrEqual(most[ageGroup]);
      const toast = made(["bread", "hummus"], { ...asked, cookingMethod: "fingerFood" });
      expect(toast.items.some(({ role, added }) => role === "base" && added)).toBe(false);
    }
  });

  it("cooks a soup of pumpkin and potatoes at noon though there is an apple, and fruit in the morning", () => {
    const foods = ["pumpkin", "potato", "apple"] as const;
    expect(DISH_FORMS[formOf(made(foods, { mealType: "lunch" }))].taste).toBe("savoury");
    expect(DISH_FORMS[formOf(made(foods, { mealType: "breakfast" }))].taste).toBe("sweet");
    expect(DISH_FORMS[formOf(made(["potato", "apple"], { mealType: "lunch" }))].taste).toBe("sweet");
  });

  it("pours no water on flour that egg and curd wet", () => {
    const parts = { cookingMethod: "baked", mealType: "breakfast", ageGroup: "12-24" } as const;
    const muffins = { ...made(["quark", "wheat_flour", "egg", "blueberry"], parts), form: "muffins" };
    expect(stepsOf(muffins).find(({ kind }) => kind === "mix")).toMatchObject({ spoons: 0 });
    const dry = { ...made(["wheat_flour", "baking_powder", "blueberry"], parts), form: "muffins" };
    expect(stepsOf(dry).find(({ kind }) => kind === "mix")).toMatchObject({ spoons: 4 });
  });

  it("warms no cream that goes into a batter, and stirs it in", () => {
    const batters = made(["wheat_flour", "banana", "egg", "coconut_milk"], {
      cookingMethod: "baked",
      mealType: "breakfast",
      ageGroup: "12-24",
    });
    expect(DISH_FORMS[formOf(batters)].family).toBe("batter");
    expect(renderRecipe(batters, "en").instructions).toContain("Stir in the coconut milk.");
    everyBrief((plan) => {
      if (DISH_FORMS[formOf(plan)].family !== "batter") return;
      const beside = new Set(plan.items.filter(({ role }) => role === "beside").map(({ foodId }) => foodId));
      for (const step of stepsOf(plan))
        if (step.kind === "add" && step.what === "cream")
          expect(step.foods.every((foodId) => beside.has(foodId))).toBe(true);
    });
  });

  it("puts onto the tray what was boiled by itself, or serves it beside, so that nothing is left in a pot", () => {
    everyBrief((plan) => {
      if (formOf(plan) !== "trayBake") return;
      const beside = new Set(plan.items.filter(({ role }) => role === "beside").map(({ foodId }) => foodId));
      const steps = stepsOf(plan);
      if (!steps.some((step) => step.kind === "start" && step.place === "oven")) return;
      const joined = steps.flatMap((step) => (step.kind === "onTray" || step.kind === "alongside" ? step.foods : []));
      for (const step of steps)
        if (step.kind === "side" || step.kind === "grain" || step.kind === "pasta" || step.kind === "beans")
          for (const foodId of step.foods) if (!beside.has(foodId)) expect(joined).toContain(foodId);
    });
    const tray = made(["chicken", "pasta", "tomato"], { cookingMethod: "baked", ageGroup: "12-24" });
    expect(formOf(tray)).toBe("trayBake");
    expect(renderRecipe(tray, "en").instructions).toContain("Serve the pasta with it.");
  });

  it("calls no soup of milk and oats a soup of fruit", () => {
    everyBrief((plan) => {
      if (formOf(plan) !== "fruitSoup") return;
      expect(plan.items.some(({ role }) => role === "fruit" || role === "vegetable")).toBe(true);
    });
    const milk = made(["oats", "cows_milk"], { cookingMethod: "soup", mealType: "breakfast", ageGroup: "12-24" });
    expect(formOf(milk)).not.toBe("fruitSoup");
  });

  it("serves a boiled egg cut as the step cut it", () => {
    const serving = (ageGroup: RecipeBrief["ageGroup"]) =>
      renderRecipe(made(["egg", "avocado"], { cookingMethod: "fingerFood", ageGroup }), "en").servingInstructions
        .preparation;
    expect(serving("6-9")).toMatch(/Eggs?: [^.]*mash/);
    expect(serving("9-12")).toMatch(/Eggs?: [^.]*chop very finely/);
    expect(serving("12-24")).toMatch(/Eggs?: [^.]*quarter/);
  });
});
