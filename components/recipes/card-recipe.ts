import type { RecipeOutput, SuggestionOutput } from "@/lib/features/recipes/schema";

/** What a card shows: a recipe of the list, or a suggestion under one. */
export type CardRecipe = Omit<RecipeOutput, "createdAt">;

/** Ids of suggestions exist on the screen only. */
const FIRST_SUGGESTION_ID = 9000;

/** Whether only the screen knows this id: those of the server are longer. */
export function isOnScreenOnly(id: string): boolean {
  return id.length < 16;
}

/** Whether it can be given on: one's own, or one that its address opens to others too. */
export function canBeGivenOn({ isMine, isShared }: Pick<CardRecipe, "isMine" | "isShared">): boolean {
  return isMine || isShared === true;
}

/** A suggestion as a card: its id is 9000 plus its place. */
export function suggestionCard({ additionalIngredients: _, ...recipe }: SuggestionOutput, index: number): CardRecipe {
  return {
    ...recipe,
    id: String(FIRST_SUGGESTION_ID + index),
    isBookmarked: false,
    communityTestedCount: 0,
    testedByMe: false,
    isMine: false,
    commentCount: 0,
  };
}

/** Steps of a recipe: one per line, blank ones skipped. */
export function stepsOf(instructions: string): string[] {
  return instructions
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}
