import "server-only";
import type { Actor } from "@/lib/domain/shared/actor";
import { AppError } from "@/lib/domain/shared/app-error";
import { nextCursor, readCursor } from "@/lib/domain/shared/cursor";
import { toCommentOutput } from "./comment-output";
import { listStoredComments } from "./data";
import type { CommentListQuery, CommentOutput } from "./schema";

/** A page of comments, and the cursor of the next one while there may be more. */
export interface CommentPage {
  readonly comments: CommentOutput[];
  readonly nextCursor: string | undefined;
}

/** The comments on a recipe, newest first; `not_found` where the caller may not read it. */
export async function listComments(
  recipeId: string,
  actor: Actor | undefined,
  { limit, cursor }: CommentListQuery,
): Promise<CommentPage> {
  const rows = await listStoredComments(recipeId, actor, limit, readCursor(cursor));
  if (!rows) throw new AppError("not_found");
  return { comments: rows.map((row) => toCommentOutput(row, actor)), nextCursor: nextCursor(rows, limit) };
}
