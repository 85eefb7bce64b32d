"use client";

import { useEffect, useState } from "react";
import { useErrorText } from "@/components/shell/shell-text";
import { toast } from "@/components/shell/toast-store";
import { Dialog } from "@/components/ui/dialog";
import type { ReactionTexts } from "@/lib/domain/safety/reaction-texts/reaction-texts";
import type { Language } from "@/lib/domain/shared/language";
import { ApiFailure } from "@/lib/http/api-client";
import { loadReactionTexts } from "./load-reaction-texts";
import { ReactionForm } from "./reaction-form";
import { ReactionThanks } from "./reaction-thanks";
import { useReaction } from "./use-reaction";

export interface ReactionDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly locale: Language;
  /** The recipe that was eaten. `id` is left out for a suggestion, which the server does not keep. */
  readonly recipe?: {
    readonly id?: string;
    readonly title: string;
    readonly language?: string;
    readonly foodIds: readonly string[];
  };
  /** Called when the meal is kept. */
  readonly onSaved?: () => void;
}

const NO_FOODS: readonly string[] = [];

function useReactionTexts(wanted: boolean, locale: Language, onFailed: () => void): ReactionTexts | undefined {
  const errorText = useErrorText();
  const [texts, setTexts] = useState<ReactionTexts>();
  useEffect(() => {
    if (!wanted || texts !== undefined) return;
    loadReactionTexts(locale).then(setTexts, () => {
      toast({ title: errorText(new ApiFailure(0, "offline")), variant: "destructive" });
      onFailed();
    });
  }, [wanted, texts, locale, errorText, onFailed]);
  return texts;
}

/**
 * "How did it go?", from a recipe or for any meal, and thanks when it is kept. Fetches its words when it is first
 * opened. Kept mounted while it is closed, it keeps what was entered.
 */
export function ReactionDialog({ open, onClose, locale, recipe, onSaved }: ReactionDialogProps) {
  const texts = useReactionTexts(open, locale, onClose);
  const reaction = useReaction(recipe?.id, onSaved);
  const { saved, startAgain } = reaction;
  if (texts === undefined) return null;

  function close() {
    if (saved !== undefined) startAgain();
    onClose();
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      closeLabel={texts.close}
      title={saved === undefined ? texts.title : texts.thanks}
    >
      {saved === undefined ? (
        <>
          {recipe === undefined ? null : (
            <p lang={recipe.language} className="-mt-2 text-muted">
              {recipe.title}
            </p>
          )}
          <ReactionForm texts={texts} locale={locale} foodIds={recipe?.foodIds ?? NO_FOODS} reaction={reaction} />
        </>
      ) : (
        <ReactionThanks
          texts={texts}
          paused={saved.triage === "none" ? [] : saved.foods.map(({ name }) => name)}
          isOnDevice={saved.isOnDevice === true}
          onClose={close}
        />
      )}
    </Dialog>
  );
}
