"use client";

import { startTransition, useCallback, useState } from "react";
import { useErrorText } from "@/components/shell/shell-text";
import { toast } from "@/components/shell/toast-store";
import { ApiFailure } from "@/lib/http/api-client";

/**
 * Something of ours (a component, a few of them) that is fetched when it is first needed: undefined until then. Where it
 * cannot be fetched the parent is told, and the next try fetches it again.
 */
export function useLoaded<T>(load: () => Promise<T>): readonly [loaded: T | undefined, need: () => void] {
  const errorText = useErrorText();
  const [loaded, setLoaded] = useState<{ readonly value: T }>();
  const need = useCallback(() => {
    load().then(
      (value) => {
        // It may be on each of many cards: drawn bit by bit, between what a parent does.
        startTransition(() => setLoaded({ value }));
      },
      () => {
        toast({ title: errorText(new ApiFailure(0, "offline")), variant: "destructive" });
      },
    );
  }, [load, errorText]);
  return [loaded?.value, need];
}
