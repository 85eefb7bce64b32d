import { describe, expect, it } from "vitest";
import { FOODS } from "@/lib/domain/food/foods";
import { isFoodId } from "@/lib/domain/food/food-ids";
import { AppError } from "@/lib/domain/shared/app-error";
import type { UserId } from "@/lib/domain/shared/actor";
import { LANGUAGES } from "@/lib/domain/shared/language";
import { addAllergy } from "@/lib/features/family/add-allergy";
import { addBaby } from "@/lib/features/family/add-baby";
import { logReaction } from "@/lib/features/family/log-reaction";
import { logReactionInput } from "@/lib/features/family/schema";
import { listMeals } from "@/lib/features/meals/list";
import { suggestMealInput } from "@/lib/features/meals/schema";
import { suggestMealFor } from "@/lib/features/meals/suggest";
import { clearRecipes } from "@/lib/features/recipes/clear";
import { readRecipe } from "@/lib/features/recipes/list";
import { withDatabase } from "@/tests/support/database";
import { provenUser } from "@/tests/support/database-users";

withDatabase();

const NOW = new Date("2026-11-21T12:00:00Z");
const LUNCH = { ageInMonths: 10, mealType: "lunch" };

function ask(parent: UserId, more: Record<string, unknown> = {}, language: (typeof LANGUAGES)[number] = "en") {
  return suggestMealFor(parent, suggestMealInput.parse({ ...LUNCH, ...more }), language, NOW);
}

async function failure(act: Promise<unknown>): Promise<Pick<AppError, "code" | "message">> {
  try {
    await act;
  } catch (error) {
    if (error instanceof AppError) return { code: error.code, message: error.message };
    throw error;
  }
  throw new Error("it succeeded");
}

function groupsIn(foods: readonly { readonly id: string }[]) {
  return foods.flatMap(({ id }) => (isFoodId(id) ? FOODS[id].allergens : []));
}

describe("a meal suggestion", () => {
  it("is kept with its recipe, says why, and is listed as it was answered", async () => {
    const parent = await provenUser("parent");
    const meal = await ask(parent, { dietaryRestrictions: ["vegan", "xyzzy"] });
    expect(meal).toMatchObject({
      ageInMonths: 10,
      ageBand: "nineToTwelve",
      mealType: "lunch",
      dietaryRestrictions: ["vegan", "xyzzy"],
      diets: ["vegan"],
      notUnderstood: ["xyzzy"],
    });
    expect(meal.notes.map(({ id }) => id)).toEqual(["vegan"]);
    expect(meal.notes[0]?.text).toMatch(/B12.*iron.*iodine.*doctor/);
    expect(meal.why.iron.length).toBeGreaterThan(0);
    expect(meal.why.newFoods).toEqual([]);
    expect(meal.recipe?.ageGroup).toBe("9-12");
    expect(await readRecipe(meal.recipe?.id ?? "", parent, "en")).toEqual(meal.recipe);
    expect((await listMeals(parent, { limit: 5 }, "en")).meals).toEqual([meal]);
  });

  it.each(LANGUAGES)("speaks %s", async (language) => {
    const meal = await ask(await provenUser("parent"), { dietaryRestrictions: ["kosher"] }, language);
    const said = [meal.recipe?.title, meal.notes[0]?.text, meal.foods[0]?.name].join(" ");
    expect(/[\u1000-\u109f]/.test(said)).toBe(language === "my");
    expect(meal.recipe?.language).toBe(language);
  });

  it("leaves out what the family avoids, what is paused, and what this meal must not hold", async () => {
    const parent = await provenUser("parent");
    await addAllergy(parent, { food: "Ei" }, "de");
    await logReaction(
      parent,
      logReactionInput.parse({ reaction: "liked", foodIds: ["salmon"], symptoms: ["fewHives"] }),
      "en",
      NOW,
    );
    for (let round = 0; round < 6; round += 1) {
      const { foods, recipe } = await ask(parent, { dietaryRestrictions: ["no beef"], mealType: "dinner" });
      const ids = [...foods.map(({ id }) => id), ...(recipe?.foodIds ?? [])];
      expect(groupsIn(ids.map((id) => ({ id })))).not.toEqual(expect.arrayContaining(["eggs"]));
      expect(groupsIn(ids.map((id) => ({ id })))).not.toEqual(expect.arrayContaining(["fish"]));
      for (const id of ["beef", "minced_beef", "veal"]) expect(ids).not.toContain(id);
    }
  });

  it("changes from one to the next, and offers one new food beside those the log knows", async () => {
    const parent = await provenUser("parent");
    await addBaby(parent, { name: "Mia", birthMonth: "2025-12" }, NOW);
    const eaten = ["potato", "rice", "carrot", "broccoli", "chicken", "red_lentil", "rapeseed_oil", "courgette"];
    await logReaction(parent, logReactionInput.parse({ reaction: "liked", foodIds: eaten }), "en", NOW);
    await logReaction(parent, logReactionInput.parse({ reaction: "rejected", foodIds: ["pumpkin"] }), "en", NOW);
    const first = await ask(parent);
    const second = await ask(parent);
    expect(second.recipe?.title).not.toBe(first.recipe?.title);
    expect(first.why.newFoods).toHaveLength(1);
    expect(eaten).not.toContain(first.why.newFoods[0]?.id);
    expect(second.why.change.length).toBeGreaterThan(0);
    const { meals, nextCursor } = await listMeals(parent, { limit: 1 }, "en");
    expect(meals).toEqual([second]);
    expect((await listMeals(parent, { limit: 1, cursor: nextCursor }, "en")).meals).toEqual([first]);
  });

  it("is for the younger of the age asked for and the baby's", async () => {
    const parent = await provenUser("parent");
    await addBaby(parent, { name: undefined, birthMonth: "2026-04" }, NOW);
    const meal = await ask(parent, { ageInMonths: 8 });
    expect(meal.recipe?.ageGroup).toBe("6-9");
    expect((await listMeals(parent, { limit: 1 }, "en")).meals[0]?.recipe?.safety.recheck).toBeUndefined();
    await addBaby(parent, { name: undefined, birthMonth: "2026-08" }, NOW);
    expect((await failure(ask(parent, { ageInMonths: 8 }))).code).toBe("below_six_months");
  });

  it("is refused below six months, and where nothing is left to cook", async () => {
    const parent = await provenUser("parent");
    for (const ageInMonths of [0, 5])
      expect((await failure(ask(parent, { ageInMonths }))).code).toBe("below_six_months");
    for (const food of ["fruit and vegetables", "the"]) await addAllergy(parent, { food }, "en");
    expect(await failure(ask(parent))).toEqual({
      code: "unsafe_recipe",
      message: "Failed to generate meal suggestion",
    });
    expect((await listMeals(parent, { limit: 5 }, "en")).meals).toEqual([]);
  });

  it("stays on the list without its recipe when its parent erases that, and is nobody else's", async () => {
    const [parent, other] = [await provenUser("parent"), await provenUser("other")];
    const meal = await ask(parent);
    expect((await listMeals(other, { limit: 5 }, "en")).meals).toEqual([]);
    await clearRecipes(parent);
    expect((await listMeals(parent, { limit: 5 }, "en")).meals).toEqual([{ ...meal, recipe: null }]);
  });
});
