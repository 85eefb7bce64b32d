import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AGE_GROUPS, lowestMonths, type AgeGroup } from "../../../lib/domain/food/age";
import { COOKING_METHODS, MEAL_TYPES } from "../../../lib/domain/food/cooking";
import { FOOD_IDS, type FoodId } from "../../../lib/domain/food/food-ids";
import { FOODS } from "../../../lib/domain/food/foods";
import { chooseForm, rankForms, tasteOfDish } from "../../../lib/domain/recipes/plan/choose-form";
import {
  DISH_FORM_IDS,
  formOf,
  isDishFormId,
  isTouched,
  plainestForm,
  TOUCHED_FORM_IDS,
  type DishFormId,
} from "../../../lib/domain/recipes/plan/dish-form";
import { DISH_FORMS } from "../../../lib/domain/recipes/plan/dish-forms.table";
import { FOOD_KIND_NAMES, isKind, kindOf, KIND_TRAITS } from "../../../lib/domain/recipes/plan/food-kind";
import * as burmese from "../../../lib/domain/recipes/language/burmese-sentences.table";
import * as english from "../../../lib/domain/recipes/language/english-sentences.table";
import * as german from "../../../lib/domain/recipes/language/german-sentences.table";
import * as polish from "../../../lib/domain/recipes/language/polish-sentences.table";
import { planRecipe } from "../../../lib/domain/recipes/plan-recipe";
import { procedureOf } from "../../../lib/domain/recipes/procedure/dish-procedure";
import type { RecipeBrief } from "../../../lib/domain/recipes/recipe";
import { renderRecipe } from "../../../lib/domain/recipes/render-recipe";
import { assessRecipe } from "../../../lib/domain/safety/assess-recipe";
import { read } from "../../../lib/domain/safety/reading";
import { LANGUAGES } from "../../../lib/domain/shared/language";
import { anyBrief, briefOf, runs } from "./pantries";

/** Foods that make a dish of this form possible, and one of its taste. */
function foodsFor(form: DishFormId, ageGroup: AgeGroup): readonly FoodId[] {
  const { needs = [], needsFoods = [], needsToo = [], taste } = DISH_FORMS[form];
  const young = (foodId: FoodId) => FOODS[foodId].minAgeMonths <= lowestMonths(ageGroup);
  const first = FOOD_IDS.find((foodId) => young(foodId) && (isKind(foodId, ...needs) || needsFoods.includes(foodId)));
  const second = FOOD_IDS.find((foodId) => young(foodId) && isKind(foodId, ...needsToo));
  const beside: readonly FoodId[] = taste === "sweet" ? ["pear"] : taste === "savoury" ? ["courgette"] : [];
  return [...new Set([...(first === undefined ? [] : [first]), ...(second === undefined ? [] : [second]), ...beside])];
}

function briefFor(form: DishFormId, ageGroup: AgeGroup, extra: readonly FoodId[] = []): RecipeBrief {
  const { methods, meals } = DISH_FORMS[form];
  return briefOf({
    foods: [...new Set([...foodsFor(form, ageGroup), ...extra])],
    ageGroup,
    cookingMethod: methods[0] ?? "soup",
    mealType: meals[0] ?? "lunch",
  });
}

describe("the dishes", () => {
  it.each(DISH_FORM_IDS)("%s is cooked of some pantry, at its meal and with its method", (form) => {
    const found = AGE_GROUPS.some((ageGroup) =>
      Array.from({ length: 24 }, (_, variant) => planRecipe({ ...briefFor(form, ageGroup), variant })).some(
        (plan) => plan.form === form,
      ),
    );
    expect(found).toBe(true);
  });

  it("are all met by chance, too, in a kitchen as families have it", () => {
    const shelf: readonly FoodId[] = [
      ...([
        "carrot",
        "potato",
        "courgette",
        "peas",
        "apple",
        "pear",
        "banana",
        "egg",
        "bread",
        "oats",
        "rice",
        "pasta",
      ] as const),
      ...(["chicken", "minced_beef", "salmon", "red_lentil", "chickpea", "cream", "hard_cheese", "polenta"] as const),
      "wheat_flour",
    ];
    const met = new Set<string>();
    const pantry = fc.oneof(
      { weight: 9, arbitrary: fc.uniqueArray(fc.constantFrom(...shelf), { minLength: 1, maxLength: 4 }) },
      { weight: 1, arbitrary: fc.subarray<FoodId>(["egg", "bread", "banana", "apple"], { minLength: 2 }) },
    );
    fc.assert(
      fc.property(anyBrief, pantry, fc.integer({ min: 0, max: 9 }), (brief, foods, variant) => {
        met.add(planRecipe({ ...brief, ageGroup: "12-24", months: 12, foods, variant }).form);
      }),
      { numRuns: 4_000, seed: 12 },
    );
    expect(DISH_FORM_IDS.filter((form) => !met.has(form))).toEqual([]);
  });

  it("have a plainest one for every method and taste, which asks for nothing", () => {
    for (const method of COOKING_METHODS) {
      for (const taste of ["sweet", "savoury"] as const) {
        const form = DISH_FORMS[plainestForm(method, taste)];
        expect(form.methods).toContain(method);
        expect(form.taste).toBe(taste);
        expect([form.needs, form.needsFoods, form.needsToo]).toEqual([undefined, undefined, undefined]);
      }
    }
  });

  it("are known by their names, and a name from elsewhere is the plainest dish of its method", () => {
    expect(DISH_FORM_IDS.every(isDishFormId)).toBe(true);
    expect(isDishFormId("toString")).toBe(false);
    for (const cookingMethod of COOKING_METHODS)
      expect(formOf({ form: "lasagne", cookingMethod })).toBe(plainestForm(cookingMethod, "savoury"));
    expect(TOUCHED_FORM_IDS).toEqual(DISH_FORM_IDS.filter(isTouched));
    expect(new Set(DISH_FORM_IDS).size).toBe(DISH_FORM_IDS.length);
  });

  it("say how they are mixed and done where they are a batter, and nowhere else", () => {
    for (const form of DISH_FORM_IDS) {
      const { family, mix, heat, texture, meals, methods, taste } = DISH_FORMS[form];
      expect([mix !== undefined, heat !== undefined], form).toEqual([family === "batter", family === "batter"]);
      expect(texture !== undefined, form).toBe(family === "pot");
      expect(meals.length, form).toBeGreaterThan(0);
      expect(methods.length, form).toBeGreaterThan(0);
      expect(["sweet", "savoury", "any"]).toContain(taste);
    }
  });

  it("give every method and meal at least one dish of each taste", () => {
    for (const method of COOKING_METHODS) {
      const forms = Object.values(DISH_FORMS).filter(({ methods }) => methods.includes(method));
      for (const taste of ["sweet", "savoury"] as const) expect(forms.some((form) => form.taste === taste)).toBe(true);
    }
  });
});

describe("the choice of a dish", () => {
  it("is among those that suit, each once, and the first idea is one of them", () => {
    fc.assert(
      fc.property(anyBrief, (brief) => {
        const ranked = rankForms(brief, brief.foods);
        expect(new Set(ranked).size).toBe(ranked.length);
        for (const form of ranked) expect(DISH_FORMS[form].methods).toContain(brief.cookingMethod);
        const { form, round } = chooseForm(brief, brief.foods);
        expect(round).toBe(0);
        if (ranked.length > 0) expect(ranked).toContain(form);
      }),
      { numRuns: runs },
    );
  });

  it("goes through every dish once before it comes back, and then seasons it", () => {
    fc.assert(
      fc.property(anyBrief, (brief) => {
        const size = Math.max(1, rankForms(brief, brief.foods).length);
        const ideas = Array.from({ length: 2 * size }, (_, variant) => chooseForm({ ...brief, variant }, brief.foods));
        expect(new Set(ideas.slice(0, size).map(({ form }) => form)).size).toBe(size);
        expect(ideas.slice(size).map(({ form }) => form)).toEqual(ideas.slice(0, size).map(({ form }) => form));
        expect(ideas.map(({ round }) => round)).toEqual(ideas.map((_, index) => (index < size ? 0 : 1)));
      }),
      { numRuns: runs / 2 },
    );
  });

  it("never depends on the order in which the foods were typed", () => {
    fc.assert(
      fc.property(anyBrief, (brief) => {
        const turned = { ...brief, foods: brief.foods.toReversed() };
        expect(tasteOfDish(turned)).toBe(tasteOfDish(brief));
        expect(planRecipe(turned).form).toBe(planRecipe(brief).form);
      }),
      { numRuns: runs },
    );
  });

  it("is sweet for fruit and savoury for meat, whatever the meal", () => {
    for (const mealType of MEAL_TYPES) {
      expect(tasteOfDish(briefOf({ foods: ["apple", "pear"], mealType }))).toBe("sweet");
      expect(tasteOfDish(briefOf({ foods: ["chicken", "courgette"], mealType }))).toBe("savoury");
    }
  });

  it("bakes no fruit by itself that is only eaten raw", () => {
    for (const foodId of ["mango", "kiwi", "papaya", "orange"] as const) {
      const { form } = planRecipe(briefOf({ foods: [foodId], cookingMethod: "baked", mealType: "snack" }));
      expect(form, foodId).not.toBe("bakedFruit");
    }
    const banana = planRecipe(briefOf({ foods: ["banana"], cookingMethod: "baked", mealType: "lunch" }));
    expect(
      procedureOf({ ...banana, form: "bakedFruit" })
        .flat()
        .some(({ kind }) => kind === "cook"),
    ).toBe(true);
  });
});

describe("the names of the dishes", () => {
  const tables = [english, german, polish, burmese];
  const wordsOf = (form: DishFormId) =>
    tables.flatMap(({ TITLES, DISHES }) => [TITLES[form][1], [DISHES[form]].flat()[0] ?? ""]);

  it.each(DISH_FORM_IDS)("mean no food in any language that %s does not state", (form) => {
    const { names = [] } = DISH_FORMS[form];
    const allergens = names.flatMap((foodId) => FOODS[foodId].allergens);
    for (const sighting of wordsOf(form).flatMap((words) => read(words).sightings)) {
      const unsaid = [...sighting.foods, ...sighting.foodsInside].filter((foodId) => !names.includes(foodId));
      expect(unsaid, sighting.surface).toEqual([]);
      expect(
        sighting.allergens.filter((each) => !allergens.includes(each)),
        sighting.surface,
      ).toEqual([]);
    }
  });

  it("are never those of what the family avoids, nor of what it is allergic to", () => {
    const named = DISH_FORM_IDS.filter((form) => DISH_FORMS[form].names !== undefined);
    expect(named.length).toBeGreaterThan(4);
    for (const form of named) {
      const brief = briefFor(form, "12-24");
      const { foods } = brief;
      expect(rankForms(brief, foods), form).toContain(form);
      for (const name of DISH_FORMS[form].names ?? []) {
        expect(rankForms({ ...brief, avoid: { allergens: [], foods: [name] } }, foods), form).not.toContain(form);
        const { allergens } = FOODS[name];
        if (allergens.length > 0)
          expect(rankForms({ ...brief, avoid: { allergens, foods: [] } }, foods), form).not.toContain(form);
      }
    }
  });
});

describe("every food", () => {
  it("has a kind, and every kind a part to play", () => {
    for (const foodId of FOOD_IDS) expect(FOOD_KIND_NAMES).toContain(kindOf(foodId));
    for (const kind of FOOD_KIND_NAMES) {
      expect(KIND_TRAITS[kind].share).toBeGreaterThanOrEqual(0);
      expect(
        FOOD_IDS.some((foodId) => kindOf(foodId) === kind),
        kind,
      ).toBe(true);
    }
  });

  it("can be cooked with every method at every meal for every age it may be given at", () => {
    FOOD_IDS.forEach((foodId, index) => {
      const ages = AGE_GROUPS.filter((ageGroup) => FOODS[foodId].minAgeMonths <= lowestMonths(ageGroup));
      const ageGroup = ages[index % Math.max(1, ages.length)];
      if (ageGroup === undefined) return;
      for (const cookingMethod of COOKING_METHODS) {
        const mealType = MEAL_TYPES[index % MEAL_TYPES.length] ?? "lunch";
        const plan = planRecipe(briefOf({ foods: [foodId], ageGroup, cookingMethod, mealType }));
        expect(plan.items.some((item) => item.foodId === foodId && !item.added)).toBe(true);
        expect(procedureOf(plan).flat().length).toBeGreaterThan(1);
      }
    });
  });
});

/** Raw they are a hazard: no word of a dish, its title least of all, may sound as if they were. */
const HARD: readonly FoodId[] = ["carrot", "bell_pepper", "apple", "celeriac", "kohlrabi", "cucumber"];

describe("a dish with something hard in it", () => {
  it.each(DISH_FORM_IDS)("as %s passes the gate in every language, with nothing to change", (form) => {
    for (const ageGroup of AGE_GROUPS) {
      for (const hard of HARD) {
        if (FOODS[hard].minAgeMonths > lowestMonths(ageGroup)) continue;
        const brief = briefFor(form, ageGroup, [hard]);
        const plan = { ...planRecipe(brief), form };
        for (const language of LANGUAGES) {
          const text = renderRecipe(plan, language);
          const checked = assessRecipe(
            text,
            { months: brief.months, allergens: [], avoidFoods: [] },
            { declaredFoods: brief.foods, language },
          );
          expect(
            checked.verdict,
            `${ageGroup} ${hard} ${language} ${text.title} ${JSON.stringify(checked.findings)}`,
          ).not.toBe("rejected");
          expect(checked.text, `${ageGroup} ${hard} ${language}`).toEqual(text);
        }
      }
    }
  });
});
