import { z } from "zod";
import { cursorInput } from "@/lib/domain/shared/cursor";
import { safeText } from "@/lib/domain/shared/safe-text";
import { languageInput } from "@/lib/features/ingredients/schema";

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

/** `waiting`: nobody has looked yet. `hidden`: somebody did, and hid it; the reports stay as the reason why. */
export const REPORT_STATES = ["waiting", "hidden"] as const;
export type ReportState = (typeof REPORT_STATES)[number];

export const reportedQuery = z.object({ state: z.enum(REPORT_STATES).default("waiting"), language: languageInput });

export const reportedCommentOutput = commentOutput.extend({
  reportCount: z.number().int(),
  /** Why it was reported and how often for that, in the order of `REPORT_REASONS`; who did is told to nobody. */
  reasons: z.array(z.object({ reason: z.enum(REPORT_REASONS), count: z.number().int() })).max(REPORT_REASONS.length),
  /** The latest report. */
  reportedAt: z.iso.datetime(),
  /** Null where the caller may not read it: its comments are theirs to look after, the recipe is not. */
  recipe: z.object({ title: z.string(), language: z.string() }).nullable(),
});
export type ReportedCommentOutput = z.infer<typeof reportedCommentOutput>;

export const reportedListOutput = z.array(reportedCommentOutput).max(MAX_COMMENTS);
