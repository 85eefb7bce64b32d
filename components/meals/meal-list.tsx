import { EmptyPlate } from "@/components/illustrations/empty-plate";
import { ErrorPot } from "@/components/illustrations/error-pot";
import { OfflineBowl } from "@/components/illustrations/offline-bowl";
import { useErrorText } from "@/components/shell/shell-text";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Skeleton } from "@/components/ui/skeleton";
import type { Language } from "@/lib/domain/shared/language";
import type { MealOutput } from "@/lib/features/meals/schema";
import { ApiFailure } from "@/lib/http/api-client";
import { MealCard } from "./meal-card";
import type { MealTexts } from "./meal-texts";

export interface MealListProps {
  readonly meals: readonly MealOutput[] | undefined;
  /** Why the list is not there. */
  readonly failure: Error | null;
  readonly retrying: boolean;
  readonly texts: MealTexts;
  readonly language: Language;
  readonly onRetry: () => void;
}

/** What was suggested, the newest first; or why there is nothing. */
export function MealList({ meals, failure, retrying, texts, language, onRetry }: MealListProps) {
  const errorText = useErrorText();
  if (meals === undefined && failure !== null) {
    const offline = failure instanceof ApiFailure && failure.code === "offline";
    return (
      <div role="alert">
        <EmptyState
          as="h3"
          picture={offline ? <OfflineBowl /> : <ErrorPot />}
          title={offline ? texts.offlineTitle : texts.failedTitle}
          action={
            <Button variant="secondary" busy={retrying} onClick={onRetry}>
              {texts.retry}
            </Button>
          }
        >
          {errorText(failure)}
        </EmptyState>
      </div>
    );
  }
  if (meals === undefined) {
    return (
      <div role="status" className="grid gap-4">
        <span className="sr-only">{texts.loading}</span>
        <Skeleton className="h-48" />
        <Skeleton className="h-48" />
      </div>
    );
  }
  if (meals.length === 0) {
    return (
      <EmptyState as="h3" picture={<EmptyPlate />} title={texts.emptyTitle}>
        {texts.emptyBody}
      </EmptyState>
    );
  }
  return (
    <ul className="grid gap-4">
      {meals.map((meal) => (
        <li key={meal.id} className="min-w-0">
          <MealCard meal={meal} texts={texts} language={language} />
        </li>
      ))}
    </ul>
  );
}
