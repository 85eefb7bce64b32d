/** The one source of API addresses, for the browser's calls and for the tests. */
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
  babies: "/api/babies",
  baby: (id: string) => `/api/babies/${encodeURIComponent(id)}`,
  live: "/api/health/live",
  ready: "/api/health/ready",
  openapi: "/api/openapi.json",
} as const;
