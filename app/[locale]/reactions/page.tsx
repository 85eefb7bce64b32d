import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ReactionsView } from "@/components/family/reactions-view";
import { FamilyPage } from "@/components/family/family-page";
import { pageLocale, type LocaleParams } from "@/components/shell/page-locale";
import { messagesFor } from "@/lib/i18n/messages";

export async function generateMetadata(props: LocaleParams): Promise<Metadata> {
  const locale = await pageLocale(props);
  const t = await getTranslations({ locale, namespace: "Reactions" });
  return { title: t("title"), robots: { index: false } };
}

export default async function ReactionsPage(props: LocaleParams) {
  const locale = await pageLocale(props);
  const { Family, Reactions } = messagesFor(locale);
  return (
    <FamilyPage locale={locale} here="reactions" title={Reactions.title} lead={Reactions.lead}>
      <ReactionsView locale={locale} texts={Reactions} family={Family} />
    </FamilyPage>
  );
}
