"use client";

import { useCallback, useEffect, useEffectEvent, useState } from "react";
import { useErrorText } from "@/components/shell/shell-text";
import { toast } from "@/components/shell/toast-store";
import { Button, buttonVariants } from "@/components/ui/button";
import { CrossIcon } from "@/components/ui/icons";
import { Notice } from "@/components/ui/notice";
import { Progress } from "@/components/ui/progress";
import type { Language } from "@/lib/domain/shared/language";
import { fill, fillPlural } from "@/lib/i18n/client-text";
import { listText } from "@/lib/i18n/list-text";
import type { PhotoTexts } from "./maker-texts";
import { readPhoto, type PhotoReading } from "./read-photo";
import { useAfter } from "./use-after";

const SLOW_MILLISECONDS = 6_000;
/** Between the two toasts, of which only one is ever seen. */
const SECOND_TOAST_MILLISECONDS = 2_500;
const SIGN_IN = "/sign-in?redirect_url=%2F";

interface OutcomeProps {
  readonly reading: PhotoReading;
  readonly language: Language;
  readonly texts: PhotoTexts;
  readonly onRetry: () => void;
}

function Looking({ label, texts }: { readonly label: string; readonly texts: PhotoTexts }) {
  const slow = useAfter(SLOW_MILLISECONDS);
  return <Progress label={slow ? texts.slow : label} />;
}

/** What became of the photo, in its place. */
function Outcome({ reading, language, texts, onRetry }: OutcomeProps) {
  const errorText = useErrorText();
  switch (reading.state) {
    case "preparing":
    case "analyzing":
      return <Looking label={texts[reading.state]} texts={texts} />;
    case "notSetUp":
      return <Notice>{texts.notSetUp}</Notice>;
    case "guest":
      return (
        <Notice>
          <p>{texts.guest}</p>
          <a href={SIGN_IN} className={`${buttonVariants({ variant: "secondary" })} mt-2`}>
            {texts.signIn}
          </a>
        </Notice>
      );
    case "unreadable":
    case "prepareFailed":
    case "failed":
      return (
        <Notice variant="caution" title={texts.failed}>
          <p>{reading.state === "failed" ? errorText(reading.failure) : texts[reading.state]}</p>
          <Button variant="secondary" onClick={onRetry} className="mt-2">
            {texts.retry}
          </Button>
        </Notice>
      );
    case "read":
      if (reading.ingredients.length === 0) {
        return (
          <Notice variant="caution">
            <p>{texts.none}</p>
            {reading.notKnown > 0 ? <p>{fillPlural(texts.notKnown, reading.notKnown, language)}</p> : null}
          </Notice>
        );
      }
      return (
        <Notice variant="success" title={fillPlural(texts.identified, reading.ingredients.length, language)}>
          <p>{texts.look}</p>
          {reading.notKnown > 0 ? <p>{fillPlural(texts.notKnown, reading.notKnown, language)}</p> : null}
        </Notice>
      );
  }
}

export interface PhotoPanelProps {
  readonly file: File;
  readonly language: Language;
  readonly texts: PhotoTexts;
  readonly onFound: (names: readonly string[]) => void;
  readonly onUnreadable: () => void;
  readonly onRemove: () => void;
}

/** The photo, and the reading of it, which begins at once and ends when the photo is removed or the page left. */
export function PhotoPanel({ file, language, texts, onFound, onUnreadable, onRemove }: PhotoPanelProps) {
  const errorText = useErrorText();
  const [reading, setReading] = useState<PhotoReading>({ state: "preparing" });
  const [attempt, setAttempt] = useState(0);

  // An address made for a file holds the file in memory until it is given back.
  const preview = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(file);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );

  function warn(description: string) {
    toast({ title: texts.errorTitle, description, variant: "destructive" });
  }

  const show = useEffectEvent((next: PhotoReading) => {
    setReading(next);
    if (next.state === "failed") warn(errorText(next.failure));
    else if (next.state === "prepareFailed") warn(texts.prepareFailed);
    else if (next.state === "unreadable") onUnreadable();
    else if (next.state === "read" && next.ingredients.length > 0) {
      onFound(next.ingredients);
      toast({ title: fillPlural(texts.identified, next.ingredients.length, language) });
    }
  });

  useEffect(() => {
    const left = new AbortController();
    void readPhoto(file, language, left.signal, show);
    return () => left.abort();
  }, [file, language, attempt]);

  const found = reading.state === "read" ? reading.ingredients : undefined;
  const tellFound = useEffectEvent((names: readonly string[]) => {
    const list = listText(names, language);
    toast({ title: texts.detected, description: fill(fillPlural(texts.found, names.length, language), { list }) });
  });
  useEffect(() => {
    if (found === undefined || found.length === 0) return;
    const second = setTimeout(() => tellFound(found), SECOND_TOAST_MILLISECONDS);
    return () => clearTimeout(second);
  }, [found]);

  return (
    <div className="grid gap-3">
      <div role="status">
        <Outcome
          reading={reading}
          language={language}
          texts={texts}
          onRetry={() => setAttempt((current) => current + 1)}
        />
      </div>
      <div className="relative">
        <img ref={preview} alt={texts.alt} className="aspect-4/3 w-full rounded-card bg-grey-soft object-contain" />
        <Button
          variant="secondary"
          size="icon"
          aria-label={texts.remove}
          onClick={onRemove}
          className="absolute top-2 right-2"
        >
          <CrossIcon />
        </Button>
      </div>
    </div>
  );
}
