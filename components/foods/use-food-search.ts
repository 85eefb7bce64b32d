"use client";

import { useEffect, useState } from "react";
import type { FoodSearchOutput } from "@/lib/features/ingredients/schema";
import { callApi } from "@/lib/http/api-client";
import { memberEndpoints } from "@/lib/http/member-endpoints";

/** Longer than the pause between two letters. */
const PAUSE_MILLISECONDS = 220;

interface Answer {
  readonly query: string;
  /** Absent where the library could not be asked. */
  readonly ids?: readonly string[];
}

/**
 * The foods that the library finds for a query in any language and in spite of typos, a moment after the last letter.
 * `ids` is undefined until then; `isUnreachable` says that only what is on the page can be searched.
 */
export function useFoodSearch(query: string, language: string) {
  const [answer, setAnswer] = useState<Answer>({ query: "", ids: [] });

  useEffect(() => {
    if (query === "") return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      const address = `${memberEndpoints.foods}?${new URLSearchParams({ query, language }).toString()}`;
      callApi<FoodSearchOutput>(address, { signal: stop.signal }).then(
        (foods) => setAnswer({ query, ids: foods.map(({ id }) => id) }),
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
    isSearching: !isAnswered,
    isUnreachable: isAnswered && answer.ids === undefined,
  };
}
