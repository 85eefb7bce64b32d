"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useUser } from "@/components/shell/use-user";
import type { Language } from "@/lib/domain/shared/language";
import type { CookingOutput, RecipeOutput } from "@/lib/features/recipes/schema";
import { callApi } from "@/lib/http/api-client";
import { endpoints } from "@/lib/http/endpoints";

/**
 * The recipe of a page: what became of it since (bookmarked, tested, shared, talked about) as the lists of other pages
 * keep it, and its words as the server wrote them or as they were chosen to be read.
 */
export function usePageRecipe(written: RecipeOutput, locale: Language) {
  const { user } = useUser();
  const [read, setRead] = useState<CookingOutput>();
  const { data } = useQuery({
    queryKey: ["recipes", "page", user?.clerkId ?? "visitor", written.id],
    queryFn: async ({ signal }) => [
      await callApi<RecipeOutput>(`${endpoints.recipe(written.id)}?language=${locale}`, { signal }),
    ],
    initialData: [written],
  });
  const [live = written] = data;
  const { title, ingredients, instructions, servingInstructions, language, safety } = read?.recipe ?? written;
  return {
    recipe: { ...live, title, ingredients, instructions, servingInstructions, language, safety },
    read,
    setRead,
  };
}
