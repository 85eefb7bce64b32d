import "server-only";
import type { UserId } from "@/lib/domain/shared/actor";
import type { Language } from "@/lib/domain/shared/language";
import { database } from "@/lib/platform/db/client";
import { newId } from "@/lib/platform/db/new-id";
import type { MealContent, SuggestMealInput } from "./schema";

/** Keeps a suggestion beside its recipe, which is stored already. Answers its id and when it was made. */
export function insertMeal(
  userId: UserId,
  recipeId: string,
  asked: Omit<SuggestMealInput, "language"> & { readonly language: Language },
  content: MealContent,
): Promise<{ readonly id: string; readonly createdAt: Date }> {
  return database().mealSuggestion.create({
    data: { id: newId(), userId, recipeId, ...asked, content },
    select: { id: true, createdAt: true },
  });
}
