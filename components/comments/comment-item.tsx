import { useState } from "react";
import { pluralForms, type LaterTexts } from "@/lib/i18n/later-texts";
import type { SignedInUser } from "@/components/shell/user-store";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { StarIcon } from "@/components/ui/play-icons";
import { PotIcon } from "@/components/ui/icons";
import type { CommentOutput } from "@/lib/features/comments/schema";
import { countText, fill, fillPlural } from "@/lib/i18n/client-text";
import { dayText } from "@/lib/i18n/day";
import { DeleteComment } from "./delete-comment";
import { looksAfterComments } from "./looks-after";
import { ReportComment } from "./report-comment";

export interface CommentItemProps {
  readonly comment: CommentOutput;
  readonly user: SignedInUser | undefined;
  readonly texts: LaterTexts["Comments"];
  readonly language: string;
  /** Shows the list as it is now. */
  readonly onChanged: () => void;
  readonly onDeleted: () => void;
  readonly onHide: (comment: CommentOutput) => void;
}

/** What one parent said, with what this reader can do about it. */
export function CommentItem({ comment, user, texts, language, onChanged, onDeleted, onHide }: CommentItemProps) {
  const [asked, setAsked] = useState<"delete" | "report">();
  const isMine = user !== undefined && user.clerkId === comment.userId;
  const isModerator = looksAfterComments(user);
  const close = () => setAsked(undefined);
  return (
    <li className="grid gap-1 py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <strong className="wrap-anywhere">{comment.username || texts.user}</strong>
        {comment.hasCooked ? (
          <Badge variant="tested" title={texts.cookedHint}>
            <PotIcon className="size-4" />
            {texts.cooked}
            <span className="sr-only">. {texts.cookedHint}</span>
          </Badge>
        ) : null}
        {comment.rating === undefined ? null : (
          <span className="amounts flex items-center gap-1 font-semibold text-amber">
            <StarIcon
              className="fill-current"
              label={fill(texts.rated, { rating: countText(comment.rating, language) })}
            />
            <span aria-hidden>{countText(comment.rating, language)}</span>
          </span>
        )}
        <time dateTime={comment.createdAt} className="text-sm text-muted">
          {dayText(new Date(comment.createdAt), language)}
        </time>
        {comment.reportCount ? (
          <>
            <Badge variant="caution">{fillPlural(pluralForms(texts.reports), comment.reportCount, language)}</Badge>
            <a href="/moderation" className="link inline-flex min-h-11 items-center text-sm">
              {texts.allReported}
            </a>
          </>
        ) : null}
      </div>
      <p className="wrap-anywhere whitespace-pre-line">{comment.content}</p>
      {comment.isHidden ? <p className="text-sm text-muted">{texts.hidden}</p> : null}
      <div className="-ml-4 flex flex-wrap empty:hidden">
        {isMine ? (
          <Button variant="quiet" className="px-4 text-sm text-muted" onClick={() => setAsked("delete")}>
            {texts.delete}
          </Button>
        ) : null}
        {user !== undefined && !isMine && !comment.isHidden ? (
          <Button
            variant="quiet"
            className="px-4 text-sm text-muted"
            disabled={comment.reportedByMe === true}
            onClick={() => setAsked("report")}
          >
            {comment.reportedByMe ? texts.reportedMark : texts.report}
          </Button>
        ) : null}
        {isModerator ? (
          <Button variant="quiet" className="px-4 text-sm text-muted" onClick={() => onHide(comment)}>
            {comment.isHidden ? texts.show : texts.hide}
          </Button>
        ) : null}
      </div>
      {asked === "delete" ? (
        <DeleteComment id={comment.id} texts={texts} onClose={close} onChanged={onChanged} onDeleted={onDeleted} />
      ) : null}
      {asked === "report" ? (
        <ReportComment id={comment.id} texts={texts} onClose={close} onChanged={onChanged} />
      ) : null}
    </li>
  );
}
