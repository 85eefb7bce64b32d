import { useEffect, useState } from "react";
import { callApi } from "@/lib/http/api-client";
import { memberEndpoints } from "@/lib/http/member-endpoints";
import type { Language } from "@/lib/domain/shared/language";
import type { FoodOption } from "./reaction-draft";

interface BabyOption {
  readonly id: string;
  readonly name: string | null;
  readonly current: boolean;
}

interface FamilyFactsListeners {
  readonly onFoods: (foods: readonly FoodOption[]) => void;
  /** Whose meal it is unless the parent says otherwise. */
  readonly onBaby: (id: string) => void;
}

/**
 * Fetched once for an opened dialog: the names of the recipe's foods, and the family's babies. The
 * listeners have to be the same functions from one rendering to the next.
 */
export function useFamilyFacts(
  foodIds: readonly string[],
  isParent: boolean,
  locale: Language,
  { onFoods, onBaby }: FamilyFactsListeners,
) {
  const [babies, setBabies] = useState<readonly BabyOption[]>([]);
  const [names, setNames] = useState<"loading" | "failed" | "there">(foodIds.length === 0 ? "there" : "loading");
  const [round, setRound] = useState(0);
  const ids = foodIds.join(",");

  useEffect(() => {
    if (!isParent) return;
    const stop = new AbortController();
    callApi<readonly BabyOption[]>(memberEndpoints.babies, { signal: stop.signal }).then(
      (found) => {
        setBabies(found);
        const current = found.find((baby) => baby.current);
        if (current !== undefined) onBaby(current.id);
      },
      // Without the babies the meal is the family's: nothing else is lost.
      () => undefined,
    );
    return () => {
      stop.abort();
    };
  }, [isParent, onBaby]);

  useEffect(() => {
    if (ids === "") return;
    const stop = new AbortController();
    const address = `${memberEndpoints.foodNames}?ids=${ids}&language=${locale}`;
    callApi<readonly FoodOption[]>(address, { signal: stop.signal }).then(
      (foods) => {
        onFoods(foods);
        setNames("there");
      },
      () => {
        if (!stop.signal.aborted) setNames("failed");
      },
    );
    return () => {
      stop.abort();
    };
  }, [ids, locale, round, onFoods]);

  return {
    babies,
    names,
    retry: () => {
      setNames("loading");
      setRound((count) => count + 1);
    },
  };
}
