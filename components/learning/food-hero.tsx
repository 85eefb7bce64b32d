"use client";

import { DrawnFood, type FoodDrawingData } from "@/components/illustrations/drawn-food";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { CrossIcon, TickIcon } from "@/components/ui/icons";
import {
  FIRST_QUESTION,
  hasAllStars,
  HERO_OPTIONS,
  HERO_QUESTIONS,
  heroSounds,
  isCorrect,
  playHero,
  type HeroOption,
  type HeroQuestion,
  type HeroState,
} from "@/lib/domain/learning/food-hero";
import type { Language } from "@/lib/domain/shared/language";
import { Achievement } from "./achievement";
import type { HeroTexts } from "./learning-texts";
import { Stars } from "./stars";
import { useGame } from "./use-game";

const GAME = {
  first: FIRST_QUESTION,
  play: playHero,
  sounds: heroSounds,
  done: ({ stars }: HeroState) => stars.map((item) => ({ activity: "foodHero" as const, item })),
};

function look(option: HeroOption, chosen: HeroOption | undefined): string {
  if (chosen === undefined) return "border-line bg-card hover:bg-grey-soft";
  if (isCorrect(option)) return "border-pea bg-pea-soft text-pea";
  return option === chosen ? "border-beet bg-beet-soft text-beet" : "border-hairline bg-card text-muted";
}

/** Four foods that nobody wants any more, and what a hero makes of them. */
export function FoodHero({
  language,
  texts,
  drawings,
}: {
  readonly language: Language;
  readonly texts: HeroTexts;
  readonly drawings: Readonly<Record<HeroQuestion, FoodDrawingData>>;
}) {
  const [state, move] = useGame(GAME);
  const { question, chosen, stars } = state;
  const { title, question: asked, fact, options } = texts.questions[question];
  return (
    <div className="mx-auto grid w-full max-w-xl gap-4">
      <div key={question} className="grid animate-rise gap-4">
        <div className="flex items-center gap-4">
          <div className="w-20 shrink-0">
            <DrawnFood drawing={drawings[question]} />
          </div>
          <div>
            <h3 className="text-xl">{title}</h3>
            <p>{asked}</p>
          </div>
        </div>
        <ul className="grid gap-3">
          {HERO_OPTIONS[question].map((option) => (
            <li key={option}>
              <button
                type="button"
                data-option={option}
                // Locked, and still to be read by whoever goes through with the keyboard.
                aria-disabled={chosen !== undefined}
                aria-pressed={option === chosen}
                onClick={() => {
                  move({ type: "choose", option });
                }}
                className={cn(
                  "flex min-h-16 w-full items-center justify-between gap-3 rounded-card border-2 px-5 py-3 text-left text-lg font-bold aria-disabled:cursor-default",
                  look(option, chosen),
                )}
              >
                {options[option]}
                {chosen === undefined ? null : isCorrect(option) ? <TickIcon /> : <CrossIcon />}
              </button>
            </li>
          ))}
        </ul>
      </div>
      <div role="status">
        {chosen === undefined ? null : (
          <div className="grid animate-rise gap-1 rounded-card bg-blueberry-soft p-4">
            <p className="text-lg font-black">{isCorrect(chosen) ? texts.correct : texts.wrong}</p>
            <p>
              <strong className="text-blueberry">{texts.didYouKnow}</strong> {fact}
            </p>
          </div>
        )}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <Stars won={stars.length} total={HERO_QUESTIONS.length} label={texts.stars} language={language} />
        <Button
          size="lg"
          className="min-h-16 grow"
          disabled={chosen === undefined}
          onClick={() => {
            move({ type: "next" });
          }}
        >
          {texts.next}
        </Button>
      </div>
      <Achievement won={hasAllStars(state)} title={texts.achievementTitle} text={texts.achievement} />
    </div>
  );
}
