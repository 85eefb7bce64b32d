import { useRef, useState } from "react";
import { useErrorText } from "@/components/shell/shell-text";
import type { ReactionTexts } from "@/lib/domain/safety/reaction-texts/reaction-texts";
import type { Language } from "@/lib/domain/shared/language";
import { callApi } from "@/lib/http/api-client";
import { endpoints } from "@/lib/http/endpoints";
import { memberEndpoints } from "@/lib/http/member-endpoints";
import { fill } from "@/lib/i18n/client-text";
import type { FoodOption } from "./reaction-draft";

interface Checked {
  readonly results: readonly { readonly foodIds: readonly string[] }[];
}

/** The foods that a word means, by the server's lexicon, with their names. */
async function recogniseFoods(word: string, locale: Language): Promise<readonly FoodOption[]> {
  const { results } = await callApi<Checked>(endpoints.checkIngredients, {
    method: "POST",
    body: { ingredients: [word], language: locale },
  });
  const ids = results.flatMap(({ foodIds }) => foodIds);
  if (ids.length === 0) return [];
  return callApi<FoodOption[]>(`${memberEndpoints.foodNames}?ids=${ids.join(",")}&language=${locale}`);
}

/**
 * The field for one more food that was eaten. `add` takes what is in it, one word at a time; `settle` waits for that and
 * takes what was typed meanwhile, and answers whether nothing is left that nobody understood.
 */
export function usePlate(texts: ReactionTexts, locale: Language, onFoods: (added: readonly FoodOption[]) => void) {
  const errorText = useErrorText();
  const [word, setWord] = useState("");
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const running = useRef<Promise<boolean>>(undefined);
  const newest = useRef(word);

  function type(next: string): void {
    newest.current = next;
    setWord(next);
    if (next.trim() === "") setError(undefined);
  }

  async function take(typed: string): Promise<boolean> {
    if (typed === "") return true;
    setBusy(true);
    setError(undefined);
    try {
      const found = await recogniseFoods(typed, locale);
      if (found.length === 0) {
        setError(fill(texts.foodUnknown, { food: typed }));
        return false;
      }
      onFoods(found);
      if (newest.current.trim() === typed) type("");
      return true;
    } catch (failure) {
      setError(errorText(failure));
      return false;
    } finally {
      setBusy(false);
    }
  }

  function add(): Promise<boolean> {
    running.current ??= take(newest.current.trim()).finally(() => {
      running.current = undefined;
    });
    return running.current;
  }

  async function settle(): Promise<boolean> {
    await running.current;
    return add();
  }

  return { word, type, busy, error, add, settle };
}
