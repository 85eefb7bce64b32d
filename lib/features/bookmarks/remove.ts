import "server-only";
import type { UserId } from "@/lib/domain/shared/actor";
import { deleteBookmark } from "./mutations";

/** Takes a recipe out of the caller's bookmarks; what is not in them is out already. */
export async function removeBookmark(userId: UserId, recipeId: string): Promise<void> {
  await deleteBookmark(userId, recipeId);
}
