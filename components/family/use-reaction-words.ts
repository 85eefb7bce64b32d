"use client";

import { useEffect, useState } from "react";
import type { ReactionTexts } from "@/lib/domain/safety/reaction-texts/reaction-texts";
import type { Language } from "@/lib/domain/shared/language";
import { loadReactionTexts } from "./load-reaction-texts";

/** The words of meals and what was noticed; undefined until they are fetched, and where they cannot be. */
export function useReactionWords(language: Language): ReactionTexts | undefined {
  const [words, setWords] = useState<ReactionTexts>();
  useEffect(() => {
    loadReactionTexts(language).then(setWords, () => undefined);
  }, [language]);
  return words;
}
