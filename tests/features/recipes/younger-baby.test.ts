import { beforeAll, describe, expect, it } from "vitest";
import type { AgeGroup } from "@/lib/domain/food/age";
import { foodName } from "@/lib/domain/food/names";
import { planRecipe } from "@/lib/domain/recipes/plan-recipe";
import { renderRecipe } from "@/lib/domain/recipes/render-recipe";
import { findingMessage } from "@/lib/domain/safety/finding-message";
import type { UserId } from "@/lib/domain/shared/actor";
import { LANGUAGES, type Language } from "@/lib/domain/shared/language";
import { exportAccount } from "@/lib/features/accounts/export-account";
import { addBookmark } from "@/lib/features/bookmarks/add";
import { listBookmarks } from "@/lib/features/bookmarks/list";
import { addAllergy } from "@/lib/features/family/add-allergy";
import { cookAlong } from "@/lib/features/recipes/cook-along";
import { listRecipes, readRecipe } from "@/lib/features/recipes/list";
import { loadRecipePage } from "@/lib/features/recipes/loaders";
import { noticeText } from "@/lib/features/recipes/notice";
import type { GenerateInput, RecipeOutput } from "@/lib/features/recipes/schema";
import { searchRecipes } from "@/lib/features/recipes/search";
import { shareRecipe } from "@/lib/features/recipes/share";
import { database } from "@/lib/platform/db/client";
import { addBabyOf } from "@/tests/support/babies";
import { withDatabase } from "@/tests/support/database";
import { provenUser } from "@/tests/support/database-users";
import { cook } from "@/tests/support/kitchens";

withDatabase();

const FOODS = ["minced_beef", "carrot", "potato"] as const;
const KITCHEN: Partial<GenerateInput> = {
  ingredients: ["minced beef", "carrot", "potato"],
  cookingMethod: "stew",
  mealType: "lunch",
};
const OF_A_TODDLER = /1[.,]2 cm|၁\.၂ စင်တီမီတာ/;
const once = { servings: 1, measures: "both" } as const;

function composed(ageGroup: AgeGroup, months: number, language: Language, seed: number) {
  // Which oil a kitchen has is asked in the language that it cooks in; the reader's says it.
  const brief = { foods: FOODS, cookingMethod: "stew", mealType: "lunch", ageGroup, months, language: "en" } as const;
  const plan = planRecipe({ ...brief, seed, avoid: { allergens: [], foods: [] } });
  return renderRecipe(plan, language);
}

function wordsOf({ title, ingredients, instructions, servingInstructions }: RecipeOutput) {
  return { title, ingredients, instructions, servingInstructions };
}

async function parentOf(...months: readonly number[]): Promise<UserId> {
  const userId = await provenUser("reader");
  for (const each of months) await addBabyOf(userId, each);
  return userId;
}

function reasonsOf({ safety }: RecipeOutput): readonly string[] | undefined {
  return safety.recheck?.reasons.map(({ ruleId }) => ruleId);
}

describe("a recipe of a toddler's that a younger baby's family reads", () => {
  let id: string;
  let original: RecipeOutput;
  /** What our kitchen writes for a baby of an age where it wrote the original for the older child. */
  const ownWords = (ageGroup: AgeGroup, months: number, language: Language) => {
    const seeds = Array.from({ length: 100 }, (_, seed) => seed);
    const same = seeds.find((seed) => composed("12-24", 12, "en", seed).instructions === original.instructions);
    return composed(ageGroup, months, language, same ?? -1);
  };
  beforeAll(async () => {
    const owner = await provenUser("owner");
    original = await cook(owner, { ...KITCHEN, ageGroup: "12-24" });
    id = original.id;
    await shareRecipe(owner, id);
    await database().$executeRaw`UPDATE recipes SET shared = true WHERE id = ${id}`;
  });

  it.each(LANGUAGES)("is in %s word for word what our kitchen makes for that age", async (language) => {
    for (const [months, ageGroup] of [
      [7, "6-9"],
      [10, "9-12"],
    ] as const) {
      const recipe = await readRecipe(id, await parentOf(months), language);
      expect(wordsOf(recipe)).toEqual(ownWords(ageGroup, months, language));
      expect(JSON.stringify(wordsOf(recipe))).not.toMatch(OF_A_TODDLER);
      expect(recipe.safety.recheck).toMatchObject({ outcome: "changed", months, ageGroup });
      const { title, why, instead } = findingMessage({ ruleId: "made_for_younger" }, language);
      expect(recipe.safety.recheck?.reasons).toEqual([
        expect.objectContaining({ ruleId: "made_for_younger", title, message: `${why} ${instead}` }),
      ]);
    }
  });

  it("stays the recipe it is: its id, its age, its picture", async () => {
    const recipe = await readRecipe(id, await parentOf(7), "en");
    const { ageGroup, foodIds, cookingMethod, createdAt } = original;
    expect(recipe).toMatchObject({ id, ageGroup: "12-24", foodIds, cookingMethod, createdAt, language: "en" });
    expect(ageGroup).toBe("12-24");
  });

  it("is as it was written for a visitor, for a parent without a baby and for a baby who is old enough", async () => {
    for (const reader of [undefined, await parentOf(), await parentOf(12), await parentOf(30)]) {
      const recipe = await readRecipe(id, reader, "en");
      expect(wordsOf(recipe)).toEqual(wordsOf(original));
      expect(recipe.safety.recheck).toBeUndefined();
    }
  });

  it.each(["en", "my"] as const)("is the same wherever it is read in %s", async (language) => {
    const reader = await parentOf(8);
    const read = await readRecipe(id, reader, language);
    const words = wordsOf(read);
    expect(words).toEqual(ownWords("6-9", 8, language));
    const listed = (await listRecipes(reader, { limit: 100 }, language)).recipes.find((each) => each.id === id);
    expect(listed).toEqual(read);
    const page = await loadRecipePage(id, reader, language);
    expect(page?.recipe).toEqual(read);
    expect(page?.steps.map(({ text }) => text).join("\n")).toBe(words.instructions);
    expect(page?.cooking?.added).toHaveLength(words.ingredients.length);
    const { bookmark } = await addBookmark(reader, id, undefined, language);
    expect(wordsOf(bookmark.recipe)).toEqual(words);
    const { bookmarks } = await listBookmarks(reader, { limit: 10 }, language);
    expect(bookmarks.map(({ recipe }) => wordsOf(recipe))).toEqual([words]);
    const found = (await searchRecipes(foodName("minced_beef", language), reader, language)).find(
      (each) => each.id === id,
    );
    expect(found).toMatchObject({ title: words.title, language, isUnsuitable: false });
  });

  it("is for a visitor, and for a parent without a baby, who chose a younger age as for the youngest of that age", async () => {
    for (const reader of [undefined, await parentOf(), await parentOf(14)]) {
      const list = async (ageGroup?: AgeGroup) =>
        (await listRecipes(reader, { limit: 100, ageGroup }, "en")).recipes.find((each) => each.id === id);
      const listed = await list("6-9");
      expect(listed && wordsOf(listed)).toEqual(ownWords("6-9", 6, "en"));
      expect(listed?.safety).toMatchObject({ verdict: "changed", recheck: { outcome: "changed", months: 6 } });
      expect((await loadRecipePage(id, reader, "en", "6-9"))?.recipe).toEqual(listed);
      const cooked = await cookAlong(id, reader, { ...once, ageGroup: "6-9" }, "en");
      expect(cooked.recipe).toEqual(listed);
      expect((await list("9-12"))?.safety.recheck?.months).toBe(9);
      for (const asWritten of ["12-24", undefined] as const)
        expect((await list(asWritten))?.safety.recheck).toBeUndefined();
    }
  });

  it("is for a baby's family never read for an older age than the baby's", async () => {
    const reader = await parentOf(7);
    const { recipes } = await listRecipes(reader, { limit: 100, ageGroup: "12-24" }, "en");
    expect(recipes.find((each) => each.id === id)?.safety.recheck?.months).toBe(7);
  });

  it("is scaled from the younger baby's portion, and cooked along by the younger baby's steps", async () => {
    const reader = await parentOf(7);
    const [one, four] = [
      await cookAlong(id, reader, once, "en"),
      await cookAlong(id, reader, { servings: 4, measures: "metric" }, "en"),
    ];
    expect(one.recipe.ingredients).toEqual(ownWords("6-9", 7, "en").ingredients);
    expect(four.recipe.servingInstructions).toEqual(one.recipe.servingInstructions);
    expect(four.steps.map(({ text }) => text).join("\n")).toBe(four.recipe.instructions);
    expect(four.steps).toHaveLength(one.steps.length);
    expect(four.recipe.safety.recheck).toEqual(one.recipe.safety.recheck);
    const gramsOf = (line: string | undefined) => Number(/(\d+) g/.exec(line ?? "")?.[1]);
    const ofCarrot = (lines: readonly string[]) => gramsOf(lines.find((line) => line.includes("carrot")));
    expect(ofCarrot(four.recipe.ingredients)).toBe(4 * ofCarrot(one.recipe.ingredients));
    const toddlers = await cookAlong(id, undefined, { servings: 4, measures: "metric" }, "en");
    expect(ofCarrot(toddlers.recipe.ingredients)).toBeGreaterThan(ofCarrot(four.recipe.ingredients));
  });

  it("is for the youngest of two babies, for the chosen one where one is, and its own again when that one is gone", async () => {
    const reader = await parentOf(30);
    const small = await addBabyOf(reader, 7);
    const [big] = await database().baby.findMany({
      where: { userId: reader, id: { not: small } },
      select: { id: true },
    });
    const title = async () => (await readRecipe(id, reader, "en")).safety.recheck?.ageGroup;
    expect(await title()).toBe("6-9");
    const choose = async (babyId: string) =>
      database().preference.upsert({
        where: { userId: reader },
        create: { userId: reader, babyId },
        update: { babyId },
      });
    await choose(big?.id ?? "");
    expect(await title()).toBeUndefined();
    expect(wordsOf(await readRecipe(id, reader, "en"))).toEqual(wordsOf(original));
    await choose(small);
    expect(await title()).toBe("6-9");
    await database().baby.delete({ where: { id: small } });
    expect(wordsOf(await readRecipe(id, reader, "en"))).toEqual(wordsOf(original));
  });

  it("is told anew month by month as the baby grows, with nothing remembered from before", async () => {
    const reader = await parentOf(8);
    const [baby] = await database().baby.findMany({ where: { userId: reader }, select: { id: true } });
    const grow = async (months: number) => {
      const older = await parentOf(months);
      const [twin] = await database().baby.findMany({ where: { userId: older }, select: { birthMonth: true } });
      await database().baby.update({ where: { id: baby?.id ?? "" }, data: { birthMonth: twin?.birthMonth ?? "" } });
      return wordsOf(await readRecipe(id, reader, "de"));
    };
    expect(await grow(8)).toEqual(ownWords("6-9", 8, "de"));
    expect(await grow(9)).toEqual(ownWords("9-12", 9, "de"));
    expect(await grow(12)).toEqual(ownWords("12-24", 12, "de"));
  });

  it("says also what the family avoids, and is without it where that leaves the dish", async () => {
    const owner = await provenUser("owner");
    const { id: stew } = await cook(owner, {
      ingredients: ["carrot", "potato", "parsley"],
      cookingMethod: "stew",
      mealType: "lunch",
      ageGroup: "12-24",
    });
    await shareRecipe(owner, stew);
    const reader = await parentOf(7);
    const before = await readRecipe(stew, reader, "en");
    await addAllergy(reader, { food: "parsley", language: "en" }, "en");
    const recipe = await readRecipe(stew, reader, "en");
    expect(reasonsOf(recipe)).toEqual(["family_allergy", "made_for_younger"]);
    expect(JSON.stringify(wordsOf(recipe))).not.toMatch(/parsley/i);
    expect(recipe.servingInstructions.size).toBe(before.servingInstructions.size);
  });

  it("is not for a baby under six months, and nothing is said of another age", async () => {
    const recipe = await readRecipe(id, await parentOf(4), "en");
    expect(recipe).toMatchObject({ instructions: "", ingredients: [] });
    expect(reasonsOf(recipe)).toEqual(["below_six_months"]);
    expect(recipe.safety.recheck).not.toHaveProperty("ageGroup");
  });

  it("keeps its own words where no plan is behind it, and says that the steps are for another age", async () => {
    const owner = await provenUser("owner");
    const kept = await cook(owner, { ...KITCHEN, ageGroup: "12-24" });
    await shareRecipe(owner, kept.id);
    await database().$executeRaw`UPDATE recipes SET plan = NULL WHERE id = ${kept.id}`;
    const recipe = await readRecipe(kept.id, await parentOf(7), "en");
    expect(reasonsOf(recipe)).toEqual(["written_for_older"]);
    expect(recipe.safety.recheck).toMatchObject({ ageGroup: "6-9" });
    expect(recipe.servingInstructions.size).not.toBe(kept.servingInstructions.size);
  });

  it.each(LANGUAGES)("says in %s at once that the family that ordered it has a younger baby", async (language) => {
    const owner = await parentOf(7);
    const { notice } = await cook(owner, { ...KITCHEN, ageGroup: "12-24" }, language);
    expect(notice).toBe(noticeText({ because: undefined, youngerInFamily: true }, language));
    expect(await cook(owner, { ...KITCHEN, ageGroup: "6-9" }, language)).not.toHaveProperty("notice");
  });

  it("is ordered by a family of an older child, or of none, without a word about age", async () => {
    for (const parent of [await parentOf(26), await parentOf(14), await provenUser("childless")]) {
      expect(await cook(parent, { ...KITCHEN, ageGroup: "12-24" })).not.toHaveProperty("notice");
    }
  });

  it("stays as it was made in what its parent takes away", async () => {
    const owner = await parentOf(7);
    const made = await cook(owner, { ...KITCHEN, ageGroup: "12-24" });
    expect((await readRecipe(made.id, owner, "en")).safety.recheck?.ageGroup).toBe("6-9");
    const text = JSON.stringify(await exportAccount(owner, new Date()));
    expect(text).toContain(JSON.stringify(made.instructions).slice(1, -1));
  });
});

describe("a recipe with a food that begins later", () => {
  const mushrooms = { ingredients: ["carrot", "oats", "mushroom"], cookingMethod: "stew", ageGroup: "12-24" } as const;
  const made = async (ingredients: readonly string[]) => {
    const owner = await provenUser("owner");
    const { id } = await cook(owner, { ...mushrooms, ingredients: [...ingredients] });
    await shareRecipe(owner, id);
    return id;
  };

  it.each(LANGUAGES)("is told in %s without it, and says what was left out", async (language) => {
    const id = await made(mushrooms.ingredients);
    const recipe = await readRecipe(id, await parentOf(7), language);
    const name = foodName("mushroom", language);
    expect(reasonsOf(recipe)).toEqual(["too_early", "made_for_younger"]);
    expect(recipe.safety.recheck?.reasons[0]?.input).toBe(name);
    expect(JSON.stringify(wordsOf(recipe)).toLowerCase()).not.toContain(name.toLowerCase());
    expect(recipe.foodIds).toEqual(expect.arrayContaining(["carrot", "oats"]));
    expect(recipe.foodIds).not.toContain("mushroom");
    expect((await cookAlong(id, await parentOf(7), once, language)).recipe).toMatchObject(wordsOf(recipe));
  });

  it("is with it for a baby who is old enough for the food, though not for the recipe", async () => {
    const recipe = await readRecipe(await made(mushrooms.ingredients), await parentOf(10), "en");
    expect(reasonsOf(recipe)).toEqual(["made_for_younger"]);
    expect(recipe.title).toMatch(/mushroom/i);
  });

  it("is not for the baby where it is made of that food", async () => {
    const id = await made(["mushroom", "parsley"]);
    const reader = await parentOf(7);
    const recipe = await readRecipe(id, reader, "en");
    expect(recipe).toMatchObject({ ingredients: [], instructions: "", safety: { recheck: { outcome: "unsuitable" } } });
    expect(reasonsOf(recipe)).toContain("too_early");
    expect(recipe.safety.recheck).not.toHaveProperty("ageGroup");
    expect(await loadRecipePage(id, reader, "en")).toMatchObject({ steps: [], recipe: { ingredients: [] } });
  });
});
