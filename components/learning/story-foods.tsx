import { DrawnFood, type FoodDrawingData } from "@/components/illustrations/drawn-food";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { CrossIcon, PlusIcon, TickIcon } from "@/components/ui/icons";
import type { StoryAction, StoryState } from "@/lib/domain/learning/food-story";
import { canAddFood } from "@/lib/domain/learning/food-story";
import { eatenFirst, MAX_STORY_FOODS, type StoryFood } from "@/lib/domain/learning/story-plan";
import type { StoryWords } from "@/lib/domain/learning/write-story";
import type { Language } from "@/lib/domain/shared/language";
import { fill } from "@/lib/i18n/client-text";
import { fillCompleted } from "./fill-completed";
import type { StoryTexts } from "./learning-texts";

export type StoryDrawings = Readonly<Record<StoryFood, FoodDrawingData>>;

/** The first step: who is in the story. Foods that the child has eaten stand in front. */
export function StoryFoods({
  state,
  texts,
  words,
  drawings,
  eaten,
  language,
  onAction,
}: {
  readonly state: StoryState;
  readonly texts: StoryTexts;
  readonly words: StoryWords;
  readonly drawings: StoryDrawings;
  readonly eaten: readonly string[];
  readonly language: Language;
  readonly onAction: (action: StoryAction) => void;
}) {
  const { foods } = state;
  const full = foods.length >= MAX_STORY_FOODS;
  const newest = foods.at(-1);
  return (
    <div className="grid gap-5">
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {eatenFirst(eaten).map((food) => {
          const { name, superpower } = words.foods[food];
          const chosen = foods.includes(food);
          return (
            <li key={food} className="grid min-w-0 grid-cols-[minmax(0,1fr)]">
              <button
                type="button"
                data-food={food}
                aria-disabled={!canAddFood(state, food)}
                onClick={() => {
                  onAction({ type: "add", food });
                }}
                className="grid min-h-16 content-start justify-items-center gap-1 rounded-card border-2 border-line bg-card px-1.5 py-3 text-center hover:bg-grey-soft aria-disabled:border-hairline aria-disabled:bg-grey-soft aria-disabled:opacity-70"
              >
                <span className="w-20">
                  <DrawnFood drawing={drawings[food]} />
                </span>
                <span className="flex items-center gap-1 font-black min-[400px]:text-lg">
                  {chosen ? <TickIcon className="text-pea" /> : <PlusIcon label={texts.add} className="text-carrot" />}
                  {name}
                </span>
                <span className="text-sm text-muted">{superpower}</span>
                {eaten.includes(food) ? <Badge variant="expert">{texts.eaten}</Badge> : null}
              </button>
            </li>
          );
        })}
      </ul>
      <div className="grid gap-2" role="group" aria-label={texts.chosenList}>
        <p role="status" className="font-bold">
          {fillCompleted(texts.chosen, foods.length, MAX_STORY_FOODS, language)}
          {newest === undefined ? null : (
            <span className="font-normal text-muted">
              {" · "}
              {full ? texts.full : words.foods[newest].message}
            </span>
          )}
        </p>
        <ul className="flex flex-wrap gap-2">
          {foods.map((food) => (
            <li key={food}>
              <button
                type="button"
                data-chosen={food}
                aria-label={fill(texts.remove, { food: words.foods[food].name })}
                onClick={() => {
                  onAction({ type: "remove", food });
                }}
                className="flex min-h-16 animate-squish items-center gap-2 rounded-chip bg-carrot-soft py-1 pr-5 pl-3 font-bold text-carrot"
              >
                <span className="w-10">
                  <DrawnFood drawing={drawings[food]} />
                </span>
                {words.foods[food].name}
                <CrossIcon />
              </button>
            </li>
          ))}
        </ul>
      </div>
      <Button
        size="lg"
        className="min-h-16"
        disabled={foods.length === 0}
        onClick={() => {
          onAction({ type: "toTemplates" });
        }}
      >
        {texts.toTemplates}
      </Button>
      {foods.length === 0 ? <p className="text-center text-sm text-muted">{texts.needFood}</p> : null}
    </div>
  );
}
