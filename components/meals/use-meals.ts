import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { newAttemptKey } from "@/components/home/order";
import { useUser } from "@/components/shell/use-user";
import type { Language } from "@/lib/domain/shared/language";
import type { BabyOutput } from "@/lib/features/family/schema";
import type { MealOutput } from "@/lib/features/meals/schema";
import { callApi } from "@/lib/http/api-client";
import { memberEndpoints } from "@/lib/http/member-endpoints";
import { restrictionsOf, type MealForm } from "./meal-wish";

const SHOWN = 20;

/** A parent's suggestions, the age of their baby, and asking for another meal. */
export function useMeals(language: Language) {
  const { user, isLoading } = useUser();
  const client = useQueryClient();
  const attempt = useRef<{ readonly asked: string; readonly key: string }>(undefined);
  const [asking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();
  const userId = user?.clerkId;
  const key = ["meals", userId ?? "visitor"];
  const list = useQuery({
    queryKey: key,
    queryFn: ({ signal }) =>
      callApi<readonly MealOutput[]>(`${memberEndpoints.meals}?limit=${SHOWN}&language=${language}`, { signal }),
    enabled: userId !== undefined,
  });
  const babies = useQuery({
    queryKey: ["babies", userId ?? "visitor"],
    queryFn: ({ signal }) => callApi<readonly BabyOutput[]>(memberEndpoints.babies, { signal }),
    enabled: userId !== undefined,
  });

  async function ask(form: MealForm): Promise<boolean> {
    setAsking(true);
    setRefusal(undefined);
    const { months: ageInMonths, mealType } = form;
    const body = { ageInMonths, mealType, dietaryRestrictions: restrictionsOf(form), language };
    const asked = JSON.stringify(body);
    // The same wish after a failure is the same call; after an answer it asks for another meal.
    if (attempt.current?.asked !== asked) attempt.current = { asked, key: newAttemptKey() };
    try {
      const meal = await callApi<MealOutput>(memberEndpoints.suggestMeal, {
        method: "POST",
        body,
        idempotencyKey: attempt.current.key,
      });
      attempt.current = undefined;
      client.setQueryData<readonly MealOutput[]>(key, (meals = []) => [
        meal,
        ...meals.filter(({ id }) => id !== meal.id),
      ]);
      return true;
    } catch (failure) {
      setRefusal(failure);
      return false;
    } finally {
      setAsking(false);
    }
  }

  return {
    isGuest: !isLoading && user === undefined,
    meals: list.data,
    failure: list.error,
    isFetching: list.isFetching,
    reload: () => void list.refetch(),
    babyMonths: babies.data?.find(({ current }) => current)?.months,
    asking,
    refusal,
    ask,
  };
}
