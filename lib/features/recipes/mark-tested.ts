import "server-only";
import type { UserId } from "@/lib/domain/shared/actor";
import { AppError } from "@/lib/domain/shared/app-error";
import type { Language } from "@/lib/domain/shared/language";
import { findReadableRecipe } from "./data";
import { insertTestedMark } from "./mutations";
import type { TestedOutput } from "./schema";

/**
 * "My family tested this", once per parent and recipe however often and at once it is said. The first mark makes an
 * `ai_generated` recipe `community_tested` and puts it into the shared set. An expert's recipe is never changed by it:
 * `conflict`, but for who had marked it before. What the caller may not read is `not_found`.
 */
export async function markTested(userId: UserId, id: string, language: Language): Promise<TestedOutput> {
  await insertTestedMark(userId, id);
  const recipe = await findReadableRecipe(id, userId, language);
  if (!recipe) throw new AppError("not_found");
  if (!recipe.testedByMe) throw new AppError("conflict");
  const { verificationType, communityTestedCount } = recipe;
  return { verificationType, communityTestedCount, testedByMe: true };
}
