import { ErrorPot } from "@/components/illustrations/error-pot";
import { OfflineBowl } from "@/components/illustrations/offline-bowl";
import { useErrorText } from "@/components/shell/shell-text";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Skeleton } from "@/components/ui/skeleton";
import { ApiFailure } from "@/lib/http/api-client";
import type { Messages } from "@/lib/i18n/messages";

/** Not there yet, or not to be had: the place of what comes, or why it does not and one thing to do. */
export function OwnState({
  error,
  busy,
  texts,
  onRetry,
}: {
  readonly error: Error | null;
  readonly busy: boolean;
  readonly texts: Messages["Family"];
  readonly onRetry: () => void;
}) {
  const errorText = useErrorText();
  if (error === null) return <Skeleton className="h-64" />;
  const offline = error instanceof ApiFailure && error.code === "offline";
  return (
    <div role="alert">
      <EmptyState
        picture={offline ? <OfflineBowl /> : <ErrorPot />}
        title={texts.failed}
        action={
          <Button variant="secondary" busy={busy} onClick={onRetry}>
            {texts.retry}
          </Button>
        }
      >
        {errorText(error)}
      </EmptyState>
    </div>
  );
}
