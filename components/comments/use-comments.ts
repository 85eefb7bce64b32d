"use client";

import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { showChange } from "@/components/recipes/recipe-calls";
import { askAgain } from "@/components/shell/ask-again";
import type { CommentOutput } from "@/lib/features/comments/schema";
import type { RecipeOutput } from "@/lib/features/recipes/schema";
import { callApi } from "@/lib/http/api-client";
import { endpoints } from "@/lib/http/endpoints";
import { memberEndpoints } from "@/lib/http/member-endpoints";
import { nextPage } from "@/lib/http/next-page";

function commentsKey(recipeId: string) {
  return ["comments", recipeId] as const;
}

/** The comments on a recipe, page by page; `reload` asks again for them and for the recipe's counts. */
export function useComments(recipeId: string) {
  const client = useQueryClient();
  const queryKey = commentsKey(recipeId);
  const query = useInfiniteQuery({
    queryKey,
    initialPageParam: memberEndpoints.comments(recipeId),
    queryFn: async ({ pageParam, signal }) => {
      let next: string | undefined;
      const comments = await callApi<CommentOutput[]>(pageParam, {
        signal,
        seeHeaders: (headers) => {
          next = nextPage(headers);
        },
      });
      return { comments, next };
    },
    getNextPageParam: ({ next }) => next,
  });

  async function reload() {
    await askAgain(client, { queryKey });
    const recipe = await callApi<RecipeOutput>(endpoints.recipe(recipeId)).catch(() => undefined);
    if (recipe) {
      const { commentCount, averageRating } = recipe;
      await showChange(client, recipeId, { commentCount, ...(averageRating === undefined ? {} : { averageRating }) });
    }
  }

  return { ...query, comments: query.data?.pages.flatMap((page) => page.comments), reload };
}
