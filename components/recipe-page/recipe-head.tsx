import type { ReactNode } from "react";
import { RecipePicture } from "@/components/recipes/recipe-picture";
import { VerificationBadge } from "@/components/recipes/verification-badge";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { PrintIcon } from "@/components/ui/play-icons";
import type { CookingOutput, RecipeOutput, StepOutput } from "@/lib/features/recipes/schema";
import { countText, fill, fillPlural } from "@/lib/i18n/client-text";
import { Allergens } from "./allergens";
import { CookButton } from "./cook-button";
import type { RecipePageTexts } from "./recipe-page-texts";

function labelOf<T extends string>(options: readonly { value: T; label: string }[], value: T | undefined): string[] {
  return options.filter((option) => option.value === value).map(({ label }) => label);
}

export interface RecipeHeadProps {
  readonly recipe: RecipeOutput;
  readonly steps: readonly StepOutput[];
  readonly allergens: readonly string[];
  readonly minutes: CookingOutput["minutes"] | undefined;
  readonly locale: string;
  readonly texts: RecipePageTexts;
  readonly plate: ReactNode;
  /** The button that gives it on; nothing until it is there. */
  readonly share: ReactNode;
}

/** What a recipe is, at a glance, and what to do with it first. */
export function RecipeHead({ recipe, steps, allergens, minutes, locale, texts, plate, share }: RecipeHeadProps) {
  const { card } = texts;
  const facts = [
    ...labelOf(card.ages, recipe.ageGroup),
    ...labelOf(card.meals, recipe.mealType),
    ...labelOf(card.methods, recipe.cookingMethod),
    ...(minutes ? [fill(card.cookAlong.preparation, { minutes: countText(minutes.preparation, locale) })] : []),
    ...(minutes && minutes.cooking > 0
      ? [fill(card.cookAlong.cooking, { minutes: countText(minutes.cooking, locale) })]
      : []),
  ];
  return (
    <header className="grid grid-cols-1 gap-4 @xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] @xl:gap-6 print:grid-cols-1!">
      <RecipePicture
        recipe={recipe}
        texts={card}
        extras={undefined}
        plate={plate}
        className="self-start rounded-card print:hidden"
      />
      <div className="grid grid-cols-1 content-start gap-4">
        <h1 lang={recipe.language} className="text-2xl hyphens-auto sm:text-3xl">
          {recipe.title}
        </h1>
        <ul className="amounts flex flex-wrap items-center gap-2">
          <li>
            <VerificationBadge recipe={recipe} texts={card} />
          </li>
          {facts.map((fact) => (
            <li key={fact}>
              <Badge>{fact}</Badge>
            </li>
          ))}
        </ul>
        {recipe.communityTestedCount > 0 ? (
          <p className="text-sm font-semibold text-aubergine">
            {fillPlural(card.tested, recipe.communityTestedCount, locale)}
          </p>
        ) : null}
        <Allergens names={allergens} texts={texts} />
        <div data-print="hide" className="flex min-h-11 flex-wrap items-center gap-2">
          {steps.length > 0 ? <CookButton recipe={recipe} steps={steps} locale={locale} texts={texts} /> : null}
          <Button variant="secondary" onClick={() => window.print()}>
            <PrintIcon />
            {texts.print}
          </Button>
          {share}
        </div>
        {recipe.isMine ? (
          <p data-print="hide" className="text-sm text-muted">
            {recipe.isLinkShared ? texts.ownShared : texts.own}
          </p>
        ) : null}
      </div>
    </header>
  );
}
