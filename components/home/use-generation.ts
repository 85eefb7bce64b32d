"use client";

import { useRef, useState } from "react";
import { addFreshRecipe, setSuggestions } from "@/components/recipes/fresh-recipes";
import { useErrorText } from "@/components/shell/shell-text";
import { toast } from "@/components/shell/toast-store";
import type { RecipeOutput, SuggestionOutput } from "@/lib/features/recipes/schema";
import { ApiFailure, callApi } from "@/lib/http/api-client";
import { endpoints } from "@/lib/http/endpoints";
import { fill } from "@/lib/i18n/client-text";
import type { MakerTexts } from "./maker-texts";
import { newAttemptKey, type Order } from "./order";

/** Why there is no recipe, for the place beside what it is about. */
export type Refusal =
  | { readonly reason: "guest" }
  | {
      readonly reason: "notUsable";
      /** The list that was refused: once it changes, this no longer says anything about it. */
      readonly ingredients: readonly string[];
      readonly warnings: readonly string[];
    }
  | undefined;

/** An answer may have been lost on its way: asking again with the same key repeats the answer, not the work. */
function mayHaveHappened(failure: unknown): boolean {
  return failure instanceof ApiFailure && (failure.status === 0 || failure.status >= 500);
}

/**
 * Making a recipe, from the order to the suggestions for it. `phase` says what is going on, `refusal` what stood in the
 * way, `celebrated` the recipe that was just made, until it is dismissed.
 */
export function useGeneration(texts: MakerTexts) {
  const errorText = useErrorText();
  const attempt = useRef<{ readonly order: string; readonly key: string }>(undefined);
  const [phase, setPhase] = useState<"idle" | "generating" | "suggesting">("idle");
  const [refusal, setRefusal] = useState<Refusal>();
  const [celebrated, setCelebrated] = useState<string>();

  function explain(failure: unknown, { ingredients }: Order) {
    if (failure instanceof ApiFailure && failure.status === 401) {
      setRefusal({ reason: "guest" });
      toast({ title: texts.guestTitle, description: texts.guestBody, variant: "destructive" });
      return;
    }
    if (failure instanceof ApiFailure && failure.code === "no_usable_ingredients") {
      setRefusal({ reason: "notUsable", ingredients, warnings: failure.warnings });
    }
    const invalid = failure instanceof ApiFailure && failure.code === "invalid_response";
    const known = failure instanceof ApiFailure ? errorText(failure) : texts.failedUnexpected;
    toast({ title: texts.failed, description: invalid ? texts.invalidAnswer : known, variant: "destructive" });
  }

  async function suggest(recipeId: string, order: Order) {
    setSuggestions(recipeId, "pending");
    try {
      const suggestions = await callApi<SuggestionOutput[]>(endpoints.suggestRecipes, {
        method: "POST",
        body: order,
        idempotencyKey: newAttemptKey(),
      });
      setSuggestions(recipeId, suggestions);
      if (suggestions.length > 0) toast({ title: texts.suggestionsReady });
    } catch (failure) {
      setSuggestions(recipeId, []);
      const warnings = failure instanceof ApiFailure ? failure.warnings.join("\n") : "";
      toast({
        title: fill(texts.suggestionsFailed, { error: warnings || errorText(failure) }),
        variant: "destructive",
      });
    }
  }

  async function generate(order: Order) {
    if (phase !== "idle") return;
    setPhase("generating");
    setRefusal(undefined);
    const asked = JSON.stringify(order);
    if (attempt.current?.order !== asked) attempt.current = { order: asked, key: newAttemptKey() };
    try {
      const { key } = attempt.current;
      const recipe = await callApi<RecipeOutput>(endpoints.generateRecipe, {
        method: "POST",
        body: order,
        idempotencyKey: key,
      });
      attempt.current = undefined;
      addFreshRecipe(recipe);
      setCelebrated(recipe.id);
      toast({ title: texts.generated });
      setPhase("suggesting");
      await suggest(recipe.id, order);
    } catch (failure) {
      if (!mayHaveHappened(failure)) attempt.current = undefined;
      explain(failure, order);
    }
    setPhase("idle");
  }

  return { phase, refusal, celebrated, generate, dismissCelebration: () => setCelebrated(undefined) };
}
