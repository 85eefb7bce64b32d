import "server-only";
import { z } from "zod";
import type { Actor } from "@/lib/domain/shared/actor";
import type { Position } from "@/lib/domain/shared/cursor";
import type { Language } from "@/lib/domain/shared/language";
import { readableBy } from "@/lib/features/recipes/data";
import { database } from "@/lib/platform/db/client";
import { Prisma } from "@/lib/platform/db/generated/client";
import { isModerator } from "./policy";
import { REPORT_REASONS, type ReportState } from "./schema";

const storedComment = z.object({
  id: z.string(),
  recipeId: z.string(),
  userId: z.string(),
  username: z.string(),
  content: z.string(),
  hasCooked: z.boolean(),
  rating: z.number().nullable(),
  createdAt: z.date(),
  hiddenAt: z.date().nullable(),
  reportedByMe: z.boolean(),
  reportCount: z.number(),
});

/** A comment as it lies in the database. */
export type StoredComment = z.infer<typeof storedComment>;

function columns(actor: Actor | undefined): Prisma.Sql {
  return Prisma.sql`
    c.id, c.recipe_id AS "recipeId", c.user_id AS "userId", u.display_username AS username, c.content,
    c.has_cooked AS "hasCooked", c.rating, c.created_at AS "createdAt", c.hidden_at AS "hiddenAt",
    EXISTS (SELECT 1 FROM comment_reports p
      WHERE p.comment_id = c.id AND p.reporter_id = ${actor?.userId ?? null}) AS "reportedByMe",
    ${isModerator(actor) ? Prisma.sql`(SELECT count(*)::int FROM comment_reports p WHERE p.comment_id = c.id)` : Prisma.sql`0`}
      AS "reportCount"`;
}

/**
 * A page of a recipe's comments, newest first, as this caller may see them: one query, whatever their number.
 * `undefined` where the caller may not read the recipe.
 */
export async function listStoredComments(
  recipeId: string,
  actor: Actor | undefined,
  limit: number,
  position: Position | undefined,
): Promise<StoredComment[] | undefined> {
  const seen = isModerator(actor)
    ? Prisma.empty
    : Prisma.sql`AND (c.hidden_at IS NULL OR c.user_id = ${actor?.userId ?? null})`;
  const after = position
    ? Prisma.sql`AND (c.created_at, c.id) < (${position.createdAt}, ${position.id})`
    : Prisma.empty;
  const rows = await database().$queryRaw<{ readonly id: string | null }[]>`
    SELECT c.* FROM recipes r
    LEFT JOIN LATERAL (
      SELECT ${columns(actor)} FROM comments c JOIN users u ON u.id = c.user_id
      WHERE c.recipe_id = r.id ${seen} ${after} ORDER BY c.created_at DESC, c.id DESC LIMIT ${limit}
    ) c ON true
    WHERE r.id = ${recipeId} AND ${readableBy(actor?.userId)}
    ORDER BY c."createdAt" DESC, c.id DESC`;
  if (rows.length === 0) return undefined;
  // A readable recipe without comments is one row of nothing.
  return z.array(storedComment).parse(rows.filter(({ id }) => id !== null));
}

const storedReport = storedComment.extend({
  reportedAt: z.date(),
  reasons: z.partialRecord(z.enum(REPORT_REASONS), z.number()),
  recipeTitle: z.string().nullable(),
  recipeLanguage: z.string().nullable(),
});

/** A reported comment as it lies in the database, with the name of its recipe where this caller may read that. */
export type StoredReport = z.infer<typeof storedReport>;

/**
 * Comments that were reported: what may harm a child first, then those that were reported last; at most `limit`. The
 * recipe's title is in the language asked for where it has one, else in the recipe's own.
 */
export async function listReportedComments(
  actor: Actor,
  state: ReportState,
  language: Language,
  limit: number,
): Promise<StoredReport[]> {
  return z.array(storedReport).parse(
    await database().$queryRaw`
    SELECT ${columns(actor)}, p.reported_at AS "reportedAt", p.reasons,
      w.title AS "recipeTitle", w.language AS "recipeLanguage"
    FROM (
      SELECT comment_id, max(latest) AS reported_at, jsonb_object_agg(reason, times) AS reasons FROM (
        SELECT comment_id, reason, max(created_at) AS latest, count(*)::int AS times
        FROM comment_reports GROUP BY comment_id, reason
      ) s GROUP BY comment_id
    ) p
    JOIN comments c ON c.id = p.comment_id JOIN users u ON u.id = c.user_id JOIN recipes r ON r.id = c.recipe_id
    LEFT JOIN LATERAL (
      SELECT x.title, x.language FROM recipe_texts x
      WHERE x.recipe_id = r.id AND x.language IN (${language}, r.language) AND ${readableBy(actor.userId)}
      ORDER BY (x.language = ${language}) DESC LIMIT 1
    ) w ON true
    WHERE (c.hidden_at IS NOT NULL) = ${state === "hidden"}
    ORDER BY (p.reasons -> 'unsafe') IS NOT NULL DESC, p.reported_at DESC, c.id LIMIT ${limit}`,
  );
}

/** Whose comment it is, and on which recipe. */
export function findComment(id: string) {
  return database().comment.findUnique({ where: { id }, select: { userId: true, recipeId: true } });
}
