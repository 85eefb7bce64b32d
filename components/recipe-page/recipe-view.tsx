import { Grip } from "@/components/illustrations/grip";
import { Plate } from "@/components/illustrations/plate";
import { heldAge } from "@/components/recipes/held-age";
import { PageFrame } from "@/components/shell/page-frame";
import { jsonLdText, recipeJsonLd } from "@/lib/domain/recipes/recipe-json-ld";
import type { Language } from "@/lib/domain/shared/language";
import type { RecipePage } from "@/lib/features/recipes/read-recipe-page";
import { recipeAbout } from "./recipe-metadata";
import { recipePageTexts } from "./recipe-page-texts";
import { RecipeSheet } from "./recipe-sheet";

/** What search engines are told; nothing of a recipe that has no words for who asks, or that not everybody can read. */
async function JsonLd({ page, locale, origin }: RecipeViewProps) {
  const { recipe, steps, cooking, rating } = page;
  if (!recipe.isShared || steps.length === 0) return null;
  const { url, image, description, age, method, meal } = await recipeAbout(page, locale, origin);
  const data = recipeJsonLd({
    title: recipe.title,
    description,
    ingredients: recipe.ingredients,
    steps: steps.map(({ text }) => text),
    language: recipe.language,
    url,
    image,
    category: meal,
    keywords: [age, method],
    minutes: cooking?.minutes,
    servings: cooking?.servings,
    createdAt: recipe.createdAt,
    rating,
  });
  return <script type="application/ld+json">{jsonLdText(data)}</script>;
}

export interface RecipeViewProps {
  readonly page: RecipePage;
  readonly locale: Language;
  /** The address of this installation. */
  readonly origin: string;
}

/** A recipe's own page: to read, to cook from, to print, to give on. */
export async function RecipeView({ page, locale, origin }: RecipeViewProps) {
  const { recipe, steps, cooking, allergens } = page;
  const texts = await recipePageTexts(locale);
  const age = heldAge(recipe);
  return (
    <PageFrame width="page" className="grid gap-4">
      <JsonLd page={page} locale={locale} origin={origin} />
      <p data-print="hide">
        <a href="/" className="link inline-flex min-h-11 items-center">
          {texts.back}
        </a>
      </p>
      <RecipeSheet
        recipe={recipe}
        steps={steps}
        cooking={
          cooking && {
            added: cooking.added,
            brings: cooking.brings,
            keeping: cooking.keeping,
            minutes: cooking.minutes,
            tryAdding: cooking.tryAdding,
          }
        }
        allergens={allergens}
        url={`${origin}/recipes/${recipe.id}`}
        locale={locale}
        texts={texts}
        plate={<Plate foodIds={recipe.foodIds} seed={recipe.id} label={texts.card.picture} className="size-full" />}
        grip={age ? <Grip ageGroup={age} /> : null}
      />
    </PageFrame>
  );
}
