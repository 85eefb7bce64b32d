import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ModerationView } from "@/components/comments/moderation-view";
import { PageFrame } from "@/components/shell/page-frame";
import { pageLocale, type LocaleParams } from "@/components/shell/page-locale";
import { messagesFor } from "@/lib/i18n/messages";

export async function generateMetadata(props: LocaleParams): Promise<Metadata> {
  const locale = await pageLocale(props);
  const t = await getTranslations({ locale, namespace: "Moderation" });
  return { title: t("title"), robots: { index: false } };
}

export default async function ModerationPage(props: LocaleParams) {
  const locale = await pageLocale(props);
  const { Comments, Family, Moderation, Shell } = messagesFor(locale);
  const { loading, signIn } = Shell;
  return (
    <PageFrame className="grid max-w-4xl! grid-cols-1 gap-6">
      <header className="grid gap-2">
        <h1 className="text-3xl [&:lang(my)]:text-2xl">{Moderation.title}</h1>
        <p className="max-w-prose text-muted">{Moderation.lead}</p>
      </header>
      <ModerationView
        language={locale}
        texts={{ moderation: Moderation, comments: Comments, family: Family, loading, signIn }}
      />
    </PageFrame>
  );
}
