import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { BellIcon } from "@/components/ui/icons";
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

/** The timers that run or have rung, wherever in the recipe its cook is. */
export function CookTimers({ timers, locale, texts, act }: CookTimersProps) {
  const now = useNow(timers.length > 0);
  const rung = useRef(new Set<RunningTimer>());
  const isOver = ({ endsAt }: RunningTimer) => endsAt <= now;

  useEffect(() => {
    for (const timer of timers) {
      if (timer.endsAt > now || rung.current.has(timer)) continue;
      rung.current.add(timer);
      ring();
    }
  }, [timers, now]);

  return (
    <>
      <ul className="grid gap-2">
        {timers.map((timer) => (
          <li
            key={`${timer.step} ${timer.minutes} ${timer.endsAt}`}
            className={`amounts flex flex-wrap items-center justify-between gap-x-3 rounded-card px-4 py-2 font-bold ${isOver(timer) ? "bg-carrot text-on-carrot" : "bg-amber-soft text-amber"}`}
          >
            <span className="flex items-center gap-2">
              <BellIcon />
              {isOver(timer)
                ? fill(texts.timerDone, { minutes: countText(timer.minutes, locale) })
                : fill(texts.timerRuns, {
                    time: timeLeft(timer, now),
                    minutes: countText(timer.minutes, locale),
                  })}
            </span>
            <Button variant="quiet" className="text-current" onClick={() => act({ kind: "endTimer", timer })}>
              {isOver(timer) ? texts.timerGone : texts.timerStop}
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
