"use client";

import { useEffect, useState } from "react";
import type { StoryWords } from "@/lib/domain/learning/write-story";
import type { Language } from "@/lib/domain/shared/language";
import { loadStoryWords } from "./load-story-words";

type Loading = { readonly state: "loading" } | { readonly state: "failed" };
type Loaded = { readonly state: "ready"; readonly words: StoryWords };

/** The words of the stories, fetched as soon as the page lives, so that they are there without a connection later. */
export function useStoryWords(language: Language): readonly [Loading | Loaded, retry: () => void] {
  const [result, setResult] = useState<Loading | Loaded>({ state: "loading" });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let wanted = true;
    loadStoryWords(language).then(
      (words) => {
        if (wanted) setResult({ state: "ready", words });
      },
      () => {
        if (wanted) setResult({ state: "failed" });
      },
    );
    return () => {
      wanted = false;
    };
  }, [language, attempt]);
  function retry() {
    setResult({ state: "loading" });
    setAttempt(attempt + 1);
  }
  return [result, retry];
}
