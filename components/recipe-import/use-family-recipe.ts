"use client";

import { useState } from "react";
import { useErrorText } from "@/components/shell/shell-text";
import type { Language } from "@/lib/domain/shared/language";
import type { ImportOutput } from "@/lib/features/recipes/schema";
import { ApiFailure, callApi } from "@/lib/http/api-client";
import { memberEndpoints } from "@/lib/http/member-endpoints";
import { familyDraftWasRead, type FamilyDraft } from "./family-draft";
import type { ImportTexts } from "./import-texts";

/** Asks what a family's recipe needs for a baby; what was found before stays until there is an answer. */
export function useFamilyRecipe(language: Language, texts: ImportTexts) {
  const errorText = useErrorText();
  const [advice, setAdvice] = useState<ImportOutput>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function ask(draft: FamilyDraft) {
    const { text, ageGroup } = draft;
    setBusy(true);
    setFailure(undefined);
    try {
      const body = { text, ageGroup, language };
      setAdvice(await callApi<ImportOutput>(memberEndpoints.importRecipe, { method: "POST", body }));
      familyDraftWasRead(draft);
    } catch (thrown) {
      setAdvice(undefined);
      const isUnreadable = thrown instanceof ApiFailure && thrown.code === "invalid_input";
      setFailure(isUnreadable ? texts.unreadable : errorText(thrown));
    }
    setBusy(false);
  }

  return { advice, failure, busy, ask, fail: setFailure };
}
