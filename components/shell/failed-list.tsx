import { ErrorPot } from "@/components/illustrations/error-pot";
import { OfflineBowl } from "@/components/illustrations/offline-bowl";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ApiFailure } from "@/lib/http/api-client";
import { useErrorText } from "./shell-text";

export interface FailedListProps {
  readonly failure: Error;
  readonly retrying: boolean;
  readonly texts: { readonly failedTitle: string; readonly offlineTitle: string; readonly retry: string };
  readonly onRetry: () => void;
}

/** A list that did not come, why, and one thing to do about it. */
export function FailedList({ failure, retrying, texts, onRetry }: FailedListProps) {
  const errorText = useErrorText();
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
