import "server-only";
import { ageGroupForMonths } from "@/lib/domain/food/age";
import { adviseFamily } from "@/lib/domain/recipes/family/portion-out";
import { readFamilyRecipe } from "@/lib/domain/recipes/family/read-family-recipe";
import type { UserId } from "@/lib/domain/shared/actor";
import { AppError } from "@/lib/domain/shared/app-error";
import type { Language } from "@/lib/domain/shared/language";
import { profileOf } from "@/lib/features/family/profile-of";
import { presentIngredient } from "@/lib/features/ingredients/check";
import type { ImportInput, ImportOutput } from "./schema";

/**
 * What of a family's own recipe has to change for this baby, and where its portion is taken out. Nothing is stored and
 * nothing is fetched. `invalid_input` where no ingredient can be told in it.
 */
export async function adviseFamilyRecipe(
  userId: UserId | undefined,
  { text, ageGroup }: ImportInput,
  language: Language,
): Promise<ImportOutput> {
  const recipe = readFamilyRecipe(text);
  if (recipe.ingredients.length === 0) {
    throw new AppError("invalid_input", { issues: [{ path: "text", key: "invalid" }] });
  }
  const profile = await profileOf(userId, ageGroup);
  const { ingredients, heldBack, unplaced, afterwards, portion } = adviseFamily(recipe, profile, language);
  const age = ageGroup ?? ageGroupForMonths(profile.months);
  const from = portion.kind === "before" ? portion.step : portion.kind === "apart" ? 0 : recipe.steps.length;
  return {
    title: recipe.title,
    ingredients: ingredients.map((ingredient, index) => ({
      ...presentIngredient(ingredient, age, language),
      isHeldBack: heldBack.includes(index),
      isPlaced: !unplaced.includes(index),
    })),
    steps: recipe.steps.map((step, index) => ({ text: step, isAfter: index >= from && afterwards.includes(index) })),
    portion,
  };
}
