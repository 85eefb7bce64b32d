import "server-only";
import type { UserId } from "@/lib/domain/shared/actor";
import { nextCursor, readCursor } from "@/lib/domain/shared/cursor";
import type { Language } from "@/lib/domain/shared/language";
import { readerOf } from "@/lib/features/family/profile-of";
import { toRecipeOutput } from "@/lib/features/recipes/recipe-output";
import { findMealRecipes, listStoredMeals } from "./data";
import { toMealOutput } from "./meal-output";
import type { MealListQuery, MealOutput } from "./schema";

/** A page of suggestions, and the cursor of the next one while there may be more. */
export interface MealPage {
  readonly meals: MealOutput[];
  readonly nextCursor: string | undefined;
}

/** The caller's suggestions, newest first, each with its recipe as checked for their family today. */
export async function listMeals(userId: UserId, query: MealListQuery, language: Language): Promise<MealPage> {
  const [rows, reader] = await Promise.all([
    listStoredMeals(userId, query.limit, readCursor(query.cursor)),
    readerOf(userId),
  ]);
  const recipes = await findMealRecipes(userId, rows, language);
  const meals = rows.map((row) => {
    const recipe = recipes.get(row.recipeId ?? "");
    return toMealOutput(row, recipe === undefined ? null : toRecipeOutput(recipe, language, reader), language);
  });
  return { meals, nextCursor: nextCursor(rows, query.limit) };
}
