import { beforeAll, describe, expect, it } from "vitest";
import type { UserId } from "@/lib/domain/shared/actor";
import { LANGUAGES } from "@/lib/domain/shared/language";
import { checkIngredients } from "@/lib/features/ingredients/check";
import { clearRecipes } from "@/lib/features/recipes/clear";
import { generateRecipe } from "@/lib/features/recipes/generate";
import { listRecipes, readRecipe } from "@/lib/features/recipes/list";
import { insertRecipe, type NewRecipe } from "@/lib/features/recipes/mutations";
import type { GenerateInput } from "@/lib/features/recipes/schema";
import { suggestRecipes } from "@/lib/features/recipes/suggest";
import { database } from "@/lib/platform/db/client";
import { newId } from "@/lib/platform/db/new-id";
import { withDatabase } from "@/tests/support/database";
import { provenUser } from "@/tests/support/database-users";
import { plansOf, statementsOf } from "@/tests/support/statements";

withDatabase();

const kitchen: GenerateInput = {
  ingredients: ["carrot", "potato", "chicken"],
  cookingMethod: "stew",
  ageGroup: "9-12",
  mealType: "lunch",
};

const row = {
  language: "en",
  ageGroup: "9-12",
  cookingMethod: "stew",
  source: "embedded",
  foodIds: ["carrot"],
  verdict: "clear",
  rulesLookedAt: 100,
};

async function insertRecipes(count: number, ownerId: UserId | null, shared = false): Promise<string[]> {
  const rows = Array.from({ length: count }, (_, index) => ({
    ...row,
    id: newId(),
    ownerId,
    shared,
    createdAt: new Date(Date.UTC(2026, 0, 1) + index * 60_000),
  }));
  await database().recipe.createMany({ data: rows });
  await database().recipeText.createMany({
    data: rows.map(({ id }) => ({
      recipeId: id,
      language: "en",
      title: "Carrot stew",
      ingredients: ["1 carrot"],
      instructions: "Cook.",
      preparation: "Peel.",
      size: "Small.",
      safety: "Stay close.",
    })),
  });
  return rows.map(({ id }) => id);
}

describe("the number of statements", () => {
  it("of the list is one, for one recipe and for a hundred, and one more for a parent's family", async () => {
    const [few, many] = [await provenUser("few"), await provenUser("many")];
    await insertRecipes(1, few);
    await insertRecipes(100, many);
    for (const [userId, length] of [
      [few, 1],
      [many, 100],
      [undefined, 0],
    ] as const) {
      let found = -1;
      const statements = await statementsOf(async () => {
        found = (await listRecipes(userId, { limit: 100 }, "en")).recipes.length;
      });
      expect(found).toBe(length);
      expect(statements).toHaveLength(userId === undefined ? 1 : 2);
    }
  });

  it("of one recipe is one, and one for the family, in any language, found or not", async () => {
    const parent = await provenUser("reader");
    const [id = ""] = await insertRecipes(1, parent);
    for (const language of LANGUAGES)
      expect(await statementsOf(() => readRecipe(id, parent, language))).toHaveLength(2);
    expect(await statementsOf(() => readRecipe(newId(), undefined, "en").catch(() => undefined))).toHaveLength(1);
    const missing = statementsOf(() =>
      expect(readRecipe(newId(), parent, "en")).rejects.toMatchObject({ code: "not_found" }),
    );
    expect(await missing).toHaveLength(2);
  });

  it("of cooking is two, whatever the kitchen holds: what the family avoids, the recipe with its words", async () => {
    const parent = await provenUser("cook");
    for (const ingredients of [["carrot"], [...kitchen.ingredients, "honey", "popcorn", "peas", "oats"]]) {
      const statements = await statementsOf(() => generateRecipe(parent, { ...kitchen, ingredients }, "de"));
      expect(statements.map((text) => /(?:FROM|INTO) "?(?:public"?\."?)?(\w+)/.exec(text)?.[1])).toEqual([
        "allergies",
        "recipes",
      ]);
    }
  });

  it("of cooking is one more where there are words that nobody knows, however many", async () => {
    const parent = await provenUser("cook");
    const ingredients = ["carrot", "blorptak", "schnurfel", "brick", "wampf"];
    const statements = await statementsOf(() => generateRecipe(parent, { ...kitchen, ingredients }, "de"));
    expect(statements.filter((text) => text.includes("unknown_words"))).toHaveLength(1);
    expect(statements).toHaveLength(3);
  });

  it("of suggestions is one, and writes nothing", async () => {
    const parent = await provenUser("asker");
    const statements = await statementsOf(() => suggestRecipes(parent, kitchen, "pl"));
    expect(statements).toHaveLength(1);
    expect(statements[0]).toMatch(/^SELECT/);
  });

  it("of a check is one for a parent and none for a visitor", async () => {
    const parent = await provenUser("checker");
    const input = { ingredients: Array.from({ length: 30 }, () => "carrot") };
    expect(await statementsOf(() => checkIngredients(parent, input, "en"))).toHaveLength(1);
    expect(await statementsOf(() => checkIngredients(undefined, input, "en"))).toEqual([]);
  });

  it("of clearing does not grow with the list", async () => {
    const [few, many] = [await provenUser("clear-few"), await provenUser("clear-many")];
    await insertRecipes(1, few);
    await insertRecipes(60, many);
    const [first, second] = [await statementsOf(() => clearRecipes(few)), await statementsOf(() => clearRecipes(many))];
    expect(second).toHaveLength(first.length);
    expect(first.length).toBeLessThanOrEqual(4);
  });
});

describe("a recipe that was cooked", () => {
  it.each(LANGUAGES)("is read back as it was answered, in %s", async (language) => {
    const parent = await provenUser(`reads-back-${language}`);
    const ingredients = [...kitchen.ingredients, "honey", `"brick" \\ {a,b} 'x' \u{1F955} မုန်လာဥ`];
    const cooked = await generateRecipe(parent, { ...kitchen, ingredients }, language);
    expect(await readRecipe(cooked.id, parent, language)).toEqual(cooked);
  });

  it("is kept with its words or not at all", async () => {
    const parent = await provenUser("half");
    const text = {
      title: "Carrot stew",
      ingredients: ["1 carrot"],
      instructions: "Cook.",
      servingInstructions: { preparation: "Peel.", size: "Small.", safety: "Stay close." },
    };
    const recipe: NewRecipe = {
      owner: parent,
      brief: { ageGroup: "9-12", cookingMethod: "stew", language: "en", mealType: null },
      foodIds: ["carrot"],
      source: "embedded",
      plan: undefined,
      texts: [["en", text]],
      findings: [],
      excluded: [],
      verdict: "clear",
      rulesLookedAt: 100,
    };
    const twiceInEnglish = { ...recipe, texts: [...recipe.texts, ...recipe.texts] };
    await expect(insertRecipe(twiceInEnglish)).rejects.toThrow();
    expect(await database().recipe.count({ where: { ownerId: parent } })).toBe(0);
    const { id, createdAt } = await insertRecipe(recipe);
    const kept = await database().recipe.findUniqueOrThrow({ where: { id }, include: { texts: true } });
    expect(kept).toMatchObject({
      ownerId: parent,
      shared: false,
      starterKey: null,
      plan: null,
      mealType: null,
      createdAt,
    });
    expect(kept.texts).toHaveLength(1);
  });
});

describe("with thousands of recipes", () => {
  let parent: UserId;
  let ids: string[] = [];
  beforeAll(async () => {
    parent = await provenUser("planner");
    for (let family = 0; family < 20; family += 1) await insertRecipes(150, await provenUser("family"));
    await insertRecipes(500, null, true);
    ids = await insertRecipes(300, parent);
    await database().$executeRaw`ANALYZE recipes`;
    await database().$executeRaw`ANALYZE recipe_texts`;
  });

  /** How the tables of recipes are read: never from end to end. */
  async function reads(act: () => Promise<unknown>): Promise<readonly (string | undefined)[]> {
    const plans = await plansOf(act);
    const tables = plans.flat().filter(({ relation }) => relation === "recipes" || relation === "recipe_texts");
    expect(tables.map(({ kind }) => kind)).not.toContain("Seq Scan");
    expect(tables.length).toBeGreaterThan(0);
    return tables.map(({ index }) => index);
  }

  it("the list reads each half by its own index", async () => {
    const own = await reads(() => listRecipes(parent, { limit: 10 }, "en"));
    expect(own).toContain("recipes_owner_id_created_at_id_idx");
    expect(own).toContain("recipes_shared_created_at_id_idx");
    expect(await reads(() => listRecipes(undefined, { limit: 10 }, "en"))).toContain(
      "recipes_shared_created_at_id_idx",
    );
  });

  it("a page far down is found by the index too", async () => {
    let cursor: string | undefined;
    for (let page = 0; page < 2; page += 1) {
      const query = { limit: 100, ...(cursor === undefined ? {} : { cursor }) };
      cursor = (await listRecipes(parent, query, "en")).nextCursor;
    }
    expect(cursor).toBeDefined();
    const next = { limit: 10, ...(cursor === undefined ? {} : { cursor }) };
    expect(await reads(() => listRecipes(parent, next, "en"))).toContain("recipes_owner_id_created_at_id_idx");
  });

  it("one recipe is found by its key", async () => {
    expect(await reads(() => readRecipe(ids[7] ?? "", parent, "de"))).toEqual(
      expect.arrayContaining(["recipes_pkey", "recipe_texts_pkey"]),
    );
  });

  it("the whole list is paged through once, in its order, whatever the length of a page", async () => {
    const whole: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await listRecipes(parent, { limit: 70, ...(cursor === undefined ? {} : { cursor }) }, "en");
      whole.push(...page.recipes.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor !== undefined);
    expect(new Set(whole).size).toBe(800);
    expect(whole.slice(0, 300)).toEqual(ids.toReversed());
  });
});
