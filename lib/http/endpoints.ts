/**
 * The API's addresses that a first visit needs; `member-endpoints.ts` has all others, so that `/` does not carry them. No
 * address is written anywhere else, be it in the browser's calls or in the tests.
 */
export const endpoints = {
  user: "/api/user",
  register: "/api/register",
  login: "/api/login",
  logout: "/api/logout",
  checkIngredients: "/api/ingredients/check",
  analyzeIngredients: "/api/ingredients/analyze",
  recipes: "/api/recipes",
  recipe: (id: string) => `/api/recipes/${encodeURIComponent(id)}`,
  generateRecipe: "/api/recipes/generate",
  suggestRecipes: "/api/recipes/suggestions",
} as const;
