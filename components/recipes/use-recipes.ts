"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useDeferredValue, useEffect, useSyncExternalStore } from "react";
import { useKitchen } from "@/components/home/use-kitchen";
import { useUser } from "@/components/shell/use-user";
import type { AgeGroup } from "@/lib/domain/food/age";
import type { Language } from "@/lib/domain/shared/language";
import type { RecipeOutput } from "@/lib/features/recipes/schema";
import { callApi } from "@/lib/http/api-client";
import { memberEndpoints } from "@/lib/http/member-endpoints";
import { freshRecipes, noFreshRecipes, subscribeToFreshRecipes } from "./fresh-recipes";
import { MAX_SHOWN, shownRecipes } from "./shown-recipes";

/** Where the list lies in the cache, apart for each parent and for visitors, and for each age that it was checked for. */
function recipesKey(userId: string | undefined, ageGroup: AgeGroup | undefined) {
  return ["recipes", userId ?? "visitor", ageGroup ?? "any age"] as const;
}

/**
 * The recipes to show: what was just made, then the list of whoever is signed in, once that is known. It is asked for anew
 * for every age that is chosen: nothing is shown of what another check said.
 */
export function useRecipes(language: Language) {
  const { user, isLoading } = useUser();
  const client = useQueryClient();
  const userId = user?.clerkId;
  const { ageGroup } = useKitchen();
  const age = ageGroup === undefined ? "" : `&ageGroup=${ageGroup}`;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: recipesKey(userId, ageGroup),
    queryFn: ({ signal }) =>
      callApi<RecipeOutput[]>(`${memberEndpoints.recipes}?limit=${MAX_SHOWN}&language=${language}${age}`, { signal }),
    enabled: !isLoading,
  });
  // Ten cards at once are a long task on a slow phone: a list that has just come is drawn bit by bit behind its skeleton,
  // and what a parent touches meanwhile answers. What changes in it later is seen at once.
  const drawn = useDeferredValue(data);
  const listed = drawn === undefined ? undefined : data;
  const fresh = useSyncExternalStore(subscribeToFreshRecipes, freshRecipes, noFreshRecipes);

  useEffect(() => {
    client.setQueryData<readonly RecipeOutput[]>(recipesKey(userId, ageGroup), (known) =>
      known === undefined ? undefined : shownRecipes(fresh.recipes, known),
    );
  }, [client, userId, ageGroup, fresh.recipes, data]);

  // A suggestion that was bookmarked stays where it is on the page, and is not shown a second time.
  const keptIds = new Set([...fresh.kept.values()].map(({ id }) => id));
  return {
    ageGroup,
    recipes: shownRecipes(fresh.recipes, listed).filter(({ id }) => !keptIds.has(id)),
    suggestions: fresh.suggestions,
    kept: fresh.kept,
    isPending: listed === undefined && error === null,
    isFetching,
    failure: error,
    isParent: user !== undefined,
    reload: () => void refetch(),
  };
}
