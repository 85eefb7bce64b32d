import "server-only";
import type { UserId } from "@/lib/domain/shared/actor";
import { AppError } from "@/lib/domain/shared/app-error";
import { DEFAULT_LANGUAGE } from "@/lib/domain/shared/language";
import { findReadableRecipe } from "./data";

/** What the picture of a recipe is drawn from, and whether everybody may see it. `not_found` for who may not read it. */
export async function readPicture(
  id: string,
  userId: UserId | undefined,
): Promise<{ readonly foodIds: readonly string[]; readonly isShared: boolean }> {
  const row = await findReadableRecipe(id, userId, DEFAULT_LANGUAGE);
  if (!row) throw new AppError("not_found");
  return { foodIds: row.foodIds, isShared: row.shared || row.linkShared };
}
