import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ChokingSteps, GaggingOrChoking } from "@/components/resources/choking-help";
import { EmergencyTable } from "@/components/resources/emergency-table";
import { FIRST_AID_SOURCES } from "@/components/resources/first-aid-sources.table";
import { FirstAllergens, MealRules } from "@/components/resources/meal-rules";
import { PrintButton } from "@/components/resources/print-button";
import { Readiness, SquishTestCard } from "@/components/resources/readiness";
import { WaitingFoodList } from "@/components/resources/waiting-foods";
import { Sources } from "@/components/recipes/sources";
import { PageFrame } from "@/components/shell/page-frame";
import { pageLocale, type LocaleParams } from "@/components/shell/page-locale";
import { firstAllergens, listMealRules } from "@/lib/features/ingredients/list-meal-rules";
import { listWaitingFoods } from "@/lib/features/ingredients/list-waiting-foods";

export async function generateMetadata(props: LocaleParams): Promise<Metadata> {
  const locale = await pageLocale(props);
  const t = await getTranslations({ locale, namespace: "Resources" });
  return { title: t("title"), description: t("description") };
}

export default async function ResourcesPage(props: LocaleParams) {
  const locale = await pageLocale(props);
  const t = await getTranslations("Resources");
  return (
    <PageFrame width="page" className="grid grid-cols-1 gap-12 wrap-break-word">
      <header className="grid grid-cols-1 gap-3">
        <h1 className="text-3xl wrap-anywhere hyphens-auto">{t("title")}</h1>
        <p className="max-w-prose text-lg text-muted">{t("lead")}</p>
        <p>
          <PrintButton text={t("print")} />
        </p>
      </header>
      <ChokingSteps />
      <EmergencyTable locale={locale} />
      <GaggingOrChoking />
      <Readiness />
      <SquishTestCard />
      <WaitingFoodList groups={listWaitingFoods(locale)} />
      <FirstAllergens allergens={firstAllergens(locale)} />
      <MealRules rules={listMealRules(locale)} />
      <footer className="grid gap-3 text-sm text-muted">
        <Sources title={t("sources")} sources={FIRST_AID_SOURCES} />
        <p>{t("reviewed")}</p>
      </footer>
    </PageFrame>
  );
}
