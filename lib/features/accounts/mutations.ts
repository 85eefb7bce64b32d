import "server-only";
import type { UserId } from "@/lib/domain/shared/actor";
import { AppError } from "@/lib/domain/shared/app-error";
import { database } from "@/lib/platform/db/client";
import { isMissingRow, isUniqueViolation } from "@/lib/platform/db/errors";
import type { ChangePreferencesInput } from "./schema";

/** Keeps the preferences that are given; `sign_in_required` for an account that was erased meanwhile. */
export async function savePreferences(userId: UserId, input: ChangePreferencesInput): Promise<void> {
  const { language, theme, notifications } = input;
  const data = {
    ...(language === undefined ? {} : { language }),
    ...(theme === undefined ? {} : { theme }),
    ...(notifications === undefined ? {} : { notifications }),
  };
  const save = () => database().preference.upsert({ where: { userId }, create: { userId, ...data }, update: data });
  try {
    await save();
  } catch (error) {
    if (isMissingRow(error)) throw new AppError("sign_in_required", { cause: error });
    if (!isUniqueViolation(error)) throw error;
    // Of two first calls at once one inserted: now the row is there.
    await save();
  }
}

/**
 * Erases an account: every row that is its parent's, and of their recipes those that no other family has. The rest of
 * them loses its owner and every word the parent typed. All or nothing.
 */
export async function eraseAccount(userId: UserId): Promise<void> {
  await database().$transaction([
    database().$queryRaw`SELECT id FROM users WHERE id = ${userId} FOR UPDATE`,
    database().$executeRaw`
      UPDATE recipes SET verification_type = 'ai_generated'
      WHERE verification_type = 'community_tested'
        AND id IN (SELECT recipe_id FROM tested_marks WHERE user_id = ${userId})
        AND NOT EXISTS (SELECT 1 FROM tested_marks t WHERE t.recipe_id = recipes.id AND t.user_id <> ${userId})`,
    database().bookmark.deleteMany({ where: { userId } }),
    database().testedMark.deleteMany({ where: { userId } }),
    database().comment.deleteMany({ where: { userId } }),
    database().recipe.deleteMany({
      where: {
        ownerId: userId,
        verificationType: { not: "expert_verified" },
        bookmarks: { none: {} },
        testedMarks: { none: {} },
        comments: { none: {} },
      },
    }),
    database().$executeRaw`
      UPDATE recipes SET owner_id = NULL, snapshot_key = NULL, excluded = '[]', findings = coalesce(
        (SELECT jsonb_agg(finding - 'input') FROM jsonb_array_elements(findings) finding), '[]')
      WHERE owner_id = ${userId}`,
    database().user.deleteMany({ where: { id: userId } }),
  ]);
}
