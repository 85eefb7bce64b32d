import "server-only";
import type { UserId } from "@/lib/domain/shared/actor";
import { AppError } from "@/lib/domain/shared/app-error";
import { deleteAllergy } from "./mutations";

/** Takes something off the list; `not_found` for what is not on it (any more). */
export async function removeAllergy(userId: UserId, id: string): Promise<void> {
  if (!(await deleteAllergy(userId, id))) throw new AppError("not_found");
}
