import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ImportForm } from "@/components/recipe-import/import-form";
import { importTexts } from "@/components/recipe-import/import-texts";
import { PageFrame } from "@/components/shell/page-frame";
import { pageLocale, type LocaleParams } from "@/components/shell/page-locale";

export async function generateMetadata(props: LocaleParams): Promise<Metadata> {
  const locale = await pageLocale(props);
  const t = await getTranslations({ locale, namespace: "RecipeImport" });
  return { title: t("title"), description: t("lead") };
}

export default async function ImportPage(props: LocaleParams) {
  const language = await pageLocale(props);
  const [t, texts] = await Promise.all([getTranslations("RecipeImport"), importTexts(language)]);
  return (
    <PageFrame className="grid max-w-3xl gap-6">
      <header className="grid gap-2" data-print="hide">
        <h1 className="text-3xl wrap-anywhere hyphens-auto">{t("title")}</h1>
        <p className="max-w-prose text-lg text-muted">{t("lead")}</p>
      </header>
      <ImportForm language={language} texts={texts} />
    </PageFrame>
  );
}
