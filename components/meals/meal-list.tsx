import { EmptyPlate } from "@/components/illustrations/empty-plate";
import { FailedList } from "@/components/shell/failed-list";
import { EmptyState } from "@/components/ui/empty-state";
import { Skeleton } from "@/components/ui/skeleton";
import type { Language } from "@/lib/domain/shared/language";
import type { MealOutput } from "@/lib/features/meals/schema";
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
  if (meals === undefined && failure !== null) {
    return <FailedList failure={failure} retrying={retrying} texts={texts} onRetry={onRetry} />;
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
