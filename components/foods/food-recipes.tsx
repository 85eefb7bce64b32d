"use client";

import { useCallback, useState } from "react";
import { useNear } from "@/components/recipes/use-near";
import { useErrorText } from "@/components/shell/shell-text";
import { Button } from "@/components/ui/button";
import { PotIcon } from "@/components/ui/icons";
import { Skeleton } from "@/components/ui/skeleton";
import type { FoundRecipeOutput } from "@/lib/features/recipes/schema";
import { callApi } from "@/lib/http/api-client";
import { memberEndpoints } from "@/lib/http/member-endpoints";

export interface FoodRecipesTexts {
  readonly title: string;
  readonly loading: string;
  readonly none: string;
  readonly failed: string;
  readonly retry: string;
  readonly unsuitable: string;
}

export interface FoodRecipesProps {
  readonly foodId: string;
  readonly language: string;
  readonly texts: FoodRecipesTexts;
}

type State =
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly failure: unknown }
  | { readonly kind: "there"; readonly recipes: readonly FoundRecipeOutput[] };

/** Recipes that a food is in: asked for when the list comes near the screen, so that the page itself costs no query. */
export function FoodRecipes({ foodId, language, texts }: FoodRecipesProps) {
  const errorText = useErrorText();
  const [state, setState] = useState<State>({ kind: "loading" });
  const fetchRecipes = useCallback(() => {
    callApi<FoundRecipeOutput[]>(`${memberEndpoints.recipesWithFood(foodId)}?language=${language}`).then(
      (recipes) => setState({ kind: "there", recipes }),
      (failure: unknown) => setState({ kind: "failed", failure }),
    );
  }, [foodId, language]);
  const near = useNear(fetchRecipes);

  return (
    <section ref={near} aria-labelledby="food-recipes" aria-busy={state.kind === "loading"} className="grid gap-3">
      <h2 id="food-recipes" className="text-xl">
        {texts.title}
      </h2>
      {state.kind === "loading" ? (
        <div role="status" className="grid gap-2">
          <span className="sr-only">{texts.loading}</span>
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
        </div>
      ) : null}
      {state.kind === "failed" ? (
        <div role="alert" className="grid justify-items-start gap-2">
          <p>
            {texts.failed} {errorText(state.failure)}
          </p>
          <Button variant="secondary" onClick={fetchRecipes}>
            {texts.retry}
          </Button>
        </div>
      ) : null}
      {state.kind === "there" && state.recipes.length === 0 ? <p className="text-muted">{texts.none}</p> : null}
      {state.kind === "there" && state.recipes.length > 0 ? (
        <ul className="grid gap-x-6 sm:grid-cols-2">
          {state.recipes.map(({ id, title, language: words, isUnsuitable }) => (
            <li key={id}>
              <a href={`/recipes/${id}`} className="link flex min-h-12 items-center gap-3 py-1">
                <PotIcon className="text-carrot" />
                <span className="grid min-w-0">
                  <span lang={words} className="wrap-anywhere">
                    {title}
                  </span>
                  {isUnsuitable ? <span className="text-sm text-muted">{texts.unsuitable}</span> : null}
                </span>
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
