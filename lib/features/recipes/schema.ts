import { z } from "zod";
import { AGE_GROUPS } from "@/lib/domain/food/age";
import { COOKING_METHODS, MEAL_TYPES } from "@/lib/domain/food/cooking";
import { FOOD_IDS } from "@/lib/domain/food/food-ids";
import { MEASURES } from "@/lib/domain/recipes/measures";
import { VERIFICATION_TYPES } from "@/lib/domain/recipes/recipe";
import { MOST_SERVINGS } from "@/lib/domain/recipes/scale-plan";
import { cursorInput } from "@/lib/domain/shared/cursor";
import { LANGUAGES } from "@/lib/domain/shared/language";
import { safeText } from "@/lib/domain/shared/safe-text";
import {
  checkedIngredientOutput,
  findingOutput,
  ingredientList,
  languageInput,
  sourceOutput,
} from "@/lib/features/ingredients/schema";

/** One page of the list; the specification shows ten of them. */
export const MAX_LIST = 100;

/** Ideas for one kitchen that can be told apart. */
const MAX_VARIANT = 99;

export const generateInput = z.object({
  ingredients: ingredientList,
  cookingMethod: z.enum(COOKING_METHODS),
  language: languageInput,
  ageGroup: z.enum(AGE_GROUPS).optional(),
  mealType: z.enum(MEAL_TYPES).optional(),
  /** "Another idea": 0 or absent is the first; the same number gives the same recipe again. */
  variant: z.number().int().min(0).max(MAX_VARIANT).optional(),
});
export type GenerateInput = z.infer<typeof generateInput>;

/** Opaque and made by the server. */
export const recipeId = z.string().regex(/^[A-Za-z0-9_-]{16,64}$/);
export const recipeParams = z.object({ id: recipeId });

/** A family's recipe with what a web page around it may take. */
export const MAX_FAMILY_TEXT = 200_000;

export const importInput = z.object({
  text: z.string().min(1, "required").max(MAX_FAMILY_TEXT, "tooLong"),
  ageGroup: z.enum(AGE_GROUPS).optional(),
  language: languageInput,
});
export type ImportInput = z.infer<typeof importInput>;

export const importOutput = z.object({
  title: z.string(),
  ingredients: z
    .array(
      checkedIngredientOutput.extend({
        /** It must not get into the baby's portion. */
        isHeldBack: z.boolean(),
        /** A step names it. Said of what is held back. */
        isPlaced: z.boolean(),
      }),
    )
    .max(60),
  /** `isAfter`: only once the baby's portion is out. */
  steps: z.array(z.object({ text: z.string(), isAfter: z.boolean() })).max(100),
  /** `before` this step, the first being 0; `apart` from the start; at the `end`. */
  portion: z.object({ kind: z.enum(["end", "apart", "before"]), step: z.number().int().optional() }),
});
export type ImportOutput = z.infer<typeof importOutput>;

/** What happens to an order, and how far that is in per cent. Only some of it happens where no model is set up. */
export const STAGES = { checking: 5, writing: 20, reading: 55, again: 60, composing: 85, storing: 95 } as const;
export type Stage = keyof typeof STAGES;

export const servingInstructionsOutput = z.object({
  preparation: z.string(),
  size: z.string(),
  safety: z.string(),
});

export const excludedOutput = z.object({
  input: z.string(),
  ruleId: z.string().optional(),
  reason: z.string(),
  /** Who says so. */
  sources: z.array(sourceOutput).max(20),
});
export type ExcludedOutput = z.infer<typeof excludedOutput>;

const recipeWords = {
  title: z.string(),
  ingredients: z.array(z.string()).max(60),
  instructions: z.string(),
  servingInstructions: servingInstructionsOutput,
};

/**
 * Present where the check for the family that reads says something else than the one it was made with. `unsuitable`: it is
 * not for this baby, so its words but the title are left out.
 */
export const recheckOutput = z.object({
  outcome: z.enum(["changed", "unsuitable"]),
  /** Completed months of the baby; null where nobody has said how old it is. */
  months: z.number().int().nullable(),
  /** The younger group that it is served for here, where it is not its own. */
  ageGroup: z.enum(AGE_GROUPS).optional(),
  reasons: z.array(findingOutput).max(200),
});

const checkedRecipe = {
  ...recipeWords,
  imageUrl: z.string().nullable(),
  referenceImageUrl: z.string().nullable(),
  verificationType: z.enum(VERIFICATION_TYPES),
  expertName: z.string().optional(),
  mealType: z.enum(MEAL_TYPES).optional(),
  language: z.enum(LANGUAGES),
  ageGroup: z.enum(AGE_GROUPS),
  cookingMethod: z.enum(COOKING_METHODS),
  source: z.enum(["embedded", "openai"]),
  /**
   * Says why the composer wrote it, where a language model should have, and that the family has a younger baby than the one
   * it was ordered for. Of this answer only: it is not stored.
   */
  notice: z.string().optional(),
  /** Foods it is made of, for the picture that is drawn of it. */
  foodIds: z.array(z.string()).max(60),
  safety: z.object({
    verdict: z.enum(["clear", "changed", "caution"]),
    rulesLookedAt: z.number().int(),
    findings: z.array(findingOutput).max(200),
    excluded: z.array(excludedOutput).max(60),
    recheck: recheckOutput.optional(),
  }),
};

export const recipeOutput = z.object({
  id: z.string(),
  ...checkedRecipe,
  isBookmarked: z.boolean(),
  communityTestedCount: z.number().int(),
  testedByMe: z.boolean(),
  /** Whether the caller made it; nobody is told who else did. */
  isMine: z.boolean(),
  /** Whether its maker lets everybody who has its address read it; said to its maker alone. */
  isLinkShared: z.boolean().optional(),
  /** Present where everybody who has its address can read it. */
  isShared: z.literal(true).optional(),
  /** Comments that everybody sees. */
  commentCount: z.number().int(),
  averageRating: z.number().optional(),
  createdAt: z.iso.datetime(),
});
export type RecipeOutput = z.infer<typeof recipeOutput>;

export const recipeListOutput = z.array(recipeOutput).max(MAX_LIST);

/** Most suggestions under one recipe. */
export const MAX_SUGGESTIONS = 2;

export const suggestionOutput = z.object({
  ...checkedRecipe,
  additionalIngredients: z.array(z.string()).max(10),
});
export type SuggestionOutput = z.infer<typeof suggestionOutput>;

export const suggestionListOutput = z.array(suggestionOutput).max(MAX_SUGGESTIONS);

/** The bytes of a picture. */
export const pictureOutput = z.instanceof(Uint8Array);

export const listQuery = z.object({
  limit: z.coerce.number().int().min(1).max(MAX_LIST).default(MAX_LIST),
  cursor: cursorInput,
  language: languageInput,
  /** The age that was chosen: recipes for older children are checked again for it. */
  ageGroup: z.enum(AGE_GROUPS).optional(),
});
export type ListQuery = z.infer<typeof listQuery>;

export const clearedOutput = z.object({ cleared: z.number().int() });

export const testedOutput = z.object({
  verificationType: z.enum(VERIFICATION_TYPES),
  communityTestedCount: z.number().int(),
  testedByMe: z.literal(true),
});
export type TestedOutput = z.infer<typeof testedOutput>;

/** The expert's name as it is shown on the badge; their own where none is given. */
export const verificationInput = z.object({ expertName: safeText(80).nullish() });

export const sharedOutput = z.object({ url: z.string() });

export const cookingQuery = z.object({
  language: languageInput,
  /** Portions of the recipe's age. */
  servings: z.coerce.number().int().min(1).max(MOST_SERVINGS).default(1),
  measures: z.enum(MEASURES).default("both"),
  /** As in the list. */
  ageGroup: z.enum(AGE_GROUPS).optional(),
});
export type CookingQuery = z.infer<typeof cookingQuery>;

/** A step, the waiting times it names, and the places in `recipe.ingredients` of what it names. */
const stepOutput = z.object({
  text: z.string(),
  minutes: z.array(z.number().int()),
  ingredients: z.array(z.number().int()),
});
export type StepOutput = z.infer<typeof stepOutput>;

/** A recipe for so many portions in the language asked for, with what a cook wants to know beside it. */
export const cookingOutput = z.object({
  recipe: recipeOutput,
  servings: z.number().int(),
  measures: z.enum(MEASURES),
  /** By its place in `recipe.ingredients`: what the parent did not name and the composer took from the cupboard. */
  added: z.array(z.boolean()).max(60),
  minutes: z.object({ preparation: z.number().int(), cooking: z.number().int(), soaksOvernight: z.boolean() }),
  keeping: z.string(),
  /** Names of foods, in the language of the recipe. */
  brings: z.object({ iron: z.array(z.string()), vitaminC: z.array(z.string()), fat: z.array(z.string()) }),
  tryAdding: z.array(z.string()).max(2),
  steps: z.array(stepOutput).max(100),
});
export type CookingOutput = z.infer<typeof cookingOutput>;

const MAX_SEARCH_LENGTH = 100;

export const recipeSearchQuery = z.object({
  query: z.string().max(MAX_SEARCH_LENGTH, "tooLong"),
  language: languageInput,
});
export const foodParams = z.object({ id: z.enum(FOOD_IDS) });
export const inLanguageQuery = z.object({ language: languageInput });

/** Most recipes that a search finds. */
export const MAX_FOUND = 8;

/** What is said of a recipe where it is one of several to choose from. */
export const foundRecipeOutput = z.object({
  id: z.string(),
  title: z.string(),
  language: z.enum(LANGUAGES),
  foodIds: z.array(z.string()).max(60),
  isMine: z.boolean(),
  /** Not for the baby or the family that asks; its page says why. */
  isUnsuitable: z.boolean(),
});
export type FoundRecipeOutput = z.infer<typeof foundRecipeOutput>;

export const foundRecipesOutput = z.array(foundRecipeOutput).max(MAX_FOUND);
