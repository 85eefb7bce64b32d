/** Where a recipe's title is, for leading a parent to it. */
export function titleIdOf(recipeId: string): string {
  return `recipe-${recipeId}`;
}
