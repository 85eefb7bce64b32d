import { describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "@/lib/domain/shared/language";
import { addBookmark } from "@/lib/features/bookmarks/add";
import { listBookmarks } from "@/lib/features/bookmarks/list";
import { addAllergy } from "@/lib/features/family/add-allergy";
import { cookAlong } from "@/lib/features/recipes/cook-along";
import { listRecipes, readRecipe } from "@/lib/features/recipes/list";
import { searchRecipes } from "@/lib/features/recipes/search";
import { shareRecipe } from "@/lib/features/recipes/share";
import { database } from "@/lib/platform/db/client";
import { withDatabase } from "@/tests/support/database";
import { provenUser } from "@/tests/support/database-users";
import { cook } from "@/tests/support/kitchens";
import { statementsOf } from "@/tests/support/statements";

withDatabase();

const plain = { servings: 1, measures: "both" } as const;

async function listed(userId: Awaited<ReturnType<typeof provenUser>>, id: string, language: Language) {
  return (await listRecipes(userId, { limit: 10 }, language)).recipes.find((recipe) => recipe.id === id);
}

describe("an own recipe that was made in English", () => {
  it.each(LANGUAGES)("is listed and read in %s, word for word as it is cooked from", async (language) => {
    const parent = await provenUser("cook");
    const { id } = await cook(parent, { ingredients: ["carrot", "potato", "chicken"] });
    const { recipe } = await cookAlong(id, parent, plain, language);
    for (const shown of [await listed(parent, id, language), await readRecipe(id, parent, language)]) {
      expect(shown).toMatchObject({ id, language, isMine: true });
      for (const words of ["title", "ingredients", "instructions", "servingInstructions", "foodIds"] as const) {
        expect(shown?.[words]).toEqual(recipe[words]);
      }
    }
  });

  it("is so among bookmarks and in what is found, for another parent as well", async () => {
    const [parent, friend] = [await provenUser("cook"), await provenUser("friend")];
    const { id, title } = await cook(parent, { ingredients: ["carrot", "potato"] });
    await shareRecipe(parent, id);
    await addBookmark(friend, id, undefined, "en");
    const polish = (await readRecipe(id, friend, "pl")).title;
    expect(polish).not.toBe(title);
    const { bookmarks } = await listBookmarks(friend, { limit: 10 }, "pl");
    expect(bookmarks.map(({ recipe }) => [recipe.title, recipe.language])).toEqual([[polish, "pl"]]);
    const found = (await searchRecipes("marchewka", friend, "pl")).find((recipe) => recipe.id === id);
    expect(found).toMatchObject({ title: polish, language: "pl" });
  });

  it("is checked for the family in the language it is read in, what was added since included", async () => {
    const parent = await provenUser("cook");
    const { id } = await cook(parent, { ingredients: ["carrot", "potato", "egg"] });
    await readRecipe(id, parent, "de");
    await addAllergy(parent, { food: "egg", language: "en" }, "en");
    for (const language of LANGUAGES) {
      const { safety, foodIds } = await readRecipe(id, parent, language);
      expect(safety.recheck?.outcome, language).not.toBe(undefined);
      expect(safety.verdict).toBe("changed");
      expect(foodIds).not.toContain("egg");
    }
  });

  it("stays in its own words where a model wrote it and there is no plan to write from", async () => {
    const parent = await provenUser("cook");
    const { id, title } = await cook(parent, { ingredients: ["carrot", "potato"] });
    await database().$executeRaw`UPDATE recipes SET plan = NULL WHERE id = ${id}`;
    expect(await listed(parent, id, "pl")).toMatchObject({ title, language: "en" });
  });

  it("costs the list no statement more, in whatever language", async () => {
    const parent = await provenUser("cook");
    await cook(parent, { ingredients: ["carrot", "potato"] });
    const statements = async (language: Language) =>
      (await statementsOf(() => listRecipes(parent, { limit: 10 }, language))).length;
    expect(await statements("my")).toBe(await statements("en"));
  });
});
