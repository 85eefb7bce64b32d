"use client";

import { useEffect, type ReactNode } from "react";
import { useLoaded } from "@/components/home/use-loaded";
import { CheckDetails } from "@/components/recipes/check-details";
import { canBeGivenOn } from "@/components/recipes/card-recipe";
import { CookingFacts } from "@/components/recipes/cooking-facts";
import { RecheckNotice } from "@/components/recipes/recheck-notice";
import { RecipeCheck } from "@/components/recipes/recipe-check";
import { ServingInstructions } from "@/components/recipes/serving-instructions";
import { ShareIcon } from "@/components/ui/action-icons";
import { Button } from "@/components/ui/button";
import type { Language } from "@/lib/domain/shared/language";
import type { CookingOutput, RecipeOutput, StepOutput } from "@/lib/features/recipes/schema";
import { pageExtrasLoader } from "./load-page-extras";
import { PrintedCheck } from "./printed-check";
import { RecipeHead } from "./recipe-head";
import type { RecipePageTexts } from "./recipe-page-texts";
import { RecipeWords } from "./recipe-words";
import { usePageRecipe } from "./use-page-recipe";

export interface RecipeSheetProps {
  readonly recipe: RecipeOutput;
  readonly steps: readonly StepOutput[];
  readonly cooking: Pick<CookingOutput, "added" | "brings" | "keeping" | "minutes" | "tryAdding"> | undefined;
  readonly allergens: readonly string[];
  /** Where the page is, for the paper it is printed on. */
  readonly url: string;
  readonly locale: Language;
  readonly texts: RecipePageTexts;
  readonly plate: ReactNode;
  readonly grip: ReactNode;
}

/** A recipe to read and to cook from. The server writes all of it; what a parent can do with it comes after. */
export function RecipeSheet({
  recipe: written,
  steps,
  cooking: first,
  allergens,
  url,
  locale,
  texts,
  plate,
  grip,
}: RecipeSheetProps) {
  const { recipe, setLive, read, setRead } = usePageRecipe(written);
  const [extras, needExtras] = useLoaded(pageExtrasLoader(locale));
  const cooking = read ?? first;
  const { recheck } = recipe.safety;
  const isFor = recheck?.outcome !== "unsuitable";
  useEffect(needExtras, [needExtras]);
  return (
    <article className="@container grid grid-cols-1 gap-6">
      {extras ? (
        <extras.QueryProvider>
          <extras.LiveRecipe written={written} locale={locale} onLive={setLive} />
        </extras.QueryProvider>
      ) : null}
      <RecipeHead
        recipe={recipe}
        steps={isFor ? (read?.steps ?? steps) : []}
        allergens={allergens}
        minutes={isFor ? cooking?.minutes : undefined}
        locale={locale}
        texts={texts}
        plate={plate}
        share={
          extras ? (
            <extras.QueryProvider>
              <extras.ShareRecipe recipe={recipe} texts={extras.texts.RecipeActions} />
            </extras.QueryProvider>
          ) : canBeGivenOn(recipe) ? (
            // Keeps its place: a row more of buttons would push down what is being read.
            <Button variant="secondary" disabled className="invisible">
              <ShareIcon />
              {texts.share}
            </Button>
          ) : null
        }
      />
      {recheck ? <RecheckNotice recheck={recheck} texts={texts.card.recheck} locale={locale} /> : null}
      <div data-print="hide">
        <RecipeCheck
          safety={recipe.safety}
          texts={texts.card}
          locale={locale}
          extras={{ CheckDetails }}
          onOpen={() => undefined}
        />
      </div>
      {isFor ? (
        <>
          <ServingInstructions recipe={recipe} texts={texts.card} extras={undefined} grip={grip} />
          {extras && first ? (
            <extras.QueryProvider>
              <extras.CookAlong
                recipe={written}
                texts={texts.card.cookAlong}
                onRead={setRead}
                withFacts={false}
                reopens
              />
            </extras.QueryProvider>
          ) : null}
          <RecipeWords recipe={recipe} added={cooking?.added} texts={texts.card} />
        </>
      ) : null}
      {cooking && isFor ? (
        <section className="grid gap-3">
          <h2 className="text-xl">{texts.keeping}</h2>
          <CookingFacts cooking={cooking} language={recipe.language} texts={texts.card.cookAlong} />
        </section>
      ) : null}
      <PrintedCheck recipe={recipe} url={url} texts={texts} />
      <footer data-slot="recipe-actions" data-print="hide" className="flex min-h-11 flex-wrap gap-2">
        {extras ? (
          <extras.QueryProvider>
            <extras.RecipeActions recipe={recipe} texts={extras.texts} language={locale} withShare={false} />
          </extras.QueryProvider>
        ) : null}
      </footer>
    </article>
  );
}
