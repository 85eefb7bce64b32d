/**
 * The API's addresses that a first visit needs; `member-endpoints.ts` has all others, so that `/` does not carry them. No
 * address is written anywhere else, be it in the browser's calls or in the tests.
 */
export const endpoints = {
  user: "/api/user",
  register: "/api/register",
  login: "/api/login",
  checkIngredients: "/api/ingredients/check",
  recipe: (id: string) => `/api/recipes/${encodeURIComponent(id)}`,
} as const;
