import { z } from "zod";
import { AGE_BANDS } from "@/lib/domain/food/age";
import { OLDEST_MONTHS } from "@/lib/domain/food/birth-month";
import { MEAL_TYPES } from "@/lib/domain/food/cooking";
import { isFoodId } from "@/lib/domain/food/food-ids";
import { DIETS } from "@/lib/domain/meals/diet";
import { MEAL_NOTE_IDS } from "@/lib/domain/meals/meal-notes.table";
import { LONGEST_RESTRICTION } from "@/lib/domain/meals/resolve-restrictions";
import { cursorInput } from "@/lib/domain/shared/cursor";
import { safeText } from "@/lib/domain/shared/safe-text";
import { languageInput } from "@/lib/features/ingredients/schema";
import { recipeOutput } from "@/lib/features/recipes/schema";

/** More than any family has; bounds the work of one call. */
export const MAX_RESTRICTIONS = 20;

export const suggestMealInput = z.object({
  /** Completed months. Below six the product says that it starts at six. */
  ageInMonths: z.number("required").int().min(0).max(OLDEST_MONTHS),
  /** Ids of diets, or words: "vegetarian", "no pork", "orzechy". */
  dietaryRestrictions: z.array(safeText(LONGEST_RESTRICTION)).max(MAX_RESTRICTIONS, "tooMany").default([]),
  mealType: z.enum(MEAL_TYPES),
  language: languageInput,
});
export type SuggestMealInput = z.output<typeof suggestMealInput>;

const named = z.object({ id: z.string(), name: z.string() });
const foods = z.array(named).max(60);

export const mealOutput = z.object({
  id: z.string(),
  createdAt: z.iso.datetime(),
  ageInMonths: z.number().int(),
  ageBand: z.enum(AGE_BANDS),
  mealType: z.enum(MEAL_TYPES),
  /** As asked. */
  dietaryRestrictions: z.array(z.string()).max(MAX_RESTRICTIONS),
  /** The ways of eating that were read out of them. */
  diets: z.array(z.enum(DIETS)),
  /** Words among them that nobody knows: only these very words were looked for. */
  notUnderstood: z.array(z.string()).max(MAX_RESTRICTIONS),
  notes: z.array(z.object({ id: z.enum(MEAL_NOTE_IDS), text: z.string() })),
  foods,
  why: z.object({
    iron: foods,
    /** Foods with vitamin C, beside iron from plants. */
    ironHelpers: foods,
    /** Foods the baby has not eaten yet, where the log says what it ate. */
    newFoods: foods,
    /** Foods of none of the last seven suggestions. */
    change: foods,
  }),
  /** Null where its parent has erased it since. */
  recipe: recipeOutput.nullable(),
});
export type MealOutput = z.output<typeof mealOutput>;

/** One page of suggestions. */
export const MAX_MEALS = 50;
export const mealListOutput = z.array(mealOutput).max(MAX_MEALS);

export const mealListQuery = z.object({
  limit: z.coerce.number().int().min(1).max(MAX_MEALS).default(MAX_MEALS),
  cursor: cursorInput,
  language: languageInput,
});
export type MealListQuery = z.output<typeof mealListQuery>;

const foodIds = z
  .array(z.string())
  .default([])
  .transform((ids) => ids.filter(isFoodId));

/** What is kept of a suggestion beside its recipe. */
export const mealContent = z.object({
  form: z.string().default(""),
  foods: foodIds,
  iron: foodIds,
  ironHelpers: foodIds,
  newFoods: foodIds,
  change: foodIds,
  diets: z.array(z.enum(DIETS)).default([]),
  notUnderstood: z.array(z.string()).default([]),
});
export type MealContent = z.output<typeof mealContent>;
