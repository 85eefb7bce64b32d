import "server-only";
import type { Language } from "@/lib/domain/shared/language";
import type { Reader } from "@/lib/features/family/profile-of";
import { toRecipeOutput } from "@/lib/features/recipes/recipe-output";
import type { StoredBookmark } from "./data";
import type { BookmarkOutput } from "./schema";

/** What the API says of a bookmark to its parent, its recipe as checked for their family. */
export function toBookmarkOutput(row: StoredBookmark, language: Language, reader: Reader): BookmarkOutput {
  const recipe = toRecipeOutput(row, language, reader);
  return { id: row.bookmarkId, createdAt: row.bookmarkedAt.toISOString(), recipe };
}
