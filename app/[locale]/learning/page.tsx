import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { LearningView } from "@/components/learning/learning-view";
import { PageFrame } from "@/components/shell/page-frame";
import { pageLocale, type LocaleParams } from "@/components/shell/page-locale";

export async function generateMetadata(props: LocaleParams): Promise<Metadata> {
  const locale = await pageLocale(props);
  const t = await getTranslations({ locale, namespace: "Learning" });
  return { title: t("title"), description: t("description") };
}

export default async function LearningPage(props: LocaleParams) {
  const language = await pageLocale(props);
  return (
    <PageFrame>
      <LearningView language={language} />
    </PageFrame>
  );
}
