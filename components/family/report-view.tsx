"use client";

import { useState, type ReactNode } from "react";
import { Button } from "@/components/ui/button";
import type { Language } from "@/lib/domain/shared/language";
import type { AllergyOutput, BabyOutput, ReactionOutput, TriedOutput } from "@/lib/features/family/schema";
import { memberEndpoints } from "@/lib/http/member-endpoints";
import { fill } from "@/lib/i18n/client-text";
import { timeText } from "@/lib/i18n/day";
import type { Messages } from "@/lib/i18n/messages";
import { OwnState } from "./own-state";
import { ReportReactions } from "./report-reactions";
import { shownDay } from "./shown-day";
import { TriedAllergens } from "./tried-allergens";
import { useOwn } from "./use-own";
import { useReactionWords } from "./use-reaction-words";

export interface ReportViewProps {
  readonly locale: Language;
  readonly texts: Messages["Report"];
  readonly tried: Messages["Tried"];
  readonly family: Messages["Family"];
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="@container grid grid-cols-1 gap-1.5">
      <h2 className="text-lg">{title}</h2>
      {children}
    </section>
  );
}

function bornIn(baby: BabyOutput, locale: Language, texts: Messages["Report"]): string {
  const month = timeText(new Date(`${baby.birthMonth}-01T00:00:00Z`), "monthOfYear", locale, "UTC");
  return [baby.name, fill(texts.born, { month })].filter((part) => part !== null).join(", ");
}

/** What was tried and how it went, on paper for a doctor. */
export function ReportView({ locale, texts, tried, family }: ReportViewProps) {
  const language = `?language=${locale}`;
  const babies = useOwn<readonly BabyOutput[]>(memberEndpoints.babies);
  const allergies = useOwn<readonly AllergyOutput[]>(`${memberEndpoints.allergies}${language}`);
  const log = useOwn<readonly ReactionOutput[]>(`${memberEndpoints.reactions}${language}`);
  const board = useOwn<TriedOutput>(`${memberEndpoints.tried}${language}`);
  const words = useReactionWords(locale);
  const [today] = useState(() => new Date().toISOString());

  const parts = [babies, allergies, log, board];
  if (babies.data === undefined || allergies.data === undefined || log.data === undefined || board.data === undefined) {
    return (
      <OwnState
        error={parts.find(({ error }) => error !== null)?.error ?? null}
        busy={parts.some(({ isFetching }) => isFetching)}
        texts={family}
        onRetry={() => {
          for (const part of parts) if (part.data === undefined) part.reload();
        }}
      />
    );
  }
  const eaten = [...board.data.groups.flatMap(({ foods }) => foods), ...board.data.others].filter(
    ({ times }) => times > 0,
  );
  return (
    <div className="grid gap-6">
      <div data-print="hide">
        <Button
          onClick={() => {
            window.print();
          }}
        >
          {texts.print}
        </Button>
      </div>
      <p className="text-sm text-muted">{fill(texts.asOf, { date: shownDay(today, locale) })}</p>
      <Part title={texts.babies}>
        {babies.data.length === 0 ? (
          <p>{texts.none}</p>
        ) : (
          <ul>
            {babies.data.map((baby) => (
              <li key={baby.id}>{bornIn(baby, locale, texts)}</li>
            ))}
          </ul>
        )}
      </Part>
      <Part title={texts.allergies}>
        <p>{allergies.data.length === 0 ? texts.none : allergies.data.map(({ food }) => food).join(", ")}</p>
      </Part>
      <Part title={texts.withSymptoms}>
        <ReportReactions meals={log.data} texts={texts} words={words} locale={locale} />
      </Part>
      <TriedAllergens allergens={board.data.allergens} texts={tried} locale={locale} />
      <Part title={texts.tried}>
        <p>{eaten.length === 0 ? texts.none : eaten.map(({ name, times }) => `${name} (${times})`).join(", ")}</p>
      </Part>
    </div>
  );
}
