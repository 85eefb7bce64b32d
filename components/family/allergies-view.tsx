"use client";

import { useState } from "react";
import { EmptyPlate } from "@/components/illustrations/empty-plate";
import { useErrorText } from "@/components/shell/shell-text";
import { toast } from "@/components/shell/toast-store";
import { EmptyState } from "@/components/ui/empty-state";
import type { Language } from "@/lib/domain/shared/language";
import type { AllergyOutput } from "@/lib/features/family/schema";
import { callApi } from "@/lib/http/api-client";
import { memberEndpoints } from "@/lib/http/member-endpoints";
import { fill } from "@/lib/i18n/client-text";
import type { Messages } from "@/lib/i18n/messages";
import { AllergyForm } from "./allergy-form";
import { AllergyItem } from "./allergy-item";
import { Confirm } from "./confirm";
import { OwnState } from "./own-state";
import { useOwn } from "./use-own";

export interface AllergiesViewProps {
  readonly locale: Language;
  readonly texts: Messages["Allergies"];
  readonly family: Messages["Family"];
}

/** What the family avoids: a field to add to it, and the list with what each entry is taken for. */
export function AllergiesView({ locale, texts, family }: AllergiesViewProps) {
  const errorText = useErrorText();
  const address = `${memberEndpoints.allergies}?language=${locale}`;
  const { data, error, isFetching, reload, change } = useOwn<readonly AllergyOutput[]>(address);
  const [removing, setRemoving] = useState<string>();
  const [asked, setAsked] = useState<AllergyOutput>();

  function fail(failure: unknown) {
    toast({ title: texts.failed, description: errorText(failure), variant: "destructive" });
  }

  async function add(food: string): Promise<boolean> {
    try {
      const body = { food, language: locale };
      const added = await callApi<AllergyOutput>(memberEndpoints.allergies, { method: "POST", body });
      change((list) => [...list.filter(({ id }) => id !== added.id), added]);
      toast({ title: texts.added });
      return true;
    } catch (failure) {
      fail(failure);
      return false;
    }
  }

  async function remove(id: string) {
    setRemoving(id);
    try {
      await callApi(memberEndpoints.allergy(id), { method: "DELETE" });
      change((list) => list.filter((each) => each.id !== id));
      toast({ title: texts.removed });
    } catch (failure) {
      fail(failure);
    }
    setRemoving(undefined);
    setAsked(undefined);
  }

  return (
    <div className="grid gap-6">
      <AllergyForm texts={texts} onAdd={add} />
      {data === undefined ? (
        <OwnState error={error} busy={isFetching} texts={family} onRetry={reload} />
      ) : data.length === 0 ? (
        <EmptyState picture={<EmptyPlate />} title={texts.emptyTitle}>
          {texts.emptyBody}
        </EmptyState>
      ) : (
        <section className="grid gap-3">
          <h2 className="text-xl">{texts.list}</h2>
          <ul className="grid gap-3 sm:grid-cols-2">
            {data.map((allergy) => (
              <AllergyItem
                key={allergy.id}
                allergy={allergy}
                texts={texts}
                busy={removing === allergy.id}
                onRemove={() => setAsked(allergy)}
              />
            ))}
          </ul>
        </section>
      )}
      <p className="max-w-prose text-sm text-muted">{texts.limits}</p>
      <Confirm
        open={asked !== undefined}
        title={fill(texts.removeTitle, { food: asked?.food ?? "" })}
        body={texts.removeBody}
        confirm={texts.removeConfirm}
        family={family}
        busy={removing !== undefined}
        onClose={() => setAsked(undefined)}
        onConfirm={() => {
          if (asked) void remove(asked.id);
        }}
      />
    </div>
  );
}
