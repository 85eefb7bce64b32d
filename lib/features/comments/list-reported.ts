import "server-only";
import type { Actor } from "@/lib/domain/shared/actor";
import type { Language } from "@/lib/domain/shared/language";
import { toCommentOutput } from "./comment-output";
import { listReportedComments } from "./data";
import { MAX_COMMENTS, REPORT_REASONS, type ReportedCommentOutput, type ReportState } from "./schema";

/** What was reported, for those who look after the comments: what may harm a child first, then the latest report. */
export async function listReported(
  actor: Actor,
  state: ReportState,
  language: Language,
): Promise<ReportedCommentOutput[]> {
  const rows = await listReportedComments(actor, state, language, MAX_COMMENTS);
  return rows.map((row) => ({
    ...toCommentOutput(row, actor),
    reportCount: row.reportCount,
    reasons: REPORT_REASONS.flatMap((reason) => {
      const count = row.reasons[reason];
      return count === undefined ? [] : [{ reason, count }];
    }),
    reportedAt: row.reportedAt.toISOString(),
    recipe:
      row.recipeTitle === null || row.recipeLanguage === null
        ? null
        : { title: row.recipeTitle, language: row.recipeLanguage },
  }));
}
