import { Button } from "@/components/ui/button";
import { BellIcon, TickIcon } from "@/components/ui/icons";
import type { StepOutput } from "@/lib/features/recipes/schema";
import { countText, fill } from "@/lib/i18n/client-text";
import type { CookAction, CookProgress } from "./cook-progress";
import type { RecipePageTexts } from "./recipe-page-texts";
import { allowRinging } from "./ring";

export interface CookStepProps {
  readonly step: StepOutput;
  readonly index: number;
  readonly ingredients: readonly string[];
  /** The language of the recipe's words. */
  readonly language: string;
  readonly locale: string;
  readonly progress: CookProgress;
  readonly texts: RecipePageTexts["cooking"];
  readonly act: (action: CookAction) => void;
}

/** What goes into a step, its timers, and its tick. */
export function CookStep({ step, index, ingredients, language, locale, progress, texts, act }: CookStepProps) {
  const isDone = progress.done.includes(index);
  const runs = (minutes: number) => progress.timers.some((timer) => timer.step === index && timer.minutes === minutes);
  const needed = step.ingredients.flatMap((place) => ingredients[place] ?? []);
  return (
    <div className="grid grid-cols-1 content-start gap-6">
      {needed.length > 0 ? (
        <section className="rounded-card bg-carrot-soft p-4">
          <h3 className="font-bold text-carrot">{texts.needed}</h3>
          <ul lang={language} className="amounts list-disc pl-6 text-lg marker:text-carrot">
            {needed.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button
          variant={isDone ? "soft" : "secondary"}
          aria-pressed={isDone}
          onClick={() => act({ kind: "tick", step: index })}
        >
          <TickIcon />
          {texts.tick}
        </Button>
        {[...new Set(step.minutes)].map((minutes) => (
          <Button
            key={minutes}
            data-timer
            variant={runs(minutes) ? "soft" : "secondary"}
            onClick={({ currentTarget: button }) => {
              allowRinging();
              act({ kind: "startTimer", minutes, now: Date.now() });
              // The timer that comes to stand below takes room, which must not be the button's.
              requestAnimationFrame(() => button.scrollIntoView({ block: "nearest" }));
            }}
          >
            <BellIcon />
            {fill(texts.timerStart, { minutes: countText(minutes, locale) })}
          </Button>
        ))}
      </div>
    </div>
  );
}
