import "server-only";
import { ageBandForMonths } from "@/lib/domain/food/age";
import { MEAL_NOTES, type MealNoteId } from "@/lib/domain/meals/meal-notes.table";
import { inLanguage, type Language } from "@/lib/domain/shared/language";
import { namedFood } from "@/lib/features/family/present";
import type { RecipeOutput } from "@/lib/features/recipes/schema";
import type { StoredMeal } from "./data";
import type { MealContent, MealOutput } from "./schema";

function notesFor({ diets, iron }: MealContent, mealType: StoredMeal["mealType"]): readonly MealNoteId[] {
  const needsIron = mealType === "lunch" || mealType === "dinner";
  return [
    ...(["vegan", "halal", "kosher"] as const).filter((diet) => diets.includes(diet)),
    ...(needsIron && iron.length === 0 ? (["noIron"] as const) : []),
  ];
}

/** What the API says of a suggestion to its parent, in the words of a language. */
export function toMealOutput(
  { content, createdAt, recipeId: _, ...meal }: StoredMeal,
  recipe: RecipeOutput | null,
  language: Language,
): MealOutput {
  const named = (foods: MealContent["foods"]) => foods.map((food) => namedFood(food, language));
  return {
    ...meal,
    createdAt: createdAt.toISOString(),
    ageBand: ageBandForMonths(meal.ageInMonths),
    diets: content.diets,
    notUnderstood: content.notUnderstood,
    notes: notesFor(content, meal.mealType).map((id) => ({ id, text: inLanguage(MEAL_NOTES[id], language) })),
    foods: named(content.foods),
    why: {
      iron: named(content.iron),
      ironHelpers: named(content.ironHelpers),
      newFoods: named(content.newFoods),
      change: named(content.change),
    },
    recipe,
  };
}
