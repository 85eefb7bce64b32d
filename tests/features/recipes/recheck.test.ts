import { beforeAll, describe, expect, it } from "vitest";
import { foodName } from "@/lib/domain/food/names";
import { findingMessage } from "@/lib/domain/safety/finding-message";
import type { UserId } from "@/lib/domain/shared/actor";
import { LANGUAGES } from "@/lib/domain/shared/language";
import { recheckFor, type KeptRecipe } from "@/lib/features/recipes/recheck";
import { listRecipes, readRecipe } from "@/lib/features/recipes/list";
import type { RecipeOutput } from "@/lib/features/recipes/schema";
import { readerOf, type Reader } from "@/lib/features/family/profile-of";
import { database } from "@/lib/platform/db/client";
import { newId } from "@/lib/platform/db/new-id";
import { addBabyOf } from "@/tests/support/babies";
import { withDatabase } from "@/tests/support/database";
import { provenUser } from "@/tests/support/database-users";
import { inYardsticks } from "@/tests/support/processor-time";

withDatabase();

const WORDS = {
  title: "Oat porridge with pear",
  ingredients: ["30 g oats", "1 pear", "150 ml whole milk", "1 tsp rapeseed oil"],
  instructions: "Simmer the oats in the whole milk for 6 minutes.\nSteam the pear until soft and mash it in.",
  preparation: "Serve lukewarm.",
  size: "A small bowl.",
  safety: "Stay beside your baby.",
};
/** Cocoa is for later. */
const HONEYED = { ...WORDS, ingredients: [...WORDS.ingredients, "1 tsp cocoa"], title: "Cocoa oats" };
/** Written for who has teeth; a grape has to be cut for everybody, and nobody says so here. */
const GRAPES = { ...WORDS, ingredients: [...WORDS.ingredients, "6 grapes"], title: "Oat porridge with grapes" };

async function insert(words: typeof WORDS, foodIds: readonly string[], ageGroup = "12-24"): Promise<string> {
  const id = newId();
  await database().recipe.create({
    data: {
      id,
      ownerId: null,
      shared: true,
      language: "en",
      ageGroup,
      cookingMethod: "stew",
      source: "embedded",
      foodIds: [...foodIds],
      verdict: "clear",
      rulesLookedAt: 94,
      texts: { create: { language: "en", ...words } },
    },
  });
  return id;
}

async function parentOf(months: number | undefined, ...avoided: readonly string[]): Promise<UserId> {
  const userId = await provenUser("reader");
  if (months !== undefined) await addBabyOf(userId, months);
  await database().allergy.createMany({
    data: avoided.map((food) => ({ id: newId(), userId, food, foodKey: food.toLowerCase() })),
  });
  return userId;
}

function reasonsOf({ safety }: RecipeOutput): readonly string[] | undefined {
  return safety.recheck?.reasons.map(({ ruleId }) => ruleId);
}

describe("a recipe that another family reads", () => {
  let plain: string;
  let cocoa: string;
  let grapes: string;
  beforeAll(async () => {
    plain = await insert(WORDS, ["oats", "pear", "cows_milk"]);
    cocoa = await insert(HONEYED, ["oats", "pear", "milk", "cocoa"]);
    grapes = await insert(GRAPES, ["oats", "pear", "milk", "grapes"]);
  });

  it("is shown as it stands where it fits: to a visitor, to a parent, to a baby who is old enough", async () => {
    for (const reader of [undefined, await parentOf(undefined), await parentOf(14), await parentOf(30)]) {
      const recipe = await readRecipe(plain, reader, "en");
      expect(recipe).toMatchObject({ title: WORDS.title, ingredients: WORDS.ingredients });
      expect(recipe.safety.recheck).toBeUndefined();
    }
  });

  it("is shown without what a family avoids, where the rest is still a recipe", async () => {
    const recipe = await readRecipe(plain, await parentOf(undefined, "pear"), "en");
    expect(recipe.safety.recheck).toMatchObject({ outcome: "changed", months: null });
    expect(recipe.title).toBe("Oat porridge");
    expect(recipe.ingredients).toEqual(["30 g oats", "150 ml whole milk", "1 tsp rapeseed oil"]);
    expect(recipe.instructions).toBe("Simmer the oats in the whole milk for 6 minutes.");
  });

  it("is not for a baby who is too young for what it is made of, and says why", async () => {
    const reader = await parentOf(14);
    const recipe = await readRecipe(cocoa, reader, "en");
    expect(recipe).toMatchObject({ title: HONEYED.title, ingredients: [], instructions: "" });
    expect(recipe.servingInstructions).toEqual({ preparation: "", size: "", safety: "" });
    expect(recipe.safety.recheck).toMatchObject({ outcome: "unsuitable", months: 14 });
    expect(reasonsOf(recipe)).toContain("chocolate_cocoa");
    const older = await readRecipe(cocoa, await parentOf(26), "en");
    expect(older.safety.recheck).toBeUndefined();
  });

  it("says what has to change", async () => {
    const recipe = await readRecipe(grapes, await parentOf(14), "de");
    expect(recipe.safety.recheck).toMatchObject({ outcome: "changed", months: 14 });
    expect(reasonsOf(recipe)).toContain("round_fruit");
    expect(recipe.servingInstructions.preparation.length).toBeGreaterThan(WORDS.preparation.length);
    expect(recipe.ingredients).toEqual(GRAPES.ingredients);
  });

  it("is not for a family that avoids what it is made of, whatever the baby's age", async () => {
    const recipe = await readRecipe(plain, await parentOf(undefined, "Hafer"), "en");
    expect(recipe.safety.recheck).toMatchObject({ outcome: "unsuitable", months: null });
    expect(reasonsOf(recipe)).toContain("family_allergy");
  });

  it.each(LANGUAGES)("names in %s what was taken out, and draws it no more", async (language) => {
    const recipe = await readRecipe(plain, await parentOf(undefined, "pear"), language);
    expect(recipe.foodIds).toEqual(["oats", "cows_milk"]);
    expect(recipe.safety.verdict).toBe("changed");
    expect(recipe.safety.recheck?.reasons.map(({ input }) => input)).toContain(foodName("pear", language));
  });

  it.each(LANGUAGES)("tells nobody in %s to cook what is not for them", async (language) => {
    const recipe = await readRecipe(plain, await parentOf(undefined, "oats"), language);
    const { why, instead } = findingMessage({ ruleId: "family_allergy" }, language);
    const reasons = recipe.safety.recheck?.reasons ?? [];
    expect(reasons.map(({ input }) => input)).toContain(foodName("oats", language));
    for (const { message } of reasons) {
      expect(message).toBe(why);
      expect(message).not.toContain(instead);
    }
    expect(recipe.safety.verdict).toBe("changed");
  });

  it("says to a younger baby's family that it was cut for an older child, and how large for theirs", async () => {
    const recipe = await readRecipe(plain, await parentOf(12), "en");
    expect(recipe.safety.recheck).toBeUndefined();
    const older = await insert({ ...WORDS, title: "Pear and oats" }, ["oats", "pear"], "12-24");
    const younger = await readRecipe(older, await parentOf(10), "en");
    expect(reasonsOf(younger)).toContain("written_for_older");
    expect(younger.safety.recheck).toMatchObject({ outcome: "changed", months: 10 });
    expect(younger.servingInstructions.size).not.toBe(WORDS.size);
    expect((await readRecipe(older, undefined, "en")).servingInstructions.size).toBe(WORDS.size);
  });

  it("offers nothing below six months, and says so", async () => {
    const recipe = await readRecipe(plain, await parentOf(4), "pl");
    expect(reasonsOf(recipe)).toEqual(["below_six_months"]);
  });

  it("is checked for the youngest baby where there are several, and for the chosen one where one is", async () => {
    const userId = await parentOf(30);
    const small = await addBabyOf(userId, 9);
    expect((await readRecipe(cocoa, userId, "en")).safety.recheck?.months).toBe(9);
    const [older] = await database().baby.findMany({ where: { userId, id: { not: small } }, select: { id: true } });
    await database().preference.upsert({
      where: { userId },
      create: { userId, babyId: older?.id ?? "" },
      update: { babyId: older?.id ?? "" },
    });
    expect((await readRecipe(cocoa, userId, "en")).safety.recheck).toBeUndefined();
  });

  it("is checked in the list as well", async () => {
    const { recipes } = await listRecipes(await parentOf(8, "oats"), { limit: 100 }, "en");
    const ours = recipes.filter(({ id }) => [plain, cocoa, grapes].includes(id));
    expect(ours.map(({ safety }) => safety.recheck?.outcome)).toEqual(["unsuitable", "unsuitable", "unsuitable"]);
    expect(JSON.stringify(ours.map(({ ingredients }) => ingredients))).toBe("[[],[],[]]");
  });
});

describe("the check at reading", () => {
  const recipes = Array.from({ length: 10 }, (_, index): KeptRecipe => {
    const { title, ingredients, instructions, preparation, size, safety } = WORDS;
    const text = { title, ingredients, instructions, servingInstructions: { preparation, size, safety } };
    return {
      text: { ...text, title: `${title} ${index}` },
      language: "en",
      ageGroup: "12-24",
      foodIds: ["oats", "pear"],
    };
  });
  const time = (reader: Reader): number =>
    inYardsticks(() => {
      for (const recipe of recipes) recheckFor(reader, recipe);
    });

  it("remembers what it read for a family, and reads anew for another", async () => {
    const [one, other] = [await readerOf(undefined), await readerOf(await parentOf(8))];
    time(one);
    const again = Math.min(...Array.from({ length: 20 }, () => time(one)));
    expect(again).toBeLessThan(2);
    const first = recipes[0];
    if (first === undefined) throw new Error("ten recipes");
    expect(recheckFor(one, first).months).toBeUndefined();
    expect(recheckFor(other, first).months).toBe(8);
  });
});
