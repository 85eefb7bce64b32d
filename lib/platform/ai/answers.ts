import "server-only";
import { z } from "zod";

/*
 * What a model is asked to return, nothing more and nothing less: the fields are the same whichever protocol is spoken.
 * The sizes are what an answer may have at most; the gate reads its words afterwards.
 */

const line = z.string().max(400);

const recipeFields = {
  title: z.string().min(1).max(160),
  ingredients: z.array(line).min(1).max(40),
  /** One step per line. */
  instructions: z.string().min(1).max(5_000),
  servingInstructions: z.object({
    preparation: z.string().min(1).max(1_200),
    size: z.string().min(1).max(1_200),
    safety: z.string().min(1).max(1_200),
  }),
};

export const recipeAnswer = z.object(recipeFields);

export const suggestionsAnswer = z.object({
  suggestions: z.array(z.object({ ...recipeFields, additionalIngredients: z.array(line).max(10) })).max(10),
});

export const photoAnswer = z.object({ ingredients: z.array(z.string().max(400)).max(200) });
