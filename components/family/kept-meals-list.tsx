"use client";

import { useEffect, useRef, useState, type ReactNode } from "react";
import { toast } from "@/components/shell/toast-store";
import { buttonVariants } from "@/components/ui/button";
import type { Language } from "@/lib/domain/shared/language";
import type { Messages } from "@/lib/i18n/messages";
import { Confirm } from "./confirm";
import { forgetMeal } from "./kept-meals";
import { ReactionItem } from "./reaction-item";
import { shownMeal, useFoodNames, useKeptMeals } from "./use-kept-meals";
import { useReactionWords } from "./use-reaction-words";

export interface KeptMealsListProps {
  readonly locale: Language;
  readonly texts: Messages["KeptMeals"];
  readonly levels: Messages["Reactions"]["level"];
  readonly family: Messages["Family"];
  /** The way to an account: after what is kept here, before where nothing is. */
  readonly children: (hasMeals: boolean) => ReactNode;
}

const NONE = [] as const;

/** A visitor's meals on this device, each to be taken off it. */
export function KeptMealsList({ locale, texts, levels, family, children }: KeptMealsListProps) {
  const stored = useKeptMeals();
  const meals = stored ?? NONE;
  const names = useFoodNames(meals, locale);
  const words = useReactionWords(locale);
  const [asked, setAsked] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  const hasRemoved = useRef(false);

  // The button that was pressed is gone with its meal, and while the question is open nothing behind it takes the focus.
  useEffect(() => {
    if (hasRemoved.current) heading.current?.focus();
    hasRemoved.current = false;
  }, [stored]);

  if (stored === undefined) return null;

  function remove(key: string) {
    hasRemoved.current = true;
    setAsked(undefined);
    forgetMeal(key);
    toast({ title: texts.removed });
  }

  const isEmpty = meals.length === 0;
  return (
    <div className="grid gap-10">
      {isEmpty ? children(false) : null}
      <section className="grid gap-3">
        <h2 ref={heading} tabIndex={-1} className="text-xl outline-none wrap-anywhere">
          {isEmpty ? texts.emptyTitle : texts.title}
        </h2>
        <p className="max-w-prose text-muted">{isEmpty ? texts.emptyBody : texts.lead}</p>
        {isEmpty ? (
          <p>
            <a href="/foods" className={buttonVariants({ variant: "secondary" })}>
              {texts.toFoods}
            </a>
          </p>
        ) : (
          <ul className="grid gap-3">
            {meals.map((meal) => (
              <ReactionItem
                key={meal.key}
                meal={shownMeal(meal, names, texts.unnamed)}
                locale={locale}
                texts={{ level: levels }}
                remove={texts.remove}
                words={words}
                onRemove={() => {
                  setAsked(meal.key);
                }}
              />
            ))}
          </ul>
        )}
      </section>
      {isEmpty ? null : children(true)}
      <Confirm
        open={asked !== undefined}
        title={texts.removeTitle}
        body={texts.removeBody}
        confirm={texts.removeConfirm}
        family={family}
        busy={false}
        onClose={() => {
          setAsked(undefined);
        }}
        onConfirm={() => {
          if (asked !== undefined) remove(asked);
        }}
      />
    </div>
  );
}
