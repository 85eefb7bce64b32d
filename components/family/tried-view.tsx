"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { PlusIcon } from "@/components/ui/icons";
import { Select } from "@/components/ui/select";
import type { Language } from "@/lib/domain/shared/language";
import type { BabyOutput, TriedOutput } from "@/lib/features/family/schema";
import { memberEndpoints } from "@/lib/http/member-endpoints";
import type { PluralForms } from "@/lib/i18n/client-text";
import type { Messages } from "@/lib/i18n/messages";
import { babyName } from "./baby-name";
import { OwnState } from "./own-state";
import { ReactionDialog } from "./reaction-dialog";
import { TriedAlbum } from "./tried-album";
import { TriedAllergens } from "./tried-allergens";
import { TriedSummary } from "./tried-summary";
import { TriedTable } from "./tried-table";
import { useOwn } from "./use-own";

export interface TriedViewProps {
  readonly locale: Language;
  readonly texts: Messages["Tried"];
  readonly times: PluralForms;
  readonly family: Messages["Family"];
}

/** The board of first foods: the flower, allergens, iron, the album, and all of it as a table. */
export function TriedView({ locale, texts, times, family }: TriedViewProps) {
  const [babyId, setBabyId] = useState("");
  const [open, setOpen] = useState(false);
  const whose = babyId === "" ? "" : `&babyId=${babyId}`;
  const { data, error, isFetching, reload } = useOwn<TriedOutput>(
    `${memberEndpoints.tried}?language=${locale}${whose}`,
  );
  const babies = useOwn<readonly BabyOutput[]>(memberEndpoints.babies).data ?? [];
  return (
    <div className="grid grid-cols-1 gap-8">
      <div className="flex flex-wrap items-end gap-4">
        <Button
          onClick={() => {
            setOpen(true);
          }}
        >
          <PlusIcon />
          {texts.log}
        </Button>
        {babies.length < 2 ? null : (
          <Field id="tried-baby" label={texts.whose}>
            <Select
              id="tried-baby"
              value={babyId}
              onChange={({ target }) => {
                setBabyId(target.value);
              }}
            >
              <option value="">{texts.everybody}</option>
              {babies.map((baby, index) => (
                <option key={baby.id} value={baby.id}>
                  {babyName(baby, index, texts.baby, locale)}
                </option>
              ))}
            </Select>
          </Field>
        )}
      </div>
      {data === undefined ? (
        <OwnState error={error} busy={isFetching} texts={family} onRetry={reload} />
      ) : (
        <>
          <TriedSummary board={data} texts={texts} locale={locale} />
          <TriedAllergens allergens={data.allergens} texts={texts} locale={locale} />
          <TriedAlbum board={data} texts={texts} times={times} locale={locale} />
          <TriedTable board={data} texts={texts} locale={locale} />
          <p className="text-sm text-muted">{family.reviewed}</p>
        </>
      )}
      <ReactionDialog
        open={open}
        locale={locale}
        onClose={() => {
          setOpen(false);
        }}
        onSaved={reload}
      />
    </div>
  );
}
