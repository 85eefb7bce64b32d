"use client";

import { useEffect, useState, type ComponentType } from "react";
import type { StoryWords } from "@/lib/domain/learning/write-story";
import type { Language } from "@/lib/domain/shared/language";
import { loadStoryWords } from "./load-story-words";
import type { StoryStepsProps } from "./story-steps";

type Stories =
  | { readonly state: "loading" | "failed" }
  | { readonly state: "ready"; readonly words: StoryWords; readonly StorySteps: ComponentType<StoryStepsProps> };

async function load(language: Language): Promise<Stories> {
  const [words, { StorySteps }] = await Promise.all([loadStoryWords(language), import("./story-steps")]);
  return { state: "ready", words, StorySteps };
}

/** What stories are made with, fetched as soon as the page lives, so that it is there without a connection later. */
export function useStories(language: Language): readonly [Stories, retry: () => void] {
  const [stories, setStories] = useState<Stories>({ state: "loading" });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let wanted = true;
    const show = (next: Stories) => {
      if (wanted) setStories(next);
    };
    load(language).then(show, () => {
      show({ state: "failed" });
    });
    return () => {
      wanted = false;
    };
  }, [language, attempt]);
  function retry() {
    setStories({ state: "loading" });
    setAttempt(attempt + 1);
  }
  return [stories, retry];
}
