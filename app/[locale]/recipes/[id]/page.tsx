import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { recipeMetadata } from "@/components/recipe-page/recipe-metadata";
import { RecipeView } from "@/components/recipe-page/recipe-view";
import { pageLocale } from "@/components/shell/page-locale";
import { AGE_GROUPS } from "@/lib/domain/food/age";
import { loadRecipePage } from "@/lib/features/recipes/loaders";
import { pageActor, pageOrigin } from "@/lib/http/page-request";

// Whether there is such a page depends on who asks, and what it says on the family it is checked for.
export const dynamic = "force-dynamic";

interface RecipeParams {
  readonly params: Promise<{ readonly locale: string; readonly id: string }>;
  /** `age`: the age that was chosen in the list which led here. */
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

async function recipeOf(props: RecipeParams) {
  const [locale, { id }, { age }] = await Promise.all([pageLocale(props), props.params, props.searchParams]);
  const actor = await pageActor(`/recipes/${id}`);
  const asked = AGE_GROUPS.find((group) => group === age);
  return { locale, page: (await loadRecipePage(id, actor?.userId, locale, asked)) ?? notFound() };
}

export async function generateMetadata(props: RecipeParams): Promise<Metadata> {
  const { locale, page } = await recipeOf(props);
  return recipeMetadata(page, locale, await pageOrigin());
}

export default async function RecipePage(props: RecipeParams) {
  const { locale, page } = await recipeOf(props);
  return <RecipeView page={page} locale={locale} origin={await pageOrigin()} />;
}
