import "server-only";
import type { UserId } from "@/lib/domain/shared/actor";
import { AppError } from "@/lib/domain/shared/app-error";
import { findComment } from "./data";
import { deleteComment } from "./mutations";

/** Erases the caller's own comment: `not_comment_author` for another's, `not_found` for one that is gone. */
export async function removeComment(userId: UserId, id: string): Promise<void> {
  const comment = await findComment(id);
  if (!comment) throw new AppError("not_found");
  if (comment.userId !== userId) throw new AppError("not_comment_author");
  if (!(await deleteComment(userId, id, comment.recipeId))) throw new AppError("not_found");
}
