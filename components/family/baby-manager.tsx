import { useState } from "react";
import { BibBaby } from "@/components/illustrations/bib-baby";
import { useErrorText } from "@/components/shell/shell-text";
import { toast } from "@/components/shell/toast-store";
import type { Language } from "@/lib/domain/shared/language";
import type { BabyOutput } from "@/lib/features/family/schema";
import { callApi } from "@/lib/http/api-client";
import { memberEndpoints } from "@/lib/http/member-endpoints";
import { fill, type PluralForms } from "@/lib/i18n/client-text";
import type { Messages } from "@/lib/i18n/messages";
import { BabyForm } from "./baby-form";
import { BabyItem } from "./baby-item";
import { babyName } from "./baby-name";
import { Confirm } from "./confirm";
import { OwnState } from "./own-state";
import { useOwn } from "./use-own";

export interface BabyManagerProps {
  readonly texts: Messages["Profile"];
  readonly months: PluralForms;
  readonly family: Messages["Family"];
  readonly locale: Language;
}

/** The family's babies: add one, say whom recipes are for, remove one. */
export function BabyManager({ texts, months, family, locale }: BabyManagerProps) {
  const errorText = useErrorText();
  const { data, error, isFetching, reload } = useOwn<readonly BabyOutput[]>(memberEndpoints.babies);
  const [leaving, setLeaving] = useState<{ readonly id: string; readonly name: string }>();
  const [busy, setBusy] = useState(false);

  async function act(call: () => Promise<unknown>): Promise<boolean> {
    setBusy(true);
    try {
      await call();
      toast({ title: texts.saved });
      reload();
      return true;
    } catch (failure) {
      toast({ title: texts.failed, description: errorText(failure), variant: "destructive" });
      return false;
    } finally {
      setBusy(false);
    }
  }

  const babies = data ?? [];
  return (
    <section className="grid gap-4">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-4">
        <div className="grid gap-1">
          <h2 className="text-xl">{texts.babiesTitle}</h2>
          <p className="max-w-prose text-muted">{texts.babiesBody}</p>
        </div>
        <BibBaby className="w-24 max-sm:w-16" />
      </div>
      {data === undefined ? (
        <OwnState error={error} busy={isFetching} texts={family} onRetry={reload} />
      ) : (
        <ul className="grid gap-3 empty:hidden sm:grid-cols-2">
          {babies.map((baby, index) => {
            const name = babyName(baby, index, texts.baby, locale);
            return (
              <BabyItem
                key={baby.id}
                baby={baby}
                name={name}
                several={babies.length > 1}
                texts={texts}
                months={months}
                locale={locale}
                onChoose={() =>
                  void act(() => callApi(memberEndpoints.baby(baby.id), { method: "PATCH", body: { chosen: true } }))
                }
                busy={busy}
                onMonth={(birthMonth) =>
                  act(() => callApi(memberEndpoints.baby(baby.id), { method: "PATCH", body: { birthMonth } }))
                }
                onRemove={() => {
                  setLeaving({ id: baby.id, name });
                }}
              />
            );
          })}
        </ul>
      )}
      <BabyForm
        texts={texts}
        locale={locale}
        busy={busy}
        onAdd={(body) => act(() => callApi(memberEndpoints.babies, { method: "POST", body }))}
      />
      <p className="text-sm text-muted">{texts.monthsHint}</p>
      <Confirm
        open={leaving !== undefined}
        title={fill(texts.removeBabyTitle, { name: leaving?.name ?? "" })}
        body={texts.removeBabyBody}
        confirm={texts.remove}
        family={family}
        busy={busy}
        onClose={() => {
          setLeaving(undefined);
        }}
        onConfirm={() => {
          if (leaving === undefined) return;
          void act(() => callApi(memberEndpoints.baby(leaving.id), { method: "DELETE" })).then((done) => {
            if (done) setLeaving(undefined);
          });
        }}
      />
    </section>
  );
}
