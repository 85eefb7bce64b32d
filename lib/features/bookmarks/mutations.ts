import "server-only";
import type { UserId } from "@/lib/domain/shared/actor";
import { readableBy } from "@/lib/features/recipes/data";
import { database } from "@/lib/platform/db/client";
import { newId } from "@/lib/platform/db/new-id";

/** What became of a bookmark; `unreadable` where this parent may not read the recipe, or there is none. */
export type BookmarkOutcome = "added" | "there" | "unreadable";

/**
 * Bookmarks a recipe that this parent may read, once. One statement that holds the recipe meanwhile: who clears it at
 * the same moment either waits and keeps it, or it is gone.
 */
export async function insertBookmark(userId: UserId, recipeId: string): Promise<BookmarkOutcome> {
  const [outcome] = await database().$queryRaw<{ readable: boolean; added: boolean }[]>`
    WITH readable AS (
      SELECT r.id FROM recipes r WHERE r.id = ${recipeId} AND ${readableBy(userId)} FOR KEY SHARE),
    added AS (
      INSERT INTO bookmarks (id, user_id, recipe_id) SELECT ${newId()}, ${userId}, id FROM readable
      ON CONFLICT (user_id, recipe_id) DO NOTHING RETURNING id)
    SELECT EXISTS (SELECT 1 FROM readable) AS readable, EXISTS (SELECT 1 FROM added) AS added`;
  if (outcome?.readable !== true) return "unreadable";
  return outcome.added ? "added" : "there";
}

/**
 * Removes a bookmark, and with it a recipe that nobody holds any more: without a parent, not shared, and without
 * bookmarks, marks and comments. Its row is held first, so that one who bookmarks it at the same moment is seen.
 */
export async function deleteBookmark(userId: UserId, recipeId: string): Promise<void> {
  await database().$transaction([
    database().$queryRaw`
      SELECT 1 FROM recipes WHERE id = ${recipeId} AND owner_id IS NULL AND NOT shared FOR UPDATE`,
    database().bookmark.deleteMany({ where: { userId, recipeId } }),
    database().recipe.deleteMany({
      where: {
        id: recipeId,
        ownerId: null,
        shared: false,
        linkShared: false,
        bookmarks: { none: {} },
        testedMarks: { none: {} },
        comments: { none: {} },
      },
    }),
  ]);
}
