import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { triage } from "@/lib/domain/safety/reaction-triage";
import type { Language } from "@/lib/domain/shared/language";
import { callApi } from "@/lib/http/api-client";
import { memberEndpoints } from "@/lib/http/member-endpoints";
import { parseMeals, storedMeals, subscribeToMeals, type KeptMeal } from "./kept-meals";
import type { FoodOption } from "./reaction-draft";
import type { ShownMeal } from "./reaction-item";

/** As many as the server names in one call. */
const NAMED_AT_ONCE = 60;

function nothingYet(): undefined {
  return undefined;
}

/** What this device keeps, the latest first, and again whenever it changes; undefined until the browser can be asked. */
export function useKeptMeals(): readonly KeptMeal[] | undefined {
  const stored = useSyncExternalStore(subscribeToMeals, storedMeals, nothingYet);
  return useMemo(
    () =>
      stored === undefined
        ? undefined
        : parseMeals(stored).toSorted((one, other) => other.body.eatenAt.localeCompare(one.body.eatenAt)),
    [stored],
  );
}

/** The foods that meals name in no words of this language. */
function unnamedIn(locale: Language, meals: readonly KeptMeal[]): readonly string[] {
  const strange = meals.filter(({ body, names }) => names === undefined || body.language !== locale);
  return [...new Set(strange.flatMap(({ body }) => body.foodIds))].toSorted();
}

async function namesOf(ids: readonly string[], locale: Language): Promise<readonly FoodOption[]> {
  const first = await callApi<FoodOption[]>(
    `${memberEndpoints.foodNames}?ids=${ids.slice(0, NAMED_AT_ONCE).join(",")}&language=${locale}`,
  );
  return ids.length <= NAMED_AT_ONCE ? first : [...first, ...(await namesOf(ids.slice(NAMED_AT_ONCE), locale))];
}

/** The names of what was noted in another language; those that cannot be fetched are left as they were noted. */
export function useFoodNames(meals: readonly KeptMeal[], locale: Language): ReadonlyMap<string, string> {
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const ids = unnamedIn(locale, meals).join(",");
  useEffect(() => {
    if (ids === "") return;
    namesOf(ids.split(","), locale).then(
      (found) => {
        setNames(new Map(found.map(({ id, name }) => [id, name])));
      },
      () => undefined,
    );
  }, [ids, locale]);
  return names;
}

/** A kept meal as the log of a parent shows one, judged as it was when it was noted; `unnamed` stands for no name. */
export function shownMeal(meal: KeptMeal, names: ReadonlyMap<string, string>, unnamed: string): ShownMeal {
  const { reaction, foodIds, symptoms, onset, eatenAt, note = null } = meal.body;
  const fetched = foodIds.flatMap((id) => names.get(id) ?? []);
  const known = fetched.length === foodIds.length ? fetched : (meal.names ?? [unnamed]);
  return {
    reaction,
    eatenAt,
    note,
    symptoms: [...symptoms],
    triage: triage(symptoms, onset),
    foods: known.map((name, place) => ({ id: foodIds[place] ?? name, name })),
  };
}
