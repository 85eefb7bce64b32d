import "server-only";
import type { UserId } from "@/lib/domain/shared/actor";
import { AppError } from "@/lib/domain/shared/app-error";
import { deleteReaction } from "./mutations";

/** Takes a meal out of the log; what it alone had paused is cooked again. `not_found` where it is not there (any more). */
export async function removeReaction(userId: UserId, id: string): Promise<void> {
  if (!(await deleteReaction(userId, id))) throw new AppError("not_found");
}
