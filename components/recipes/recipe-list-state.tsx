import { EmptyPlate } from "@/components/illustrations/empty-plate";
import { FailedList } from "@/components/shell/failed-list";
import { EmptyState } from "@/components/ui/empty-state";
import type { RecipeListTexts } from "./recipe-list-texts";

export interface RecipeListStateProps {
  /** Why there is no list; null where there is one and nothing is on it. */
  readonly failure: Error | null;
  readonly retrying: boolean;
  readonly texts: RecipeListTexts;
  readonly onRetry: () => void;
}

/** No recipes: because there are none yet, or because they could not be fetched. */
export function RecipeListState({ failure, retrying, texts, onRetry }: RecipeListStateProps) {
  if (failure === null) {
    return (
      <EmptyState as="h3" picture={<EmptyPlate />} title={texts.emptyTitle}>
        {texts.emptyBody}
      </EmptyState>
    );
  }
  return <FailedList failure={failure} retrying={retrying} texts={texts} onRetry={onRetry} />;
}
