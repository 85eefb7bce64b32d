import "server-only";
import { z } from "zod";
import type { UserId } from "@/lib/domain/shared/actor";
import type { Position } from "@/lib/domain/shared/cursor";
import type { Language } from "@/lib/domain/shared/language";
import { COLUMNS, storedRecipe, withWords } from "@/lib/features/recipes/data";
import { database } from "@/lib/platform/db/client";
import { Prisma } from "@/lib/platform/db/generated/client";

const storedBookmark = storedRecipe.extend({ bookmarkId: z.string(), bookmarkedAt: z.date() });

/** A bookmark with its recipe. */
export type StoredBookmark = z.infer<typeof storedBookmark>;

const MORE = Prisma.sql`, r.bookmark_id AS "bookmarkId", r.bookmarked_at AS "bookmarkedAt"`;

/**
 * The bookmarks `chosen` of this parent, latest first, each with its recipe: one query whatever their number. A bookmark
 * is what lets its parent read a recipe, so nothing else is asked.
 */
async function bookmarks(
  userId: UserId,
  language: Language,
  chosen: Prisma.Sql,
  limit: number,
): Promise<StoredBookmark[]> {
  const from = Prisma.sql`
    SELECT row_number() OVER (ORDER BY b.created_at DESC, b.id DESC)::int AS section,
      b.id AS bookmark_id, b.created_at AS bookmarked_at, ${COLUMNS}
    FROM (
      SELECT id, created_at, recipe_id FROM bookmarks WHERE user_id = ${userId} ${chosen}
      ORDER BY created_at DESC, id DESC LIMIT ${limit}
    ) b JOIN recipes r ON r.id = b.recipe_id`;
  return z.array(storedBookmark).parse(await database().$queryRaw(withWords(from, userId, language, MORE)));
}

/** A page of a parent's bookmarks, latest first. */
export function listStoredBookmarks(
  userId: UserId,
  language: Language,
  limit: number,
  position: Position | undefined,
): Promise<StoredBookmark[]> {
  const after =
    position === undefined ? Prisma.empty : Prisma.sql`AND (created_at, id) < (${position.createdAt}, ${position.id})`;
  return bookmarks(userId, language, after, limit);
}

/** This parent's bookmark of a recipe. */
export async function findBookmark(
  userId: UserId,
  recipeId: string,
  language: Language,
): Promise<StoredBookmark | undefined> {
  const [found] = await bookmarks(userId, language, Prisma.sql`AND recipe_id = ${recipeId}`, 1);
  return found;
}
