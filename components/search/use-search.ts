import { useEffect, useState } from "react";
import { askRules } from "@/components/foods/ask-rules";
import type { FindingOutput, FoodSearchOutput } from "@/lib/features/ingredients/schema";
import type { FoundRecipeOutput } from "@/lib/features/recipes/schema";
import { callApi } from "@/lib/http/api-client";
import { memberEndpoints } from "@/lib/http/member-endpoints";

/** Longer than the pause between two letters. */
const PAUSE_MILLISECONDS = 200;
const MOST_FOODS = 6;

export interface SearchAnswer {
  readonly query: string;
  readonly foods: FoodSearchOutput;
  readonly recipes: readonly FoundRecipeOutput[];
  /** What the rules forbid of it or want changed. */
  readonly rules: readonly FindingOutput[];
  /** Why one of the three could not be asked for; the others are there all the same. */
  readonly failure?: unknown;
}

const NOTHING: SearchAnswer = { query: "", foods: [], recipes: [], rules: [] };

async function ask(query: string, language: string, signal: AbortSignal): Promise<SearchAnswer> {
  const search = new URLSearchParams({ query, language }).toString();
  const [foods, recipes, rules] = await Promise.allSettled([
    callApi<FoodSearchOutput>(`${memberEndpoints.foods}?${search}`, { signal }),
    callApi<FoundRecipeOutput[]>(`${memberEndpoints.searchRecipes}?${search}`, { signal }),
    askRules(query, language, signal),
  ]);
  const failed = [foods, recipes, rules].find((each) => each.status === "rejected");
  return {
    query,
    foods: foods.status === "fulfilled" ? foods.value.slice(0, MOST_FOODS) : [],
    recipes: recipes.status === "fulfilled" ? recipes.value : [],
    rules: rules.status === "fulfilled" ? rules.value : [],
    ...(failed === undefined ? {} : { failure: failed.reason }),
  };
}

/** What answers a query, a moment after the last letter; the answer before it stays until then. */
export function useSearch(
  query: string,
  language: string,
): { readonly answer: SearchAnswer; readonly isSearching: boolean } {
  const [answer, setAnswer] = useState(NOTHING);

  useEffect(() => {
    if (query === "") return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      void ask(query, language, stop.signal).then((found) => {
        if (!stop.signal.aborted) setAnswer(found);
      });
    }, PAUSE_MILLISECONDS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [query, language]);

  return query === "" ? { answer: NOTHING, isSearching: false } : { answer, isSearching: answer.query !== query };
}
