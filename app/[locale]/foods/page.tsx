import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { FoodBoard } from "@/components/foods/food-board";
import { foodBoardTexts } from "@/components/foods/food-board-texts";
import { foodGroups } from "@/components/foods/food-groups";
import { PageFrame } from "@/components/shell/page-frame";
import { pageLocale, type LocaleParams } from "@/components/shell/page-locale";
import { loadFoods } from "@/lib/features/ingredients/loaders";

export async function generateMetadata(props: LocaleParams): Promise<Metadata> {
  const locale = await pageLocale(props);
  const t = await getTranslations({ locale, namespace: "Foods" });
  return { title: t("title"), description: t("description") };
}

export default async function FoodsPage(props: LocaleParams) {
  const locale = await pageLocale(props);
  const t = await getTranslations("Foods");
  return (
    <PageFrame className="grid gap-6">
      <div className="grid max-w-prose gap-2">
        <h1 className="text-3xl wrap-anywhere hyphens-auto">{t("title")}</h1>
        <p className="text-lg text-muted">{t("lead")}</p>
      </div>
      <FoodBoard groups={foodGroups(loadFoods(locale))} texts={await foodBoardTexts(locale)} locale={locale} />
    </PageFrame>
  );
}
