import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { FamilyPage } from "@/components/family/family-page";
import { ReportView } from "@/components/family/report-view";
import { pageLocale, type LocaleParams } from "@/components/shell/page-locale";
import { messagesFor } from "@/lib/i18n/messages";

export async function generateMetadata(props: LocaleParams): Promise<Metadata> {
  const locale = await pageLocale(props);
  const t = await getTranslations({ locale, namespace: "Report" });
  return { title: t("title"), robots: { index: false } };
}

export default async function ReportPage(props: LocaleParams) {
  const locale = await pageLocale(props);
  const { Family, Report, Tried } = messagesFor(locale);
  return (
    <FamilyPage locale={locale} here="report" title={Report.title} lead={Report.lead}>
      <ReportView locale={locale} texts={Report} tried={Tried} family={Family} />
    </FamilyPage>
  );
}
