"use client";

import { useEffect } from "react";
import { useUser } from "@/components/shell/use-user";
import type { MakerTexts } from "./maker-texts";

/** Chooses the age by the family's profile, once a parent is signed in. Costs a visitor's page nothing. */
export function useBabyAge(texts: MakerTexts): void {
  const { user } = useUser();
  useEffect(() => {
    if (user === undefined) return;
    import("./baby-age").then(
      ({ chooseBabyAge }) => chooseBabyAge(texts),
      // The parent chooses it.
      () => undefined,
    );
  }, [user, texts]);
}
