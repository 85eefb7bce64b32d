import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { FoodView } from "@/components/foods/food-view";
import { pageLocale, type LocaleParams } from "@/components/shell/page-locale";
import { FOOD_IDS } from "@/lib/domain/food/food-ids";
import { foodOfSlug, foodSlug } from "@/lib/domain/food/food-slug";
import { foodName } from "@/lib/domain/food/names";
import { loadFoodPage } from "@/lib/features/ingredients/loaders";

interface FoodParams {
  readonly params: Promise<{ readonly locale: string; readonly slug: string }>;
}

export function generateStaticParams() {
  return FOOD_IDS.map((id) => ({ slug: foodSlug(id) }));
}

async function foodOf({ params }: FoodParams) {
  return foodOfSlug((await params).slug) ?? notFound();
}

export async function generateMetadata(props: FoodParams & LocaleParams): Promise<Metadata> {
  const locale = await pageLocale(props);
  const name = foodName(await foodOf(props), locale);
  const t = await getTranslations({ locale, namespace: "Foods" });
  return { title: t("pageTitle", { name }), description: t("pageDescription", { name }) };
}

export default async function FoodPage(props: FoodParams & LocaleParams) {
  const locale = await pageLocale(props);
  return <FoodView food={loadFoodPage(await foodOf(props), locale)} locale={locale} />;
}
