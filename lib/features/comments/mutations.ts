import "server-only";
import type { UserId } from "@/lib/domain/shared/actor";
import { readableBy } from "@/lib/features/recipes/data";
import { eraseIfUnheld, holdOrphan } from "@/lib/features/recipes/mutations";
import { database } from "@/lib/platform/db/client";
import { newId } from "@/lib/platform/db/new-id";
import type { CommentInput, ReportReason } from "./schema";

/** Stores a comment on a recipe that this parent may read, and answers its id and time; `undefined` where they may not. */
export async function insertComment(
  userId: UserId,
  recipeId: string,
  { content, hasCooked, rating }: CommentInput,
): Promise<{ id: string; createdAt: Date } | undefined> {
  const [stored] = await database().$queryRaw<{ id: string; createdAt: Date }[]>`
    WITH readable AS (
      SELECT r.id FROM recipes r WHERE r.id = ${recipeId} AND ${readableBy(userId)} FOR KEY SHARE)
    INSERT INTO comments (id, recipe_id, user_id, content, has_cooked, rating)
    SELECT ${newId()}, id, ${userId}, ${content}, ${hasCooked}, ${rating ?? null}::int FROM readable
    RETURNING id, created_at AS "createdAt"`;
  return stored;
}

/** Erases a parent's own comment, and its recipe where nobody else holds that. Answers whether it was there. */
export async function deleteComment(userId: UserId, id: string, recipeId: string): Promise<boolean> {
  const [, { count }] = await database().$transaction([
    holdOrphan(recipeId),
    database().comment.deleteMany({ where: { id, userId } }),
    eraseIfUnheld(recipeId),
  ]);
  return count > 0;
}

/** Reports a comment of another that this parent sees, once; answers whether they see such a comment. */
export async function insertReport(userId: UserId, id: string, reason: ReportReason): Promise<boolean> {
  const [outcome] = await database().$queryRaw<{ seen: boolean }[]>`
    WITH seen AS (
      SELECT c.id FROM comments c JOIN recipes r ON r.id = c.recipe_id
      WHERE c.id = ${id} AND c.user_id <> ${userId} AND c.hidden_at IS NULL AND ${readableBy(userId)}
      FOR KEY SHARE OF c),
    reported AS (
      INSERT INTO comment_reports (comment_id, reporter_id, reason) SELECT id, ${userId}, ${reason} FROM seen
      ON CONFLICT (comment_id, reporter_id) DO NOTHING)
    SELECT EXISTS (SELECT 1 FROM seen) AS seen`;
  return outcome?.seen === true;
}

/**
 * Hides a comment or shows it again. An expert or admin may do so where they may read the recipe, and wherever somebody
 * reported it. Answers whether there is such a comment; doing it twice equals doing it once.
 */
export async function setHidden(userId: UserId, id: string, hidden: boolean): Promise<boolean> {
  const changed = await database().$executeRaw`
    UPDATE comments c SET hidden_at = CASE WHEN ${hidden} THEN COALESCE(c.hidden_at, now()) END
    FROM recipes r
    WHERE r.id = c.recipe_id AND c.id = ${id}
      AND (${readableBy(userId)} OR EXISTS (SELECT 1 FROM comment_reports p WHERE p.comment_id = c.id))`;
  return changed > 0;
}

/**
 * Erases the reports of a comment that is not hidden, wherever `setHidden` could hide it; answers whether it is hidden, and
 * nothing where there is no such comment. A hiding at the same moment comes before or after it as a whole.
 */
export async function clearReports(userId: UserId, id: string): Promise<{ isHidden: boolean } | undefined> {
  const [found] = await database().$queryRaw<{ isHidden: boolean }[]>`
    WITH found AS (
      SELECT c.id, c.hidden_at FROM comments c JOIN recipes r ON r.id = c.recipe_id
      WHERE c.id = ${id}
        AND (${readableBy(userId)} OR EXISTS (SELECT 1 FROM comment_reports p WHERE p.comment_id = c.id))
      FOR NO KEY UPDATE OF c),
    cleared AS (
      DELETE FROM comment_reports p USING found f WHERE p.comment_id = f.id AND f.hidden_at IS NULL)
    SELECT hidden_at IS NOT NULL AS "isHidden" FROM found`;
  return found;
}
