import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AGE_GROUPS, lowestMonths } from "../../../lib/domain/food/age";
import { COOKING_METHODS } from "../../../lib/domain/food/cooking";
import { FOOD_IDS, type FoodId } from "../../../lib/domain/food/food-ids";
import { FOODS } from "../../../lib/domain/food/foods";
import { cookingTimes } from "../../../lib/domain/recipes/cooking-times";
import { formOf } from "../../../lib/domain/recipes/plan/dish-form";
import { DISH_FORMS } from "../../../lib/domain/recipes/plan/dish-forms.table";
import { isKind } from "../../../lib/domain/recipes/plan/food-kind";
import { planRecipe } from "../../../lib/domain/recipes/plan-recipe";
import { procedureOf } from "../../../lib/domain/recipes/procedure/dish-procedure";
import { isHot } from "../../../lib/domain/recipes/procedure/heat";
import { stateOf } from "../../../lib/domain/recipes/procedure/ingredient-state";
import type { Step } from "../../../lib/domain/recipes/procedure/step";
import { cooksIn, groupFoods, minutesIn, potMinutes, stagesOf } from "../../../lib/domain/recipes/procedure/timeline";
import type { RecipeBrief } from "../../../lib/domain/recipes/recipe";
import { anyBrief, briefOf, runs } from "./pantries";

type Kind = Step["kind"];

function stepsOf(brief: RecipeBrief): readonly Step[] {
  return procedureOf(planRecipe(brief)).flat();
}

function named(step: Step): readonly FoodId[] {
  if (step.kind === "cook") return step.stages.flatMap(({ foods }) => foods);
  return "foods" in step ? step.foods : [];
}

/** Where the steps of a kind stand among all. */
function places(steps: readonly Step[], ...kinds: readonly Kind[]): readonly number[] {
  return steps.flatMap((step, index) => (kinds.includes(step.kind) ? [index] : []));
}

describe("the steps of a dish", () => {
  it("end with serving it, once, and salt the family's part after the baby's is taken out", () => {
    fc.assert(
      fc.property(anyBrief, (brief) => {
        const steps = stepsOf(brief);
        expect(places(steps, "serve")).toEqual([steps.length - 1]);
        const plan = planRecipe(brief);
        const bready = formOf(plan) === "thickFritter" && plan.items.every(({ role }) => role !== "fruit");
        const savoury = bready || DISH_FORMS[formOf(plan)].taste === "savoury";
        expect(places(steps, "family")).toEqual(savoury ? [steps.length - 2] : []);
      }),
      { numRuns: runs },
    );
  });

  it("have no empty line and name no food twice in one step", () => {
    fc.assert(
      fc.property(anyBrief, (brief) => {
        for (const line of procedureOf(planRecipe(brief))) {
          expect(line.length).toBeGreaterThan(0);
          for (const step of line) expect(new Set(named(step)).size).toBe(named(step).length);
        }
      }),
      { numRuns: runs },
    );
  });

  it("prepare each food once, before it is cooked, and finish it after", () => {
    fc.assert(
      fc.property(anyBrief, (brief) => {
        const steps = stepsOf(brief);
        const of = (food: FoodId, ...kinds: readonly Kind[]) =>
          places(steps, ...kinds).filter((index) => steps[index] !== undefined && named(steps[index]).includes(food));
        for (const foodId of new Set(steps.flatMap(named))) {
          const prepared = of(foodId, "prepare");
          const cooked = of(foodId, "cook", "side", "drain", "grain", "pasta", "hardBoil", "beans");
          const finished = of(foodId, "finish");
          expect(prepared.length, foodId).toBeLessThanOrEqual(1);
          expect(cooked.length, foodId).toBeLessThanOrEqual(1);
          if (prepared[0] !== undefined && cooked[0] !== undefined) expect(prepared[0]).toBeLessThan(cooked[0]);
          if (cooked[0] !== undefined && finished[0] !== undefined) expect(cooked[0]).toBeLessThan(finished[0]);
        }
      }),
      { numRuns: runs },
    );
  });

  it("start a pot before it cooks, and with what cooks longest", () => {
    fc.assert(
      fc.property(anyBrief, (brief) => {
        const steps = stepsOf(brief);
        steps.forEach((step, index) => {
          if (step.kind !== "cook") return;
          const before = steps.slice(0, index).findLast(({ kind }) => kind === "start");
          const crumbled = steps.slice(0, index).flatMap((each) => (each.kind === "crumble" ? each.foods : []));
          const put = step.stages[0]?.foods.filter((foodId) => !crumbled.includes(foodId));
          expect(before).toMatchObject({ place: step.place, foods: put });
        });
      }),
      { numRuns: runs },
    );
  });

  it("ask for the squish test wherever something firm was cooked in the dish", () => {
    fc.assert(
      fc.property(anyBrief, (brief) => {
        const steps = stepsOf(brief);
        steps.forEach((step, index) => {
          if (step.kind !== "cook") return;
          const firm = step.stages.some(({ foods }) =>
            foods.some((foodId) => isKind(foodId, "vegetable", "starch", "firmFruit")),
          );
          if (firm) expect(steps[index + 1]?.kind).toBe("squish");
        });
      }),
      { numRuns: runs },
    );
  });

  it("look inside meat, feel fish for bones, and throw away what only gives its flavour", () => {
    fc.assert(
      fc.property(
        anyBrief,
        fc.constantFrom<FoodId>("chicken", "beef", "salmon", "cod", "bay_leaf", "rosemary"),
        (brief, food) => {
          fc.pre(FOODS[food].minAgeMonths <= brief.months);
          const steps = stepsOf({ ...brief, foods: [...new Set([...brief.foods, food])] });
          const finish = steps.find((step) => step.kind === "finish" && step.foods.includes(food));
          if (isKind(food, "meat"))
            expect(["shred", "strip"]).toContain(finish?.kind === "finish" ? finish.how : undefined);
          if (isKind(food, "fish")) expect(finish).toMatchObject({ how: "flake" });
          if (isKind(food, "wholeAromatic"))
            expect(
              steps.some(
                (step) =>
                  named(step).includes(food) &&
                  (step.kind === "infuse" || (step.kind === "finish" && step.how === "takeOut")),
              ),
            ).toBe(true);
        },
      ),
      { numRuns: runs },
    );
  });

  it("warn of green potatoes, bitter gourds, rhubarb leaves and stones wherever these are prepared", () => {
    const warned: readonly (readonly [FoodId, string])[] = [
      ["potato", "greenPotato"],
      ["courgette", "bitterGourd"],
      ["cucumber", "bitterGourd"],
      ["rhubarb", "leavesNever"],
      ["prune", "stonesOut"],
      ["mango", "stringsOut"],
    ];
    for (const [food, note] of warned) {
      for (const cookingMethod of COOKING_METHODS) {
        const steps = stepsOf(briefOf({ foods: [food, "carrot"], cookingMethod, ageGroup: "12-24" }));
        const notes = steps.flatMap((step) => (step.kind === "note" && step.foods.includes(food) ? [step.note] : []));
        expect(notes, `${food} ${cookingMethod}`).toContain(note);
      }
    }
  });
});

/** Its last touch says already that it cools. */
const cools = (step: Step) =>
  step.kind === "touch" && (step.form === "compote" || step.form === "spread" || step.form === "bakedFruit");

describe("what is not heated", () => {
  it("is not left to cool, and what is heated is", () => {
    fc.assert(
      fc.property(anyBrief, (brief) => {
        const plan = planRecipe(brief);
        const beside = new Set(plan.items.filter(({ role }) => role === "beside").map(({ foodId }) => foodId));
        const steps = procedureOf(plan).flat();
        const serve = steps.at(-1);
        const ofTheDish = steps.filter((step) => !named(step).some((foodId) => beside.has(foodId)));
        if (serve?.kind !== "serve") throw new Error("a dish that nobody serves");
        const besides: readonly Kind[] = ["toast", "ready", "flatbread"];
        const own = steps.filter(({ kind }) => !besides.includes(kind));
        if (beside.size === 0) expect(serve.cold === true).toBe(own.some(cools) || !own.some(isHot));
        else if (serve.cold === true)
          expect(ofTheDish.filter(({ kind }) => kind === "cook" || kind === "shape")).toEqual([]);
      }),
      { numRuns: runs },
    );
    const bowl = stepsOf(briefOf({ foods: ["mango", "banana"], cookingMethod: "pureed", mealType: "snack" }));
    expect(bowl.at(-1)).toMatchObject({ kind: "serve", cold: true });
    const soup = stepsOf(briefOf({ foods: ["carrot"], cookingMethod: "soup" }));
    expect(soup.at(-1)).not.toHaveProperty("cold");
  });

  it("takes no pot off a fire that does not burn", () => {
    const milk = { ageGroup: "12-24", cookingMethod: "pureed", mealType: "snack" } as const;
    const bowl = stepsOf(briefOf({ ...milk, foods: ["mango", "cows_milk"] }));
    expect(bowl.find(({ kind }) => kind === "add")).toMatchObject({ what: "milk", target: "plate" });
    const porridge = stepsOf(briefOf({ ...milk, mealType: "breakfast", foods: ["oats", "cows_milk"] }));
    expect(porridge.find((step) => step.kind === "add" && step.what === "milk")).toMatchObject({ target: "mixture" });
  });

  it("is warmed at last beside what was cooked, and only where there is some", () => {
    const touched = (foods: readonly FoodId[]) =>
      stepsOf(briefOf({ foods, cookingMethod: "baked", mealType: "lunch" })).some(({ kind }) => kind === "touch");
    expect(touched(["apple", "pear"])).toBe(false);
    expect(touched(["apple", "mango"])).toBe(true);
  });

  it("is cooked along, or grated in raw: ginger", () => {
    const withGinger = (foods: readonly FoodId[], parts: Partial<RecipeBrief> = {}) =>
      stepsOf(briefOf({ ...parts, foods: [...foods, "ginger"] })).filter((step) => named(step).includes("ginger"));
    expect(withGinger(["carrot"], { cookingMethod: "soup" }).map(({ kind }) => kind)).toContain("cook");
    expect(withGinger(["mango"], { cookingMethod: "pureed", mealType: "snack" })).toMatchObject([
      { kind: "add", what: "root" },
    ]);
    expect(withGinger(["carrot"], { cookingMethod: "steamed" })).toMatchObject([{ kind: "add", what: "root" }]);
  });
});

describe("the timeline", () => {
  const foods = fc.uniqueArray(fc.constantFrom(...FOOD_IDS), { minLength: 1, maxLength: 6 });

  it("brings every food in once, longest first, and gives each at least its time", () => {
    fc.assert(
      fc.property(foods, fc.constantFrom("pot", "braise", "steamer", "oven", "boil"), (some, place) => {
        const minutes = (foodId: FoodId) => minutesIn(foodId, place);
        const stages = stagesOf(some, minutes);
        expect(stages.flatMap((stage) => stage.foods).toSorted()).toEqual(some.toSorted());
        stages.forEach((stage, index) => {
          const left = stages.slice(index).reduce((sum, each) => sum + each.minutes, 0);
          for (const foodId of stage.foods) expect(left).toBeGreaterThanOrEqual(minutes(foodId));
          if (index > 0) expect(stage.minutes).toBeGreaterThanOrEqual(0);
        });
        const total = stages.reduce((sum, stage) => sum + stage.minutes, 0);
        const longest = Math.max(...some.map(minutes));
        expect(total).toBeGreaterThanOrEqual(longest);
        expect(total).toBeLessThan(longest + 5 * stages.length);
        if (longest <= 30) expect(total).toBe(longest);
      }),
    );
  });

  it("knows a time for every food that has to become soft", () => {
    for (const foodId of FOOD_IDS) {
      expect(potMinutes(foodId)).toBeGreaterThanOrEqual(0);
      if (isKind(foodId, "vegetable", "starch", "meat", "mince", "fish", "bean", "lentil", "boiledGrain", "pasta"))
        expect(potMinutes(foodId), foodId).toBeGreaterThan(0);
      if (cooksIn(foodId, "oven")) expect(minutesIn(foodId, "oven")).toBe(FOODS[foodId].minutesToSoft.baked);
    }
  });

  it("groups foods in the order in which they came, none lost", () => {
    fc.assert(
      fc.property(foods, (some) => {
        const groups = groupFoods(some, (foodId) => FOODS[foodId].category);
        expect(groups.flatMap(([, members]) => members).toSorted()).toEqual(some.toSorted());
        expect(groups.map(([, [first]]) => first)).toEqual(
          some.filter((foodId, at) => some.findIndex((each) => FOODS[each].category === FOODS[foodId].category) === at),
        );
      }),
    );
  });

  it("adds up: no dish is said to be done before its slowest pot", () => {
    fc.assert(
      fc.property(anyBrief, (brief) => {
        const plan = planRecipe(brief);
        const { cooking, preparation } = cookingTimes(plan);
        const steps = procedureOf(plan).flat();
        const pots = steps.flatMap((step) => ("minutes" in step ? [step.minutes] : []));
        expect(cooking).toBeGreaterThanOrEqual(Math.max(0, ...pots.map((minutes) => Math.min(minutes, cooking))));
        expect(cooking === 0).toBe(
          !steps.some((step) => {
            if (step.kind === "add") return isHot(step) && (step.what !== "sauce" || step.target === "plate");
            if (step.kind === "touch") return isHot(step);
            return "minutes" in step || ["cook", "shape", "toss"].includes(step.kind);
          }),
        );
        expect(preparation).toBeLessThanOrEqual(steps.some(({ kind }) => kind === "rise") ? 100 : 60);
      }),
      { numRuns: runs },
    );
  });
});

describe("the state in which a food is eaten", () => {
  it("is said for every food, age and dish, and is bare only where a food comes as it is", () => {
    fc.assert(
      fc.property(anyBrief, (brief) => {
        const plan = planRecipe(brief);
        for (const item of plan.items) {
          const bare = isKind(
            item.foodId,
            "milk",
            "softDairy",
            "fat",
            "cream",
            "spice",
            "seasoning",
            "liquid",
            "sauce",
            "leaven",
          );
          expect(stateOf(item, plan) === "plain", item.foodId).toBe(bare);
        }
      }),
      { numRuns: runs },
    );
  });

  it("never leaves meat, fish or eggs less than done", () => {
    const done = [
      "shredded",
      "tenderStrip",
      "bonedShredded",
      "bonedStrip",
      "crumbled",
      "throughInside",
      "flaked",
      "minced",
      "eggFirm",
      "eggFirmCut",
      "liverMashed",
    ];
    for (const foodId of FOOD_IDS.filter((each) =>
      isKind(each, "meat", "mince", "fish", "shellfish", "liver", "egg", "smallEgg"),
    )) {
      for (const ageGroup of AGE_GROUPS) {
        if (FOODS[foodId].minAgeMonths > lowestMonths(ageGroup)) continue;
        for (const cookingMethod of COOKING_METHODS) {
          const plan = planRecipe(briefOf({ foods: [foodId, "carrot"], ageGroup, cookingMethod }));
          const item = plan.items.find((each) => each.foodId === foodId);
          if (item !== undefined) expect(done, foodId).toContain(stateOf(item, plan));
        }
      }
    }
  });
});

describe("what a line and a step say of the same food", () => {
  const stepsOf = (foods: readonly FoodId[], parts: Partial<RecipeBrief>) =>
    procedureOf(planRecipe(briefOf({ foods, ...parts }))).flat();

  it("is one thing for beans: those that are mashed on the list are mashed, and the others pressed", () => {
    const beansOf = (foods: readonly FoodId[], parts: Partial<RecipeBrief>) =>
      stepsOf(foods, parts).flatMap((step) => (step.kind === "beans" ? [[step.how, ...step.foods]] : []));
    const baked = { cookingMethod: "baked", ageGroup: "9-12" } as const;
    expect(beansOf(["chickpea", "bell_pepper"], baked)).toEqual([["mash", "chickpea"]]);
    expect(beansOf(["kidney_bean", "chickpea"], { cookingMethod: "stew", ageGroup: "12-24" })).toEqual([
      ["mash", "chickpea"],
      ["press", "kidney_bean"],
    ]);
    expect(beansOf(["kidney_bean", "bell_pepper"], { ...baked, ageGroup: "6-9" })).toEqual([["mash", "kidney_bean"]]);
  });

  it("spreads toast after it is toasted", () => {
    const steps = stepsOf(["bread", "avocado"], { cookingMethod: "fingerFood", mealType: "snack" });
    const mashed = steps.findIndex((step) => step.kind === "prepare" && step.foods.includes("avocado"));
    const toasted = steps.findIndex((step) => step.kind === "toast" && step.isSpread === true);
    expect(mashed).toBeGreaterThanOrEqual(0);
    expect(toasted).toBeGreaterThan(mashed);
  });
});

describe("what a fork cannot mash", () => {
  const eggs = ["omelette", "frittata", "scramble", "eggCustard"];
  const inEggs = (foodId: FoodId) =>
    AGE_GROUPS.flatMap((ageGroup) =>
      (["stirFried", "baked", "fingerFood", "steamed"] as const).map((cookingMethod) =>
        briefOf({ foods: ["egg", foodId], cookingMethod, ageGroup, mealType: "breakfast" }),
      ),
    ).filter((brief) => eggs.includes(planRecipe(brief).form));

  it.each(["mushroom", "oyster_mushroom", "leek"] as const)("is chopped before it goes into eggs: %s", (foodId) => {
    expect(inEggs(foodId).length).toBeGreaterThan(0);
    for (const brief of inEggs(foodId)) {
      const plan = planRecipe(brief);
      const steps = stepsOf(brief);
      const cuts = steps.flatMap((step) => (step.kind === "prepare" && step.foods.includes(foodId) ? [step.cut] : []));
      expect(cuts).toEqual(["finelyChop"]);
      expect(steps.some((step) => step.kind === "finish" && step.foods.includes(foodId))).toBe(false);
      const item = plan.items.find((each) => each.foodId === foodId);
      expect(item === undefined ? undefined : stateOf(item, plan)).toBe("cookedChopped");
    }
  });

  it("is blended for the youngest where its line in the list says so: sweetcorn on a plate", () => {
    const brief = briefOf({ foods: ["sweetcorn", "chicken"], cookingMethod: "steamed" });
    const plan = planRecipe(brief);
    const corn = plan.items.find(({ foodId }) => foodId === "sweetcorn");
    expect(corn === undefined ? undefined : stateOf(corn, plan)).toBe("blended");
    const done = stepsOf(brief).filter((step) => step.kind === "finish" && step.foods.includes("sweetcorn"));
    expect(done).toMatchObject([{ how: "puree" }]);
  });

  it("needs no more water in a pan than goes up in steam", () => {
    for (const brief of inEggs("mushroom").filter(({ cookingMethod }) => cookingMethod === "stirFried")) {
      const water = planRecipe(brief).items.find(({ foodId }) => foodId === "water");
      expect(water?.amount).toEqual({ value: 100, unit: "ml" });
    }
  });
});
