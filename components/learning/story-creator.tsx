"use client";

import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { Spinner } from "@/components/ui/spinner";
import type { StoryStepsProps } from "./story-steps";
import { useStories } from "./use-stories";

/** Makes a story from foods, once what it takes has been fetched; says so while it is, and if it cannot be. */
export function StoryCreator(props: Omit<StoryStepsProps, "words">) {
  const { language, texts } = props;
  const [stories, retry] = useStories(language);
  if (stories.state === "ready") {
    const { StorySteps, words } = stories;
    return <StorySteps {...props} words={words} />;
  }
  if (stories.state === "failed") {
    return (
      <div className="grid gap-4">
        <Notice variant="caution" role="alert" title={texts.error} />
        <Button className="min-h-16" onClick={retry}>
          {texts.retry}
        </Button>
      </div>
    );
  }
  return (
    // On a phone as tall as what comes: what stands below is never seen to move.
    <p role="status" className="flex min-h-176 sm:min-h-64 items-center justify-center gap-3 text-muted">
      <Spinner />
      {texts.loading}
    </p>
  );
}
