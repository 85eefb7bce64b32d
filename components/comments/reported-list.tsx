import { useRef, useState } from "react";
import { Confirm } from "@/components/family/confirm";
import { EmptyPlate } from "@/components/illustrations/empty-plate";
import { FailedList } from "@/components/shell/failed-list";
import { ChoiceChips } from "@/components/ui/choice-chips";
import { EmptyState } from "@/components/ui/empty-state";
import { Skeleton } from "@/components/ui/skeleton";
import type { ReportState } from "@/lib/features/comments/schema";
import { memberEndpoints } from "@/lib/http/member-endpoints";
import { ReportedComment } from "./reported-comment";
import type { ModerationTexts } from "./moderation-view";
import { useCall } from "./use-call";
import { useReported } from "./use-reported";

const STATES = ["waiting", "hidden"] as const satisfies readonly ReportState[];

/** The reported comments, and what was decided about them at once in the list. */
export function ReportedList({ language, texts }: { readonly language: string; readonly texts: ModerationTexts }) {
  const { moderation, comments: words, family } = texts;
  const [state, setState] = useState<ReportState>("waiting");
  const [asked, setAsked] = useState<string>();
  const { comments, error, isFetching, reload } = useReported(state, language);
  const { busy, call } = useCall();
  const list = useRef<HTMLDivElement>(null);

  async function decide(address: string, method: "POST" | "DELETE", done: string) {
    await call({ address, method, done, failed: words.moderateFailed });
    // Done or not: somebody else may have decided meanwhile.
    setAsked(undefined);
    await reload();
    list.current?.focus();
  }

  return (
    <div className="grid gap-6">
      <ChoiceChips
        name="report-state"
        label={moderation.which}
        values={STATES}
        value={state}
        labels={moderation}
        onChange={setState}
      />
      <div ref={list} tabIndex={-1} aria-label={moderation[state]} role="group" className="outline-none">
        {comments === undefined && error === null ? (
          <div role="status" className="grid gap-4">
            <span className="sr-only">{moderation.loading}</span>
            <Skeleton className="h-48" />
            <Skeleton className="h-48" />
          </div>
        ) : null}
        {error === null ? null : (
          <FailedList failure={error} retrying={isFetching} texts={moderation} onRetry={() => void reload()} />
        )}
        {error === null && comments?.length === 0 ? (
          <EmptyState picture={<EmptyPlate />} title={moderation.empty[state].title}>
            {moderation.empty[state].body}
          </EmptyState>
        ) : null}
        {error === null && comments !== undefined && comments.length > 0 ? (
          <ul className="grid gap-4">
            {comments.map((comment) => (
              <ReportedComment
                key={comment.id}
                comment={comment}
                texts={moderation}
                words={words}
                language={language}
                busy={busy}
                onHide={() => void decide(memberEndpoints.commentHidden(comment.id), "POST", moderation.isHiddenNow)}
                onShow={() => void decide(memberEndpoints.commentHidden(comment.id), "DELETE", moderation.isShownNow)}
                onDismiss={() => setAsked(comment.id)}
              />
            ))}
          </ul>
        ) : null}
      </div>
      <Confirm
        open={asked !== undefined}
        title={moderation.dismissTitle}
        body={moderation.dismissBody}
        confirm={moderation.dismiss}
        family={family}
        busy={busy}
        onClose={() => setAsked(undefined)}
        onConfirm={() => {
          if (asked !== undefined) void decide(memberEndpoints.commentReport(asked), "DELETE", moderation.dismissed);
        }}
      />
    </div>
  );
}
