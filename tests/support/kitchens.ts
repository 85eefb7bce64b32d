import type { Language } from "@/lib/domain/shared/language";
import type { UserId } from "@/lib/domain/shared/actor";
import { generateRecipe } from "@/lib/features/recipes/generate";
import type { GenerateInput, RecipeOutput } from "@/lib/features/recipes/schema";
import { suggestRecipes } from "@/lib/features/recipes/suggest";
import type { RecipeData } from "@/lib/features/bookmarks/schema";
import { recipeData } from "@/lib/features/bookmarks/schema";
import { database } from "@/lib/platform/db/client";

/** What most tests cook. */
export const KITCHEN: GenerateInput = {
  ingredients: ["carrot", "potato"],
  cookingMethod: "stew",
  ageGroup: "9-12",
  mealType: "lunch",
};

/** A recipe of this parent's own. */
export function cook(
  parent: UserId,
  input: Partial<GenerateInput> = {},
  language: Language = "en",
): Promise<RecipeOutput> {
  return generateRecipe(parent, { ...KITCHEN, ...input }, language);
}

/** A suggestion as the card of it would be sent with a bookmark. */
export async function suggestionData(parent: UserId): Promise<RecipeData> {
  const [suggestion] = await suggestRecipes(parent, KITCHEN, "en");
  return recipeData.parse(suggestion);
}

/** A recipe's row, or what is left of it. */
export function recipeRow(id: string) {
  return database().recipe.findUnique({ where: { id } });
}
