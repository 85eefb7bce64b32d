import "server-only";
import type { UserId } from "@/lib/domain/shared/actor";
import { AppError } from "@/lib/domain/shared/app-error";
import { identity } from "@/lib/platform/identity/select";

/** Signs a parent out in one browser; `not_found` for a session that is not theirs (any more). */
export async function endSession(userId: UserId, id: string): Promise<void> {
  if (!(await identity().endSession(userId, id))) throw new AppError("not_found");
}
