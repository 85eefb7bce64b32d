import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { BibBaby } from "@/components/illustrations/bib-baby";
import { PageFrame } from "@/components/shell/page-frame";
import { pageLocale, type LocaleParams } from "@/components/shell/page-locale";
import { buttonVariants } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

export async function generateMetadata(props: LocaleParams): Promise<Metadata> {
  const locale = await pageLocale(props);
  const t = await getTranslations({ locale, namespace: "Learning" });
  return { title: t("title"), robots: { index: false } };
}

/** The place of the games: says that they are not here yet, and what is. */
export default async function LearningPage(props: LocaleParams) {
  await pageLocale(props);
  const t = await getTranslations("Learning");
  return (
    <PageFrame>
      <EmptyState
        as="h1"
        picture={<BibBaby />}
        title={t("title")}
        action={
          <a href="/" className={buttonVariants()}>
            {t("action")}
          </a>
        }
      >
        {t("body")}
      </EmptyState>
    </PageFrame>
  );
}
