import "server-only";
import type { UserId } from "@/lib/domain/shared/actor";
import { AppError } from "@/lib/domain/shared/app-error";
import { setHidden } from "./mutations";

/** Hides a comment from everybody but its author and those who look after the comments, or shows it again. */
export async function hideComment(userId: UserId, id: string, hidden: boolean): Promise<void> {
  if (!(await setHidden(userId, id, hidden))) throw new AppError("not_found");
}
