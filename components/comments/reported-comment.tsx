import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { PotIcon } from "@/components/ui/icons";
import { StarIcon } from "@/components/ui/play-icons";
import type { ReportedCommentOutput } from "@/lib/features/comments/schema";
import { countText, fill, fillPlural } from "@/lib/i18n/client-text";
import { dayText } from "@/lib/i18n/day";
import { pluralForms } from "@/lib/i18n/later-texts";
import type { Messages } from "@/lib/i18n/messages";
import { REASONS } from "./reasons.table";

export interface ReportedCommentProps {
  readonly comment: ReportedCommentOutput;
  readonly texts: Messages["Moderation"];
  readonly words: Messages["Comments"];
  readonly language: string;
  readonly busy: boolean;
  readonly onHide: () => void;
  readonly onShow: () => void;
  readonly onDismiss: () => void;
}

/** A reported comment with why it was reported, where it stands, and what can be done about it. */
export function ReportedComment({
  comment: { username, content, hasCooked, rating, createdAt, isHidden, recipeId, recipe, reasons, reportedAt },
  texts,
  words,
  language,
  busy,
  onHide,
  onShow,
  onDismiss,
}: ReportedCommentProps) {
  return (
    <li className="grid gap-3 rounded-card border border-hairline bg-card p-4 shadow-soft">
      <ul className="flex flex-wrap gap-2">
        {reasons.map(({ reason, count }) => (
          <li key={reason}>
            <Badge variant={reason === "unsafe" ? "caution" : "neutral"}>
              {words[REASONS[reason]]}
              <span className="amounts" aria-label={fillPlural(pluralForms(words.reports), count, language)}>
                × {countText(count, language)}
              </span>
            </Badge>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <strong className="wrap-anywhere">{username || words.user}</strong>
        {hasCooked ? (
          <Badge variant="tested">
            <PotIcon className="size-4" />
            {words.cooked}
          </Badge>
        ) : null}
        {rating === undefined ? null : (
          <span className="amounts flex items-center gap-1 font-semibold text-amber">
            <StarIcon className="fill-current" label={fill(words.rated, { rating: countText(rating, language) })} />
            <span aria-hidden>{countText(rating, language)}</span>
          </span>
        )}
        <time dateTime={createdAt} className="text-sm text-muted">
          {dayText(new Date(createdAt), language)}
        </time>
      </div>
      <blockquote className="border-l-4 border-line pl-3 wrap-anywhere whitespace-pre-line">{content}</blockquote>
      <p className="text-sm text-muted">
        {recipe === null ? (
          texts.noRecipe
        ) : (
          <a href={`/recipes/${recipeId}`} lang={recipe.language} className="link inline-flex min-h-11 items-center">
            {recipe.title}
          </a>
        )}
      </p>
      <p className="text-sm text-muted">{fill(texts.lastReported, { day: dayText(new Date(reportedAt), language) })}</p>
      <div className="flex flex-wrap gap-3">
        {isHidden ? (
          <Button variant="secondary" busy={busy} onClick={onShow}>
            {words.show}
          </Button>
        ) : (
          <>
            <Button variant="destructive" busy={busy} onClick={onHide}>
              {words.hide}
            </Button>
            <Button variant="secondary" busy={busy} onClick={onDismiss}>
              {texts.dismiss}
            </Button>
          </>
        )}
      </div>
    </li>
  );
}
