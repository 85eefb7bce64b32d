import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { FoodId } from "../../../lib/domain/food/food-ids";
import { foodName } from "../../../lib/domain/food/names";
import { cookingTimes } from "../../../lib/domain/recipes/cooking-times";
import { composeSuggestions } from "../../../lib/domain/recipes/embedded-writer";
import { RECIPE_LANGUAGES } from "../../../lib/domain/recipes/language/languages";
import { formOf } from "../../../lib/domain/recipes/plan/dish-form";
import { DISH_FORMS } from "../../../lib/domain/recipes/plan/dish-forms.table";
import { isKind, isSlender, tasteOf } from "../../../lib/domain/recipes/plan/food-kind";
import { planRecipe } from "../../../lib/domain/recipes/plan-recipe";
import type { RecipePlan } from "../../../lib/domain/recipes/recipe";
import { renderRecipe } from "../../../lib/domain/recipes/render-recipe";
import { LANGUAGES } from "../../../lib/domain/shared/language";
import { anyBrief, briefOf, everyBrief, made, runs, stepsOf } from "./pantries";

const cutOf = (plan: RecipePlan, foodId: FoodId) =>
  stepsOf(plan).find((step) => step.kind === "prepare" && step.foods.includes(foodId));

describe("the sense of a kitchen", () => {
  it("lays something onto every tray", () => {
    everyBrief((plan, { avoid }) => {
      if (formOf(plan) !== "trayBake" || avoid.foods.length > 0) return;
      expect(stepsOf(plan).some((step) => step.kind === "start" && step.place === "oven")).toBe(true);
    });
    const tray = made(["mussel", "cassava", "plum"], { cookingMethod: "baked", ageGroup: "12-24" });
    expect(tray.items.filter(({ added }) => added).map(({ foodId }) => foodId)).toContain("sweet_potato");
  });

  it("steams and bakes no plate of fruit without fruit", () => {
    everyBrief((plan, { avoid }) => {
      if (!["steamedFruit", "bakedFruit"].includes(formOf(plan)) || avoid.foods.length > 0) return;
      expect(plan.items.some(({ foodId }) => tasteOf(foodId) === "sweet")).toBe(true);
    });
    for (const cookingMethod of ["steamed", "baked"] as const) {
      const parts = { cookingMethod, ageGroup: "9-12", mealType: "snack" } as const;
      const added = ({ items }: RecipePlan) => items.flatMap(({ foodId, added }) => (added ? [foodId] : []));
      expect(added(made(["buckwheat", "bread"], parts))).toContain("pear");
      expect(added(made(["buckwheat", "bread", "raspberry"], parts))).not.toContain("pear");
      const avoid = { allergens: [], foods: ["pear"] as const };
      expect(added(made(["buckwheat", "bread"], { ...parts, avoid }))).toContain("apple");
    }
  });

  it("cuts what is long and thin to length, and to no width that it has not", () => {
    everyBrief((plan) => {
      for (const step of stepsOf(plan)) {
        if (step.kind !== "prepare" || !step.foods.some(isSlender)) continue;
        expect(["stick", "strip", "wedge"]).not.toContain(step.cut);
      }
    });
    for (const cookingMethod of ["steamed", "stirFried", "baked"] as const)
      for (const foodId of ["green_beans", "asparagus", "okra", "yardlong_bean"] as const) {
        const plan = made([foodId, "salmon"], { cookingMethod, ageGroup: "6-9", mealType: "lunch" });
        if (DISH_FORMS[formOf(plan)].family !== "plate") continue;
        expect(cutOf(plan, foodId)).toMatchObject({ cut: "fingerLong" });
        const served = renderRecipe(plan, "en").servingInstructions.preparation;
        expect(served).toMatch(/cook until soft and cut to the length of a finger\./);
      }
  });

  it("tears no floret into strips, in a pan either", () => {
    for (const foodId of ["broccoli", "cauliflower"] as const) {
      const fried = (ageGroup: "6-9" | "9-12" | "12-24") =>
        cutOf(made([foodId, "tofu"], { cookingMethod: "stirFried", ageGroup, mealType: "lunch" }), foodId);
      expect(fried("6-9")).toMatchObject({ cut: "floret" });
      expect(fried("9-12")).toMatchObject({ cut: "smallPieces" });
      expect(fried("12-24")).toMatchObject({ cut: "smallPieces" });
    }
  });

  it("roasts nothing dry: vegetables are turned in fat though cheese or cream comes on top, all of them", () => {
    everyBrief((plan, { avoid }) => {
      const { family, place, taste } = DISH_FORMS[formOf(plan)];
      if (family !== "plate" || place !== "oven" || taste !== "savoury" || avoid.foods.length > 0) return;
      expect(plan.items.some(({ foodId }) => isKind(foodId, "fat"))).toBe(true);
    });
    const tray = made(["eggplant", "courgette", "hard_cheese"], { cookingMethod: "baked", ageGroup: "12-24" });
    expect(tray.items.some(({ foodId }) => isKind(foodId, "fat"))).toBe(true);
    const later = made(["potato", "courgette"], { cookingMethod: "baked", ageGroup: "12-24", mealType: "lunch" });
    expect(renderRecipe(later, "en").instructions).toContain("Add the courgette, turn everything on the tray and");
    expect(renderRecipe(later, "de").instructions).toContain("Zucchini dazulegen, alles auf dem Blech wenden und");
  });

  it("warms fruit in the steam before yogurt comes on it", () => {
    const steamed = { cookingMethod: "steamed", mealType: "snack", ageGroup: "12-24" } as const;
    const plate = { ...made(["apple", "banana", "yogurt"], steamed), form: "steamedFruit" };
    const kinds = stepsOf(plate).map(({ kind }) => kind);
    expect(kinds.indexOf("touch")).toBeGreaterThan(0);
    expect(kinds.indexOf("touch")).toBeLessThan(kinds.indexOf("add"));
  });

  it("mashes no semolina with a fork, and mashes the rice of a batter", () => {
    const custard = (grain: FoodId) => ({
      ...made([grain, "egg"], { cookingMethod: "steamed", mealType: "breakfast", ageGroup: "12-24" }),
      form: "eggCustard",
    });
    const mashed = (grain: FoodId) =>
      stepsOf(custard(grain)).some(
        (step) => step.kind === "finish" && step.how === "mash" && step.foods.includes(grain),
      );
    expect(mashed("semolina")).toBe(false);
    expect(mashed("polenta")).toBe(false);
    expect(mashed("rice")).toBe(true);
    expect(stepsOf(custard("semolina")).some((step) => step.kind === "grain" && step.foods.includes("semolina"))).toBe(
      true,
    );
  });

  it("names a dish after its cheese and not after the shelf it stood on", () => {
    const eggs = { cookingMethod: "stirFried", mealType: "breakfast", ageGroup: "12-24" } as const;
    const { title, ingredients } = renderRecipe(made(["egg", "mushroom", "hard_cheese"], eggs), "en");
    expect(title).toBe("Firm scrambled egg with mushrooms and cheese");
    expect(ingredients.join("\n")).toContain("mild hard cheese");
  });

  it("stews in English what has a sauce, simmers grain and says of fruit only that it is thick", () => {
    const stew = (foods: readonly FoodId[], mealType: "breakfast" | "lunch") =>
      renderRecipe(made(foods, { cookingMethod: "stew", mealType, ageGroup: "12-24" }), "en").instructions;
    expect(stew(["oats"], "breakfast")).toContain("Let it simmer over low heat");
    expect(stew(["oats"], "breakfast")).not.toMatch(/\bstew\b|sauce/);
    expect(stew(["pear", "blueberry"], "breakfast")).toMatch(/Let it stew .* cooked through and thick\./s);
    expect(stew(["beef", "carrot"], "lunch")).toMatch(/and stew for another .* the sauce is thick\./s);
  });

  it("stirs yogurt into the flour with the water it leaves room for, before the dough rests", () => {
    const fritters = { cookingMethod: "fingerFood", mealType: "breakfast", ageGroup: "9-12" } as const;
    const plan = made(["wheat_flour", "yogurt", "blueberry"], fritters);
    const mix = stepsOf(plan).find(({ kind }) => kind === "mix");
    expect(mix).toMatchObject({ spoons: 2 });
    expect(mix).toHaveProperty("foods", expect.arrayContaining(["yogurt", "wheat_flour"]));
    expect(stepsOf(plan).some((step) => step.kind === "add" && step.what === "softDairy")).toBe(false);
    expect(plan.items.find(({ foodId }) => foodId === "water")?.amount).toEqual({ value: 30, unit: "ml" });
    everyBrief(({ items, ...rest }) => {
      const dough = stepsOf({ items, ...rest }).find((step) => step.kind === "mix" && step.mix === "dough");
      if (dough?.kind !== "mix" || dough.spoons === 0) return;
      const water = items.find(({ foodId }) => foodId === "water");
      if (water !== undefined) expect(water.amount.value).toBeGreaterThanOrEqual(dough.spoons * 15);
    });
  });

  it("lets a dough of yeast rise before it is baked, says so everywhere and counts the time", () => {
    const muffins = { cookingMethod: "baked", mealType: "snack", ageGroup: "12-24" } as const;
    const risen = made(["wheat_flour", "yeast", "cows_milk", "apple"], muffins);
    const kinds = stepsOf(risen).map(({ kind }) => kind);
    expect(kinds.indexOf("rise")).toBeGreaterThan(kinds.indexOf("mix"));
    expect(kinds.indexOf("rise")).toBeLessThan(kinds.indexOf("shape"));
    const said = { en: "rise", de: "gehen lassen", "de-AT": "gehen lassen", pl: "wyrośnie", my: "ဖောင်းလာ" } as const;
    for (const language of LANGUAGES) expect(renderRecipe(risen, language).instructions).toContain(said[language]);
    const powder = made(["wheat_flour", "baking_powder", "cows_milk", "apple"], muffins);
    expect(stepsOf(powder).some(({ kind }) => kind === "rise")).toBe(false);
    // What is said is what is counted: forty minutes, where the dough of baking powder rests ten.
    const longer = cookingTimes(risen).preparation - cookingTimes(powder).preparation;
    expect(longer).toBeGreaterThanOrEqual(25);
    expect(longer).toBeLessThanOrEqual(35);
    const minutes = {
      en: "40 minutes",
      de: "40 Minuten",
      "de-AT": "40 Minuten",
      pl: "40 minut",
      my: "မိနစ် ၄၀",
    } as const;
    for (const language of LANGUAGES) expect(renderRecipe(risen, language).instructions).toContain(minutes[language]);
  });

  it("thickens milk and fruit with grain at a snack too, and makes no thin compote of them", () => {
    const snack = { cookingMethod: "stew", mealType: "snack", ageGroup: "9-12" } as const;
    for (const seed of [1, 2, 3, 4]) {
      const bowl = made(["plum", "cows_milk"], { ...snack, seed });
      expect(bowl.form).toBe("sweetGrain");
      expect(bowl.items.some(({ foodId, added }) => added && isKind(foodId, "porridgeGrain", "boiledGrain"))).toBe(
        true,
      );
    }
    expect(made(["plum", "pear"], snack).items.some(({ role }) => role === "base")).toBe(false);
  });

  it("bakes flour and yeast with fruit, and puts no potato into raisin fritters", () => {
    const sweet = { ageGroup: "12-24", mealType: "snack" } as const;
    for (const cookingMethod of ["baked", "fingerFood", "steamed"] as const)
      for (const foods of [
        ["wheat_flour", "yeast"],
        ["wheat_flour", "cows_milk", "raisin"],
      ] as const) {
        const { items } = made(foods, { ...sweet, cookingMethod });
        expect(items.some(({ foodId }) => foodId === "potato")).toBe(false);
        expect(items.some(({ foodId, role, added }) => added && role === "fruit" && foodId !== "raisin")).toBe(true);
      }
    expect(made(["rapeseed_oil"], { mealType: "lunch" }).items.some(({ foodId }) => foodId === "potato")).toBe(true);
  });

  it("binds lentils with the flour that is there, and lays no flour on a plate where it can", () => {
    const fingers = { cookingMethod: "fingerFood", mealType: "dinner", ageGroup: "12-24" } as const;
    for (const seed of [1, 2, 3, 4, 5, 6])
      expect(DISH_FORMS[formOf(made(["brown_lentil", "sweetcorn", "wheat_flour"], { ...fingers, seed }))].family).toBe(
        "batter",
      );
  });

  it("presses no pea that is blended anyway, and every one that stays", () => {
    const pressed = (ageGroup: "6-9" | "12-24") =>
      stepsOf(made(["peas", "potato"], { cookingMethod: "pureed", mealType: "lunch", ageGroup })).some(
        (step) => step.kind === "finish" && step.how === "press",
      );
    expect(pressed("6-9")).toBe(false);
    expect(pressed("12-24")).toBe(true);
  });

  it("suggests no oats for a dish to which oats were added already", () => {
    fc.assert(
      fc.property(anyBrief, (brief) => {
        const there = planRecipe(brief).items.map(({ foodId }) => foodName(foodId, brief.language));
        for (const { additionalIngredients } of composeSuggestions(brief))
          for (const extra of additionalIngredients) expect(there).not.toContain(extra);
      }),
      { numRuns: Math.min(runs, 100) },
    );
    const bowl = briefOf({ foods: ["raspberry"], cookingMethod: "pureed", mealType: "breakfast" });
    expect(planRecipe(bowl).items.some(({ foodId, added }) => added && foodId === "oats")).toBe(true);
    expect(composeSuggestions(bowl)).toHaveLength(2);
  });

  it("looks at the clock in fives from half an hour on", () => {
    everyBrief((plan) => {
      for (const step of stepsOf(plan)) {
        if (step.kind !== "cook") continue;
        for (const { minutes } of step.stages) if (minutes > 30) expect(minutes % 5).toBe(0);
      }
    });
    const broth = made(["beef", "pasta"], { cookingMethod: "soup", mealType: "lunch" });
    expect(renderRecipe(broth, "de").instructions).toContain("80 Minuten");
  });

  it("stirs while it cooks and not what has been lifted out or drained", () => {
    const said = {
      en: ["Stir often", "Drain well"],
      de: ["oft umrühren", "Gut abtropfen"],
      "de-AT": ["oft umrühren", "Gut abtropfen"],
      pl: ["Często mieszaj", "Dobrze odcedź"],
      my: ["မကြာခဏ မွှေပေးပါ", "ရေမပါအောင်"],
    } as const;
    for (const language of LANGUAGES) {
      const cook = { kind: "cook", place: "boil", stages: [{ foods: ["rice"], minutes: 18 }], stirring: true } as const;
      const text = RECIPE_LANGUAGES[language].say(cook);
      const [stirred, drained] = said[language].map((words) => text.indexOf(words));
      expect(stirred).toBeGreaterThan(0);
      expect(drained, text).toBeGreaterThan(stirred ?? 0);
    }
    everyBrief((plan) => {
      for (const step of stepsOf(plan))
        if (step.kind === "cook" && step.stirring)
          expect(["oven", "steamer", "pan", "simmer"]).not.toContain(step.place);
    });
  });

  it("turns the tray once, however much is added to it", () => {
    const foods = ["potato", "courgette", "pear", "salmon"] as const;
    const [first, second, third, last] = foods.map((foodId) => ({ foods: [foodId], minutes: 10 }));
    if (first === undefined || second === undefined || third === undefined || last === undefined) throw new Error();
    const turned = { en: /\bturn/giu, de: /wenden/gu, "de-AT": /wenden/gu, pl: /obró|odwró/giu, my: /လှန်/gu } as const;
    for (const language of LANGUAGES)
      for (const stages of [[first], [first, second], [first, second, third], [first, second, third, last]]) {
        const text = RECIPE_LANGUAGES[language].say({ kind: "cook", place: "oven", stages, stirring: false });
        expect(text.match(turned[language]), text).toHaveLength(1);
      }
  });

  it("boils lentils by themselves where all else lies on a plate", () => {
    for (const cookingMethod of ["baked", "fingerFood", "steamed"] as const)
      for (const lentil of ["red_lentil", "brown_lentil"] as const) {
        const plan = { ...made([lentil, "carrot"], { cookingMethod, ageGroup: "12-24" }), form: "" };
        expect(DISH_FORMS[formOf(plan)].family).toBe("plate");
        const steps = stepsOf(plan);
        expect(steps.some((step) => step.kind === "grain" && step.foods.includes(lentil))).toBe(true);
        expect(steps.some((step) => step.kind === "finish" && step.how === "mash" && step.foods.includes(lentil))).toBe(
          true,
        );
      }
  });
});
