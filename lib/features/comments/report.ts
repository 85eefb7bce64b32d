import "server-only";
import type { UserId } from "@/lib/domain/shared/actor";
import { AppError } from "@/lib/domain/shared/app-error";
import { insertReport } from "./mutations";
import type { ReportReason } from "./schema";

/** Tells those who look after the comments about one of another parent; once, however often it is said. */
export async function reportComment(userId: UserId, id: string, reason: ReportReason): Promise<void> {
  if (!(await insertReport(userId, id, reason))) throw new AppError("not_found");
}
