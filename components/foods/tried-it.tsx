"use client";

import { useEffect, useState } from "react";
import { mayKeepMeals } from "@/components/family/kept-meals-mark";
import type { KeptNoteTexts } from "@/components/family/kept-note";
import { useLoaded } from "@/components/home/use-loaded";
import { SmileIcon } from "@/components/ui/action-icons";
import { Button } from "@/components/ui/button";
import type { Language } from "@/lib/domain/shared/language";

async function loadReaction() {
  return (await import("@/components/family/reaction-dialog")).ReactionDialog;
}

async function loadNote() {
  return (await import("@/components/family/kept-note")).KeptNote;
}

/** How it went with this food: asked of a parent and of a visitor, and judged at once for both. */
export function TriedIt({
  food,
  locale,
  label,
  kept,
}: {
  readonly food: { readonly id: string; readonly name: string };
  readonly locale: Language;
  readonly label: string;
  /** For a visitor who noted it: that it is on this device, and the way to it. */
  readonly kept: KeptNoteTexts;
}) {
  const [ReactionDialog, needReaction] = useLoaded(loadReaction);
  const [KeptNote, needNote] = useLoaded(loadNote);
  const [isAsking, setAsking] = useState(false);

  useEffect(() => {
    if (mayKeepMeals()) needNote();
  }, [needNote]);

  return (
    <>
      <Button
        size="lg"
        variant="secondary"
        className="wrap-anywhere"
        onClick={() => {
          needReaction();
          setAsking(true);
        }}
      >
        <SmileIcon />
        {label}
      </Button>
      {ReactionDialog ? (
        <ReactionDialog
          open={isAsking}
          locale={locale}
          recipe={{ title: food.name, language: locale, foodIds: [food.id] }}
          onClose={() => setAsking(false)}
          onSaved={needNote}
        />
      ) : null}
      {KeptNote ? <KeptNote foodId={food.id} locale={locale} texts={kept} /> : null}
    </>
  );
}
