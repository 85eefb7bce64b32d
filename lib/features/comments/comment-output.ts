import "server-only";
import { createHash } from "node:crypto";
import type { Actor } from "@/lib/domain/shared/actor";
import type { StoredComment } from "./data";
import { isModerator } from "./policy";
import type { CommentOutput } from "./schema";

/** A name for the writer of comments that leads to nothing else: an id is 144 random bits, so its hash names nobody. */
function writerName(userId: string): string {
  return createHash("sha256").update(`comments ${userId}`).digest("base64url").slice(0, 22);
}

/** What the API says of a comment to this caller. */
export function toCommentOutput(row: StoredComment, actor: Actor | undefined): CommentOutput {
  const mine = row.userId === actor?.userId;
  return {
    id: row.id,
    recipeId: row.recipeId,
    userId: mine ? row.userId : writerName(row.userId),
    username: row.username,
    content: row.content,
    hasCooked: row.hasCooked,
    ...(row.rating === null ? {} : { rating: row.rating }),
    createdAt: row.createdAt.toISOString(),
    ...(row.hiddenAt === null ? {} : { isHidden: true }),
    ...(row.reportedByMe ? { reportedByMe: true } : {}),
    ...(isModerator(actor) ? { reportCount: row.reportCount } : {}),
  };
}
