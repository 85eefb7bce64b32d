import { describe, expect, it } from "vitest";
import type { UserId } from "@/lib/domain/shared/actor";
import { clearRecipes } from "@/lib/features/recipes/clear";
import { generateRecipe } from "@/lib/features/recipes/generate";
import { listRecipes, readRecipe } from "@/lib/features/recipes/list";
import type { GenerateInput } from "@/lib/features/recipes/schema";
import { database } from "@/lib/platform/db/client";
import { isMissingRow } from "@/lib/platform/db/errors";
import { newId } from "@/lib/platform/db/new-id";
import { withDatabase } from "@/tests/support/database";
import { provenUser } from "@/tests/support/database-users";

withDatabase();

const kitchen: GenerateInput = {
  ingredients: ["carrot", "potato"],
  cookingMethod: "stew",
  ageGroup: "9-12",
  mealType: "lunch",
};

async function cook(parent: UserId): Promise<string> {
  return (await generateRecipe(parent, kitchen, "en")).id;
}

function bookmark(userId: string, recipeId: string) {
  return database().bookmark.create({ data: { id: newId(), userId, recipeId } });
}

function ownerOf(id: string) {
  return database().recipe.findUnique({ where: { id }, select: { ownerId: true } });
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}

const PATIENT = { maxWait: 60_000, timeout: 60_000 };

describe("clearing", () => {
  it("erases what is the parent's alone, words and all, and keeps for others what they hold on to", async () => {
    const [parent, other] = [await provenUser("owner"), await provenUser("friend")];
    const alone = await cook(parent);
    const marked = await cook(parent);
    const tested = await cook(parent);
    const commented = await cook(parent);
    const own = await cook(parent);
    const theirs = await cook(other);
    await bookmark(other, marked);
    await database().testedMark.create({ data: { userId: other, recipeId: tested } });
    await database().comment.create({ data: { id: newId(), userId: other, recipeId: commented, content: "Lovely" } });
    await bookmark(parent, own);
    expect(await clearRecipes(parent)).toEqual({ cleared: 5 });
    expect(await ownerOf(alone)).toBeNull();
    expect(await database().recipeText.count({ where: { recipeId: alone } })).toBe(0);
    for (const id of [marked, tested, commented, own]) {
      expect(await ownerOf(id)).toEqual({ ownerId: null });
      expect(await database().recipeText.count({ where: { recipeId: id } })).toBe(1);
    }
    expect(await database().bookmark.count({ where: { recipeId: { in: [marked, own] } } })).toBe(2);
    expect(await ownerOf(theirs)).toEqual({ ownerId: other });
    expect((await listRecipes(parent, { limit: 100 }, "en")).recipes).toEqual([]);
    expect(await clearRecipes(parent)).toEqual({ cleared: 0 });
  });

  it("shows a recipe that lost its owner to nobody who only knows its address", async () => {
    const [parent, other] = [await provenUser("owner"), await provenUser("friend")];
    const id = await cook(parent);
    await bookmark(other, id);
    await clearRecipes(parent);
    await expect(readRecipe(id, parent, "en")).rejects.toMatchObject({ code: "not_found" });
    await expect(readRecipe(id, undefined, "en")).rejects.toMatchObject({ code: "not_found" });
  });

  it("twice at once counts each recipe once", async () => {
    const parent = await provenUser("owner");
    for (let count = 0; count < 4; count += 1) await cook(parent);
    const both = await Promise.all([clearRecipes(parent), clearRecipes(parent)]);
    expect(both.map(({ cleared }) => cleared).sort()).toEqual([0, 4]);
  });

  it("loses no bookmark that is being made at once: it stays with its recipe, or it was not made", async () => {
    const [parent, other] = [await provenUser("owner"), await provenUser("friend")];
    for (let round = 0; round < 32; round += 1) {
      const ids = [await cook(parent), await cook(parent)];
      const outcomes = ids.map(async (id, index) => {
        await pause(((round * 7 + index * 3) % 16) / 2);
        try {
          await bookmark(other, id);
          return "made";
        } catch (error) {
          if (!isMissingRow(error)) throw error;
          return "refused";
        }
      });
      const cleared = pause((round * 5) % 8).then(() => clearRecipes(parent));
      const made = await Promise.all(outcomes);
      expect((await cleared).cleared, `round ${String(round)}`).toBe(2);
      for (const [index, id] of ids.entries()) {
        const kept = made[index] === "made";
        expect(await database().bookmark.count({ where: { recipeId: id } }), `round ${String(round)}`).toBe(
          kept ? 1 : 0,
        );
        // Made and then cleared: without its owner. Refused: gone.
        expect(await ownerOf(id)).toEqual(kept ? { ownerId: null } : null);
      }
    }
  });

  it("waits for a bookmark whose transaction is still open, and keeps its recipe", async () => {
    const [parent, other] = [await provenUser("owner"), await provenUser("friend")];
    const id = await cook(parent);
    let written: () => void = () => undefined;
    const isWritten = new Promise<void>((done) => (written = done));
    const open = database().$transaction(async (transaction) => {
      await transaction.bookmark.create({ data: { id: newId(), userId: other, recipeId: id } });
      written();
      await pause(300);
      // A transaction of ours is over after five seconds; this one is not to be, on a machine that stands still.
    }, PATIENT);
    await isWritten;
    const [, cleared] = await Promise.all([open, clearRecipes(parent)]);
    expect(cleared).toEqual({ cleared: 1 });
    expect(await ownerOf(id)).toEqual({ ownerId: null });
    expect(await database().bookmark.count({ where: { recipeId: id } })).toBe(1);
  });
});
