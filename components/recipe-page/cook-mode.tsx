import { useEffect, useRef, type KeyboardEvent } from "react";
import { ServingInstructions } from "@/components/recipes/serving-instructions";
import { Button } from "@/components/ui/button";
import { CrossIcon } from "@/components/ui/icons";
import type { RecipeOutput, StepOutput } from "@/lib/features/recipes/schema";
import { countText, fill } from "@/lib/i18n/client-text";
import type { CookAction, CookProgress } from "./cook-progress";
import { CookStep } from "./cook-step";
import { CookTimers } from "./cook-timers";
import type { RecipePageTexts } from "./recipe-page-texts";
import { useWakeLock } from "./use-wake-lock";

export interface CookModeProps {
  readonly recipe: RecipeOutput;
  readonly steps: readonly StepOutput[];
  readonly progress: CookProgress;
  readonly locale: string;
  readonly texts: RecipePageTexts;
  readonly act: (action: CookAction) => void;
}

/** The recipe step by step on the whole screen: read from the stove, turned with one thumb, an elbow or the arrow keys. */
export function CookMode({ recipe, steps, progress, locale, texts: { card, cooking: texts }, act }: CookModeProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isAwake = useWakeLock(true);
  const { step: index } = progress;
  const step = steps[index];
  const number = (count: number) => countText(count, locale);
  const where = step ? fill(texts.step, { number: number(index + 1), total: number(steps.length) }) : texts.serve;

  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    heading.current?.focus();
  }, []);
  // A new step is read from its beginning, whichever of the two scrolls.
  useEffect(() => {
    content.current?.scrollTo({ top: 0 });
    dialog.current?.scrollTo({ top: 0 });
  }, [index]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "ArrowRight") act({ kind: "go", to: index + 1 });
    if (event.key === "ArrowLeft") act({ kind: "go", to: index - 1 });
  }

  return (
    <dialog
      ref={dialog}
      aria-label={recipe.title}
      onClose={() => act({ kind: "close" })}
      onKeyDown={onKeyDown}
      className="m-0 size-full max-h-none max-w-none overflow-y-auto bg-paper p-0 wrap-anywhere text-ink"
    >
      {/* The step scrolls between the bars, so that nothing hides under them; where they would leave it no room, all of it does. */}
      <div className="mx-auto grid h-full max-w-2xl grid-cols-1 grid-rows-[auto_minmax(0,1fr)_auto] [@media(max-height:26rem)_and_(max-width:40rem)]:h-auto">
        <header className="grid grid-cols-1 gap-2 px-4 py-3 sm:px-6">
          <div className="flex items-center justify-between gap-3">
            <p lang={recipe.language} className="min-w-0 truncate text-muted">
              {recipe.title}
            </p>
            <Button
              variant="quiet"
              size="icon"
              aria-label={texts.close}
              className="shrink-0"
              onClick={() => dialog.current?.close()}
            >
              <CrossIcon />
            </Button>
          </div>
          <progress
            aria-hidden
            max={steps.length}
            value={index}
            className="h-2 w-full appearance-none overflow-hidden rounded-chip bg-carrot-soft [&::-moz-progress-bar]:bg-carrot [&::-webkit-progress-bar]:bg-carrot-soft [&::-webkit-progress-value]:bg-carrot"
          />
        </header>
        <div ref={content} className="grid grid-cols-1 content-start gap-4 overflow-y-auto px-4 py-1 sm:px-6">
          <div aria-live="polite" aria-atomic className="grid gap-3">
            <h2 ref={heading} tabIndex={-1} className="amounts text-lg text-carrot outline-none">
              {where}
            </h2>
            {step ? (
              <p
                lang={recipe.language}
                className="text-xl leading-(--leading-text) font-semibold sm:text-2xl sm:leading-(--leading-text) [&:lang(my)]:text-lg [&:lang(my)]:leading-(--leading-text)"
              >
                {step.text}
              </p>
            ) : (
              <ServingInstructions recipe={recipe} texts={card} extras={undefined} />
            )}
          </div>
          {step ? (
            <CookStep
              step={step}
              index={index}
              ingredients={recipe.ingredients}
              language={recipe.language}
              locale={locale}
              progress={progress}
              texts={texts}
              act={act}
            />
          ) : null}
          <details className="rounded-card border border-hairline">
            <summary className="min-h-11 px-4 py-2 font-bold">{texts.all}</summary>
            <ul lang={recipe.language} className="amounts list-disc px-4 pb-3 pl-10 marker:text-carrot">
              {recipe.ingredients.map((line, place) => (
                <li key={`${place} ${line}`}>{line}</li>
              ))}
            </ul>
          </details>
          <p className="text-sm text-muted">{isAwake ? texts.awake : texts.asleep}</p>
        </div>
        <footer className="grid gap-3 px-4 py-3 sm:px-6">
          <CookTimers timers={progress.timers} locale={locale} texts={texts} act={act} />
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))] gap-3">
            <Button
              variant="secondary"
              size="lg"
              aria-disabled={index === 0}
              onClick={() => act({ kind: "go", to: index - 1 })}
            >
              {texts.previous}
            </Button>
            {step ? (
              <Button size="lg" onClick={() => act({ kind: "go", to: index + 1 })}>
                {index === steps.length - 1 ? texts.serve : texts.next}
              </Button>
            ) : (
              <Button variant="secondary" size="lg" onClick={() => act({ kind: "again" })}>
                {texts.cookAgain}
              </Button>
            )}
          </div>
        </footer>
      </div>
    </dialog>
  );
}
