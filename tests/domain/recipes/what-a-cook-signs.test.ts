import { describe, expect, it } from "vitest";
import { AGE_GROUPS } from "../../../lib/domain/food/age";
import { MEAL_TYPES } from "../../../lib/domain/food/cooking";
import type { FoodId } from "../../../lib/domain/food/food-ids";
import { FOODS } from "../../../lib/domain/food/foods";
import { formOf } from "../../../lib/domain/recipes/plan/dish-form";
import { DISH_FORMS } from "../../../lib/domain/recipes/plan/dish-forms.table";
import { isKind } from "../../../lib/domain/recipes/plan/food-kind";
import { GROUND_DRY } from "../../../lib/domain/recipes/procedure/job";
import type { RecipePlan } from "../../../lib/domain/recipes/recipe";
import { everyBrief, made, stepsOf } from "./pantries";

const cutOf = (plan: RecipePlan, foodId: FoodId) =>
  stepsOf(plan).flatMap((step) => (step.kind === "prepare" && step.foods.includes(foodId) ? [step.cut] : []));

describe("a recipe that a cook would sign", () => {
  it("mash fruit once: what is mashed or blended whole in the end is only cut up before", () => {
    everyBrief((plan) => {
      const form = DISH_FORMS[formOf(plan)];
      if (form.texture !== "thick") return;
      const beside = new Set(plan.items.flatMap(({ foodId, role }) => (role === "beside" ? [foodId] : [])));
      for (const step of stepsOf(plan)) {
        if (step.kind !== "prepare" || step.foods.some((foodId) => beside.has(foodId))) continue;
        expect(step.cut, step.foods.join()).not.toBe("mash");
      }
    });
    for (const ageGroup of AGE_GROUPS) {
      const bowl = made(["banana"], { ageGroup, cookingMethod: "pureed", mealType: "snack" });
      const steps = stepsOf(bowl);
      expect(
        steps.filter(({ kind }) => kind === "texture"),
        ageGroup,
      ).toHaveLength(1);
      expect(
        steps.some((step) => step.kind === "prepare" && step.cut === "mash"),
        ageGroup,
      ).toBe(false);
    }
  });

  it("make cakes of egg, flour and a vegetable, and no scrambled egg with raw flour in it", () => {
    for (const ageGroup of AGE_GROUPS)
      for (const mealType of MEAL_TYPES)
        for (const vegetable of ["courgette", "carrot", "spinach", "sweetcorn", "peas"] as const)
          for (const cookingMethod of ["stirFried", "fingerFood"] as const) {
            const plan = made(["egg", "wheat_flour", vegetable], { ageGroup, mealType, cookingMethod });
            const where = `${plan.form} ${ageGroup} ${mealType} ${vegetable}`;
            const cakes = cookingMethod === "stirFried" ? ["thickFritter"] : ["vegFritters", "pancakes"];
            expect(cakes, where).toContain(plan.form);
            const shaped = stepsOf(plan).find((step) => step.kind === "shape");
            expect(shaped, where).toMatchObject({ form: plan.form, done: ["egg"] });
            const flour = plan.items.find(({ foodId }) => foodId === "wheat_flour")?.amount.value ?? 0;
            expect(flour, where).toBeLessThanOrEqual(70);
          }
  });

  it("leave leaves in boiling water no longer than in a little", () => {
    for (const leaf of ["spinach", "chard", "kale"] as const) {
      const plan = { ...made(["egg", "wheat_flour", leaf], { cookingMethod: "fingerFood" }), form: "vegFritters" };
      const cooked = stepsOf(plan).find((step) => step.kind === "cook");
      const minutes = cooked?.stages.reduce((sum, stage) => sum + stage.minutes, 0);
      expect(minutes, leaf).toBe(FOODS[leaf].minutesToSoft.pureed);
    }
  });

  it("make no dough of crumbs: flour or flakes go in too", () => {
    for (const vegetable of ["chestnut", "chard", "courgette"] as const)
      for (const cookingMethod of ["baked", "fingerFood"] as const) {
        const plan = made(["breadcrumbs", vegetable], { cookingMethod, mealType: "breakfast", ageGroup: "9-12" });
        if (DISH_FORMS[formOf(plan)].mix !== "dough") continue;
        const holds = plan.items.some(({ foodId }) => isKind(foodId, "flour", "porridgeGrain", "starch"));
        expect(holds, `${vegetable} ${plan.form}`).toBe(true);
      }
  });

  it("pour no water for the broth that takes its place", () => {
    const millilitres = (foods: readonly FoodId[], cookingMethod: "soup" | "stew" | "stirFried") =>
      made(foods, { cookingMethod, ageGroup: "9-12", mealType: "snack" })
        .items.filter(({ amount }) => amount.unit === "ml")
        .reduce((sum, { amount }) => sum + amount.value, 0);
    for (const cookingMethod of ["soup", "stew", "stirFried"] as const) {
      const plain = millilitres(["carrot", "potato"], cookingMethod);
      const withBroth = millilitres(["carrot", "potato", "veg_broth"], cookingMethod);
      expect(withBroth, cookingMethod).toBeLessThanOrEqual(Math.max(plain, 150));
    }
  });

  it("call no fish steamed or baked that is boiled in a pot beside", () => {
    everyBrief((plan) => {
      if (formOf(plan) !== "steamedFish" && formOf(plan) !== "fishParcel") return;
      const fish = plan.items.filter(({ foodId, role }) => role !== "beside" && isKind(foodId, "fish"));
      const alone = stepsOf(plan).flatMap((step) => (step.kind === "side" ? step.foods : []));
      expect(fish.some(({ foodId }) => !alone.includes(foodId))).toBe(true);
    });
    expect(made(["tuna", "carrot"], { cookingMethod: "steamed" }).form).not.toBe("steamedFish");
  });

  it("cool no compote in a pot that it never saw", () => {
    const raw = stepsOf(made(["kiwi"], { cookingMethod: "stew", mealType: "snack", ageGroup: "9-12" }));
    expect(raw.some(({ kind }) => kind === "touch")).toBe(false);
    expect(raw.filter(({ kind }) => kind === "texture")).toEqual([expect.objectContaining({ texture: "cold" })]);
    const cooked = stepsOf(made(["pear"], { cookingMethod: "stew", mealType: "snack", ageGroup: "9-12" }));
    expect(cooked.some(({ kind }) => kind === "touch")).toBe(true);
  });

  it("roast no meat dry on a tray that has to simmer until it is tender", () => {
    for (const meat of ["beef", "lamb", "pork", "veal", "rabbit", "duck"] as const) {
      const steps = stepsOf(made([meat, "carrot"], { cookingMethod: "baked", ageGroup: "9-12" }));
      expect(
        steps.find((step) => step.kind === "side" && step.foods.includes(meat)),
        meat,
      ).toBeDefined();
      expect(steps.some((step) => step.kind === "cook" && step.stages.some(({ minutes }) => minutes > 60))).toBe(false);
    }
    const chicken = stepsOf(made(["chicken", "carrot"], { cookingMethod: "baked", ageGroup: "9-12" }));
    expect(chicken.some((step) => step.kind === "side")).toBe(false);
  });

  it("stir every batter of flour or flakes, or with an egg where the family has neither", () => {
    everyBrief((plan) => {
      if (DISH_FORMS[formOf(plan)].mix !== "dough") return;
      const mixed = stepsOf(plan).flatMap((step) => (step.kind === "mix" ? step.foods : []));
      const isDry = (foodId: FoodId) => isKind(foodId, "flour") || GROUND_DRY.includes(foodId);
      expect(
        mixed.some((foodId) => isDry(foodId) || isKind(foodId, "egg")),
        plan.form,
      ).toBe(true);
    });
    const avoid = { allergens: ["gluten"], foods: ["oats"] } as const;
    const noGluten = made(["egg", "potato", "courgette"], { cookingMethod: "baked", mealType: "snack", avoid });
    expect(noGluten.items.some(({ foodId }) => foodId === "oats")).toBe(false);
  });

  it("fry no small bread of yeast alone", () => {
    everyBrief((plan) => {
      const bread = stepsOf(plan).find((step) => step.kind === "flatbread");
      if (bread === undefined) return;
      expect(bread.foods.some((foodId) => isKind(foodId, "flour"))).toBe(true);
    });
  });

  it("boil no fruit with potatoes and prawns: meat and fish make a dish savoury", () => {
    for (const savoury of ["shrimp", "cod", "chicken", "minced_beef"] as const) {
      const plan = made(["grapefruit", "potato", savoury], {
        cookingMethod: "stew",
        mealType: "snack",
        ageGroup: "9-12",
      });
      expect(DISH_FORMS[formOf(plan)].taste, savoury).toBe("savoury");
      expect(plan.items.find(({ foodId }) => foodId === "grapefruit")?.role).toBe("beside");
    }
  });

  it("chop mushrooms that no masher crushes", () => {
    for (const ageGroup of AGE_GROUPS)
      for (const cookingMethod of ["pureed", "stew", "soup"] as const)
        for (const mushroom of ["mushroom", "oyster_mushroom"] as const) {
          const plan = made([mushroom, "polenta"], { ageGroup, cookingMethod });
          expect(cutOf(plan, mushroom), `${mushroom} ${cookingMethod} ${ageGroup}`).toEqual(["finelyChop"]);
        }
  });
});
