import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AccountLinks } from "@/components/accounts/account-links";
import { userTexts } from "@/components/accounts/user-texts";
import { UserView } from "@/components/accounts/user-view";
import { ModerationLink } from "@/components/comments/moderation-link";
import { PageFrame } from "@/components/shell/page-frame";
import { pageLocale, type LocaleParams } from "@/components/shell/page-locale";

export async function generateMetadata(props: LocaleParams): Promise<Metadata> {
  const locale = await pageLocale(props);
  const t = await getTranslations({ locale, namespace: "User" });
  return { title: t("title"), robots: { index: false } };
}

export default async function UserPage(props: LocaleParams) {
  const locale = await pageLocale(props);
  const [t, family, imported, moderation, texts] = await Promise.all([
    getTranslations("User"),
    getTranslations("Family"),
    getTranslations("RecipeImport"),
    getTranslations("Moderation"),
    userTexts(locale),
  ]);
  return (
    <PageFrame>
      {/* As tall as the screen from the start: what comes pushes nothing that is seen. */}
      <div className="mx-auto grid min-h-dvh max-w-4xl content-start gap-6">
        <h1 className="text-2xl [&:lang(my)]:text-xl">{t("title")}</h1>
        <UserView language={locale} texts={texts}>
          <AccountLinks
            label={t("links")}
            links={[
              { href: "/profile", label: t("profile") },
              { href: "/allergies", label: t("allergies") },
              { href: "/tried", label: t("triedFoods") },
              { href: "/reactions", label: family("reactions") },
              { href: "/recipes/import", label: imported("title") },
            ]}
          >
            <ModerationLink label={moderation("title")} />
          </AccountLinks>
        </UserView>
      </div>
    </PageFrame>
  );
}
