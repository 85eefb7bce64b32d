import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { MealPlanner } from "@/components/meals/meal-planner";
import { mealTexts } from "@/components/meals/meal-texts";
import { PageFrame } from "@/components/shell/page-frame";
import { pageLocale, type LocaleParams } from "@/components/shell/page-locale";

export async function generateMetadata(props: LocaleParams): Promise<Metadata> {
  const locale = await pageLocale(props);
  const t = await getTranslations({ locale, namespace: "Meals" });
  return { title: t("title"), description: t("lead") };
}

export default async function MealsPage(props: LocaleParams) {
  const language = await pageLocale(props);
  const [t, imported, texts] = await Promise.all([
    getTranslations("Meals"),
    getTranslations("RecipeImport"),
    mealTexts(language),
  ]);
  return (
    <PageFrame className="grid max-w-3xl gap-6">
      <header className="grid gap-2">
        <h1 className="text-3xl wrap-anywhere hyphens-auto">{t("title")}</h1>
        <p className="max-w-prose text-lg text-muted">{t("lead")}</p>
      </header>
      <MealPlanner language={language} texts={texts} />
      <p>
        <a href="/recipes/import" className="link inline-flex min-h-11 items-center">
          {imported("title")}
        </a>
      </p>
    </PageFrame>
  );
}
