"use client";

import { useEffect, useState } from "react";
import type { FindingOutput, FoodSearchOutput } from "@/lib/features/ingredients/schema";
import { callApi } from "@/lib/http/api-client";
import { memberEndpoints } from "@/lib/http/member-endpoints";
import { askRules } from "./ask-rules";

/** Longer than the pause between two letters. */
const PAUSE_MILLISECONDS = 220;

interface Answer {
  readonly query: string;
  /** Absent where the library could not be asked. */
  readonly ids?: readonly string[];
  /** What the rules forbid of it or want changed. */
  readonly rules?: readonly FindingOutput[];
}

/**
 * The foods that the library finds for a query in any language and in spite of typos, a moment after the last letter.
 * `ids` is undefined until then, and so is what the `rules` say of it; `isUnreachable` says that only what is on the page
 * can be searched.
 */
export function useFoodSearch(query: string, language: string) {
  const [answer, setAnswer] = useState<Answer>({ query: "", ids: [] });

  useEffect(() => {
    if (query === "") return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      const address = `${memberEndpoints.foods}?${new URLSearchParams({ query, language }).toString()}`;
      Promise.all([
        callApi<FoodSearchOutput>(address, { signal: stop.signal }),
        askRules(query, language, stop.signal),
      ]).then(
        ([foods, rules]) => setAnswer({ query, ids: foods.map(({ id }) => id), rules }),
        () => {
          if (!stop.signal.aborted) setAnswer({ query });
        },
      );
    }, PAUSE_MILLISECONDS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [query, language]);

  const isAnswered = query === "" || answer.query === query;
  return {
    ids: isAnswered ? answer.ids : undefined,
    rules: (isAnswered && query !== "" ? answer.rules : undefined) ?? [],
    isSearching: !isAnswered,
    isUnreachable: isAnswered && answer.ids === undefined,
  };
}
