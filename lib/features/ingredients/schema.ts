import { z } from "zod";
import { AGE_GROUPS } from "@/lib/domain/food/age";
import { ALLERGEN_IDS } from "@/lib/domain/food/allergen";
import { CUTS } from "@/lib/domain/food/food";
import { DEFAULT_LANGUAGE, languageOfTag } from "@/lib/domain/shared/language";

/** More than any kitchen list; bounds the work of one request. */
export const MAX_INGREDIENTS = 30;

/** Longer words are answered one by one as unknown, so that one of them never spoils the rest. */
export const MAX_INGREDIENT_LENGTH = 10_000;

/**
 * Ingredients as typed. Neither length, control characters nor nonsense refuses the request: each entry gets its own
 * answer. Only the number of entries and an absurd total are refused.
 */
export const ingredientList = z
  .array(z.string().max(MAX_INGREDIENT_LENGTH, "tooLong"))
  .min(1, "required")
  .max(MAX_INGREDIENTS, "tooMany");

/** A language nobody here speaks is answered in English, as specified. */
export const languageInput = z
  .string()
  .transform((value) => languageOfTag(value) ?? DEFAULT_LANGUAGE)
  .optional();

export const checkInput = z.object({
  ingredients: ingredientList,
  ageGroup: z.enum(AGE_GROUPS).optional(),
  language: languageInput,
});
export type CheckInput = z.infer<typeof checkInput>;

export const sourceOutput = z.object({ title: z.string(), url: z.string().nullable() });

export const findingOutput = z.object({
  ruleId: z.string(),
  severity: z.enum(["forbid", "transform", "limit", "allergy", "unknown"]),
  input: z.string().optional(),
  title: z.string(),
  message: z.string(),
  sources: z.array(sourceOutput).max(20),
});
export type FindingOutput = z.infer<typeof findingOutput>;

export const allergenOutput = z.object({ id: z.enum(ALLERGEN_IDS), name: z.string() });

/** What the check says of one ingredient. */
export const checkedIngredientOutput = z.object({
  input: z.string(),
  foodIds: z.array(z.string()).max(60),
  name: z.string(),
  verdict: z.enum(["ok", "change", "caution", "blocked", "unknown"]),
  findings: z.array(findingOutput).max(120),
  allergens: z.array(allergenOutput).max(14),
  /** How to prepare and cut it at this age; absent for what is left out. */
  preparation: z.string().optional(),
  /** The shape of that preparation; absent for what is left out. */
  cut: z.enum(CUTS).optional(),
});

export const checkOutput = z.object({ results: z.array(checkedIngredientOutput).max(MAX_INGREDIENTS) });
export type CheckOutput = z.infer<typeof checkOutput>;

/** Base64 of at most 5 MB; what is longer is refused by its own name, not as a field that is too long. */
export const analyzeInput = z.object({ image: z.string().min(1, "required"), language: languageInput });
export type AnalyzeInput = z.infer<typeof analyzeInput>;

export const analyzeOutput = z.object({
  /** Names of foods in the language of the answer, each once. */
  ingredients: z.array(z.string()).max(MAX_INGREDIENTS),
  /** How many more things were named that Squish does not know. */
  notKnown: z.number().int(),
});
export type AnalyzeOutput = z.infer<typeof analyzeOutput>;

export const canAnalyzeOutput = z.object({ available: z.boolean() });
export type CanAnalyzeOutput = z.infer<typeof canAnalyzeOutput>;

const MAX_SEARCH_LENGTH = 100;

export const foodSearchQuery = z.object({
  query: z.string().max(MAX_SEARCH_LENGTH, "tooLong"),
  language: languageInput,
});

export const foodSearchOutput = z.array(z.object({ id: z.string(), slug: z.string(), name: z.string() })).max(24);
export type FoodSearchOutput = z.infer<typeof foodSearchOutput>;
