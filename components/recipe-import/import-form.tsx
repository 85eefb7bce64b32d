"use client";

import { useEffect, useRef, useSyncExternalStore, type ChangeEvent, type SubmitEvent } from "react";
import { Button } from "@/components/ui/button";
import { Field, fieldControl } from "@/components/ui/field";
import { controlClasses } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import { Select } from "@/components/ui/select";
import type { Language } from "@/lib/domain/shared/language";
import { changeFamilyDraft, EMPTY_FAMILY_DRAFT, familyDraft, subscribeToFamilyDraft } from "./family-draft";
import { ImportAdvice } from "./import-advice";
import type { ImportTexts } from "./import-texts";
import { useFamilyRecipe } from "./use-family-recipe";

/** What the server takes, in characters. */
const LONGEST = 200_000;
const TYPES = ".json,.jsonld,.html,.htm,.txt,.md,application/ld+json,application/json,text/html,text/plain";

/** A family's recipe goes in, what to change for the baby comes out. What was pasted is kept until it was read. */
export function ImportForm({ language, texts }: { readonly language: Language; readonly texts: ImportTexts }) {
  const draft = useSyncExternalStore(subscribeToFamilyDraft, familyDraft, () => EMPTY_FAMILY_DRAFT);
  const { advice, failure, busy, ask, fail } = useFamilyRecipe(language, texts);
  const result = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (advice) result.current?.focus();
  }, [advice]);

  async function take({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (!file) return;
    const text = file.size > 4 * LONGEST ? "" : await file.text();
    target.value = "";
    if (text === "" || text.length > LONGEST) fail(texts.fileTooLarge);
    else await ask(changeFamilyDraft({ text }));
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!busy && draft.text.trim() !== "") void ask(draft);
  }

  return (
    <>
      <form onSubmit={onSubmit} className="grid gap-4" data-print="hide">
        <Field id="family-recipe" label={texts.text} hint={texts.textHint}>
          <textarea
            {...fieldControl("family-recipe", { hint: texts.textHint })}
            rows={9}
            maxLength={LONGEST}
            value={draft.text}
            onChange={({ target }) => changeFamilyDraft({ text: target.value })}
            className={`${controlClasses} min-h-48 py-3`}
          />
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field id="family-age" label={texts.age}>
            <Select
              id="family-age"
              value={draft.ageGroup}
              onChange={({ target }) => {
                const age = texts.ages.find(({ value }) => value === target.value);
                if (age) changeFamilyDraft({ ageGroup: age.value });
              }}
            >
              {texts.ages.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
          <Field id="family-file" label={texts.file}>
            <input
              id="family-file"
              type="file"
              accept={TYPES}
              onChange={(event) => void take(event)}
              className="min-h-11 w-full text-sm file:mr-3 file:min-h-11 file:rounded-chip file:border-2 file:border-line file:bg-card file:px-4 file:font-bold file:text-ink"
            />
          </Field>
        </div>
        <Button type="submit" size="lg" busy={busy} disabled={draft.text.trim() === ""} className="justify-self-start">
          {texts.check}
        </Button>
      </form>
      {failure === undefined ? null : (
        <Notice variant="error" role="alert" title={texts.failed}>
          {failure}
        </Notice>
      )}
      <div ref={result} tabIndex={-1} className="outline-none">
        {advice ? <ImportAdvice advice={advice} texts={texts} locale={language} /> : null}
      </div>
    </>
  );
}
