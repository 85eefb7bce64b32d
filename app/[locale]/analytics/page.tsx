import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AnalyticsView } from "@/components/insights/analytics-view";
import { PageFrame } from "@/components/shell/page-frame";
import { pageLocale, type LocaleParams } from "@/components/shell/page-locale";
import { messagesFor } from "@/lib/i18n/messages";

export async function generateMetadata(props: LocaleParams): Promise<Metadata> {
  const locale = await pageLocale(props);
  const t = await getTranslations({ locale, namespace: "Analytics" });
  return { title: t("title"), robots: { index: false } };
}

export default async function AnalyticsPage(props: LocaleParams) {
  const locale = await pageLocale(props);
  const { Analytics, Shell } = messagesFor(locale);
  return (
    <PageFrame>
      <AnalyticsView locale={locale} texts={Analytics} loading={Shell.loading} signIn={Shell.signIn} />
    </PageFrame>
  );
}
