import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AllergiesView } from "@/components/family/allergies-view";
import { FamilyPage } from "@/components/family/family-page";
import { pageLocale, type LocaleParams } from "@/components/shell/page-locale";
import { messagesFor } from "@/lib/i18n/messages";

export async function generateMetadata(props: LocaleParams): Promise<Metadata> {
  const locale = await pageLocale(props);
  const t = await getTranslations({ locale, namespace: "Allergies" });
  return { title: t("title"), robots: { index: false } };
}

export default async function AllergiesPage(props: LocaleParams) {
  const locale = await pageLocale(props);
  const { Family, Allergies } = messagesFor(locale);
  return (
    <FamilyPage locale={locale} here="allergies" title={Allergies.title} lead={Allergies.lead}>
      <AllergiesView locale={locale} texts={Allergies} family={Family} />
    </FamilyPage>
  );
}
