import "server-only";
import type { UserId } from "@/lib/domain/shared/actor";
import { AppError } from "@/lib/domain/shared/app-error";
import { clearReports } from "./mutations";

/**
 * Lets a reported comment stand: its reports are gone, once, however often it is said. `conflict` where somebody has hidden
 * it meanwhile: then the reports are the reason why, and it has to be shown again first.
 */
export async function dismissReports(userId: UserId, id: string): Promise<void> {
  const outcome = await clearReports(userId, id);
  if (outcome === undefined) throw new AppError("not_found");
  if (outcome.isHidden) throw new AppError("conflict");
}
