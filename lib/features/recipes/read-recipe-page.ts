import "server-only";
import type { AgeGroup } from "@/lib/domain/food/age";
import type { AllergenId } from "@/lib/domain/food/allergen";
import { isFoodId } from "@/lib/domain/food/food-ids";
import { FOODS } from "@/lib/domain/food/foods";
import { contentsOf } from "@/lib/domain/safety/family-profile";
import { read } from "@/lib/domain/safety/reading";
import type { UserId } from "@/lib/domain/shared/actor";
import type { Language } from "@/lib/domain/shared/language";
import { readerOf } from "@/lib/features/family/profile-of";
import { presentAllergen } from "@/lib/features/ingredients/present";
import { cookingOf, stepsOf } from "./cook-along";
import { findReadablePlan, findReadableRecipe } from "./data";
import { toRecipeOutput } from "./recipe-output";
import { recipeId, type CookingOutput, type RecipeOutput, type StepOutput } from "./schema";

/** A recipe with everything that its page says of it. */
export interface RecipePage {
  readonly recipe: RecipeOutput;
  readonly steps: readonly StepOutput[];
  /** Times, keeping and what it brings; undefined for a recipe that no plan is behind. */
  readonly cooking: Omit<CookingOutput, "recipe" | "steps"> | undefined;
  /** Groups that its words name or its foods belong to. That one is missing here does not mean that it is free of it. */
  readonly allergens: readonly string[];
  /** Whether it is in the set that everybody is shown, not only readable by who has its link. */
  readonly isListed: boolean;
  readonly rating: { readonly average: number; readonly count: number } | undefined;
}

function allergensOf({ title, ingredients, instructions, servingInstructions, foodIds }: RecipeOutput): AllergenId[] {
  const words = [title, ...ingredients, instructions, servingInstructions.preparation];
  const { allergens } = contentsOf(words.flatMap((text) => read(text).sightings));
  const declared = foodIds.filter(isFoodId).flatMap((food) => FOODS[food].allergens);
  return [...new Set([...allergens, ...declared])];
}

/**
 * The page of a recipe in a language, checked for the family of who reads it and for the age they chose; in the words of
 * its plan where it has one. Undefined for what is no recipe's id and for what this caller may not read.
 */
export async function readRecipePage(
  id: string,
  userId: UserId | undefined,
  language: Language,
  asked?: AgeGroup,
): Promise<RecipePage | undefined> {
  if (!recipeId.safeParse(id).success) return undefined;
  const [row, plan, reader] = await Promise.all([
    findReadableRecipe(id, userId, language),
    findReadablePlan(id, userId),
    readerOf(userId, asked),
  ]);
  if (!row) return undefined;
  const cooked = plan && cookingOf(row, plan, reader, { servings: 1, measures: "both" }, language);
  const recipe = cooked?.recipe ?? toRecipeOutput(row, language, reader);
  return {
    recipe,
    steps: cooked?.steps ?? stepsOf(recipe),
    cooking: cooked,
    allergens: allergensOf(recipe).map((allergen) => presentAllergen(allergen, language).name),
    isListed: row.shared,
    rating: recipe.averageRating === undefined ? undefined : { average: recipe.averageRating, count: row.ratingCount },
  };
}
