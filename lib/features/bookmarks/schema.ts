import { z } from "zod";
import { AGE_GROUPS } from "@/lib/domain/food/age";
import { COOKING_METHODS, MEAL_TYPES } from "@/lib/domain/food/cooking";
import { isFoodId } from "@/lib/domain/food/food-ids";
import { imageAddress } from "@/lib/domain/recipes/image-address";
import { cursorInput } from "@/lib/domain/shared/cursor";
import { safeText } from "@/lib/domain/shared/safe-text";
import { languageInput } from "@/lib/features/ingredients/schema";
import { MAX_LIST, recipeOutput } from "@/lib/features/recipes/schema";

/** The id as the page knows it: a suggestion has one of its own, 9000 plus its place, until it is bookmarked. */
export const bookmarkParams = z.object({ id: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/) });

const words = (max: number) => z.union([z.literal(""), safeText(max)]).default("");

/** An address of the one picture host, else none. */
const image = z
  .string()
  .max(2_000)
  .nullish()
  .transform((address) => (address && imageAddress(address) ? address : null));

/**
 * What the card shows, for a recipe that the server does not know. Who verified it is not taken from a call: such fields
 * are ignored like every other.
 */
export const recipeData = z.object({
  title: safeText(200),
  ingredients: z.array(safeText(200)).min(1, "required").max(60, "tooMany"),
  instructions: safeText(10_000),
  servingInstructions: z
    .object({ preparation: words(2_000), size: words(2_000), safety: words(2_000) })
    .default({ preparation: "", size: "", safety: "" }),
  imageUrl: image,
  referenceImageUrl: image,
  mealType: z.enum(MEAL_TYPES).nullish(),
  ageGroup: z.enum(AGE_GROUPS).nullish(),
  cookingMethod: z.enum(COOKING_METHODS).nullish(),
  language: languageInput,
  foodIds: z
    .array(z.string().max(60))
    .max(60, "tooMany")
    .default([])
    .transform((ids) => ids.filter(isFoodId)),
});
export type RecipeData = z.infer<typeof recipeData>;

export const bookmarkInput = z.object({ recipeData: recipeData.nullish() });

export const bookmarkOutput = z.object({
  id: z.string(),
  createdAt: z.iso.datetime(),
  recipe: recipeOutput,
});
export type BookmarkOutput = z.infer<typeof bookmarkOutput>;

export const bookmarkListOutput = z.array(bookmarkOutput).max(MAX_LIST);

export const bookmarkListQuery = z.object({
  limit: z.coerce.number().int().min(1).max(MAX_LIST).default(MAX_LIST),
  cursor: cursorInput,
  language: languageInput,
});
export type BookmarkListQuery = z.infer<typeof bookmarkListQuery>;
