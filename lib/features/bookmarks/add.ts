import "server-only";
import type { UserId } from "@/lib/domain/shared/actor";
import { AppError } from "@/lib/domain/shared/app-error";
import type { Language } from "@/lib/domain/shared/language";
import { readerOf } from "@/lib/features/family/profile-of";
import { keepSnapshot } from "@/lib/features/recipes/keep-snapshot";
import { findBookmark } from "./data";
import { insertBookmark } from "./mutations";
import { toBookmarkOutput } from "./bookmark-output";
import type { BookmarkOutput, RecipeData } from "./schema";

/**
 * Bookmarks a recipe; doing it twice equals doing it once. A recipe that the server has and the caller may read is taken
 * as it is. Otherwise what the card shows is checked like any recipe, kept as the caller's own, and answered with its
 * real id: `unsafe_recipe` where it does not pass, `not_found` where nothing was sent.
 */
export async function addBookmark(
  userId: UserId,
  id: string,
  data: RecipeData | null | undefined,
  language: Language,
): Promise<{ readonly bookmark: BookmarkOutput; readonly added: boolean }> {
  let recipeId = id;
  let outcome = await insertBookmark(userId, id);
  if (outcome === "unreadable" && data) {
    recipeId = await keepSnapshot(userId, data, data.language ?? language);
    outcome = await insertBookmark(userId, recipeId);
  }
  const bookmark = outcome === "unreadable" ? undefined : await findBookmark(userId, recipeId, language);
  if (!bookmark) throw new AppError("not_found");
  return { bookmark: toBookmarkOutput(bookmark, language, await readerOf(userId)), added: outcome === "added" };
}
