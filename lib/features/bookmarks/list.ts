import "server-only";
import type { UserId } from "@/lib/domain/shared/actor";
import { nextCursor, readCursor } from "@/lib/domain/shared/cursor";
import type { Language } from "@/lib/domain/shared/language";
import { readerOf } from "@/lib/features/family/profile-of";
import { toBookmarkOutput } from "./bookmark-output";
import { listStoredBookmarks } from "./data";
import type { BookmarkListQuery, BookmarkOutput } from "./schema";

/** A page of bookmarks, and the cursor of the next one while there may be more. */
export interface BookmarkPage {
  readonly bookmarks: BookmarkOutput[];
  readonly nextCursor: string | undefined;
}

/** The caller's bookmarks, latest first. */
export async function listBookmarks(
  userId: UserId,
  { limit, cursor }: BookmarkListQuery,
  language: Language,
): Promise<BookmarkPage> {
  const [rows, reader] = await Promise.all([
    listStoredBookmarks(userId, language, limit, readCursor(cursor)),
    readerOf(userId),
  ]);
  const positions = rows.map(({ bookmarkId, bookmarkedAt }) => ({ id: bookmarkId, createdAt: bookmarkedAt }));
  return {
    bookmarks: rows.map((row) => toBookmarkOutput(row, language, reader)),
    nextCursor: nextCursor(positions, limit),
  };
}
