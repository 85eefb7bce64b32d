"use client";

import { useState } from "react";
import { EmptyPlate } from "@/components/illustrations/empty-plate";
import { useErrorText } from "@/components/shell/shell-text";
import { toast } from "@/components/shell/toast-store";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { PlusIcon } from "@/components/ui/icons";
import type { Language } from "@/lib/domain/shared/language";
import type { PauseOutput, ReactionOutput } from "@/lib/features/family/schema";
import { callApi } from "@/lib/http/api-client";
import { memberEndpoints } from "@/lib/http/member-endpoints";
import { fill } from "@/lib/i18n/client-text";
import type { Messages } from "@/lib/i18n/messages";
import { Confirm } from "./confirm";
import { OwnState } from "./own-state";
import { PauseItem } from "./pause-item";
import { ReactionDialog } from "./reaction-dialog";
import { ReactionItem } from "./reaction-item";
import { useOwn } from "./use-own";
import { useReactionWords } from "./use-reaction-words";

export interface ReactionsViewProps {
  readonly locale: Language;
  readonly texts: Messages["Reactions"];
  readonly family: Messages["Family"];
}

/** What the parent is asked once more: to clear a food, or to remove a meal. */
type Asked = { readonly pause: PauseOutput } | { readonly meal: ReactionOutput };

/** What is paused, and the log of meals with what was noticed. */
export function ReactionsView({ locale, texts, family }: ReactionsViewProps) {
  const errorText = useErrorText();
  const log = useOwn<readonly ReactionOutput[]>(`${memberEndpoints.reactions}?language=${locale}`);
  const pauses = useOwn<readonly PauseOutput[]>(`${memberEndpoints.pauses}?language=${locale}`);
  const words = useReactionWords(locale);
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState<Asked>();
  const [busy, setBusy] = useState(false);

  async function answer(yes: Asked) {
    setBusy(true);
    try {
      if ("pause" in yes) {
        await callApi(memberEndpoints.pause(yes.pause.food.id), { method: "DELETE" });
        pauses.change((list) => list.filter(({ food }) => food.id !== yes.pause.food.id));
        toast({ title: texts.cleared });
      } else {
        await callApi(memberEndpoints.reaction(yes.meal.id), { method: "DELETE" });
        log.change((list) => list.filter(({ id }) => id !== yes.meal.id));
        pauses.reload();
        toast({ title: texts.removed });
      }
      setAsked(undefined);
    } catch (failure) {
      toast({ title: texts.failed, description: errorText(failure), variant: "destructive" });
    }
    setBusy(false);
  }

  const paused = pauses.data ?? [];
  return (
    <div className="grid gap-8">
      <div>
        <Button
          onClick={() => {
            setOpen(true);
          }}
        >
          <PlusIcon />
          {texts.log}
        </Button>
      </div>
      {pauses.error === null ? null : (
        <OwnState error={pauses.error} busy={pauses.isFetching} texts={family} onRetry={pauses.reload} />
      )}
      {paused.length === 0 ? null : (
        <section className="grid gap-3">
          <h2 className="text-xl">{texts.pausedTitle}</h2>
          <ul className="grid gap-3 sm:grid-cols-2">
            {paused.map((pause) => (
              <PauseItem
                key={pause.food.id}
                pause={pause}
                locale={locale}
                texts={texts}
                onClear={() => {
                  setAsked({ pause });
                }}
              />
            ))}
          </ul>
        </section>
      )}
      {log.data === undefined ? (
        <OwnState error={log.error} busy={log.isFetching} texts={family} onRetry={log.reload} />
      ) : log.data.length === 0 ? (
        <EmptyState picture={<EmptyPlate />} title={texts.emptyTitle}>
          {texts.emptyBody}
        </EmptyState>
      ) : (
        <section className="grid gap-3">
          <h2 className="text-xl">{texts.listTitle}</h2>
          <ul className="grid gap-3">
            {log.data.map((meal) => (
              <ReactionItem
                key={meal.id}
                meal={meal}
                locale={locale}
                texts={texts}
                remove={texts.remove}
                words={words}
                onRemove={() => {
                  setAsked({ meal });
                }}
              />
            ))}
          </ul>
        </section>
      )}
      <ReactionDialog
        open={open}
        locale={locale}
        onClose={() => {
          setOpen(false);
        }}
        onSaved={() => {
          log.reload();
          pauses.reload();
        }}
      />
      <Confirm
        open={asked !== undefined}
        title={
          asked !== undefined && "pause" in asked
            ? fill(texts.clearTitle, { food: asked.pause.food.name })
            : texts.removeTitle
        }
        body={asked !== undefined && "pause" in asked ? texts.clearBody : texts.removeBody}
        confirm={asked !== undefined && "pause" in asked ? texts.clearConfirm : texts.removeConfirm}
        family={family}
        busy={busy}
        onClose={() => {
          setAsked(undefined);
        }}
        onConfirm={() => {
          if (asked !== undefined) void answer(asked);
        }}
      />
    </div>
  );
}
