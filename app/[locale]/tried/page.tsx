import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { TriedView } from "@/components/family/tried-view";
import { FamilyPage } from "@/components/family/family-page";
import { pageLocale, type LocaleParams } from "@/components/shell/page-locale";
import { messagesFor } from "@/lib/i18n/messages";
import { expandPlural } from "@/lib/i18n/plural-forms";

export async function generateMetadata(props: LocaleParams): Promise<Metadata> {
  const locale = await pageLocale(props);
  const t = await getTranslations({ locale, namespace: "Tried" });
  return { title: t("title"), robots: { index: false } };
}

export default async function TriedPage(props: LocaleParams) {
  const locale = await pageLocale(props);
  const { Family, Tried } = messagesFor(locale);
  const t = await getTranslations({ locale, namespace: "Tried" });
  const times = expandPlural(locale, (count) => t("times", { count }));
  return (
    <FamilyPage locale={locale} here="tried" title={Tried.title} lead={Tried.lead}>
      <TriedView locale={locale} texts={Tried} times={times} family={Family} />
    </FamilyPage>
  );
}
