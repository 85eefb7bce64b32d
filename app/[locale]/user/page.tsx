import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { UserView } from "@/components/accounts/user-view";
import { PageFrame } from "@/components/shell/page-frame";
import { pageLocale, type LocaleParams } from "@/components/shell/page-locale";

export async function generateMetadata(props: LocaleParams): Promise<Metadata> {
  const locale = await pageLocale(props);
  const t = await getTranslations({ locale, namespace: "User" });
  return { title: t("title"), robots: { index: false } };
}

export default async function UserPage(props: LocaleParams) {
  await pageLocale(props);
  const [t, shell] = await Promise.all([getTranslations("User"), getTranslations("Shell")]);
  return (
    <PageFrame>
      <UserView
        texts={{
          loading: shell("loading"),
          logout: shell("logout"),
          recipes: t("recipes"),
          signIn: shell("signIn"),
          signedIn: t("signedIn", { name: "{name}" }),
          signedOut: t("signedOut"),
          signedOutBody: t("signedOutBody"),
          toRecipes: t("toRecipes"),
          title: t("title"),
        }}
      />
    </PageFrame>
  );
}
