import "server-only";
import type { UserId } from "@/lib/domain/shared/actor";
import { clearOwnRecipes } from "./mutations";

/** Empties the caller's own list and says how many recipes left it; doing it twice equals doing it once. */
export async function clearRecipes(userId: UserId): Promise<{ cleared: number }> {
  return { cleared: await clearOwnRecipes(userId) };
}
