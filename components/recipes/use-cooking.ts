"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useUser } from "@/components/shell/use-user";
import type { Language } from "@/lib/domain/shared/language";
import type { CookingOutput } from "@/lib/features/recipes/schema";
import { callApi } from "@/lib/http/api-client";
import { memberEndpoints } from "@/lib/http/member-endpoints";

export interface CookingChoice {
  readonly language: Language;
  readonly servings: number;
  readonly measures: CookingOutput["measures"];
}

/** A recipe as a parent wants to read it: asked for once it is opened, and again with each choice. */
export function useCooking(recipeId: string, language: Language) {
  const { user } = useUser();
  const [isOpen, setOpen] = useState(false);
  const [choice, setChoice] = useState<CookingChoice>({ language, servings: 1, measures: "both" });
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
    choose: (part: Partial<CookingChoice>) => {
      setChoice((current) => ({ ...current, ...part }));
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
