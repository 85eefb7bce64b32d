import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { BibBaby } from "@/components/illustrations/bib-baby";
import { PageFrame } from "@/components/shell/page-frame";
import { pageLocale, type LocaleParams } from "@/components/shell/page-locale";
import { buttonVariants } from "@/components/ui/button";

const CHAPTERS = ["beginning", "check", "ai", "games", "you"] as const;

export async function generateMetadata(props: LocaleParams): Promise<Metadata> {
  const locale = await pageLocale(props);
  const t = await getTranslations({ locale, namespace: "OurStory" });
  return { title: t("title"), description: t("description") };
}

export default async function OurStoryPage(props: LocaleParams) {
  await pageLocale(props);
  const t = await getTranslations("OurStory");
  return (
    <PageFrame width="text" className="grid grid-cols-1 gap-8">
      <div className="grid grid-cols-1 items-center gap-4 sm:grid-cols-[minmax(0,1fr)_--spacing(48)]">
        <div className="grid gap-3">
          <h1 className="text-3xl wrap-anywhere">{t("title")}</h1>
          <p className="text-lg text-muted">{t("lead")}</p>
        </div>
        <div className="mx-auto w-48">
          <BibBaby label={t("picture")} />
        </div>
      </div>
      {CHAPTERS.map((chapter) => (
        <section key={chapter} className="grid gap-2">
          <h2 className="text-xl wrap-anywhere">{t(`${chapter}Title`)}</h2>
          <p>{t(chapter)}</p>
        </section>
      ))}
      <p>
        <a href="/" className={buttonVariants({ size: "lg" })}>
          {t("action")}
        </a>
      </p>
    </PageFrame>
  );
}
