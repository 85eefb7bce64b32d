import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import type { UserId } from "@/lib/domain/shared/actor";
import { addAllergy } from "@/lib/features/family/add-allergy";
import { searchStoredRecipes } from "@/lib/features/recipes/data";
import { listRecipesWithFood, searchRecipes, searchTerms } from "@/lib/features/recipes/search";
import { database } from "@/lib/platform/db/client";
import { newId } from "@/lib/platform/db/new-id";
import { withDatabase } from "@/tests/support/database";
import { provenUser } from "@/tests/support/database-users";
import { plansOf, statementsOf } from "@/tests/support/statements";

withDatabase();

let anna: UserId;
let berta: UserId;
beforeAll(async () => {
  anna = await provenUser("searching-anna");
  berta = await provenUser("searching-berta");
});

interface Made {
  readonly title: string;
  readonly foodIds: readonly string[];
  readonly ownerId?: UserId;
  readonly shared?: boolean;
  readonly linkShared?: boolean;
  readonly others?: Readonly<Record<string, string>>;
}

async function insert({ title, foodIds, ownerId, shared = false, linkShared = false, others = {} }: Made) {
  const id = newId();
  const words = { ingredients: [title], instructions: "Cook.", preparation: "Peel.", size: "Small.", safety: "Stay." };
  await database().recipe.create({
    data: {
      id,
      ownerId: ownerId ?? null,
      shared,
      linkShared,
      language: "en",
      ageGroup: "9-12",
      cookingMethod: "stew",
      source: "embedded",
      foodIds: [...foodIds],
      verdict: "clear",
      rulesLookedAt: 90,
      texts: {
        create: Object.entries({ en: title, ...others }).map(([language, each]) => ({
          language,
          title: each,
          ...words,
        })),
      },
    },
  });
  return id;
}

/** More shared recipes than are looked through one by one. */
async function fillShared(): Promise<void> {
  await database().$executeRaw`
    INSERT INTO recipes (id, shared, language, age_group, cooking_method, source, food_ids, verdict, rules_looked_at)
    SELECT 'filler-recipe-number-' || n, true, 'en', '9-12', 'stew', 'embedded', ARRAY['carrot'], 'clear', 90
    FROM generate_series(1, 3000) n ON CONFLICT DO NOTHING`;
  await database().$executeRaw`
    INSERT INTO recipe_texts (recipe_id, language, title, ingredients, instructions, preparation, size, safety)
    SELECT 'filler-recipe-number-' || n, 'en', 'Carrot stew ' || n, '{}', 'Cook.', 'Peel.', 'Small.', 'Stay.'
    FROM generate_series(1, 3000) n ON CONFLICT DO NOTHING`;
}

/** As if it had been made before all others. */
async function age(id: string): Promise<void> {
  await database().recipe.update({ where: { id }, data: { createdAt: new Date("2020-01-01T00:00:00Z") } });
}

async function found(query: string, userId?: UserId, language: "en" | "pl" = "en"): Promise<string[]> {
  return (await searchRecipes(query, userId, language)).map(({ id }) => id);
}

describe("a search for recipes", () => {
  it("finds by a food in any language, whatever the title says, and in spite of a typo", async () => {
    const id = await insert({ title: "Evening dish", foodIds: ["kohlrabi"], shared: true });
    for (const query of ["kohlrabi", "Kohlrabi", "kolrabi", "kalarepa", "  KOHLRABI "])
      expect(await found(query), query).toContain(id);
  });

  it("finds by a part of the title in any language that the recipe has words in, and answers in the reader's", async () => {
    const id = await insert({
      title: "Zanzibar pancakes",
      foodIds: ["oats"],
      shared: true,
      others: { pl: "Placuszki z Zanzibaru" },
    });
    expect(await found("zanzibar panc")).toEqual([id]);
    const [polish] = await searchRecipes("zanzibar", undefined, "pl");
    expect(polish).toMatchObject({ id, title: "Placuszki z Zanzibaru", language: "pl" });
  });

  it("wants every food that is named", async () => {
    const both = await insert({ title: "Two", foodIds: ["quince", "parsnip"], shared: true });
    const one = await insert({ title: "One", foodIds: ["quince"], shared: true });
    const hits = await found("quince parsnip");
    expect(hits).toContain(both);
    expect(hits).not.toContain(one);
    expect(searchTerms("sweet potato", "en")).toEqual([{ foods: ["sweet_potato"], text: "sweet potato" }]);
    expect(searchTerms("Chicken", "en"), "an egg is no chicken").toEqual([{ foods: ["chicken"], text: "chicken" }]);
  });

  it("finds nothing for nothing, and takes signs for letters", async () => {
    await insert({ title: "100 % rye", foodIds: ["rye"], shared: true });
    expect(await found("   ")).toEqual([]);
    expect(await found("%")).toHaveLength(1);
    expect(await found("_")).toEqual([]);
    expect(await found("'; DROP TABLE recipes; --")).toEqual([]);
    expect(await found("\\")).toEqual([]);
    expect(await found("rye\u0000"), "what a database cannot hold").toHaveLength(1);
  });
});

describe("a title", () => {
  it("is found whatever its case and accents, and however they are typed", async () => {
    const id = await insert({
      title: "CRÈME BRÛLÉE Xanthippe",
      foodIds: ["oats"],
      shared: true,
      others: { de: "Größenwahnkuchen", pl: "Żółwie ciasteczka", my: "ငွေလမင်းယာဂု", "de-AT": "Größenwahnkücherl" },
    });
    for (const query of [
      "creme brulee",
      "Crème Brûlée",
      "XANTHIPPE",
      "grossenwahn",
      "GRÖSSENWAHN",
      "Größenwahnku\u0308cherl",
      "zolwie ciast",
      "ŻÓŁWIE",
      "ငွေလမင်း",
      "လမင်းယာ",
      "anthip",
    ])
      expect(await found(query), query).toEqual([id]);
    expect(await found("xanthippeia")).toEqual([]);
  });

  it("is found by any part of it that is long enough to mean something, whatever it is", async () => {
    const letters = fc.string({
      unit: fc.constantFrom(...Array.from("aeéßłŻqxzÄöüက္ာမျ ")),
      minLength: 3,
      maxLength: 24,
    });
    const titles = letters.map((title) => title.trim()).filter((title) => Array.from(title).length >= 3);
    await fc.assert(
      fc.asyncProperty(titles, fc.nat(), fc.nat(), async (title, start, length) => {
        const id = await insert({ title, foodIds: [], shared: true });
        const whole = Array.from(title);
        const from = start % (whole.length - 2);
        const part = whole.slice(from, from + 3 + (length % whole.length)).join("");
        const rows = await searchStoredRecipes(undefined, [{ foods: [], text: part }], "en", 1000);
        expect(rows.map((row) => row.id)).toContain(id);
        await database().recipe.delete({ where: { id } });
      }),
      { numRuns: 25 },
    );
  });

  it("is found until its recipe leaves the shared set, and again once it is back", async () => {
    await fillShared();
    const id = await insert({ title: "Wandering wuzzle", foodIds: [], shared: true });
    await age(id);
    expect(await found("wuzzle")).toEqual([id]);
    await database().recipe.update({ where: { id }, data: { shared: false } });
    expect(await found("wuzzle")).toEqual([]);
    await database().recipe.update({ where: { id }, data: { shared: true } });
    expect(await found("wuzzle")).toEqual([id]);
  });
});

describe("however old a recipe is", () => {
  it("it is found by its title: in the shared set, among a parent's own, and among what they bookmarked", async () => {
    await fillShared();
    const shared = await insert({ title: "Ancient fizzgig", foodIds: [], shared: true });
    const mine = await insert({ title: "My ancient fizzgig", foodIds: [], ownerId: anna });
    const kept = await insert({ title: "Kept ancient fizzgig", foodIds: [], ownerId: berta, linkShared: true });
    await database().bookmark.create({ data: { id: newId(), userId: anna, recipeId: kept } });
    const hidden = await insert({ title: "Hidden fizzgig", foodIds: [], ownerId: berta });
    for (const id of [shared, mine, kept, hidden]) await age(id);
    await database().$executeRaw`
      INSERT INTO recipes (id, owner_id, language, age_group, cooking_method, source, food_ids, verdict, rules_looked_at)
      SELECT 'own-filler-number-' || n, ${anna}, 'en', '9-12', 'stew', 'embedded', ARRAY['carrot'], 'clear', 90
      FROM generate_series(1, 600) n`;
    expect(await found("fizzgig", anna)).toEqual([mine, kept, shared]);
    expect(await found("fizzgig")).toEqual([shared]);
  });

  it("it is found by two words of its title that do not stand together, and not by one of them alone", async () => {
    await fillShared();
    const both = await insert({ title: "Gribblewort with the zorpish", foodIds: [], shared: true });
    const one = await insert({ title: "Gribblewort", foodIds: [], shared: true });
    for (const id of [both, one]) await age(id);
    expect(await found("zorpish gribblewort")).toEqual([both]);
  });
});

describe("who finds what", () => {
  it("is their own, what they bookmarked, and the shared set: nobody else's, and none by its link alone", async () => {
    const mine = await insert({ title: "Mine", foodIds: ["turnip"], ownerId: anna });
    const kept = await insert({ title: "Kept", foodIds: ["turnip"], ownerId: berta, linkShared: true });
    await database().bookmark.create({ data: { id: newId(), userId: anna, recipeId: kept } });
    const linked = await insert({ title: "Linked", foodIds: ["turnip"], ownerId: berta, linkShared: true });
    const hidden = await insert({ title: "Hidden", foodIds: ["turnip"], ownerId: berta });
    const shared = await insert({ title: "Shared", foodIds: ["turnip"], shared: true });
    const made = [mine, kept, linked, hidden, shared];
    // Starter recipes may have it in them, too.
    const ofThese = (ids: readonly string[]): string[] => ids.filter((id) => made.includes(id));
    expect(ofThese(await found("turnip", anna))).toEqual([mine, kept, shared]);
    expect(ofThese(await found("turnip"))).toEqual([shared]);
    expect(ofThese(await found("turnip", berta)).toSorted()).toEqual([kept, linked, hidden, shared].toSorted());
    const withFood = await listRecipesWithFood("turnip", undefined, "en");
    expect(ofThese(withFood.map(({ id }) => id))).toEqual([shared]);
  });

  it("is told which are not for their family, and whose they are", async () => {
    await insert({ title: "Hazel porridge", foodIds: ["hazelnut"], ownerId: berta });
    await addAllergy(berta, { food: "hazelnut" }, "en");
    const [hit] = await searchRecipes("hazelnut", berta, "en");
    expect(hit).toMatchObject({ title: "Hazel porridge", isMine: true, isUnsuitable: true });
  });

  it("is each recipe once, though it is in two lists, and eight at most", async () => {
    const mine = await insert({ title: "Twice", foodIds: ["celeriac"], ownerId: anna, shared: true });
    await database().bookmark.create({ data: { id: newId(), userId: anna, recipeId: mine } });
    for (let more = 0; more < 9; more += 1) await insert({ title: `${more}`, foodIds: ["celeriac"], shared: true });
    const hits = await found("celeriac", anna);
    expect(hits).toHaveLength(8);
    expect(hits[0]).toBe(mine);
    expect(new Set(hits).size).toBe(8);
  });
});

describe("what a search costs", () => {
  it("is the same few statements, however many recipes there are, and no walk through all of them", async () => {
    await fillShared();
    await database().$executeRaw`ANALYZE recipes`;
    await database().$executeRaw`ANALYZE recipe_texts`;
    const few = await statementsOf(() => searchRecipes("medlar", anna, "en"));
    const many = await statementsOf(() => searchRecipes("carrot", anna, "en"));
    expect(many.length).toBe(few.length);
    for (const query of ["kohlrabi", "xanthippe"])
      for (const plan of await plansOf(() => searchRecipes(query, anna, "en")))
        expect(
          plan.filter(({ kind, relation }) => kind === "Seq Scan" && /^recipe/.test(relation ?? "")),
          query,
        ).toEqual([]);
    const plans = (await plansOf(() => searchRecipes("xanthippe", anna, "en"))).flat();
    expect(plans.map(({ index }) => index)).toContain("recipe_texts_title_idx");
  });
});
