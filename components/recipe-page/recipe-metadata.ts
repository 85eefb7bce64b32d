import "server-only";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { Language } from "@/lib/domain/shared/language";
import { PRODUCT_NAME } from "@/lib/domain/shared/product";
import type { RecipePage } from "@/lib/features/recipes/read-recipe-page";
import { memberEndpoints } from "@/lib/http/member-endpoints";

/** As the open graph writes languages. */
const OPEN_GRAPH_LOCALES = { en: "en_GB", my: "my_MM", de: "de_DE", "de-AT": "de_AT", pl: "pl_PL" } as const;

/** Width and height of the picture that is drawn of a recipe: 16 to 9, as both open graph and search engines take it. */
export const PICTURE_SIZE = { width: 1200, height: 675 } as const;

/** What a recipe's page is called elsewhere: its addresses, and what is said of it in two lines. */
export async function recipeAbout({ recipe }: RecipePage, locale: Language, origin: string) {
  const [t, maker] = await Promise.all([
    getTranslations({ locale, namespace: "RecipePage" }),
    getTranslations({ locale, namespace: "Maker" }),
  ]);
  const age = maker(`age.${recipe.ageGroup}.label`);
  const method = maker(`methods.${recipe.cookingMethod}`);
  const meal = recipe.mealType && maker(`meals.${recipe.mealType}`);
  return {
    url: `${origin}/recipes/${recipe.id}`,
    image: `${origin}${memberEndpoints.recipePicture(recipe.id)}`,
    description: t("description", { age, ingredients: recipe.ingredients.join(", ") }),
    age,
    method,
    meal,
  };
}

/** Nothing of a recipe that not everybody can read is told to programs that fetch previews. */
export async function recipeMetadata(page: RecipePage, locale: Language, origin: string): Promise<Metadata> {
  const { recipe, isListed } = page;
  const { title } = recipe;
  if (!recipe.isShared) return { title, robots: { index: false } };
  const [{ url, image, description }, card] = await Promise.all([
    recipeAbout(page, locale, origin),
    getTranslations({ locale, namespace: "RecipeCard" }),
  ]);
  const images = [{ url: image, ...PICTURE_SIZE, type: "image/png", alt: card("picture") }];
  return {
    title,
    description,
    alternates: { canonical: url },
    robots: { index: isListed },
    openGraph: {
      type: "article",
      siteName: PRODUCT_NAME,
      locale: OPEN_GRAPH_LOCALES[locale],
      title,
      description,
      url,
      images,
    },
    twitter: { card: "summary_large_image", title, description, images },
  };
}
