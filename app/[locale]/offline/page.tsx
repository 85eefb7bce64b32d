import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { OfflineBowl } from "@/components/illustrations/offline-bowl";
import { PageFrame } from "@/components/shell/page-frame";
import { pageLocale, type LocaleParams } from "@/components/shell/page-locale";
import { buttonVariants } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

export async function generateMetadata(props: LocaleParams): Promise<Metadata> {
  const locale = await pageLocale(props);
  const t = await getTranslations({ locale, namespace: "Offline" });
  return { title: t("title"), robots: { index: false } };
}

/** Shown in place of a page that cannot be fetched; "try again" asks for the address once more. */
export default async function OfflinePage(props: LocaleParams) {
  await pageLocale(props);
  const t = await getTranslations("Offline");
  return (
    <PageFrame>
      <EmptyState
        as="h1"
        picture={<OfflineBowl />}
        title={t("title")}
        action={
          <a href="" className={buttonVariants()}>
            {t("action")}
          </a>
        }
      >
        {t("body")}
      </EmptyState>
    </PageFrame>
  );
}
