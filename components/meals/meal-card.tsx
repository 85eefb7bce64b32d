import { useState } from "react";
import { useLoaded } from "@/components/home/use-loaded";
import { extrasLoader } from "@/components/recipes/load-extras";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { ShieldIcon } from "@/components/ui/action-icons";
import { StarIcon } from "@/components/ui/play-icons";
import { PotIcon, TickIcon } from "@/components/ui/icons";
import { Notice } from "@/components/ui/notice";
import { Spinner } from "@/components/ui/spinner";
import type { Language } from "@/lib/domain/shared/language";
import type { MealOutput } from "@/lib/features/meals/schema";
import { fill } from "@/lib/i18n/client-text";
import { listText } from "@/lib/i18n/list-text";
import { dayText } from "@/lib/i18n/day";
import type { MealTexts } from "./meal-texts";

async function loadCard() {
  return (await import("@/components/recipes/recipe-card")).RecipeCard;
}

export interface MealCardProps {
  readonly meal: MealOutput;
  readonly texts: MealTexts;
  readonly language: Language;
}

/** One suggestion: what it is, why this, what to know, and its recipe one tap away. */
export function MealCard({ meal, texts, language }: MealCardProps) {
  const [open, setOpen] = useState(false);
  const [RecipeCard, needCard] = useLoaded(loadCard);
  const [extras, needExtras] = useLoaded(extrasLoader(language));
  const { recipe, why, notes, notUnderstood } = meal;
  const names = (foods: MealOutput["foods"]) =>
    listText(
      foods.map(({ name }) => name),
      language,
    );
  const reasons = [
    { text: texts.iron, foods: why.iron, Icon: ShieldIcon },
    { text: texts.helpers, foods: why.ironHelpers, Icon: PotIcon },
    { text: texts.newFood, foods: why.newFoods, Icon: StarIcon },
    { text: texts.change, foods: why.change, Icon: TickIcon },
  ].filter(({ foods }) => foods.length > 0);
  const label = texts.meals.find(({ value }) => value === meal.mealType)?.label;

  return (
    <article
      data-slot="meal-card"
      className="grid gap-4 rounded-card border border-hairline bg-card p-4 shadow-soft sm:p-6"
    >
      <header className="grid gap-2">
        <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
          <Badge>{label}</Badge>
          <time dateTime={meal.createdAt}>{dayText(new Date(meal.createdAt), language)}</time>
        </p>
        <h3 lang={recipe?.language} tabIndex={-1} className="text-xl font-extrabold outline-none">
          {recipe?.title ?? names(meal.foods)}
        </h3>
      </header>
      {notUnderstood.length > 0 ? (
        <Notice variant="caution" title={fill(texts.notUnderstood, { words: notUnderstood.join(", ") })}>
          {texts.notUnderstoodBody}
        </Notice>
      ) : null}
      {reasons.length > 0 ? (
        <ul className="grid gap-2">
          {reasons.map(({ text, foods, Icon }) => (
            <li key={text} className="flex items-start gap-2.5">
              <Icon className="mt-0.5 text-pea" />
              <span>{fill(text, { foods: names(foods) })}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {notes.map(({ id, text }) => (
        <Notice key={id} variant={id === "vegan" || id === "noIron" ? "caution" : "info"}>
          {text}
        </Notice>
      ))}
      {recipe === null ? (
        <p className="text-muted">{texts.gone}</p>
      ) : (
        <Button
          variant="soft"
          aria-expanded={open}
          onClick={() => {
            needCard();
            needExtras();
            setOpen(!open);
          }}
        >
          {open ? texts.hide : texts.show}
        </Button>
      )}
      {open && recipe !== null ? (
        RecipeCard ? (
          <div className="-mx-2 sm:-mx-4">
            <RecipeCard
              recipe={recipe}
              texts={texts.card}
              locale={language}
              extras={extras}
              needExtras={needExtras}
              heading="h4"
            />
          </div>
        ) : (
          <p role="status" className="flex items-center gap-3 text-muted">
            <Spinner />
            {texts.loading}
          </p>
        )
      ) : null}
    </article>
  );
}
