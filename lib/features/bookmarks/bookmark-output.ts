import "server-only";
import type { Language } from "@/lib/domain/shared/language";
import { toRecipeOutput } from "@/lib/features/recipes/recipe-output";
import type { StoredBookmark } from "./data";
import type { BookmarkOutput } from "./schema";

/** What the API says of a bookmark. */
export function toBookmarkOutput(row: StoredBookmark, language: Language): BookmarkOutput {
  return { id: row.bookmarkId, createdAt: row.bookmarkedAt.toISOString(), recipe: toRecipeOutput(row, language) };
}
