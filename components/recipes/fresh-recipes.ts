import type { RecipeOutput, SuggestionOutput } from "@/lib/features/recipes/schema";

/** What was made since the page was opened. The maker puts it here, the list shows it. */
export interface FreshRecipes {
  /** Newest first. */
  readonly recipes: readonly RecipeOutput[];
  /** By the id of the recipe they belong to; `pending` while they are being looked for. */
  readonly suggestions: ReadonlyMap<string, "pending" | readonly SuggestionOutput[]>;
}

const NONE: FreshRecipes = { recipes: [], suggestions: new Map() };

let current = NONE;
const listeners = new Set<() => void>();

function show(next: FreshRecipes): void {
  current = next;
  for (const listener of listeners) listener();
}

export function freshRecipes(): FreshRecipes {
  return current;
}

/** On the server nothing is fresh. */
export function noFreshRecipes(): FreshRecipes {
  return NONE;
}

/** Puts a recipe first; the same one again stays where it is. */
export function addFreshRecipe(recipe: RecipeOutput): void {
  if (current.recipes.some(({ id }) => id === recipe.id)) return;
  show({ ...current, recipes: [recipe, ...current.recipes] });
}

/** Says what is known of the suggestions for a recipe; an empty list for none. */
export function setSuggestions(recipeId: string, suggestions: "pending" | readonly SuggestionOutput[]): void {
  show({ ...current, suggestions: new Map(current.suggestions).set(recipeId, suggestions) });
}

export function forgetFreshRecipes(): void {
  show(NONE);
}

/** Calls `listener` after every change, until the returned function is called. */
export function subscribeToFreshRecipes(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
