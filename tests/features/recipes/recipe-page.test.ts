import { describe, expect, it } from "vitest";
import { addBookmark } from "@/lib/features/bookmarks/add";
import { addAllergy } from "@/lib/features/family/add-allergy";
import { loadRecipePage } from "@/lib/features/recipes/loaders";
import { seedStarterSet } from "@/lib/features/recipes/seed-starter-set";
import { listRecipes } from "@/lib/features/recipes/list";
import { shareRecipe, unshareRecipe } from "@/lib/features/recipes/share";
import { LANGUAGES } from "@/lib/domain/shared/language";
import { withDatabase } from "@/tests/support/database";
import { provenUser } from "@/tests/support/database-users";
import { cook, suggestionData } from "@/tests/support/kitchens";
import { statementsOf } from "@/tests/support/statements";

withDatabase();

describe("the page of a recipe", () => {
  it("is its parent's alone until it is shared, and again once it is not", async () => {
    const [owner, other] = [await provenUser("owner"), await provenUser("other")];
    const { id } = await cook(owner);
    const mine = await loadRecipePage(id, owner, "en");
    expect(mine).toMatchObject({ isListed: false, recipe: { isMine: true, isLinkShared: false } });
    expect(mine?.recipe).not.toHaveProperty("isShared");
    for (const stranger of [other, undefined]) expect(await loadRecipePage(id, stranger, "en")).toBeUndefined();
    await shareRecipe(owner, id);
    for (const stranger of [other, undefined]) {
      expect(await loadRecipePage(id, stranger, "en")).toMatchObject({ isListed: false, recipe: { isShared: true } });
    }
    await unshareRecipe(owner, id);
    expect(await loadRecipePage(id, other, "en")).toBeUndefined();
  });

  it("says to who keeps it by a bookmark that its link opens it to nobody else any more", async () => {
    const [owner, friend] = [await provenUser("owner"), await provenUser("friend")];
    const { id } = await cook(owner);
    await shareRecipe(owner, id);
    await addBookmark(friend, id, undefined, "en");
    await unshareRecipe(owner, id);
    const page = await loadRecipePage(id, friend, "en");
    expect(page?.recipe).toMatchObject({ id, isMine: false });
    expect(page?.recipe).not.toHaveProperty("isShared");
  });

  it("speaks the language of who reads it, whatever it was written in, with times and steps", async () => {
    const owner = await provenUser("owner");
    const { id } = await cook(owner);
    const titles = new Set<string>();
    for (const language of LANGUAGES) {
      const page = await loadRecipePage(id, owner, language);
      expect(page?.recipe.language).toBe(language);
      expect(page?.steps.map(({ text }) => text).join("\n")).toBe(page?.recipe.instructions);
      expect(page?.cooking?.minutes.cooking).toBeGreaterThan(0);
      expect(page?.steps.flatMap(({ minutes }) => minutes).length).toBeGreaterThan(0);
      titles.add(page?.recipe.title ?? "");
    }
    expect(titles.size).toBe(LANGUAGES.length);
  });

  it("is there for a recipe that no plan is behind, in the words it has", async () => {
    const parent = await provenUser("parent");
    const { bookmark } = await addBookmark(parent, "9000", await suggestionData(parent), "en");
    const page = await loadRecipePage(bookmark.recipe.id, parent, "pl");
    expect(page?.cooking).toBeUndefined();
    expect(page?.recipe).toMatchObject({ language: "en", title: bookmark.recipe.title });
    expect(page?.steps.length).toBeGreaterThan(0);
  });

  it("names the groups that its words name, in the language of the page", async () => {
    await seedStarterSet();
    const { recipes } = await listRecipes(undefined, { limit: 100 }, "en");
    const withEgg = recipes.find(({ ingredients }) => ingredients.some((line) => /\beggs?\b/.test(line)));
    expect((await loadRecipePage(withEgg?.id ?? "", undefined, "en"))?.allergens).toContain("Eggs");
    expect((await loadRecipePage(withEgg?.id ?? "", undefined, "de"))?.allergens).toContain("Eier");
    const pages = await Promise.all(recipes.map(({ id }) => loadRecipePage(id, undefined, "en")));
    const oats = pages.filter((page) => page?.recipe.ingredients.some((line) => / oats/.test(line)));
    for (const page of oats) expect(page?.allergens.join(), page?.recipe.title).toMatch(/gluten/i);
    expect(pages.every((page) => page?.isListed)).toBe(true);
  });

  it("has no words for a family it does not suit", async () => {
    await seedStarterSet();
    const parent = await provenUser("parent");
    const { recipes } = await listRecipes(undefined, { limit: 100 }, "en");
    const eggs = recipes.find(({ title }) => /omelette/i.test(title));
    await addAllergy(parent, { food: "egg" }, "en");
    const page = await loadRecipePage(eggs?.id ?? "", parent, "en");
    expect(page?.recipe.safety.recheck?.outcome).toBe("unsuitable");
    expect({ steps: page?.steps, ingredients: page?.recipe.ingredients }).toEqual({ steps: [], ingredients: [] });
  });

  it("is nothing for what is no id, without asking the database", async () => {
    const asked = await statementsOf(async () => {
      for (const id of ["", "x", "../../etc/passwd", "a".repeat(65), "' OR 1=1 --", "%00", "abc def ghi jkl mno"]) {
        expect(await loadRecipePage(id, undefined, "en")).toBeUndefined();
      }
    });
    expect(asked).toEqual([]);
  });

  it("costs two statements for a visitor and three for a parent", async () => {
    const owner = await provenUser("owner");
    const { id } = await cook(owner);
    await shareRecipe(owner, id);
    expect(await statementsOf(() => loadRecipePage(id, undefined, "en"))).toHaveLength(2);
    expect(await statementsOf(() => loadRecipePage(id, owner, "en"))).toHaveLength(3);
  });
});
