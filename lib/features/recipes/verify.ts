import "server-only";
import type { Actor } from "@/lib/domain/shared/actor";
import type { Language } from "@/lib/domain/shared/language";
import { readRecipe } from "./list";
import { setVerified } from "./mutations";
import type { RecipeOutput } from "./schema";

/**
 * Says that an expert stands behind a recipe they may read, under the name given or their own, and puts it into the
 * shared set; verifying again replaces the name. That the caller is an expert or admin is proven by who may call this.
 */
export async function verifyRecipe(
  actor: Actor,
  id: string,
  expertName: string | undefined,
  language: Language,
): Promise<RecipeOutput> {
  await setVerified(actor.userId, id, expertName ?? actor.username);
  return readRecipe(id, actor.userId, language);
}
