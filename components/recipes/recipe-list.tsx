import { useEffect, useState } from "react";
import { useAfter } from "@/components/home/use-after";
import { useLoaded } from "@/components/home/use-loaded";
import { QueryProvider } from "@/components/shell/query-provider";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { BinIcon } from "@/components/ui/play-icons";
import type { Language } from "@/lib/domain/shared/language";
import { extrasLoader } from "./load-extras";
import { RecipeCard } from "./recipe-card";
import { RecipeCardSkeleton } from "./recipe-list-skeleton";
import type { RecipeListTexts } from "./recipe-list-texts";
import { Suggestions } from "./suggestions";
import { useNear } from "./use-near";
import { useRecipes } from "./use-recipes";
import { useWish } from "./use-wish";
import { titleIdOf } from "./title-id";

async function loadState() {
  return (await import("./recipe-list-state")).RecipeListState;
}

async function loadClear() {
  return (await import("./clear-recipes")).ClearRecipes;
}

const SLOW_MILLISECONDS = 4000;

export interface RecipeListProps {
  readonly language: Language;
  readonly texts: RecipeListTexts;
}

function Loading({ texts }: Pick<RecipeListProps, "texts">) {
  const slow = useAfter(SLOW_MILLISECONDS);
  return (
    <>
      <p role="status" className={slow ? "text-muted" : "sr-only"}>
        {slow ? texts.slow : texts.loading}
      </p>
      <RecipeCardSkeleton />
      <RecipeCardSkeleton />
    </>
  );
}

function List({ language, texts }: RecipeListProps) {
  const { ageGroup, recipes, suggestions, kept, isPending, isFetching, failure, isParent, reload } =
    useRecipes(language);
  const [clearing, setClearing] = useState(false);
  const [isTooYoung, setTooYoung] = useState(false);
  const [extras, needExtras] = useLoaded(extrasLoader(language));
  const [State, needState] = useLoaded(loadState);
  const [ClearRecipes, needClear] = useLoaded(loadClear);
  const isEmpty = !isPending && recipes.length === 0;
  const nearCards = useNear(needExtras);
  const needsState = isEmpty || failure !== null;

  useEffect(() => {
    if (needsState) needState();
  }, [needsState, needState]);
  useWish(isParent, language);
  useEffect(() => {
    if (!isParent) return;
    import("@/components/home/baby-age")
      .then(({ chooseBabyAge }) => chooseBabyAge(texts.ageFromProfile, texts.card.ages))
      .then(setTooYoung)
      // Whatever could not be fetched, the code or the babies: the parent chooses it.
      .catch(() => undefined);
  }, [isParent, texts]);

  return (
    <div className="grid gap-6">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h2 id="recipes-title" className="text-2xl">
          {texts.recipes}
        </h2>
        {isParent && recipes.length > 0 ? (
          <Button
            variant="quiet"
            onClick={() => {
              needClear();
              setClearing(true);
            }}
          >
            <BinIcon />
            {texts.clear.open}
          </Button>
        ) : null}
      </div>
      {isTooYoung && isParent ? <Notice>{texts.tooYoung}</Notice> : null}
      {recipes.length === 0 ? null : (
        <div ref={nearCards} className="grid gap-6">
          {recipes.map((recipe) => (
            // Far from the screen its place is kept and its inside is not laid out; a shadow reaches over its edge.
            <div
              key={recipe.id}
              data-slot="recipe-place"
              className="grid gap-4 [contain-intrinsic-block-size:auto_115rem] md:[contain-intrinsic-block-size:auto_70rem] [content-visibility:auto] [overflow-clip-margin:2rem]"
            >
              <RecipeCard
                recipe={recipe}
                texts={texts.card}
                locale={language}
                extras={extras}
                needExtras={needExtras}
                chosenAge={ageGroup}
                titleId={titleIdOf(recipe.id)}
                actions={
                  extras ? <extras.RecipeActions recipe={recipe} texts={extras.texts} language={language} /> : null
                }
              />
              <Suggestions
                recipeId={recipe.id}
                suggestions={suggestions.get(recipe.id) ?? []}
                texts={texts}
                language={language}
                kept={kept}
                extras={extras}
                needExtras={needExtras}
              />
            </div>
          ))}
        </div>
      )}
      {isPending ? <Loading texts={texts} /> : null}
      {needsState && State ? <State failure={failure} retrying={isFetching} texts={texts} onRetry={reload} /> : null}
      {ClearRecipes ? (
        <ClearRecipes
          open={clearing}
          texts={texts.clear}
          onClose={() => {
            setClearing(false);
          }}
        />
      ) : null}
    </div>
  );
}

/** The recipes of the page, with the cache they live in. */
export function RecipeList(props: RecipeListProps) {
  return (
    <QueryProvider>
      <List {...props} />
    </QueryProvider>
  );
}
