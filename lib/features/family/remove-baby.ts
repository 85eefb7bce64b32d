import "server-only";
import type { UserId } from "@/lib/domain/shared/actor";
import { AppError } from "@/lib/domain/shared/app-error";
import { deleteBaby } from "./mutations";

/** Takes a baby out of the family; `not_found` for one that is not in it (any more). */
export async function removeBaby(userId: UserId, id: string): Promise<void> {
  if (!(await deleteBaby(userId, id))) throw new AppError("not_found");
}
