"use client";

import { useEffect, useState } from "react";
import { LANGUAGE_NAMES } from "@/components/shell/language-names.table";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { ChevronDownIcon, PotIcon } from "@/components/ui/icons";
import { Select } from "@/components/ui/select";
import { Skeleton } from "@/components/ui/skeleton";
import type { CookingOutput } from "@/lib/features/recipes/schema";
import type { CardRecipe } from "./card-recipe";
import type { CookAlongTexts } from "./cook-along-texts";
import { CookingFacts } from "./cooking-facts";
import { MOST_SERVINGS } from "./kept-choice";
import { useCooking } from "./use-cooking";

export interface CookAlongProps {
  readonly recipe: Pick<CardRecipe, "id" | "language" | "safety">;
  readonly texts: CookAlongTexts;
  /** Called with the recipe as it was chosen to be read. */
  readonly onRead: (cooking: CookingOutput) => void;
  /** False where the page says them elsewhere. */
  readonly withFacts?: boolean;
  /** Opened at once where somebody chose before: a page that they go on cooking from. */
  readonly reopens?: boolean;
}

/** For how many, in which measures and language a recipe is read; and how long it takes and keeps. */
export function CookAlong({ recipe, texts, onRead, withFacts = true, reopens = false }: CookAlongProps) {
  const { choice, choose, isChosen, open, cooking, failed, isFetching, retry } = useCooking(recipe, reopens);
  const [isReopened] = useState(reopens && isChosen);
  const ids = { language: `language-${recipe.id}`, measures: `measures-${recipe.id}` };

  useEffect(() => {
    if (cooking) onRead(cooking);
  }, [cooking, onRead]);

  return (
    <details open={isReopened} onToggle={open} data-print="hide" className="group rounded-card border border-hairline">
      <summary className="flex min-h-13 list-none items-center gap-3 px-4 py-3 font-bold [&::-webkit-details-marker]:hidden">
        <PotIcon className="text-carrot" />
        <span className="min-w-0 flex-1">{texts.open}</span>
        <ChevronDownIcon className="transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <div className="grid gap-4 p-4 pt-1" aria-busy={isFetching}>
        <div className="grid gap-4 @md:grid-cols-3">
          <div role="group" aria-label={texts.portions} className="grid content-start gap-1.5">
            <span className="font-bold">{texts.portions}</span>
            <span className="flex items-center gap-2">
              <Button
                variant="quiet"
                size="icon"
                aria-label={texts.fewer}
                disabled={choice.servings <= 1}
                onClick={() => {
                  choose({ servings: choice.servings - 1 });
                }}
              >
                −
              </Button>
              <output className="amounts min-w-8 text-center text-lg font-extrabold">{choice.servings}</output>
              <Button
                variant="quiet"
                size="icon"
                aria-label={texts.more}
                disabled={choice.servings >= MOST_SERVINGS}
                onClick={() => {
                  choose({ servings: choice.servings + 1 });
                }}
              >
                +
              </Button>
            </span>
          </div>
          <Field id={ids.measures} label={texts.measures} className="min-w-0 content-start">
            <Select
              id={ids.measures}
              value={choice.measures}
              onChange={({ target }) => {
                choose({ measures: texts.measureOptions.find(({ value }) => value === target.value)?.value ?? "both" });
              }}
            >
              {texts.measureOptions.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
          <Field id={ids.language} label={texts.language} className="min-w-0 content-start">
            <Select
              id={ids.language}
              className="device-font"
              value={choice.language}
              onChange={({ target }) => {
                const found = LANGUAGE_NAMES.find(({ value }) => value === target.value);
                if (found) choose({ language: found.value });
              }}
            >
              {LANGUAGE_NAMES.map(({ value, name, lang }) => (
                <option key={value} value={value} lang={lang}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
        </div>
        {failed ? (
          <p role="alert" className="flex flex-wrap items-center gap-3">
            {texts.failed}
            <Button variant="quiet" onClick={retry}>
              {texts.retry}
            </Button>
          </p>
        ) : withFacts ? (
          cooking ? (
            <CookingFacts cooking={cooking} language={cooking.recipe.language} texts={texts} />
          ) : (
            <Skeleton className="h-24" />
          )
        ) : null}
      </div>
    </details>
  );
}
