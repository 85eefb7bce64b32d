import type { Order } from "@/components/home/order";
import type { RecipeOutput, SuggestionOutput } from "@/lib/features/recipes/schema";

/** What was made since the page was opened. The maker puts it here, the list shows it. */
export interface FreshRecipes {
  /** Newest first. */
  readonly recipes: readonly RecipeOutput[];
  /** By the id of the recipe they belong to; `pending` while they are being looked for. */
  readonly suggestions: ReadonlyMap<string, "pending" | readonly SuggestionOutput[]>;
  /** Suggestions that became recipes by being bookmarked, by `keptKey`. */
  readonly kept: ReadonlyMap<string, RecipeOutput>;
  /** What each was made from, by its id. */
  readonly orders: ReadonlyMap<string, Order>;
}

const NONE: FreshRecipes = { recipes: [], suggestions: new Map(), kept: new Map(), orders: new Map() };

/** Names the suggestion at this place under this recipe. */
export function keptKey(recipeId: string, index: number): string {
  return `${recipeId} ${index}`;
}

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
export function addFreshRecipe(recipe: RecipeOutput, order: Order): void {
  if (current.recipes.some(({ id }) => id === recipe.id)) return;
  const orders = new Map(current.orders).set(recipe.id, order);
  show({ ...current, recipes: [recipe, ...current.recipes], orders });
}

/** Says what is known of the suggestions for a recipe; an empty list for none. */
export function setSuggestions(recipeId: string, suggestions: "pending" | readonly SuggestionOutput[]): void {
  show({ ...current, suggestions: new Map(current.suggestions).set(recipeId, suggestions) });
}

/** A suggestion has become a recipe, or the recipe it became has changed. */
export function changeKept(key: string, change: Partial<RecipeOutput>): void {
  const known = current.kept.get(key);
  // The first change is the whole recipe, as the server keeps it.
  const next = { ...known, ...change } as RecipeOutput;
  show({ ...current, kept: new Map(current.kept).set(key, next) });
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
