import { PRODUCT_NAME } from "../shared/product";
import type { Language } from "../shared/language";

/** What a search engine may be told of a recipe: what is in it and how it is made, and nothing of what was checked. */
export interface DescribedRecipe {
  readonly title: string;
  readonly description: string;
  readonly ingredients: readonly string[];
  readonly steps: readonly string[];
  readonly language: Language;
  /** Where it is read, and its picture: absolute addresses. */
  readonly url: string;
  readonly image: string;
  readonly category?: string | undefined;
  readonly keywords: readonly string[];
  /** About how long; undefined where nobody planned it. Minutes. */
  readonly minutes?: { readonly preparation: number; readonly cooking: number } | undefined;
  /** Portions; undefined where it is not known for how many it is. */
  readonly servings?: number | undefined;
  readonly createdAt: string;
  readonly rating?: { readonly average: number; readonly count: number } | undefined;
}

function duration(minutes: number): string {
  return `PT${minutes}M`;
}

/** A recipe in the words of schema.org, with every field that Google asks for or recommends and that is known of it. */
export function recipeJsonLd(recipe: DescribedRecipe): Readonly<Record<string, unknown>> {
  const { minutes, servings, rating, category } = recipe;
  return {
    "@context": "https://schema.org",
    "@type": "Recipe",
    name: recipe.title,
    description: recipe.description,
    image: [recipe.image],
    url: recipe.url,
    inLanguage: recipe.language,
    author: { "@type": "Organization", name: PRODUCT_NAME },
    datePublished: recipe.createdAt.slice(0, 10),
    ...(category === undefined ? {} : { recipeCategory: category }),
    keywords: recipe.keywords.join(", "),
    recipeIngredient: recipe.ingredients,
    recipeInstructions: recipe.steps.map((text, index) => ({
      "@type": "HowToStep",
      text,
      url: `${recipe.url}#step-${index + 1}`,
    })),
    ...(minutes === undefined
      ? {}
      : {
          prepTime: duration(minutes.preparation),
          cookTime: duration(minutes.cooking),
          totalTime: duration(minutes.preparation + minutes.cooking),
        }),
    ...(servings === undefined ? {} : { recipeYield: String(servings) }),
    ...(rating === undefined
      ? {}
      : { aggregateRating: { "@type": "AggregateRating", ratingValue: rating.average, ratingCount: rating.count } }),
  };
}

/** The same as the text of a script element: nothing in it can end the element or begin another. */
export function jsonLdText(data: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
