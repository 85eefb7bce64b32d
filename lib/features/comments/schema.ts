import { z } from "zod";
import { cursorInput } from "@/lib/domain/shared/cursor";
import { safeText } from "@/lib/domain/shared/safe-text";

/** One page of comments. */
export const MAX_COMMENTS = 100;

/** Longest comment, in UTF-16 units. */
export const MAX_COMMENT_LENGTH = 2_000;

export const REPORT_REASONS = ["unsafe", "unkind", "advertising", "private", "other"] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export const commentParams = z.object({ id: z.string().regex(/^[A-Za-z0-9_-]{16,64}$/) });

export const commentInput = z.object({
  content: safeText(MAX_COMMENT_LENGTH),
  hasCooked: z.boolean().default(false),
  rating: z.number().int().min(1).max(5).nullish(),
});
export type CommentInput = z.infer<typeof commentInput>;

export const commentOutput = z.object({
  id: z.string(),
  recipeId: z.string(),
  /** The caller's own id where it is their comment; another's is a name of that person for nothing else. */
  userId: z.string(),
  username: z.string(),
  content: z.string(),
  hasCooked: z.boolean(),
  rating: z.number().int().optional(),
  createdAt: z.iso.datetime(),
  /** Hidden by an expert or admin: said to its author and to them, who alone still see it. */
  isHidden: z.literal(true).optional(),
  reportedByMe: z.literal(true).optional(),
  /** How many reported it; said to experts and admins. */
  reportCount: z.number().int().optional(),
});
export type CommentOutput = z.infer<typeof commentOutput>;

export const commentListOutput = z.array(commentOutput).max(MAX_COMMENTS);

export const commentListQuery = z.object({
  limit: z.coerce.number().int().min(1).max(MAX_COMMENTS).default(20),
  cursor: cursorInput,
});
export type CommentListQuery = z.infer<typeof commentListQuery>;

export const reportInput = z.object({ reason: z.enum(REPORT_REASONS) });
