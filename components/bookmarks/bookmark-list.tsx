import { useEffect } from "react";
import { useLoaded } from "@/components/home/use-loaded";
import { EmptyPlate } from "@/components/illustrations/empty-plate";
import { ErrorPot } from "@/components/illustrations/error-pot";
import { extrasLoader } from "@/components/recipes/load-extras";
import { RecipeCard } from "@/components/recipes/recipe-card";
import type { RecipeCardTexts } from "@/components/recipes/recipe-card-texts";
import { useWish } from "@/components/recipes/use-wish";
import { QueryProvider } from "@/components/shell/query-provider";
import { useErrorText } from "@/components/shell/shell-text";
import { Button, buttonVariants } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Spinner } from "@/components/ui/spinner";
import type { Language } from "@/lib/domain/shared/language";
import { dayText } from "@/lib/i18n/day";
import { useBookmarks } from "./use-bookmarks";

export interface BookmarkListTexts {
  readonly card: RecipeCardTexts;
  readonly empty: string;
  readonly emptyBody: string;
  readonly failedTitle: string;
  readonly loading: string;
  readonly mealNotSpecified: string;
  readonly more: string;
  readonly retry: string;
  readonly toRecipes: string;
}

export interface BookmarkListProps {
  readonly userId: string;
  readonly language: Language;
  readonly texts: BookmarkListTexts;
}

function List({ userId, language, texts }: BookmarkListProps) {
  const { bookmarks, error, isPending, isFetching, hasNextPage, fetchNextPage, refetch } = useBookmarks(
    userId,
    language,
  );
  const errorText = useErrorText();
  const [extras, needExtras] = useLoaded(extrasLoader(language));
  useEffect(needExtras, [needExtras]);
  useWish(true, language);

  if (isPending) {
    return (
      <p role="status" className="flex min-h-40 items-center justify-center gap-3 text-muted">
        <Spinner />
        {texts.loading}
      </p>
    );
  }
  if (error && bookmarks === undefined) {
    return (
      <div role="alert">
        <EmptyState
          picture={<ErrorPot />}
          title={texts.failedTitle}
          action={
            <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
              {texts.retry}
            </Button>
          }
        >
          {errorText(error)}
        </EmptyState>
      </div>
    );
  }
  if (bookmarks === undefined || bookmarks.length === 0) {
    return (
      <EmptyState
        picture={<EmptyPlate />}
        title={texts.empty}
        action={
          <a href="/" className={buttonVariants()}>
            {texts.toRecipes}
          </a>
        }
      >
        {texts.emptyBody}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="grid gap-10">
        {bookmarks.map(({ id, createdAt, recipe }) => (
          <li key={id} className="grid gap-3">
            <div>
              <h2 lang={recipe.language} className="text-xl [&:lang(my)]:text-lg">
                {recipe.title}
              </h2>
              <p className="amounts text-muted">
                {texts.card.meals.find(({ value }) => value === recipe.mealType)?.label ?? texts.mealNotSpecified}
                {" · "}
                <time dateTime={createdAt}>{dayText(new Date(createdAt), language)}</time>
              </p>
            </div>
            <RecipeCard
              recipe={recipe}
              texts={texts.card}
              locale={language}
              extras={extras}
              needExtras={needExtras}
              actions={
                extras ? <extras.RecipeActions recipe={recipe} texts={extras.texts} language={language} /> : null
              }
            />
          </li>
        ))}
      </ul>
      {hasNextPage ? (
        <Button
          variant="secondary"
          className="justify-self-center"
          busy={isFetching}
          onClick={() => void fetchNextPage()}
        >
          {texts.more}
        </Button>
      ) : null}
    </>
  );
}

/** A parent's bookmarks, latest first, each with its card. */
export function BookmarkList(props: BookmarkListProps) {
  return (
    <QueryProvider>
      <List {...props} />
    </QueryProvider>
  );
}
