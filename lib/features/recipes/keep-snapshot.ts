import "server-only";
import { createHash } from "node:crypto";
import { lowestMonths, STRICTEST_AGE_GROUP, type AgeGroup } from "@/lib/domain/food/age";
import type { CookingMethod, MealType } from "@/lib/domain/food/cooking";
import type { FoodId } from "@/lib/domain/food/food-ids";
import type { RecipeText } from "@/lib/domain/recipes/recipe";
import type { UserId } from "@/lib/domain/shared/actor";
import { AppError } from "@/lib/domain/shared/app-error";
import type { Language } from "@/lib/domain/shared/language";
import { profileOf } from "@/lib/features/family/profile-of";
import { insertSnapshot } from "./mutations";
import { passGate } from "./write-checked";

/** A recipe's words as a call brought them, for a recipe that the server does not have. */
export interface Snapshot extends RecipeText {
  readonly imageUrl: string | null;
  readonly referenceImageUrl: string | null;
  readonly mealType?: MealType | null | undefined;
  readonly ageGroup?: AgeGroup | null | undefined;
  readonly cookingMethod?: CookingMethod | null | undefined;
  readonly foodIds: readonly FoodId[];
}

/** What is said of a recipe that does not say how it is cooked. */
const ANY_METHOD: CookingMethod = "stew";

function keyOf(text: RecipeText, ageGroup: AgeGroup, language: Language): string {
  return createHash("sha256")
    .update(JSON.stringify([text, ageGroup, language]))
    .digest("base64url");
}

/**
 * Checks words that a call brought as strictly as a writer's, for the youngest baby where no age is said, and keeps them
 * as the caller's own recipe, `ai_generated`: the same words once. Answers its id; `unsafe_recipe` where they do not pass.
 */
export async function keepSnapshot(userId: UserId, snapshot: Snapshot, language: Language): Promise<string> {
  const ageGroup = snapshot.ageGroup ?? STRICTEST_AGE_GROUP;
  const { title, ingredients, instructions, servingInstructions } = snapshot;
  const text: RecipeText = { title, ingredients, instructions, servingInstructions };
  const brief = {
    foods: snapshot.foodIds,
    cookingMethod: snapshot.cookingMethod ?? ANY_METHOD,
    mealType: snapshot.mealType ?? null,
    ageGroup,
    months: lowestMonths(ageGroup),
    language,
  };
  const checked = passGate({ text }, brief, await profileOf(userId, ageGroup));
  if (!checked) throw new AppError("unsafe_recipe", { message: "Failed to bookmark recipe" });
  const { draft, assessment } = checked;
  return insertSnapshot(userId, keyOf(text, ageGroup, language), {
    owner: userId,
    brief,
    foodIds: snapshot.foodIds,
    source: "embedded",
    plan: undefined,
    texts: [[language, draft.text]],
    findings: assessment.findings,
    excluded: [],
    verdict: assessment.verdict,
    rulesLookedAt: assessment.rulesLookedAt,
    imageUrl: snapshot.imageUrl,
    referenceImageUrl: snapshot.referenceImageUrl,
  });
}
