import { describe, expect, it } from "vitest";
import type { FoodId } from "../../../lib/domain/food/food-ids";
import { AGE_GROUPS } from "../../../lib/domain/food/age";
import { formOf } from "../../../lib/domain/recipes/plan/dish-form";
import { DISH_FORMS } from "../../../lib/domain/recipes/plan/dish-forms.table";
import { isKind } from "../../../lib/domain/recipes/plan/food-kind";
import { procedureOf } from "../../../lib/domain/recipes/procedure/dish-procedure";
import type { Step } from "../../../lib/domain/recipes/procedure/step";
import type { RecipePlan } from "../../../lib/domain/recipes/recipe";
import { renderRecipe } from "../../../lib/domain/recipes/render-recipe";
import { LANGUAGES } from "../../../lib/domain/shared/language";
import { everyBrief, made, stepsOf } from "./pantries";

const foodsOf = (step: Step): readonly FoodId[] =>
  step.kind === "cook" ? step.stages.flatMap(({ foods }) => foods) : "foods" in step ? step.foods : [];
const kindsOf = (plan: RecipePlan, foodId: FoodId) =>
  stepsOf(plan).flatMap((step) => (foodsOf(step).includes(foodId) ? [step.kind] : []));
const cutOf = (plan: RecipePlan, foodId: FoodId) =>
  stepsOf(plan).flatMap((step) => (step.kind === "prepare" && step.foods.includes(foodId) ? [step.cut] : []));
const finishOf = (plan: RecipePlan, foodId: FoodId) =>
  stepsOf(plan).flatMap((step) => (step.kind === "finish" && step.foods.includes(foodId) ? [step.how] : []));

describe("the hands in the kitchen", () => {
  it("give leaves, onions and garlic no pot of their own: they cook with the rest", () => {
    everyBrief((plan) => {
      for (const step of stepsOf(plan))
        if (step.kind === "side") expect(step.foods.filter((foodId) => isKind(foodId, "leaf", "allium"))).toEqual([]);
    });
    const tray = made(["potato", "garlic", "spinach", "leek"], { cookingMethod: "baked", ageGroup: "12-24" });
    expect(formOf(tray)).toBe("trayBake");
    for (const foodId of ["garlic", "spinach", "leek"] as const) expect(kindsOf(tray, foodId)).toContain("cook");
    const stages = stepsOf(tray).flatMap((step) => (step.kind === "cook" ? step.stages : []));
    expect(stages.at(-1)).toEqual({ foods: ["spinach"], minutes: 5 });
    const alone = made(["garlic", "hummus"], { cookingMethod: "baked", ageGroup: "12-24" });
    expect(
      stepsOf(alone).some((step) => step.kind === "cook" && foodsOf(step).every((each) => each === "garlic")),
    ).toBe(false);
  });

  it("chop leaves and onions after they are cooked where they would fall through basket or spoon, or burn", () => {
    for (const cookingMethod of ["steamed", "fingerFood"] as const)
      for (const foodId of ["spinach", "onion", "garlic"] as const) {
        const plan = made([foodId, "potato", "chicken"], { cookingMethod, ageGroup: "12-24", mealType: "lunch" });
        if (DISH_FORMS[formOf(plan)].family !== "plate") continue;
        expect(cutOf(plan, foodId)).toEqual([foodId === "onion" ? "chunks" : "none"]);
        expect(finishOf(plan, foodId)).toEqual([foodId === "garlic" ? "mash" : "mince"]);
      }
    everyBrief((plan) => {
      for (const step of stepsOf(plan)) {
        const { place } = DISH_FORMS[formOf(plan)];
        if (step.kind !== "prepare" || step.cut !== "finelyChop") continue;
        if (place !== "steamer" && place !== "simmer") continue;
        expect(step.foods.filter((foodId) => isKind(foodId, "leaf", "allium"))).toEqual([]);
      }
    });
    const soup = made(["spinach", "potato"], { ageGroup: "12-24" });
    expect(cutOf(soup, "spinach")).toEqual(["finelyChop"]);
  });

  it("rub a herb that comes in a jar, and wash one that grows in a pot", () => {
    const said = (foodId: FoodId) => renderRecipe(made(["carrot", "potato", foodId]), "en");
    for (const [foodId, name] of [
      ["marjoram", "marjoram"],
      ["oregano", "oregano"],
      ["thyme", "thyme"],
    ] as const) {
      expect(said(foodId).instructions).toContain(`Rub the ${name} finely between your fingers`);
      expect(said(foodId).instructions).not.toMatch(new RegExp(`wash[^.]*${name}`, "iu"));
      expect(said(foodId).ingredients.join("\n")).toContain(`${name}, finely rubbed`);
    }
    expect(said("parsley").instructions).toContain("Wash the parsley");
  });

  it("lay a twig of rosemary to what cooks, take it out before anything is mashed, and boil none by itself", () => {
    everyBrief((plan) => {
      const steps = stepsOf(plan);
      const beside = new Set(plan.items.filter(({ role }) => role === "beside").map(({ foodId }) => foodId));
      const cooks = steps.some(
        (step) =>
          step.kind === "cook" && foodsOf(step).some((each) => !isKind(each, "wholeAromatic") && !beside.has(each)),
      );
      // What lies beside is a kitchen of its own, whose twig may have nothing to cook with.
      if (cooks && beside.size === 0) expect(steps.some(({ kind }) => kind === "infuse")).toBe(false);
      const out = steps.findIndex(
        (step) => step.kind === "finish" && step.how === "takeOut" && !step.foods.some((each) => beside.has(each)),
      );
      const finished = steps.findIndex(
        (step) => step.kind === "finish" && !step.foods.some((each) => beside.has(each)),
      );
      if (out >= 0 && finished >= 0) expect(out).toBe(finished);
    });
    const pan = made(["courgette", "chicken", "rosemary"], { cookingMethod: "stirFried", ageGroup: "12-24" });
    const [first] = stepsOf(pan).flatMap((step) => (step.kind === "cook" ? step.stages : []));
    expect(first?.foods).toContain("rosemary");
    // A leaf keeps no fish in the pot.
    const soup = made(["cod", "courgette", "bay_leaf"], { ageGroup: "12-24", mealType: "snack" });
    const minutes = stepsOf(soup).flatMap((step) => (step.kind === "cook" ? step.stages : []));
    expect(minutes.reduce((sum, stage) => sum + stage.minutes, 0)).toBeLessThan(20);
  });

  it("put everything into a dough and a mass before it rests, and let none rest twice", () => {
    everyBrief((plan) => {
      const dish = procedureOf(plan).flat();
      const rest = dish.findIndex(({ kind }) => kind === "rest" || kind === "rise");
      if (rest < 0) return;
      const shape = dish.findIndex(({ kind }) => kind === "shape");
      expect(
        dish.slice(rest, shape).filter(({ kind }) => kind === "add" || kind === "foldIn" || kind === "mix"),
      ).toEqual([]);
      expect(dish.filter(({ kind }) => kind === "rest" || kind === "rise")).toHaveLength(1);
    });
    const patties = made(["potato", "quark", "parsley"], { cookingMethod: "fingerFood", mealType: "lunch" });
    const mass = { ...patties, form: "patties" };
    expect(stepsOf(mass).find(({ kind }) => kind === "mix")).toHaveProperty("foods", expect.arrayContaining(["quark"]));
    expect(stepsOf(mass).some(({ kind }) => kind === "rest")).toBe(true);
  });

  it("speak of a cooking liquid only where something was cooked, in every language", () => {
    const raw = made(["banana", "avocado"], { cookingMethod: "pureed", mealType: "snack" });
    const cooked = made(["banana", "pear"], { cookingMethod: "pureed", mealType: "snack" });
    const liquid = {
      en: "cooking liquid",
      de: /Kochwasser|Kochflüssigkeit/u,
      "de-AT": /Kochwasser|Kochflüssigkeit/u,
      pl: "gotowania",
      my: "ချက်ရည်",
    } as const;
    for (const language of LANGUAGES) {
      expect(renderRecipe(raw, language).instructions).not.toMatch(liquid[language]);
      expect(renderRecipe(cooked, language).instructions).toMatch(liquid[language]);
    }
    everyBrief((plan) => {
      const steps = stepsOf(plan);
      for (const step of steps)
        if (step.kind === "texture" && step.texture === "thick")
          expect(steps.some(({ kind }) => kind === "cook")).toBe(true);
    });
  });

  it("squash no berry before it is cooked, and every one that stays afterwards", () => {
    for (const ageGroup of AGE_GROUPS) {
      const mash = made(["blueberry", "pear"], { cookingMethod: "pureed", mealType: "snack", ageGroup });
      expect(cutOf(mash, "blueberry")).toEqual(["none"]);
      expect(finishOf(mash, "blueberry")).toEqual([]);
      const compote = made(["blueberry", "pear"], { cookingMethod: "stew", mealType: "snack", ageGroup });
      expect(cutOf(compote, "blueberry")).toEqual(["none"]);
      expect(finishOf(compote, "blueberry")).toEqual(["press"]);
    }
    const raw = made(["blueberry", "banana"], { cookingMethod: "fingerFood", mealType: "snack" });
    const plate = { ...raw, form: "fruitFingers" };
    expect(cutOf(plate, "blueberry")).toEqual(["flatten"]);
  });

  it("warm in the steam what came raw, and nothing where all was steamed", () => {
    const steamed = { cookingMethod: "steamed", mealType: "snack", ageGroup: "9-12" } as const;
    const touched = (foods: readonly FoodId[]) =>
      stepsOf({ ...made(foods, steamed), form: "steamedFruit" }).some(({ kind }) => kind === "touch");
    expect(touched(["apple", "pear"])).toBe(false);
    expect(touched(["apple", "mango"])).toBe(true);
    expect(touched(["mango", "quark"])).toBe(true);
  });

  it("boil no egg into a sweet porridge or among fruit: it lies beside, with the onion that belongs to it", () => {
    everyBrief((plan) => {
      const { family, taste } = DISH_FORMS[formOf(plan)];
      if (taste !== "sweet" || family === "batter") return;
      for (const { foodId, role } of plan.items)
        if (isKind(foodId, "egg", "smallEgg")) expect(role, foodId).toBe("beside");
    });
    const besides = ({ items }: RecipePlan) => items.flatMap(({ foodId, role }) => (role === "beside" ? [foodId] : []));
    const plate = made(["egg", "onion", "mango", "pear"], { cookingMethod: "steamed", mealType: "snack" });
    expect(besides(plate).toSorted()).toEqual(["egg", "onion"]);
    const roots = made(["parsnip", "onion", "mango"], { cookingMethod: "steamed", mealType: "breakfast" });
    expect(besides(roots)).toEqual(["mango"]);
    for (const seed of [1, 2, 3, 4]) {
      const bites = made(["oats", "egg", "pear"], { cookingMethod: "fingerFood", mealType: "breakfast", seed });
      expect(DISH_FORMS[formOf(bites)].mix).toBe("dough");
    }
  });

  it("calls parsnips no fruit because a pear lies beside them on the tray", () => {
    const tray = made(["parsnip", "pear"], { cookingMethod: "baked", mealType: "snack", ageGroup: "12-24" });
    const baked = { ...tray, form: "bakedFruit" };
    const fruit = { en: /fruit/iu, de: /obst/iu, "de-AT": /obst/iu, pl: /owoc/iu, my: /သစ်သီး/u } as const;
    for (const language of LANGUAGES) expect(renderRecipe(baked, language).instructions).not.toMatch(fruit[language]);
  });

  it("calls a steamed plate after fruit where it is named after nothing else", () => {
    const fruit = { en: /fruit/iu, de: /obst/iu, "de-AT": /obst/iu, pl: /owoc/iu } as const;
    const steamed = { cookingMethod: "steamed", mealType: "snack", ageGroup: "12-24" } as const;
    const title = (foods: readonly FoodId[], language: keyof typeof fruit) =>
      renderRecipe({ ...made(foods, steamed), form: "steamedFruit" }, language).title;
    for (const language of ["en", "de", "de-AT", "pl"] as const) {
      expect(title(["pear", "blueberry"], language)).toMatch(fruit[language]);
      expect(title(["pear", "rice"], language)).not.toMatch(fruit[language]);
    }
  });
});
