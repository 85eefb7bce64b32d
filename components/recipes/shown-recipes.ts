import type { RecipeOutput } from "@/lib/features/recipes/schema";

/** As many as the page shows, as specified. */
export const MAX_SHOWN = 10;

/** What was just made, then what the server listed; each recipe once, as the server listed it where it did. */
export function shownRecipes(
  fresh: readonly RecipeOutput[],
  listed: readonly RecipeOutput[] | undefined = [],
): readonly RecipeOutput[] {
  const ids = new Set(listed.map(({ id }) => id));
  const added = fresh.filter(({ id }) => !ids.has(id));
  return added.length === 0 && listed.length <= MAX_SHOWN ? listed : [...added, ...listed].slice(0, MAX_SHOWN);
}
