"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import type { AgeGroup } from "@/lib/domain/food/age";
import type { Language } from "@/lib/domain/shared/language";
import type { CheckOutput } from "@/lib/features/ingredients/schema";
import { callApi } from "@/lib/http/api-client";
import { endpoints } from "@/lib/http/endpoints";
import { createIngredientChecks, type ChecksSnapshot } from "./ingredient-checks";

/** Checks the list whenever it or the age changes, and again when the network comes back. */
export function useIngredientChecks(
  ingredients: readonly string[],
  ageGroup: AgeGroup | undefined,
  language: Language,
): ChecksSnapshot & { readonly retry: () => void } {
  const [checks] = useState(() =>
    createIngredientChecks(async (inputs, age) => {
      const { results } = await callApi<CheckOutput>(endpoints.checkIngredients, {
        method: "POST",
        body: { ingredients: inputs, ageGroup: age, language },
      });
      return results;
    }),
  );
  const snapshot = useSyncExternalStore(checks.subscribe, checks.snapshot, checks.snapshot);

  // A retry forgets what failed, so it is asked for by the same line as everything else.
  useEffect(() => {
    checks.want(ingredients, ageGroup);
  }, [checks, snapshot, ingredients, ageGroup]);

  useEffect(() => {
    window.addEventListener("online", checks.retry);
    return () => {
      window.removeEventListener("online", checks.retry);
    };
  }, [checks]);

  return { ...snapshot, retry: checks.retry };
}
