"use client";

import { useState } from "react";
import { useLoaded } from "@/components/home/use-loaded";
import { SmileIcon } from "@/components/ui/action-icons";
import { Button } from "@/components/ui/button";
import type { Language } from "@/lib/domain/shared/language";

async function loadReaction() {
  return (await import("@/components/family/reaction-dialog")).ReactionDialog;
}

/** How it went with this food: asked of a parent and of a visitor, and judged at once for both. */
export function TriedIt({
  food,
  locale,
  label,
}: {
  readonly food: { readonly id: string; readonly name: string };
  readonly locale: Language;
  readonly label: string;
}) {
  const [ReactionDialog, needReaction] = useLoaded(loadReaction);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        size="lg"
        variant="secondary"
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
        />
      ) : null}
    </>
  );
}
