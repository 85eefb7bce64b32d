import "server-only";
import type { FoodId } from "@/lib/domain/food/food-ids";
import type { UserId } from "@/lib/domain/shared/actor";
import { AppError } from "@/lib/domain/shared/app-error";
import { clearPause as clear } from "./mutations";

/** The parent says that a food may be cooked again; `not_found` where it was not paused. The log keeps the meal. */
export async function clearPause(userId: UserId, foodId: FoodId, now: Date): Promise<void> {
  if (!(await clear(userId, foodId, now))) throw new AppError("not_found");
}
