import { useRef, useState, type SubmitEvent } from "react";
import { newAttemptKey } from "@/components/home/order";
import type { LaterTexts } from "@/lib/i18n/later-texts";
import { useErrorText } from "@/components/shell/shell-text";
import { toast } from "@/components/shell/toast-store";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Field, fieldControl } from "@/components/ui/field";
import { controlClasses } from "@/components/ui/input";
import { ApiFailure, callApi } from "@/lib/http/api-client";
import { memberEndpoints } from "@/lib/http/member-endpoints";
import { EMPTY_DRAFT, keepDraft, keptDraft, type Draft } from "./comment-draft";
import { RatingField } from "./rating-field";

/** As long as the server takes. */
const MAX_LENGTH = 2000;

export interface CommentFormProps {
  readonly recipeId: string;
  readonly texts: LaterTexts["Comments"];
  readonly language: string;
  readonly onAdded: () => void;
}

/** Where a parent writes how it went. What was written stays until it is posted, whatever happens. */
export function CommentForm({ recipeId, texts, language, onAdded }: CommentFormProps) {
  const errorText = useErrorText();
  const [draft, setDraft] = useState(() => keptDraft(recipeId));
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const attempt = useRef<{ readonly draft: Draft; readonly key: string }>(undefined);
  const id = `comment-${recipeId}`;
  const isEmpty = draft.content.trim() === "";

  function write(change: Partial<Draft>) {
    const next = { ...draft, ...change };
    setDraft(next);
    keepDraft(recipeId, next);
  }

  async function post() {
    setBusy(true);
    setError(undefined);
    // An answer may be lost on its way: the same words again are the same comment.
    if (attempt.current?.draft !== draft) attempt.current = { draft, key: newAttemptKey() };
    const { content, hasCooked, rating } = draft;
    try {
      await callApi(memberEndpoints.comments(recipeId), {
        method: "POST",
        body: { content, hasCooked, ...(rating === undefined ? {} : { rating }) },
        idempotencyKey: attempt.current.key,
      });
      write(EMPTY_DRAFT);
      onAdded();
    } catch (failure) {
      const isGuest = failure instanceof ApiFailure && failure.status === 401;
      const title = isGuest ? texts.logInToComment : texts.addFailed;
      const description = isGuest ? undefined : errorText(failure);
      toast({ title, ...(description === undefined ? {} : { description }), variant: "destructive" });
      setError([title, description, texts.kept].filter(Boolean).join(" · "));
    }
    setBusy(false);
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!busy && !isEmpty) void post();
  }

  return (
    <form className="grid gap-3" onSubmit={onSubmit}>
      <Field id={id} label={texts.label} error={error}>
        <textarea
          {...fieldControl(id, { error })}
          rows={3}
          maxLength={MAX_LENGTH}
          value={draft.content}
          onChange={(event) => write({ content: event.target.value })}
          className={cn(controlClasses, "field-sizing-content min-h-24 resize-y")}
        />
      </Field>
      <label className="flex min-h-11 w-fit items-center gap-3">
        <input
          type="checkbox"
          checked={draft.hasCooked}
          onChange={(event) => write({ hasCooked: event.target.checked })}
          className="size-6 accent-carrot"
        />
        {texts.cookedLabel}
      </label>
      <RatingField
        name={`rating-${recipeId}`}
        texts={texts}
        language={language}
        rating={draft.rating}
        onChange={(rating) => write({ rating })}
      />
      <Button type="submit" className="justify-self-start" disabled={isEmpty} busy={busy}>
        {busy ? texts.adding : texts.add}
      </Button>
    </form>
  );
}
