import { EmptyPlate } from "@/components/illustrations/empty-plate";
import { ErrorPot } from "@/components/illustrations/error-pot";
import { OfflineBowl } from "@/components/illustrations/offline-bowl";
import { useErrorText } from "@/components/shell/shell-text";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ApiFailure } from "@/lib/http/api-client";
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
  const errorText = useErrorText();
  if (failure === null) {
    return (
      <EmptyState as="h3" picture={<EmptyPlate />} title={texts.emptyTitle}>
        {texts.emptyBody}
      </EmptyState>
    );
  }
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
