import { useEffect, useRef, useSyncExternalStore } from "react";
import { DrawnFood } from "@/components/illustrations/drawn-food";
import { StoryScene } from "@/components/illustrations/story-scenes";
import { toast } from "@/components/shell/toast-store";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { PrintIcon, SoundIcon, StarIcon } from "@/components/ui/play-icons";
import { TickIcon } from "@/components/ui/icons";
import type { StoryAction } from "@/lib/domain/learning/food-story";
import { STORY_TYPES, type StoryPlan, type StoryType } from "@/lib/domain/learning/story-plan";
import { pageDelayMilliseconds, type StoryPage, type StoryWords } from "@/lib/domain/learning/write-story";
import type { Language } from "@/lib/domain/shared/language";
import { countsIn, fill } from "@/lib/i18n/client-text";
import { isKept, keepStory, keptStories, noStories, subscribeToStories } from "./kept-stories";
import type { StoryTexts } from "./learning-texts";
import type { StoryDrawings } from "./story-foods";
import { namesIn } from "./story-names";
import { StoryPageText } from "./story-page-text";
import { useReadAloud } from "./use-read-aloud";

const GROUNDS: Readonly<Record<StoryType, string>> = {
  adventure: "bg-blueberry-soft",
  magic: "bg-aubergine-soft",
  garden: "bg-pea-soft",
};

/** The third step: the story, page by page, to be read, heard, printed and kept. */
export function StoryBook({
  plan,
  pages,
  language,
  texts,
  words,
  drawings,
  onAction,
}: {
  readonly plan: StoryPlan;
  readonly pages: readonly StoryPage[];
  readonly language: Language;
  readonly texts: StoryTexts;
  readonly words: StoryWords;
  readonly drawings: StoryDrawings;
  readonly onAction: (action: StoryAction) => void;
}) {
  const kept = isKept(plan, useSyncExternalStore(subscribeToStories, keptStories, noStories));
  const { hasVoice, reading, read, stop } = useReadAloud(
    pages.map(({ text }) => text),
    language,
  );
  const number = countsIn(language);
  const list = useRef<HTMLOListElement>(null);
  const readPage = reading?.page;
  useEffect(() => {
    if (readPage !== undefined) list.current?.children.item(readPage)?.scrollIntoView({ block: "center" });
  }, [readPage]);

  function keep() {
    const isDone = keepStory(plan);
    toast(isDone ? { title: texts.keptToast } : { title: texts.notKept, variant: "destructive" });
  }

  return (
    <div data-slot="story-book" className="grid gap-6">
      <p className="-mt-4 text-center text-muted">{namesIn(plan, words, language)}</p>
      <div className="flex flex-wrap justify-center gap-3" data-print="hide">
        {hasVoice ? (
          <Button variant="secondary" className="min-h-16" onClick={reading === undefined ? read : stop}>
            <SoundIcon />
            {reading === undefined ? texts.read : texts.stop}
          </Button>
        ) : null}
        <Button
          variant="secondary"
          className="min-h-16"
          onClick={() => {
            window.print();
          }}
        >
          <PrintIcon />
          {texts.print}
        </Button>
        {kept ? (
          <p className="flex min-h-16 items-center gap-2 font-bold text-pea">
            <TickIcon />
            {texts.kept}
          </p>
        ) : (
          <Button variant="secondary" className="min-h-16" onClick={keep}>
            <StarIcon />
            {texts.keep}
          </Button>
        )}
      </div>
      {hasVoice ? null : (
        <p className="text-center text-sm text-muted" data-print="hide">
          {texts.noVoice}
        </p>
      )}
      <ol ref={list} className="grid gap-4">
        {pages.map(({ text, food }, index) => (
          <li
            key={index}
            data-slot="story-page"
            aria-label={fill(texts.page, { page: number(index + 1), total: number(pages.length) })}
            style={{ animationDelay: `${pageDelayMilliseconds(index)}ms` }}
            className={cn(
              "grid animate-rise overflow-hidden rounded-lg border-2 border-hairline bg-card [animation-fill-mode:backwards] motion-reduce:animate-none sm:grid-cols-[14rem_1fr]",
              reading?.page === index && "border-amber",
            )}
          >
            <div
              data-slot="story-picture"
              className={cn("grid place-items-center", food && "p-4", GROUNDS[STORY_TYPES[plan.template]])}
            >
              <div className={food ? "w-28 sm:w-36" : "w-full"}>
                {food === undefined ? <StoryScene template={plan.template} /> : <DrawnFood drawing={drawings[food]} />}
              </div>
            </div>
            <div className="grid content-center p-5">
              <StoryPageText text={text} word={reading?.page === index ? reading.word : undefined} />
            </div>
          </li>
        ))}
      </ol>
      <p className="text-center text-xl font-black text-carrot">{texts.theEnd}</p>
      <div className="flex flex-wrap gap-3" data-print="hide">
        <Button
          size="lg"
          className="min-h-16 grow"
          onClick={() => {
            stop();
            onAction({ type: "chooseDifferent" });
          }}
        >
          {texts.chooseDifferent}
        </Button>
        <Button
          variant="secondary"
          size="lg"
          className="min-h-16 grow"
          onClick={() => {
            stop();
            onAction({ type: "startOver" });
          }}
        >
          {texts.startOver}
        </Button>
      </div>
    </div>
  );
}
