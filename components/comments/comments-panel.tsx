import { useRef } from "react";
import type { CardRecipe } from "@/components/recipes/card-recipe";
import type { LaterTexts } from "@/lib/i18n/later-texts";
import { useErrorText } from "@/components/shell/shell-text";
import { useUser } from "@/components/shell/use-user";
import { Badge } from "@/components/ui/badge";
import { Button, buttonVariants } from "@/components/ui/button";
import { StarIcon } from "@/components/ui/play-icons";
import { Notice } from "@/components/ui/notice";
import { Spinner } from "@/components/ui/spinner";
import type { CommentOutput } from "@/lib/features/comments/schema";
import { memberEndpoints } from "@/lib/http/member-endpoints";
import { countsIn, fill } from "@/lib/i18n/client-text";
import { CommentForm } from "./comment-form";
import { CommentItem } from "./comment-item";
import { useCall } from "./use-call";
import { useComments } from "./use-comments";

export interface CommentsPanelProps {
  readonly recipe: Pick<CardRecipe, "id" | "commentCount" | "averageRating">;
  readonly texts: LaterTexts["Comments"];
  readonly language: string;
}

/** What parents say about a recipe, and where to say something. */
export function CommentsPanel({ recipe: { id, commentCount, averageRating }, texts, language }: CommentsPanelProps) {
  const { user, isLoading } = useUser();
  const title = useRef<HTMLParagraphElement>(null);
  const errorText = useErrorText();
  const { comments, error, isPending, isFetching, hasNextPage, fetchNextPage, reload } = useComments(id);
  const { call } = useCall();
  const number = countsIn(language, { maximumFractionDigits: 1 });
  const titleId = `comments-${id}`;
  const refresh = () => void reload();

  async function hide(comment: CommentOutput) {
    const method = comment.isHidden ? "DELETE" : "POST";
    await call({ address: memberEndpoints.commentHidden(comment.id), method, failed: texts.moderateFailed });
    await reload();
  }

  return (
    <section aria-labelledby={titleId} className="grid gap-4 border-t border-hairline pt-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p id={titleId} ref={title} tabIndex={-1} className="text-lg font-extrabold outline-none">
          {texts.title}
        </p>
        <Badge className="amounts">{number(commentCount)}</Badge>
        {averageRating === undefined ? null : (
          <span className="amounts flex items-center gap-1 font-bold text-amber">
            <StarIcon className="fill-current" label={fill(texts.rated, { rating: number(averageRating) })} />
            <span aria-hidden>{number(averageRating)}</span>
          </span>
        )}
      </div>
      {user === undefined && !isLoading ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-grey-soft p-4">
          <p>{texts.signInBody}</p>
          <a
            href={`/sign-in?redirect_url=${encodeURIComponent(window.location.pathname)}`}
            className={buttonVariants({ variant: "soft" })}
          >
            {texts.signIn}
          </a>
        </div>
      ) : null}
      {user === undefined ? null : <CommentForm recipeId={id} texts={texts} language={language} onAdded={refresh} />}
      {isPending ? (
        <p role="status" className="flex min-h-11 items-center gap-3 text-muted">
          <Spinner />
          {texts.loading}
        </p>
      ) : null}
      {error ? (
        <Notice variant="error" role="alert" title={texts.failedTitle}>
          <p>{errorText(error)}</p>
          <Button variant="secondary" className="mt-2" busy={isFetching} onClick={refresh}>
            {texts.retry}
          </Button>
        </Notice>
      ) : null}
      {comments?.length === 0 ? <p className="text-muted">{texts.empty}</p> : null}
      {comments && comments.length > 0 ? (
        <ul className="divide-y divide-hairline border-t border-hairline">
          {comments.map((comment) => (
            <CommentItem
              key={comment.id}
              comment={comment}
              user={user}
              texts={texts}
              language={language}
              onChanged={refresh}
              // The dialog gives the focus back to a button that is about to go.
              onDeleted={() => void reload().then(() => title.current?.focus())}
              onHide={(one) => void hide(one)}
            />
          ))}
        </ul>
      ) : null}
      {hasNextPage ? (
        <Button
          variant="secondary"
          className="justify-self-start"
          busy={isFetching}
          onClick={() => void fetchNextPage()}
        >
          {texts.more}
        </Button>
      ) : null}
    </section>
  );
}
