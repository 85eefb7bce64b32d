import { getTranslations } from "next-intl/server";
import { PageFrame } from "@/components/shell/page-frame";
import { pageLocale, type LocaleParams } from "@/components/shell/page-locale";

export default async function HomePage(props: LocaleParams) {
  await pageLocale(props);
  const t = await getTranslations("Meta");
  return (
    <PageFrame>
      <h1 className="text-2xl">{t("title")}</h1>
      <p className="mt-2 max-w-prose text-lg text-muted">{t("description")}</p>
    </PageFrame>
  );
}
