import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { BellIcon, CrossIcon } from "@/components/ui/icons";
import { countText, fill } from "@/lib/i18n/client-text";
import type { CookAction, CookProgress, RunningTimer } from "./cook-progress";
import type { RecipePageTexts } from "./recipe-page-texts";
import { ring } from "./ring";
import { timeLeft } from "./time-left";
import { useNow } from "./use-now";

export interface CookTimersProps {
  readonly timers: CookProgress["timers"];
  readonly locale: string;
  readonly texts: RecipePageTexts["cooking"];
  readonly act: (action: CookAction) => void;
}

/** Scrolls the list alone: the step stays where it is read. */
function showTimer(list: HTMLUListElement | null, place: number): void {
  const timer = list?.children.item(place);
  if (!list || !timer) return;
  list.scrollTop += timer.getBoundingClientRect().top - list.getBoundingClientRect().top;
}

/** The timers that run or have rung, wherever in the recipe its cook is. */
export function CookTimers({ timers, locale, texts, act }: CookTimersProps) {
  const now = useNow(timers.length > 0);
  const list = useRef<HTMLUListElement>(null);
  const rung = useRef(new Set<RunningTimer>());
  const isOver = ({ endsAt }: RunningTimer) => endsAt <= now;

  useEffect(() => {
    for (const [place, timer] of timers.entries()) {
      if (timer.endsAt > now || rung.current.has(timer)) continue;
      rung.current.add(timer);
      ring();
      showTimer(list.current, place);
    }
  }, [timers, now]);

  // The one that was started last stands last.
  useEffect(() => {
    showTimer(list.current, timers.length - 1);
  }, [timers]);

  return (
    <>
      <ul ref={list} className="grid max-h-[25dvh] gap-2 overflow-y-auto empty:hidden sm:grid-cols-2">
        {timers.map((timer) => (
          <li
            key={`${timer.step} ${timer.minutes} ${timer.endsAt}`}
            className={`amounts flex items-center justify-between gap-3 rounded-card py-0.5 pr-3 pl-4 font-bold ${isOver(timer) ? "bg-carrot text-on-carrot" : "bg-amber-soft text-amber"}`}
          >
            <span className="flex min-w-0 items-center gap-2">
              <BellIcon className="shrink-0" />
              {isOver(timer)
                ? fill(texts.timerDone, { minutes: countText(timer.minutes, locale) })
                : fill(texts.timerRuns, {
                    time: timeLeft(timer, now, locale),
                    minutes: countText(timer.minutes, locale),
                  })}
            </span>
            <Button
              variant="quiet"
              size="icon"
              aria-label={isOver(timer) ? texts.timerGone : texts.timerStop}
              className="-mr-2 shrink-0 text-current"
              onClick={() => act({ kind: "endTimer", timer })}
            >
              <CrossIcon />
            </Button>
          </li>
        ))}
      </ul>
      <p role="alert" className="sr-only">
        {timers
          .filter(isOver)
          .map(({ minutes }) => fill(texts.timerDone, { minutes: countText(minutes, locale) }))
          .join(" ")}
      </p>
    </>
  );
}
