import "server-only";
import type { FoodId } from "@/lib/domain/food/food-ids";
import { foodName } from "@/lib/domain/food/names";
import { cookingSteps } from "@/lib/domain/recipes/cooking-steps";
import { cookingTimes } from "@/lib/domain/recipes/cooking-times";
import { describeKeeping } from "@/lib/domain/recipes/keeping";
import { nutritionOf } from "@/lib/domain/recipes/nutrition";
import type { RecipePlan } from "@/lib/domain/recipes/recipe";
import { renderRecipe } from "@/lib/domain/recipes/render-recipe";
import { scalePlan } from "@/lib/domain/recipes/scale-plan";
import type { UserId } from "@/lib/domain/shared/actor";
import { AppError } from "@/lib/domain/shared/app-error";
import type { Language } from "@/lib/domain/shared/language";
import { readerOf, type Reader } from "@/lib/features/family/profile-of";
import { findReadablePlan, findReadableRecipe, type StoredRecipe } from "./data";
import { planFor, toRecipeOutput } from "./recipe-output";
import type { CookingOutput, CookingQuery, RecipeOutput, StepOutput } from "./schema";

type Choice = Pick<CookingQuery, "servings" | "measures" | "ageGroup">;

/** The steps that a reader is shown, as a cook needs them; none where the recipe is not for this baby. */
export function stepsOf({ instructions, ingredients }: RecipeOutput): StepOutput[] {
  return cookingSteps(instructions, ingredients).map(({ text, minutes, ingredients: used }) => ({
    text,
    minutes: [...minutes],
    ingredients: [...used],
  }));
}

/** A plan in the words, portions and measures that were chosen, for the baby that reads and checked for its family. */
export function cookingOf(
  row: StoredRecipe,
  written: RecipePlan,
  reader: Reader,
  { servings, measures }: Omit<Choice, "ageGroup">,
  language: Language,
): CookingOutput {
  const { plan, ...anew } = planFor(row, written, reader);
  const { servingInstructions, ...words } = renderRecipe(scalePlan(plan, servings), language, measures);
  const recipe = toRecipeOutput(
    { ...row, ...anew, ...words, ingredients: [...words.ingredients], ...servingInstructions, language, plan: null },
    language,
    reader,
  );
  const { months, allergens, avoidFoods } = reader.profileFor(row.ageGroup);
  const { iron, vitaminC, fat, tryAdding } = nutritionOf(plan, { months, avoid: { allergens, foods: avoidFoods } });
  const named = (foods: readonly FoodId[]) => foods.map((foodId) => foodName(foodId, language));
  return {
    recipe,
    servings,
    measures,
    added: plan.items.map(({ added }) => added),
    minutes: cookingTimes(plan),
    keeping: describeKeeping(plan, language),
    brings: { iron: named(iron), vitaminC: named(vitaminC), fat: named(fat) },
    tryAdding: named(tryAdding),
    steps: stepsOf(recipe),
  };
}

/**
 * A composed recipe for so many portions, in any of the five languages and measures, checked for the reader's family like
 * every recipe; with its times, how it keeps and what it brings. `not_found` where the caller may not read it or where it
 * has no plan.
 */
export async function cookAlong(
  id: string,
  userId: UserId | undefined,
  choice: Choice,
  language: Language,
): Promise<CookingOutput> {
  const [row, plan, reader] = await Promise.all([
    findReadableRecipe(id, userId, language),
    findReadablePlan(id, userId),
    readerOf(userId, choice.ageGroup),
  ]);
  if (!row || !plan) throw new AppError("not_found");
  return cookingOf(row, plan, reader, choice, language);
}
