"use client";

import { useEffect, useRef, useState } from "react";
import { useErrorText } from "@/components/shell/shell-text";
import { toast } from "@/components/shell/toast-store";
import { ApiFailure } from "@/lib/http/api-client";
import type { ProgressEvent } from "@/lib/http/event-call";
import type { MakerTexts } from "./maker-texts";
import type { Order } from "./order";

/** Why there is no recipe, for the place beside what it is about. */
export type Refusal =
  | { readonly reason: "guest" }
  | {
      readonly reason: "notUsable";
      /** The list that was refused: once it changes, this no longer says anything about it. */
      readonly ingredients: readonly string[];
      readonly warnings: readonly string[];
    }
  | undefined;

/**
 * Making a recipe, from the order to the suggestions for it. `phase` says what is going on, `progress` how far it is, `refusal` what stood in the
 * way, `celebrated` the recipe that was just made, until it is dismissed. The work itself is fetched with the first order.
 */
export function useGeneration(texts: MakerTexts) {
  const errorText = useErrorText();
  const [phase, setPhase] = useState<"idle" | "generating" | "suggesting">("idle");
  const [progress, setProgress] = useState<ProgressEvent>();
  const [refusal, setRefusal] = useState<Refusal>();
  const [celebrated, setCelebrated] = useState<string>();
  const leaving = useRef<AbortController>(undefined);

  useEffect(
    () => () => {
      leaving.current?.abort();
    },
    [],
  );

  /** False where something is being made already. */
  async function generate(order: Order): Promise<boolean> {
    if (phase !== "idle") return false;
    setPhase("generating");
    setRefusal(undefined);
    setProgress(undefined);
    leaving.current = new AbortController();
    const { signal } = leaving.current;
    const work = await import("./generation").catch(() => undefined);
    if (work === undefined) {
      const description = errorText(new ApiFailure(0, "offline"));
      toast({ title: texts.failed, description, variant: "destructive" });
    } else {
      const celebrate = (recipeId: string) => {
        setCelebrated(recipeId);
        setPhase("suggesting");
      };
      await work.makeRecipe(order, {
        texts,
        errorText,
        refuse: setRefusal,
        celebrate,
        show: setProgress,
        signal,
      });
    }
    setPhase("idle");
    return true;
  }

  return { phase, progress, refusal, celebrated, generate, dismissCelebration: () => setCelebrated(undefined) };
}
