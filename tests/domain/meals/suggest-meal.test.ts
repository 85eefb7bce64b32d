import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ALLERGEN_IDS } from "../../../lib/domain/food/allergen";
import { MEAL_TYPES } from "../../../lib/domain/food/cooking";
import { FOOD_IDS, type FoodId } from "../../../lib/domain/food/food-ids";
import { FOODS } from "../../../lib/domain/food/foods";
import { withSameSource } from "../../../lib/domain/food/same-source";
import { CHOSEN_DIETS } from "../../../lib/domain/meals/diet";
import { allowedMenu, goesWith, groupsOf } from "../../../lib/domain/meals/meal-foods";
import { MINCED } from "../../../lib/domain/food/mince.table";
import { IRON_GRAINS, MENUS, type Menu } from "../../../lib/domain/meals/menu.table";
import { resolveRestrictions } from "../../../lib/domain/meals/resolve-restrictions";
import { suggestMeal, type MealIdea, type MealWish, type PastMeal } from "../../../lib/domain/meals/suggest-meal";
import { composeRecipe } from "../../../lib/domain/recipes/embedded-writer";
import { mayAdd } from "../../../lib/domain/recipes/plan/pantry";
import { planRecipe } from "../../../lib/domain/recipes/plan-recipe";
import { assessRecipe } from "../../../lib/domain/safety/assess-recipe";
import { LANGUAGES } from "../../../lib/domain/shared/language";

/** Nobody cooks for a family that avoids water. */
const foods = fc.uniqueArray(fc.constantFrom(...FOOD_IDS.filter((food) => food !== "water")), { maxLength: 6 });
const restrictions = fc.uniqueArray(fc.constantFrom(...CHOSEN_DIETS), { maxLength: 2 });
const recent: fc.Arbitrary<readonly PastMeal[]> = fc.array(
  fc.record({ foods, form: fc.constantFrom("soup", "stew", "puree", "omelette") }),
  { maxLength: 9 },
);

/** A family as it may be: what it avoids, how it eats, what the baby knows, what came lately. */
const anyWish: fc.Arbitrary<MealWish> = fc
  .record({
    months: fc.integer({ min: 6, max: 40 }),
    mealType: fc.constantFrom(...MEAL_TYPES),
    restrictions,
    allergens: fc.uniqueArray(fc.constantFrom(...ALLERGEN_IDS), { maxLength: 3 }),
    avoided: foods,
    tried: fc.oneof(fc.constant<FoodId[]>([]), fc.uniqueArray(fc.constantFrom(...FOOD_IDS), { maxLength: 60 })),
    recent,
    seed: fc.nat({ max: 100_000 }),
  })
  .map(({ restrictions: texts, allergens, avoided, ...wish }) => {
    const resolved = resolveRestrictions(texts);
    return {
      ...wish,
      diets: resolved.diets,
      avoid: {
        allergens: [...allergens, ...resolved.allergens],
        foods: withSameSource([...avoided, ...resolved.foods]),
      },
    };
  });

const FREE: MealWish = {
  months: 10,
  mealType: "lunch",
  avoid: { allergens: [], foods: [] },
  diets: [],
  tried: [],
  recent: [],
  seed: 1,
};

function plannedFoods({ brief }: MealIdea): readonly FoodId[] {
  return planRecipe({ ...brief, language: "en" }).items.map(({ foodId }) => foodId);
}

/** So many meals one after the other, each knowing those before it. */
function weekOf(wish: MealWish, meals: number): readonly MealIdea[] {
  const past: PastMeal[] = [];
  return Array.from({ length: meals }, (_, seed) => {
    const idea = suggestMeal({ ...wish, recent: past, seed });
    if (idea === undefined) throw new Error("no meal");
    past.unshift({ foods: idea.brief.foods, form: idea.form });
    return idea;
  });
}

describe("suggestMeal", () => {
  it("never holds what the family avoids or the baby is too young for, not even from the pantry", () => {
    fc.assert(
      fc.property(anyWish, (wish) => {
        const idea = suggestMeal(wish);
        if (idea === undefined) return;
        const all = new Set([...idea.brief.foods, ...plannedFoods(idea)]);
        for (const food of all) {
          expect(wish.avoid.foods).not.toContain(food);
          expect(FOODS[food].minAgeMonths).toBeLessThanOrEqual(wish.months);
          const groups = [...FOODS[food].allergens, ...FOODS[food].allergensCheckLabel];
          expect(groups.filter((group) => wish.avoid.allergens.includes(group))).toEqual([]);
        }
      }),
      { numRuns: 300 },
    );
  });

  it("has a source of iron at every lunch and dinner where the restrictions leave one, and says where there is none", () => {
    fc.assert(
      fc.property(anyWish, fc.constantFrom("lunch" as const, "dinner" as const), (any, mealType) => {
        const wish = { ...any, mealType };
        const idea = suggestMeal(wish);
        if (idea === undefined) return;
        const sources = [...(MENUS[mealType][0]?.parts.iron ?? []), ...IRON_GRAINS].filter(
          (food) =>
            !wish.avoid.foods.includes(food) &&
            FOODS[food].minAgeMonths <= wish.months &&
            goesWith(food, [], wish, groupsOf(wish.tried)) &&
            ![...FOODS[food].allergens, ...FOODS[food].allergensCheckLabel].some((group) =>
              wish.avoid.allergens.includes(group),
            ),
        );
        if (sources.length > 0) expect(idea.iron.length).toBeGreaterThan(0);
        for (const food of idea.iron) expect(FOODS[food].iron).not.toBe("none");
      }),
      { numRuns: 300 },
    );
    const none = suggestMeal({
      ...FREE,
      avoid: { allergens: [], foods: FOOD_IDS.filter((food) => FOODS[food].iron !== "none") },
    });
    expect(none?.iron).toEqual([]);
    expect(none?.brief.foods.length).toBeGreaterThan(1);
  });

  it("allows a younger baby nothing that an older one may not have", () => {
    fc.assert(
      fc.property(anyWish, fc.integer({ min: 1, max: 30 }), (wish, older) => {
        const parts = (menu: Menu, months: number) =>
          Object.values(allowedMenu(menu, { ...wish, months }).parts).flat();
        for (const menu of MENUS[wish.mealType]) {
          const later = { ...wish, months: wish.months + older };
          for (const food of parts(menu, wish.months)) expect(mayAdd(food, later)).toBe(true);
          // Where iron comes from grains for want of anything else, they stand in for the other bases.
          const grains: readonly FoodId[] = IRON_GRAINS;
          const kept = parts(menu, wish.months).filter((food) => !grains.includes(food));
          expect(parts(menu, later.months)).toEqual(expect.arrayContaining(kept));
        }
      }),
    );
    for (const months of [0, 3, 5]) expect(suggestMeal({ ...FREE, months })).toBeUndefined();
  });

  it("is the same for the same wish", () => {
    fc.assert(
      fc.property(anyWish, (wish) => {
        expect(suggestMeal(wish)).toEqual(suggestMeal(structuredClone(wish)));
      }),
      {
        numRuns: 40,
      },
    );
  });

  it("does not build on a food of the last two meals while there are others", () => {
    fc.assert(
      fc.property(anyWish, (any) => {
        const wish = { ...any, avoid: { allergens: [], foods: [] }, diets: [] };
        const idea = suggestMeal(wish);
        const lately = wish.recent.slice(0, 2).flatMap((meal) => meal.foods);
        const bases = MENUS[wish.mealType].flatMap(({ parts }) => parts.base);
        const base = idea?.brief.foods.find((food) => bases.includes(food));
        const others = bases.filter((food) => FOODS[food].allergens.length === 0 && !lately.includes(food));
        fc.pre(others.length > 4);
        expect(lately).not.toContain(base);
      }),
      { numRuns: 200 },
    );
  });

  it("brings, over a week of one meal, seven bases, seven sources of iron, seven vegetables and at least five dishes", () => {
    for (const mealType of ["lunch", "dinner"] as const) {
      const week = weekOf({ ...FREE, mealType }, 7);
      for (const part of ["base", "iron", "produce"] as const) {
        const list = MENUS[mealType][0]?.parts[part] ?? [];
        const used = week.map(({ brief }) => brief.foods.find((food) => list.includes(food)));
        expect(new Set(used).size, part).toBe(7);
      }
      expect(new Set(week.map(({ form }) => form)).size).toBeGreaterThanOrEqual(5);
    }
    expect(weekOf(FREE, 2)[1]?.change.length).toBeGreaterThan(0);
    expect(suggestMeal(FREE)?.change).toEqual([]);
  });

  it("brings at most one food that is new, where it knows what the baby ate", () => {
    const tried = MENUS.lunch.flatMap(({ parts }) => Object.values(parts).map((list) => list.slice(0, 4))).flat();
    for (let seed = 0; seed < 60; seed += 1) {
      const { newFoods } = suggestMeal({ ...FREE, tried, seed }) ?? { newFoods: [] };
      expect(newFoods).toHaveLength(1);
      expect(tried).not.toContain(newFoods[0]);
    }
    expect(suggestMeal(FREE)?.newFoods).toEqual([]);
  });

  it("brings in a first year at most one group that the baby has not met", () => {
    fc.assert(
      fc.property(anyWish, fc.integer({ min: 6, max: 11 }), (wish, months) => {
        const idea = suggestMeal({ ...wish, months });
        const met = groupsOf(wish.tried);
        expect(groupsOf(idea?.brief.foods ?? []).filter((group) => !met.includes(group)).length).toBeLessThan(2);
      }),
    );
  });

  it("cooks every mince for its iron, at lunch and at dinner", () => {
    for (const mealType of ["lunch", "dinner"] as const) {
      const cooked = Array.from({ length: 400 }, (_, seed) => suggestMeal({ ...FREE, mealType, months: 9, seed }));
      const iron = new Set(cooked.flatMap((idea) => idea?.iron ?? []));
      for (const mince of MINCED) expect(iron, `${mince} at ${mealType}`).toContain(mince);
    }
  });

  it("cooks no meat with milk in a kosher kitchen", () => {
    const { diets, allergens, foods: out } = resolveRestrictions(["kosher"]);
    const meat = new Set<FoodId>(["chicken", "turkey", "duck", "beef", "veal", "lamb", ...MINCED]);
    let withMeat = 0;
    for (let seed = 0; seed < 120; seed += 1) {
      const idea = suggestMeal({ ...FREE, months: 14, diets, avoid: { allergens, foods: out }, seed });
      const all = idea === undefined ? [] : plannedFoods(idea);
      if (!all.some((food) => meat.has(food))) continue;
      withMeat += 1;
      expect(groupsOf(all)).not.toContain("milk");
    }
    expect(withMeat).toBeGreaterThan(20);
  });

  it("passes the gate with nothing to change, in all five languages", () => {
    fc.assert(
      fc.property(anyWish, fc.constantFrom(...LANGUAGES), (wish, language) => {
        const idea = suggestMeal(wish);
        if (idea === undefined) return;
        const draft = composeRecipe({ ...idea.brief, language });
        const profile = { months: wish.months, allergens: wish.avoid.allergens, avoidFoods: wish.avoid.foods };
        const { verdict, text, findings } = assessRecipe(draft.text, profile, {
          declaredFoods: idea.brief.foods,
          language,
        });
        expect(verdict, JSON.stringify([draft.text.title, findings])).not.toBe("rejected");
        expect(text).toEqual(draft.text);
      }),
      { numRuns: 150 },
    );
  }, 60_000);
});
