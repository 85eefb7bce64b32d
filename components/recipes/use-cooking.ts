"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useUser } from "@/components/shell/use-user";
import type { CookingOutput } from "@/lib/features/recipes/schema";
import { callApi } from "@/lib/http/api-client";
import { memberEndpoints } from "@/lib/http/member-endpoints";
import type { CardRecipe } from "./card-recipe";
import { keepChoice, keptChoice, type CookingChoice } from "./kept-choice";

/**
 * A recipe as a parent wants to read it: asked for once it is opened, and again with each choice; a reload forgets none.
 * Where it `reopens` it is asked for at once if somebody chose before: the browser may say that its box is open before
 * the box is on the page, and nobody hears it then.
 */
export function useCooking(
  { id: recipeId, language, safety: { recheck } }: Pick<CardRecipe, "id" | "language" | "safety">,
  reopens: boolean,
) {
  const { user } = useUser();
  const [chosen, setChosen] = useState(() => keptChoice(recipeId, Date.now()));
  const isChosen = Object.keys(chosen).length > 0;
  const [isOpen, setOpen] = useState(reopens && isChosen);
  const choice: CookingChoice = { language, servings: 1, measures: "both", ...chosen };
  // For whom it is read here, it is read for with more portions, too.
  const servedFor = recheck?.ageGroup === undefined ? {} : { ageGroup: recheck.ageGroup };
  const query = new URLSearchParams({ ...choice, ...servedFor, servings: String(choice.servings) });
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ["cooking", user?.clerkId ?? "visitor", recipeId, choice, servedFor],
    queryFn: ({ signal }) =>
      callApi<CookingOutput>(`${memberEndpoints.cooking(recipeId)}?${query.toString()}`, { signal }),
    enabled: isOpen,
    placeholderData: keepPreviousData,
  });
  return {
    choice,
    isChosen,
    choose: (part: Partial<CookingChoice>) => {
      const next = { ...chosen, ...part };
      setChosen(next);
      keepChoice(recipeId, next, Date.now());
    },
    open: () => {
      setOpen(true);
    },
    cooking: data,
    failed: error !== null,
    isFetching,
    retry: () => void refetch(),
  };
}
