import type { QueryClient } from "@tanstack/react-query";
import { askAgain } from "@/components/shell/ask-again";
import type { BookmarkOutput } from "@/lib/features/bookmarks/schema";
import type { RecipeOutput, TestedOutput } from "@/lib/features/recipes/schema";
import { callApi } from "@/lib/http/api-client";
import { memberEndpoints } from "@/lib/http/member-endpoints";
import type { CardRecipe } from "./card-recipe";

/** What an answer changed of a recipe; its id too, where the server has given it one of its own. */
export type RecipeChange = Partial<RecipeOutput>;

/** What is sent with a bookmark: the words on the card, should the server not have them. */
function recipeDataOf({ safety: _, ...recipe }: CardRecipe) {
  // For a family it does not suit, a card has no words to send; the server has the recipe then.
  return recipe.ingredients.length === 0 ? undefined : recipe;
}

export async function addBookmark(recipe: CardRecipe, language: string): Promise<RecipeChange> {
  const { recipe: kept } = await callApi<BookmarkOutput>(
    `${memberEndpoints.bookmark(recipe.id)}?language=${language}`,
    {
      method: "POST",
      body: { recipeData: recipeDataOf(recipe) },
    },
  );
  return kept;
}

export async function removeBookmark(id: string): Promise<RecipeChange> {
  await callApi(memberEndpoints.bookmark(id), { method: "DELETE" });
  return { isBookmarked: false };
}

export function markTested(id: string): Promise<RecipeChange> {
  return callApi<TestedOutput>(memberEndpoints.communityTested(id), { method: "POST" });
}

export function verify(id: string, expertName: string): Promise<RecipeChange> {
  return callApi<RecipeOutput>(memberEndpoints.verification(id), { method: "POST", body: { expertName } });
}

/** Shows a change at once wherever the recipe is on the page, and then what the server lists. */
export async function showChange(client: QueryClient, id: string, change: RecipeChange): Promise<void> {
  const changed = <T extends { readonly id: string }>(recipe: T): T =>
    recipe.id === id ? { ...recipe, ...change } : recipe;
  client.setQueriesData<readonly RecipeOutput[]>({ queryKey: ["recipes"] }, (list) => list?.map(changed));
  client.setQueriesData<{ pages: { bookmarks: BookmarkOutput[] }[] }>(
    { queryKey: ["bookmarks"] },
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({
          ...page,
          bookmarks: page.bookmarks.map((bookmark) => ({ ...bookmark, recipe: changed(bookmark.recipe) })),
        })),
      },
  );
  await Promise.all(["recipes", "bookmarks"].map((queryKey) => askAgain(client, { queryKey: [queryKey] })));
}
