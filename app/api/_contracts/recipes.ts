import { checkInput, checkOutput } from "@/lib/features/ingredients/schema";
import {
  clearedOutput,
  cookingOutput,
  cookingQuery,
  foodParams,
  foundRecipesOutput,
  generateInput,
  importInput,
  importOutput,
  inLanguageQuery,
  listQuery,
  pictureOutput,
  recipeListOutput,
  recipeOutput,
  recipeParams,
  recipeSearchQuery,
  STAGES,
  suggestionListOutput,
} from "@/lib/features/recipes/schema";
import { contract, READ_LIMIT, WRITE_LIMIT } from "@/lib/http/contract";

const MINUTE_SECONDS = 60;
const DAY_SECONDS = 24 * 60 * 60;

/** A saved web page with a recipe in it. */
const FAMILY_BODY_BYTES = 1024 * 1024;

/** Drawing one takes a twentieth of a second; a list of them is drawn once and kept. */
const PICTURE_LIMIT = { name: "picture", points: 60, seconds: MINUTE_SECONDS, whenUnknown: "closed" } as const;

/** Thirty entries of ten thousand characters are answered one by one, so the body may be that large. */
const INGREDIENTS_BODY_BYTES = 512 * 1024;

export const checkIngredients = contract({
  method: "POST",
  path: "/api/ingredients/check",
  summary: "Check typed ingredients for an age and, signed in, for the family's allergies",
  access: "public",
  limit: { name: "check", points: 120, seconds: MINUTE_SECONDS, whenUnknown: "open" },
  body: checkInput,
  bodyBytes: INGREDIENTS_BODY_BYTES,
  output: checkOutput,
});

export const generateRecipe = contract({
  method: "POST",
  path: "/api/recipes/generate",
  summary: "Cook what is in the kitchen: a recipe that passed the check, with what was left out and why",
  access: "member",
  signInMessage: "Please sign in to generate recipes",
  limit: [
    { name: "generate-minute", points: 20, seconds: MINUTE_SECONDS, whenUnknown: "closed" },
    { name: "generate-day", points: 200, seconds: DAY_SECONDS, whenUnknown: "closed" },
  ],
  body: generateInput,
  bodyBytes: INGREDIENTS_BODY_BYTES,
  idempotent: true,
  events: { result: "recipe", stages: STAGES },
  output: recipeOutput,
});

export const suggestRecipes = contract({
  method: "POST",
  path: "/api/recipes/suggestions",
  summary: "At most two alternatives for the same ingredients, each with what to add",
  access: "member",
  limit: [
    { name: "suggest-minute", points: 20, seconds: MINUTE_SECONDS, whenUnknown: "closed" },
    { name: "suggest-day", points: 200, seconds: DAY_SECONDS, whenUnknown: "closed" },
  ],
  body: generateInput,
  bodyBytes: INGREDIENTS_BODY_BYTES,
  idempotent: true,
  output: suggestionListOutput,
});

export const listRecipes = contract({
  method: "GET",
  path: "/api/recipes",
  summary: "The caller's own recipes, then the shared set, newest first",
  access: "public",
  limit: READ_LIMIT,
  query: listQuery,
  output: recipeListOutput,
});

export const clearRecipes = contract({
  method: "DELETE",
  path: "/api/recipes",
  summary: "Empty the caller's own list; what somebody bookmarked, tested or commented on stays for them",
  access: "member",
  limit: WRITE_LIMIT,
  output: clearedOutput,
});

export const readRecipe = contract({
  method: "GET",
  path: "/api/recipes/{id}",
  summary: "One recipe: the caller's own, a shared one, or one from the shared set",
  access: "public",
  limit: READ_LIMIT,
  params: recipeParams,
  query: listQuery.pick({ language: true }),
  output: recipeOutput,
});

export const importRecipe = contract({
  method: "POST",
  path: "/api/recipes/import",
  summary:
    "Read a family's recipe (text, schema.org JSON, a saved page): what to change for the baby, where to take its portion",
  access: "public",
  limit: { name: "import", points: 30, seconds: MINUTE_SECONDS, whenUnknown: "closed" },
  body: importInput,
  bodyBytes: FAMILY_BODY_BYTES,
  output: importOutput,
});

export const recipePicture = contract({
  method: "GET",
  path: "/api/recipes/{id}/picture",
  summary: "The foods of a recipe on a plate, drawn: 1200 by 675, without a word in it",
  access: "public",
  limit: PICTURE_LIMIT,
  params: recipeParams,
  file: "image/png",
  output: pictureOutput,
});

export const cookAlong = contract({
  method: "GET",
  path: "/api/recipes/{id}/cooking",
  summary: "A composed recipe for so many portions in any language and measure, with times, keeping and nutrition",
  access: "public",
  limit: READ_LIMIT,
  params: recipeParams,
  query: cookingQuery,
  output: cookingOutput,
});

/** A parent who types asks with every few letters. */
const SEARCH_LIMIT = { name: "search", points: 120, seconds: MINUTE_SECONDS, whenUnknown: "open" } as const;

export const searchRecipes = contract({
  method: "GET",
  path: "/api/recipes/search",
  summary:
    "Recipes by the foods in them or a part of their title: the caller's own, their bookmarks, then the shared set",
  access: "public",
  limit: SEARCH_LIMIT,
  query: recipeSearchQuery,
  output: foundRecipesOutput,
});

export const listRecipesWithFood = contract({
  method: "GET",
  path: "/api/foods/{id}/recipes",
  summary: "Recipes that a food is in: the caller's own, their bookmarks, then the shared set",
  access: "public",
  limit: READ_LIMIT,
  params: foodParams,
  query: inLanguageQuery,
  output: foundRecipesOutput,
});
