import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ageGroupForMonths } from "../../../lib/domain/food/age";
import { COOKING_METHODS, MEAL_TYPES, type MealType } from "../../../lib/domain/food/cooking";
import type { FoodId } from "../../../lib/domain/food/food-ids";
import { FOODS } from "../../../lib/domain/food/foods";
import { CHOSEN_DIETS, DIETS } from "../../../lib/domain/meals/diet";
import { DIET_LEAVES_OUT } from "../../../lib/domain/meals/diet-foods.table";
import { DIET_WORDS } from "../../../lib/domain/meals/diet-words.table";
import { allowedMenus, goesWith, groupsOf } from "../../../lib/domain/meals/meal-foods";
import { MEAL_NOTE_IDS, MEAL_NOTES } from "../../../lib/domain/meals/meal-notes.table";
import { IRON_GRAINS, MEAL_PARTS, MENUS } from "../../../lib/domain/meals/menu.table";
import { resolveRestrictions } from "../../../lib/domain/meals/resolve-restrictions";
import { suggestMeal, type MealIdea, type MealWish, type PastMeal } from "../../../lib/domain/meals/suggest-meal";
import { isDishFormId } from "../../../lib/domain/recipes/plan/dish-form";
import { hasSubstance, isKind } from "../../../lib/domain/recipes/plan/food-kind";
import { planRecipe } from "../../../lib/domain/recipes/plan-recipe";
import { inLanguage, LANGUAGES } from "../../../lib/domain/shared/language";

const DAY: readonly MealType[] = ["breakfast", "snack", "lunch", "dinner"];

const FREE: MealWish = {
  months: 10,
  mealType: "lunch",
  avoid: { allergens: [], foods: [] },
  diets: [],
  tried: [],
  recent: [],
  seed: 1,
};

function withDiets(...texts: readonly string[]): MealWish {
  const { diets, allergens, foods } = resolveRestrictions(texts);
  return { ...FREE, months: 14, diets, avoid: { allergens, foods } };
}

/** Every meal of so many days, each knowing those of its kind before it. */
function daysOf(wish: MealWish, days: number, seed = 0): readonly (readonly MealIdea[])[] {
  const past = new Map<MealType, PastMeal[]>(DAY.map((mealType) => [mealType, []]));
  return Array.from({ length: days }, (_, day) =>
    DAY.map((mealType) => {
      const recent = past.get(mealType) ?? [];
      const idea = suggestMeal({ ...wish, mealType, recent, seed: seed + day });
      if (idea === undefined) throw new Error(`no ${mealType}`);
      recent.unshift({ foods: idea.brief.foods, form: idea.form });
      return idea;
    }),
  );
}

function sameMeal({ brief, form }: MealIdea): string {
  return JSON.stringify([brief.mealType, form, brief.foods.toSorted()]);
}

function foodsOf(idea: MealIdea): readonly FoodId[] {
  return planRecipe({ ...idea.brief, language: "en" }).items.map(({ foodId }) => foodId);
}

const anyFamily = fc.constantFrom<readonly string[]>(
  [],
  ["vegetarian"],
  ["vegan"],
  ["halal"],
  ["kosher"],
  ["gluten-free"],
  ["dairy-free", "egg-free"],
);

describe("two weeks of meals", () => {
  it("repeat no meal within a week, however the family eats", () => {
    fc.assert(
      fc.property(anyFamily, fc.nat({ max: 10_000 }), (texts, seed) => {
        const days = daysOf(withDiets(...texts), 14, seed);
        for (let first = 0; first + 7 <= days.length; first += 1) {
          const week = days
            .slice(first, first + 7)
            .flat()
            .map(sameMeal);
          expect(new Set(week).size).toBe(week.length);
        }
      }),
      { numRuns: 12 },
    );
  });

  it("bring iron at every meal but the snack, however the family eats", () => {
    fc.assert(
      fc.property(anyFamily, fc.nat({ max: 10_000 }), (texts, seed) => {
        for (const day of daysOf(withDiets(...texts), 7, seed)) {
          const meals = day.filter(({ brief }) => brief.mealType !== "snack");
          for (const { iron } of meals) expect(iron.length).toBeGreaterThan(0);
          for (const { iron, ironHelpers, brief } of day) {
            for (const food of [...iron, ...ironHelpers]) expect(brief.foods).toContain(food);
            expect(ironHelpers.filter((food) => iron.includes(food))).toEqual([]);
          }
        }
      }),
      { numRuns: 12 },
    );
  });

  it("put vitamin C beside iron from plants more often than not", () => {
    const mains = daysOf(withDiets("vegan"), 14)
      .flat()
      .filter(({ brief }) => brief.mealType === "lunch");
    const helped = mains.filter(({ ironHelpers }) => ironHelpers.length > 0);
    expect(helped.length).toBeGreaterThan(mains.length / 2);
  });

  it("cook something else for dinner than at lunch, and between meals than in the morning", () => {
    const same = (one: MealIdea | undefined, other: MealIdea | undefined) =>
      JSON.stringify(one?.brief.foods.toSorted()) === JSON.stringify(other?.brief.foods.toSorted());
    for (const texts of [[], ["vegan"]] as const)
      for (const months of [9, 14])
        for (const [breakfast, snack, lunch, dinner] of daysOf({ ...withDiets(...texts), months }, 14)) {
          expect(same(lunch, dinner)).toBe(false);
          expect(same(breakfast, snack)).toBe(false);
        }
  });

  it("cook in several ways and offer several kinds of food", () => {
    const week = daysOf(FREE, 7).flat();
    expect(new Set(week.map(({ brief }) => brief.cookingMethod)).size).toBeGreaterThanOrEqual(4);
    expect(new Set(week.map(({ form }) => form)).size).toBeGreaterThanOrEqual(10);
    const eaten = new Set(week.flatMap(({ brief }) => brief.foods).filter(hasSubstance));
    expect(eaten.size).toBeGreaterThanOrEqual(25);
  });

  it("serve liver, tuna and leaves full of nitrate to nobody unasked", () => {
    const served = new Set(
      daysOf({ ...FREE, months: 20 }, 14)
        .flat()
        .flatMap(foodsOf),
    );
    for (const food of ["chicken_liver", "tuna", "spinach", "chard", "rice_cake", "sausage", "ham_cooked"] as const)
      expect(served.has(food), food).toBe(false);
  });
});

describe("a suggested meal", () => {
  const wishes = fc.record({
    months: fc.integer({ min: 6, max: 36 }),
    mealType: fc.constantFrom(...MEAL_TYPES),
    seed: fc.nat({ max: 100_000 }),
    family: anyFamily,
  });
  const wishOf = ({
    family,
    ...rest
  }: {
    months: number;
    mealType: MealType;
    seed: number;
    family: readonly string[];
  }) => ({
    ...withDiets(...family),
    ...rest,
  });

  it("can be cooked as it says: a known dish, of its meal, age and method", () => {
    fc.assert(
      fc.property(wishes, (choice) => {
        const wish = wishOf(choice);
        const idea = suggestMeal(wish);
        if (idea === undefined) throw new Error("nothing to eat");
        expect(isDishFormId(idea.form)).toBe(true);
        expect(COOKING_METHODS).toContain(idea.brief.cookingMethod);
        expect(idea.brief).toMatchObject({
          months: wish.months,
          mealType: wish.mealType,
          ageGroup: ageGroupForMonths(wish.months),
        });
        expect(planRecipe({ ...idea.brief, language: "en" }).form).toBe(idea.form);
        expect(new Set(idea.brief.foods).size).toBe(idea.brief.foods.length);
        expect(idea.brief.foods.some(hasSubstance)).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  it("is another one for another seed, often enough to be worth asking again", () => {
    for (const mealType of MEAL_TYPES) {
      const ideas = Array.from({ length: 12 }, (_, seed) => suggestMeal({ ...FREE, mealType, seed }));
      expect(new Set(ideas.flatMap((idea) => (idea === undefined ? [] : [sameMeal(idea)]))).size).toBeGreaterThan(8);
    }
  });

  it("forgets what was eaten longer ago than seven meals", () => {
    fc.assert(
      fc.property(
        wishes,
        fc.array(fc.constantFrom<FoodId>("rice", "chicken", "carrot", "apple"), { maxLength: 3 }),
        (choice, old) => {
          const wish = wishOf(choice);
          const seven = Array.from({ length: 7 }, (): PastMeal => ({
            foods: ["potato", "beef", "peas"],
            form: "stew",
          }));
          const more = [...seven, { foods: old, form: "soup" }];
          expect(suggestMeal({ ...wish, recent: more })).toEqual(suggestMeal({ ...wish, recent: seven }));
        },
      ),
      { numRuns: 60 },
    );
  });

  it("is nothing where nothing is left to cook", () => {
    const everything = MENUS.lunch.flatMap(({ parts }) => Object.values(parts).flat());
    const avoid = { allergens: [], foods: [...everything, ...IRON_GRAINS] };
    expect(suggestMeal({ ...FREE, avoid })).toBeUndefined();
    expect(allowedMenus("lunch", { ...FREE, avoid })).toEqual([]);
  });
});

describe("the menus", () => {
  it("name each food once, at an age, with a part that it can play", () => {
    for (const menu of MEAL_TYPES.flatMap((mealType) => MENUS[mealType])) {
      for (const part of MEAL_PARTS) expect(new Set(menu.parts[part]).size).toBe(menu.parts[part].length);
      for (const food of menu.parts.iron) expect(FOODS[food].iron, food).not.toBe("none");
      for (const food of menu.parts.fat) expect(isKind(food, "fat"), food).toBe(true);
      for (const food of [...menu.parts.base, ...menu.parts.produce]) expect(hasSubstance(food), food).toBe(true);
      expect(new Set(menu.methods).size).toBe(menu.methods.length);
    }
  });

  it("have something for the youngest in every part that they fill", () => {
    for (const menu of MEAL_TYPES.flatMap((mealType) => MENUS[mealType])) {
      for (const part of MEAL_PARTS) {
        const foods = menu.parts[part];
        if (foods.length > 0)
          expect(
            foods.some((food) => FOODS[food].minAgeMonths <= 6),
            part,
          ).toBe(true);
      }
    }
  });

  it("keep a young baby's new groups apart", () => {
    expect(goesWith("egg", ["peanut_butter"], { ...FREE, months: 7 }, [])).toBe(false);
    expect(goesWith("egg", ["peanut_butter"], { ...FREE, months: 7 }, ["eggs"])).toBe(true);
    expect(goesWith("egg", ["peanut_butter"], { ...FREE, months: 12 }, [])).toBe(true);
    expect(groupsOf(["egg", "peanut_butter", "carrot"])).toEqual(expect.arrayContaining(["eggs", "peanut"]));
  });
});

describe("ways of eating", () => {
  it("have words in every language, each of them the way of eating that it stands for", () => {
    for (const diet of DIETS) {
      for (const word of DIET_WORDS[diet]) {
        const { diets, unknown } = resolveRestrictions([word]);
        expect(diets, word).toContain(diet);
        expect(unknown, word).toEqual([]);
      }
      expect(
        DIET_WORDS[diet].some((word) => /[\u1000-\u109f]/.test(word)),
        diet,
      ).toBe(true);
    }
  });

  it("leave out more, the stricter they are: what no vegetarian eats no vegan eats", () => {
    const out = (diet: string) => {
      const { allergens, foods } = resolveRestrictions([diet]);
      return new Set<string>([...foods, ...allergens.map((group) => `group ${group}`)]);
    };
    for (const food of DIET_LEAVES_OUT.meatFree.foods) expect(out("vegetarian").has(food), food).toBe(true);
    for (const group of DIET_LEAVES_OUT.vegetarian.allergens) expect(out("vegan").has(`group ${group}`)).toBe(true);
    for (const diet of CHOSEN_DIETS) expect(out(diet).size, diet).toBeGreaterThan(0);
  });

  it("come with a note in every language where a family has to know something", () => {
    for (const id of MEAL_NOTE_IDS) {
      const texts = LANGUAGES.map((language) => inLanguage(MEAL_NOTES[id], language));
      for (const [index, text] of texts.entries()) expect(text).toMatch(LANGUAGES[index] === "my" ? /။$/u : /\.$/u);
      // Austria says what Germany says, unless it has a word of its own.
      expect(new Set(texts).size).toBeGreaterThanOrEqual(4);
    }
    expect(MEAL_NOTES.vegan.en).toContain("B12");
  });
});
