"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useUser } from "@/components/shell/use-user";
import type { Language } from "@/lib/domain/shared/language";
import type { CookingOutput } from "@/lib/features/recipes/schema";
import { callApi } from "@/lib/http/api-client";
import { memberEndpoints } from "@/lib/http/member-endpoints";
import { keepChoice, keptChoice, type CookingChoice } from "./kept-choice";

/**
 * A recipe as a parent wants to read it: asked for once it is opened, and again with each choice; a reload forgets none.
 * Where it `reopens` it is asked for at once if somebody chose before: the browser may say that its box is open before
 * the box is on the page, and nobody hears it then.
 */
export function useCooking(recipeId: string, language: Language, reopens: boolean) {
  const { user } = useUser();
  const [chosen, setChosen] = useState(() => keptChoice(recipeId, Date.now()));
  const isChosen = Object.keys(chosen).length > 0;
  const [isOpen, setOpen] = useState(reopens && isChosen);
  const choice: CookingChoice = { language, servings: 1, measures: "both", ...chosen };
  const query = new URLSearchParams({ ...choice, servings: String(choice.servings) });
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ["cooking", user?.clerkId ?? "visitor", recipeId, choice],
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
