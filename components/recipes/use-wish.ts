"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useErrorText } from "@/components/shell/shell-text";
import type { Language } from "@/lib/domain/shared/language";

/** Once somebody is signed in, does what they wanted before. Costs a page nothing while there is no wish. */
export function useWish(isParent: boolean, language: Language): void {
  const client = useQueryClient();
  const errorText = useErrorText();
  useEffect(() => {
    if (!isParent) return;
    try {
      if (sessionStorage.getItem("wish") === null) return;
    } catch {
      return;
    }
    import("./fulfil-wish").then(
      ({ fulfilWish }) => fulfilWish(client, language, errorText),
      () => undefined,
    );
  }, [isParent, client, language, errorText]);
}
