import "server-only";
import type { UserId } from "@/lib/domain/shared/actor";
import { readableBy } from "@/lib/features/recipes/data";
import { eraseIfUnheld, holdOrphan } from "@/lib/features/recipes/mutations";
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

/** Removes a bookmark, and with it its recipe where nobody else holds that. */
export async function deleteBookmark(userId: UserId, recipeId: string): Promise<void> {
  await database().$transaction([
    holdOrphan(recipeId),
    database().bookmark.deleteMany({ where: { userId, recipeId } }),
    eraseIfUnheld(recipeId),
  ]);
}
