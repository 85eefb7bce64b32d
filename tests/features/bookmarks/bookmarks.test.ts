import { describe, expect, it } from "vitest";
import { addBookmark } from "@/lib/features/bookmarks/add";
import { listBookmarks } from "@/lib/features/bookmarks/list";
import { removeBookmark } from "@/lib/features/bookmarks/remove";
import { recipeData } from "@/lib/features/bookmarks/schema";
import { clearRecipes } from "@/lib/features/recipes/clear";
import { listRecipes, readRecipe } from "@/lib/features/recipes/list";
import { shareRecipe, unshareRecipe } from "@/lib/features/recipes/share";
import { database } from "@/lib/platform/db/client";
import { newId } from "@/lib/platform/db/new-id";
import { withDatabase } from "@/tests/support/database";
import { provenUser } from "@/tests/support/database-users";
import { cook, recipeRow, suggestionData } from "@/tests/support/kitchens";
import { plansOf, statementsOf } from "@/tests/support/statements";

withDatabase();

const ROUNDS = Number(process.env["COMMUNITY_ROUNDS"] ?? 5);
const AT_ONCE = 32;

function times<T>(act: () => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: AT_ONCE }, act));
}

describe("bookmarking a recipe that the server has", () => {
  it("takes the server's own row and ignores what was sent with it", async () => {
    const parent = await provenUser("parent");
    const { id, title } = await cook(parent);
    const forged = { ...(await suggestionData(parent)), title: "Honey pops" };
    const { bookmark, added } = await addBookmark(parent, id, forged, "en");
    expect(added).toBe(true);
    expect(bookmark.recipe).toMatchObject({ id, title, isBookmarked: true, isMine: true });
    expect((await addBookmark(parent, id, undefined, "en")).added).toBe(false);
    expect((await listBookmarks(parent, { limit: 10 }, "en")).bookmarks).toEqual([bookmark]);
    expect((await readRecipe(id, parent, "en")).isBookmarked).toBe(true);
    await removeBookmark(parent, id);
    await removeBookmark(parent, id);
    expect((await listBookmarks(parent, { limit: 10 }, "en")).bookmarks).toEqual([]);
    expect((await readRecipe(id, parent, "en")).isBookmarked).toBe(false);
  });

  it("is as if another's private recipe were not there, with and without words", async () => {
    const [owner, stranger] = [await provenUser("owner"), await provenUser("stranger")];
    const { id } = await cook(owner);
    await expect(addBookmark(stranger, id, undefined, "en")).rejects.toMatchObject({ code: "not_found" });
    const { bookmark } = await addBookmark(stranger, id, await suggestionData(stranger), "en");
    expect(bookmark.recipe.id).not.toBe(id);
    expect(await database().bookmark.count({ where: { recipeId: id } })).toBe(0);
  });

  it("keeps the recipe for who bookmarked it, whatever its parent does, until nobody holds it", async () => {
    const [owner, friend] = [await provenUser("owner"), await provenUser("friend")];
    const { id } = await cook(owner);
    await shareRecipe(owner, id);
    await addBookmark(friend, id, undefined, "en");
    await unshareRecipe(owner, id);
    expect((await readRecipe(id, friend, "en")).id).toBe(id);
    await clearRecipes(owner);
    expect(await readRecipe(id, friend, "en")).toMatchObject({ id, isMine: false });
    await expect(readRecipe(id, owner, "en")).rejects.toMatchObject({ code: "not_found" });
    await removeBookmark(friend, id);
    expect(await recipeRow(id)).toBeNull();
  });
});

describe("bookmarking a suggestion", () => {
  it("checks it, keeps it once as the parent's own, and never as verified", async () => {
    const parent = await provenUser("parent");
    const data = await suggestionData(parent);
    const first = await addBookmark(parent, "9000", data, "en");
    const second = await addBookmark(parent, "9001", data, "en");
    expect([first.added, second.added]).toEqual([true, false]);
    expect(second.bookmark).toEqual(first.bookmark);
    expect(first.bookmark.recipe).toMatchObject({ title: data.title, verificationType: "ai_generated", isMine: true });
    const forged = recipeData.parse({ ...data, verificationType: "expert_verified", expertName: "Dr Nobody" });
    expect((await addBookmark(parent, "9000", forged, "en")).bookmark.recipe).not.toHaveProperty("expertName");
  });

  it("stays one recipe for a parent who cleared their list meanwhile", async () => {
    const parent = await provenUser("parent");
    const data = await suggestionData(parent);
    const { bookmark } = await addBookmark(parent, "9000", data, "en");
    await clearRecipes(parent);
    expect((await listRecipes(parent, { limit: 10 }, "en")).recipes).toEqual([]);
    expect((await addBookmark(parent, "9000", data, "en")).bookmark.id).toBe(bookmark.id);
  });

  it.each([
    ["honey", { ingredients: ["2 tbsp honey", "120 g carrots"] }],
    ["whole nuts for a baby", { instructions: "Serve with whole almonds." }],
    ["a claim", { instructions: "This recipe is completely safe and cures allergies." }],
    ["an unknown word", { ingredients: ["120 g xyzzyplugh"] }],
    ["markup", { title: "<script>alert(1)</script>" }],
  ])("refuses %s, and stores nothing", async (_, change) => {
    const parent = await provenUser("parent");
    const data = { ...(await suggestionData(parent)), ...change };
    await expect(addBookmark(parent, "9000", data, "en")).rejects.toMatchObject({ code: "unsafe_recipe" });
    expect(await database().recipe.count({ where: { ownerId: parent } })).toBe(0);
  });

  it("is held against the strictest age where none is said, and against the family's allergies", async () => {
    const parent = await provenUser("parent");
    const data = await suggestionData(parent);
    const { bookmark } = await addBookmark(parent, "9000", { ...data, ageGroup: undefined }, "en");
    expect(bookmark.recipe.ageGroup).toBe("6-9");
    await database().allergy.create({ data: { id: newId(), userId: parent, food: "carrot", foodKey: "carrot" } });
    const fresh = { ...data, title: `Another ${data.title}` };
    await expect(addBookmark(parent, "9000", fresh, "en")).rejects.toMatchObject({ code: "unsafe_recipe" });
  });

  it("takes pictures from the one host only", async () => {
    const data = await suggestionData(await provenUser("parent"));
    for (const imageUrl of [
      "javascript:alert(1)",
      "https://evil.example/x.png",
      "http://images.unsplash.com/photo-1",
    ]) {
      expect(recipeData.parse({ ...data, imageUrl }).imageUrl).toBeNull();
    }
    const imageUrl = "https://images.unsplash.com/photo-1";
    expect(recipeData.parse({ ...data, imageUrl }).imageUrl).toBe(imageUrl);
  });

  it("shows its pictures, for which another host is asked, to who brought them and to nobody else", async () => {
    const [parent, friend] = [await provenUser("parent"), await provenUser("friend")];
    const pictures = {
      imageUrl: "https://images.unsplash.com/photo-1",
      referenceImageUrl: "https://unsplash.com/photos/AbCd1_23xyz",
    };
    const data = recipeData.parse({ ...(await suggestionData(parent)), ...pictures });
    const { recipe } = (await addBookmark(parent, "9000", data, "en")).bookmark;
    expect(recipe).toMatchObject(pictures);
    await shareRecipe(parent, recipe.id);
    expect(await readRecipe(recipe.id, parent, "en")).toMatchObject(pictures);
    const none = { imageUrl: null, referenceImageUrl: null };
    for (const reader of [friend, undefined]) expect(await readRecipe(recipe.id, reader, "en")).toMatchObject(none);
    expect((await addBookmark(friend, recipe.id, undefined, "en")).bookmark.recipe).toMatchObject(none);
  });
});

describe("many at once", () => {
  it("make one bookmark, answered by all", { timeout: 600_000 }, async () => {
    const parent = await provenUser("parent");
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id } = await cook(parent, { ingredients: ["carrot"] });
      const all = await times(() => addBookmark(parent, id, undefined, "en"));
      expect(all.filter(({ added }) => added)).toHaveLength(1);
      expect(new Set(all.map(({ bookmark }) => bookmark.id)).size).toBe(1);
      await times(() => removeBookmark(parent, id));
      expect(await database().bookmark.count({ where: { recipeId: id } })).toBe(0);
    }
  });

  it("make one recipe of one suggestion", { timeout: 600_000 }, async () => {
    const data = await suggestionData(await provenUser("parent"));
    for (let round = 0; round < ROUNDS; round += 1) {
      const parent = await provenUser("parent");
      const all = await times(() => addBookmark(parent, "9000", data, "en"));
      expect(all.filter(({ added }) => added)).toHaveLength(1);
      expect(new Set(all.map(({ bookmark }) => bookmark.recipe.id)).size).toBe(1);
      expect(await database().recipe.count({ where: { ownerId: parent } })).toBe(1);
    }
  });

  it(
    "bookmarks and their removal end in one state, with the recipe where a bookmark is",
    { timeout: 600_000 },
    async () => {
      const [owner, one, two] = [await provenUser("owner"), await provenUser("one"), await provenUser("two")];
      for (let round = 0; round < ROUNDS; round += 1) {
        const { id } = await cook(owner, { ingredients: ["carrot"] });
        await shareRecipe(owner, id);
        await addBookmark(one, id, undefined, "en");
        await addBookmark(two, id, undefined, "en");
        await clearRecipes(owner);
        await Promise.all([
          removeBookmark(one, id),
          removeBookmark(two, id),
          addBookmark(two, id, undefined, "en").catch(() => undefined),
        ]);
        const held = await database().bookmark.count({ where: { recipeId: id } });
        expect((await recipeRow(id)) !== null, `round ${String(round)}`).toBe(held > 0);
      }
    },
  );
});

describe("the list", () => {
  it("is one statement whatever its length, read by its index, and pages through everything once", async () => {
    const [few, many] = [await provenUser("few"), await provenUser("many")];
    const { id } = await cook(few);
    await addBookmark(few, id, undefined, "en");
    await database().$executeRaw`
      INSERT INTO recipes (id, language, age_group, cooking_method, source, verdict, rules_looked_at, shared, food_ids)
      SELECT 'bookmarked-recipe-' || n, 'en', '9-12', 'stew', 'embedded', 'clear', 100, n % 3 = 0, '{}'
      FROM generate_series(1, 3000) n`;
    await database().$executeRaw`
      INSERT INTO recipe_texts (recipe_id, language, title, ingredients, instructions, preparation, size, safety)
      SELECT 'bookmarked-recipe-' || n, 'en', 'Stew', '{}', 'Cook.', '', '', '' FROM generate_series(1, 3000) n`;
    await database().$executeRaw`
      INSERT INTO bookmarks (id, user_id, recipe_id, created_at)
      SELECT 'bookmark-' || n, ${many}, 'bookmarked-recipe-' || n, '2026-01-01'::timestamptz + (n / 4) * interval '1 second'
      FROM generate_series(1, 3000) n`;
    await database().$executeRaw`ANALYZE`;
    for (const [parent, length] of [
      [few, 1],
      [many, 100],
    ] as const) {
      let found = -1;
      const statements = await statementsOf(async () => {
        found = (await listBookmarks(parent, { limit: 100 }, "en")).bookmarks.length;
      });
      // The bookmarks, and the family they are checked for.
      expect([found, statements.length]).toEqual([length, 2]);
    }
    const plan = (await plansOf(() => listBookmarks(many, { limit: 10 }, "en"))).flat();
    const large = ["bookmarks", "recipes", "recipe_texts"];
    expect(plan.filter(({ kind, relation = "" }) => kind === "Seq Scan" && large.includes(relation))).toEqual([]);
    expect(plan.map(({ index }) => index)).toContain("bookmarks_user_id_created_at_id_idx");
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await listBookmarks(many, { limit: 70, ...(cursor === undefined ? {} : { cursor }) }, "en");
      seen.push(...page.bookmarks.map((bookmark) => bookmark.id));
      cursor = page.nextCursor;
    } while (cursor !== undefined);
    expect([seen.length, new Set(seen).size]).toEqual([3000, 3000]);
    await expect(listBookmarks(many, { limit: 10, cursor: "bm9uc2Vuc2U" }, "en")).rejects.toMatchObject({
      code: "invalid_input",
    });
  });
});
