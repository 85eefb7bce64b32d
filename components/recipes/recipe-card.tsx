import { useState, type ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import type { AgeGroup } from "@/lib/domain/food/age";
import { isYoungerGroup } from "@/lib/domain/food/younger-group";
import type { CookingOutput } from "@/lib/features/recipes/schema";
import { fillPlural } from "@/lib/i18n/client-text";
import { isOnScreenOnly, stepsOf, type CardRecipe } from "./card-recipe";
import type { RecipeCardTexts } from "./recipe-card-texts";
import { RecipeCheck } from "./recipe-check";
import type { CardExtras } from "./load-extras";
import { RecipePicture } from "./recipe-picture";
import { ServingInstructions } from "./serving-instructions";
import { VerificationBadge } from "./verification-badge";

export interface RecipeCardProps {
  readonly recipe: CardRecipe;
  readonly texts: RecipeCardTexts;
  /** The language of the page; the recipe's own words may be in another. */
  readonly locale: string;
  readonly extras: CardExtras;
  /** Fetches them, should they not be there. */
  readonly needExtras: () => void;
  readonly heading?: "h1" | "h2" | "h3" | "h4";
  /** The id of its title, for leading a parent to it. */
  readonly titleId?: string;
  /** What a parent can do with this recipe; none of it for a suggestion. */
  readonly actions?: ReactNode;
  /** The age that was chosen where it is listed: its page is then for that age, too. */
  readonly chosenAge?: AgeGroup | undefined;
  /** A line above the title, where the card belongs to another. */
  readonly note?: ReactNode;
}

function labelOf<T extends string>(options: readonly { value: T; label: string }[], value: T | undefined): string[] {
  return options.filter((option) => option.value === value).map(({ label }) => label);
}

/** The address of its page: as it is, unless somebody chose a younger age than it was made for. */
function pageOf({ id, ageGroup }: CardRecipe, chosenAge: AgeGroup | undefined): string {
  const isForOlder = chosenAge !== undefined && isYoungerGroup(chosenAge, ageGroup);
  return `/recipes/${id}${isForOlder ? `?age=${chosenAge}` : ""}`;
}

/** What it takes to cook and serve it. */
function CookingWords({
  recipe,
  added,
  texts,
  extras,
  children,
}: Pick<RecipeCardProps, "recipe" | "texts" | "extras"> & {
  /** By place in the list: what the composer took from the cupboard; undefined until it is known. */
  readonly added: readonly boolean[] | undefined;
  readonly children: ReactNode;
}) {
  const { language } = recipe;
  return (
    <>
      <ServingInstructions recipe={recipe} texts={texts} extras={extras} />
      {children}
      <div className="grid gap-5 @xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] @xl:gap-6">
        <section className="grid content-start gap-2">
          <p className="text-lg font-extrabold">{texts.ingredients}</p>
          <ul lang={language} className="amounts grid list-disc gap-1 pl-6 marker:text-carrot">
            {recipe.ingredients.map((ingredient, index) => (
              <li key={`${index} ${ingredient}`}>
                {ingredient}
                {added?.[index] === true ? <span className="text-muted"> · {texts.cookAlong.added}</span> : null}
              </li>
            ))}
          </ul>
        </section>
        <section className="grid content-start gap-2">
          <p className="text-lg font-extrabold">{texts.instructions}</p>
          <ol lang={language} className="grid list-decimal gap-2 pl-7 marker:font-bold marker:text-carrot">
            {stepsOf(recipe.instructions).map((step, index) => (
              <li key={`${index} ${step}`}>{step}</li>
            ))}
          </ol>
        </section>
      </div>
    </>
  );
}

/** A recipe with everything it takes to cook and serve it, and the check that stands behind it. */
export function RecipeCard({
  recipe: written,
  texts,
  locale,
  extras,
  needExtras,
  heading: Heading = "h3",
  titleId,
  actions,
  chosenAge,
  note,
}: RecipeCardProps) {
  const [read, setRead] = useState<CookingOutput>();
  const recipe: CardRecipe = { ...written, ...read?.recipe };
  const { language } = recipe;
  const { recheck } = recipe.safety;
  const isComposed = written.source === "embedded" && titleId !== undefined;
  const facts = [
    ...labelOf(texts.ages, recipe.ageGroup),
    ...labelOf(texts.meals, recipe.mealType),
    ...labelOf(texts.methods, recipe.cookingMethod),
  ];
  return (
    <article
      data-slot="recipe-card"
      className="@container scroll-mt-20 overflow-clip rounded-card border border-hairline bg-card shadow-soft"
    >
      <div className="grid @xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] @xl:gap-6 @xl:p-6 @xl:pb-0">
        <RecipePicture recipe={recipe} texts={texts} extras={extras} className="@xl:self-start @xl:rounded-md" />
        <header className="grid content-start gap-3 p-4 pb-0 @xl:p-0">
          {note}
          <Heading id={titleId} tabIndex={-1} lang={language} className="text-xl font-extrabold outline-none">
            {isOnScreenOnly(recipe.id) ? (
              recipe.title
            ) : (
              <a href={pageOf(recipe, chosenAge)} className="inline-flex min-h-11 items-center hover:underline">
                {recipe.title}
              </a>
            )}
          </Heading>
          <ul className="flex flex-wrap items-center gap-2">
            <li>
              <VerificationBadge recipe={recipe} texts={texts} />
            </li>
            {facts.map((fact) => (
              <li key={fact}>
                <Badge>{fact}</Badge>
              </li>
            ))}
          </ul>
          {recipe.notice === undefined ? null : <p className="text-sm text-muted">{recipe.notice}</p>}
          {recipe.communityTestedCount > 0 ? (
            <p className="text-sm font-semibold text-aubergine">
              {fillPlural(texts.tested, recipe.communityTestedCount, locale)}
            </p>
          ) : null}
        </header>
      </div>
      <div className="grid grid-cols-1 gap-5 p-4 @xl:p-6">
        {recheck === undefined ? null : extras ? (
          <extras.RecheckNotice recheck={recheck} texts={texts.recheck} locale={locale} />
        ) : (
          <p className="font-bold">{texts.recheck[recheck.outcome].title}</p>
        )}
        <RecipeCheck safety={recipe.safety} texts={texts} locale={locale} extras={extras} onOpen={needExtras} />
        {recheck?.outcome === "unsuitable" ? null : (
          <CookingWords recipe={recipe} added={read?.added} texts={texts} extras={extras}>
            {extras && isComposed ? (
              <extras.CookAlong recipe={written} texts={texts.cookAlong} onRead={setRead} />
            ) : null}
          </CookingWords>
        )}
        {actions === undefined ? null : (
          <footer data-slot="recipe-actions" data-print="hide" className="flex flex-wrap gap-2 empty:hidden">
            {actions}
          </footer>
        )}
      </div>
    </article>
  );
}
