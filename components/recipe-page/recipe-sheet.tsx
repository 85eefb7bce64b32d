"use client";

import { useEffect, type ReactNode } from "react";
import { useLoaded } from "@/components/home/use-loaded";
import { CheckDetails } from "@/components/recipes/check-details";
import { CookingFacts } from "@/components/recipes/cooking-facts";
import { extrasLoader } from "@/components/recipes/load-extras";
import { RecheckNotice } from "@/components/recipes/recheck-notice";
import { RecipeCheck } from "@/components/recipes/recipe-check";
import { ServingInstructions } from "@/components/recipes/serving-instructions";
import { useWish } from "@/components/recipes/use-wish";
import { Grip } from "@/components/illustrations/grip";
import { QueryProvider } from "@/components/shell/query-provider";
import { useUser } from "@/components/shell/use-user";
import type { Language } from "@/lib/domain/shared/language";
import type { CookingOutput, RecipeOutput, StepOutput } from "@/lib/features/recipes/schema";
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
}

function Sheet({ recipe: written, steps, cooking: first, allergens, url, locale, texts, plate }: RecipeSheetProps) {
  const { user } = useUser();
  const { recipe, read, setRead } = usePageRecipe(written, locale);
  const [extras, needExtras] = useLoaded(extrasLoader(locale));
  const cooking = read ?? first;
  const { recheck } = recipe.safety;
  const isFor = recheck?.outcome !== "unsuitable";
  useEffect(needExtras, [needExtras]);
  useWish(user !== undefined, locale);
  return (
    <article className="@container grid gap-6">
      <RecipeHead
        recipe={recipe}
        steps={isFor ? (read?.steps ?? steps) : []}
        allergens={allergens}
        minutes={isFor ? cooking?.minutes : undefined}
        locale={locale}
        texts={texts}
        plate={plate}
        extras={extras}
      />
      {recheck ? <RecheckNotice recheck={recheck} texts={texts.card.recheck} locale={locale} /> : null}
      {isFor ? (
        <>
          <ServingInstructions recipe={recipe} texts={texts.card} extras={{ Grip }} />
          {extras && first ? (
            <extras.CookAlong
              recipe={written}
              texts={texts.card.cookAlong}
              onRead={setRead}
              withFacts={false}
              reopens
            />
          ) : null}
          <RecipeWords recipe={recipe} added={cooking?.added} texts={texts.card} />
        </>
      ) : null}
      <div data-print="hide">
        <RecipeCheck
          safety={recipe.safety}
          texts={texts.card}
          locale={locale}
          extras={{ CheckDetails }}
          onOpen={() => undefined}
        />
      </div>
      {cooking && isFor ? (
        <section className="grid gap-3">
          <h2 className="text-xl">{texts.keeping}</h2>
          <CookingFacts cooking={cooking} language={recipe.language} texts={texts.card.cookAlong} />
        </section>
      ) : null}
      <PrintedCheck recipe={recipe} url={url} texts={texts} />
      <footer data-slot="recipe-actions" data-print="hide" className="flex min-h-11 flex-wrap gap-2">
        {extras ? (
          <extras.RecipeActions recipe={recipe} texts={extras.texts} language={locale} withShare={false} />
        ) : null}
      </footer>
    </article>
  );
}

/** A recipe to read and to cook from. The server writes all of it; what a parent can do with it comes after. */
export function RecipeSheet(props: RecipeSheetProps) {
  return (
    <QueryProvider>
      <Sheet {...props} />
    </QueryProvider>
  );
}
