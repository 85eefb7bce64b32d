import { useSyncExternalStore } from "react";
import { StoryScene } from "@/components/illustrations/story-scenes";
import { Button } from "@/components/ui/button";
import { BinIcon } from "@/components/ui/play-icons";
import type { StoryPlan } from "@/lib/domain/learning/story-plan";
import type { StoryWords } from "@/lib/domain/learning/write-story";
import type { Language } from "@/lib/domain/shared/language";
import { fill } from "@/lib/i18n/client-text";
import { forgetStory, keptStories, noStories, subscribeToStories } from "./kept-stories";
import type { StoryTexts } from "./learning-texts";
import { namesIn } from "./story-names";

/** The stories kept on this device, to be opened again; nothing while there are none. */
export function StoryShelf({
  language,
  texts,
  words,
  onOpen,
}: {
  readonly language: Language;
  readonly texts: StoryTexts;
  readonly words: StoryWords;
  readonly onOpen: (plan: StoryPlan) => void;
}) {
  const stories = useSyncExternalStore(subscribeToStories, keptStories, noStories);
  if (stories.length === 0) return null;
  return (
    <div className="grid gap-3 border-t border-hairline pt-5">
      <h3 className="text-xl">{texts.shelf}</h3>
      <ul className="grid gap-3">
        {stories.map((plan) => {
          const { name } = words.templates[plan.template];
          const names = namesIn(plan, words, language);
          const story = `${name}: ${names}`;
          return (
            <li key={story} className="flex items-center gap-2">
              <button
                type="button"
                onClick={() => {
                  onOpen(plan);
                }}
                className="flex min-h-16 grow items-center gap-3 overflow-hidden rounded-card border-2 border-line bg-card pr-4 text-left hover:bg-grey-soft"
              >
                <span className="sr-only">{texts.open}</span>
                <span className="w-28 shrink-0">
                  <StoryScene template={plan.template} />
                </span>
                <span className="grid py-1">
                  <span className="font-black">{name}</span>
                  <span className="text-sm text-muted">{names}</span>
                </span>
              </button>
              <Button
                variant="quiet"
                size="icon"
                className="size-16 shrink-0"
                aria-label={fill(texts.forget, { story })}
                onClick={() => {
                  forgetStory(plan);
                }}
              >
                <BinIcon />
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
