import "server-only";
import type { Actor } from "@/lib/domain/shared/actor";
import { AppError } from "@/lib/domain/shared/app-error";
import { insertComment } from "./mutations";
import type { CommentInput, CommentOutput } from "./schema";

/** Comments on a recipe that the caller may read, under their own name. */
export async function addComment(actor: Actor, recipeId: string, input: CommentInput): Promise<CommentOutput> {
  const stored = await insertComment(actor.userId, recipeId, input);
  if (!stored) throw new AppError("not_found");
  const { content, hasCooked, rating } = input;
  return {
    id: stored.id,
    recipeId,
    userId: actor.userId,
    username: actor.username,
    content,
    hasCooked,
    ...(rating == null ? {} : { rating }),
    createdAt: stored.createdAt.toISOString(),
  };
}
