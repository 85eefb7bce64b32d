import "server-only";
import type { UserId } from "@/lib/domain/shared/actor";
import { AppError } from "@/lib/domain/shared/app-error";
import { recordEvent } from "@/lib/features/insights/record";
import { env } from "@/lib/platform/env";
import { setLinkShared } from "./mutations";

/** Where a recipe is read: absolute where the installation knows its own address. */
function recipeAddress(id: string): string {
  return `${env().APP_ORIGIN ?? ""}/recipes/${id}`;
}

/** Lets everybody who has its address read a recipe of the caller's own. Another's is as if it were not there. */
export async function shareRecipe(userId: UserId, id: string): Promise<{ url: string }> {
  if (!(await setLinkShared(userId, id, true))) throw new AppError("not_found");
  await recordEvent({ name: "recipe_shared", properties: {} });
  return { url: recipeAddress(id) };
}

/** Takes the address back; who bookmarked the recipe or commented on it meanwhile keeps it. */
export async function unshareRecipe(userId: UserId, id: string): Promise<void> {
  if (!(await setLinkShared(userId, id, false))) throw new AppError("not_found");
}
