import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { passwordChangeTexts } from "@/components/accounts/account-form-texts";
import { FamilyPage } from "@/components/family/family-page";
import { ProfileView } from "@/components/family/profile-view";
import { pageLocale, type LocaleParams } from "@/components/shell/page-locale";
import { messagesFor } from "@/lib/i18n/messages";
import { expandPlural } from "@/lib/i18n/plural-forms";

export async function generateMetadata(props: LocaleParams): Promise<Metadata> {
  const locale = await pageLocale(props);
  const t = await getTranslations({ locale, namespace: "Profile" });
  return { title: t("title"), robots: { index: false } };
}

export default async function ProfilePage(props: LocaleParams) {
  const locale = await pageLocale(props);
  const { Family, Password, Profile, Shell } = messagesFor(locale);
  const [t, passwordChange] = await Promise.all([
    getTranslations({ locale, namespace: "Profile" }),
    passwordChangeTexts(locale),
  ]);
  const { themeDark, themeLight, themeSystem } = Shell;
  return (
    <FamilyPage locale={locale} here="profile" title={Profile.title}>
      <ProfileView
        locale={locale}
        texts={Profile}
        months={expandPlural(locale, (count) => t("months", { count }))}
        family={Family}
        shell={{ themeDark, themeLight, themeSystem }}
        password={{ label: Password.label, show: Password.show, hide: Password.hide }}
        passwordChange={passwordChange}
      />
    </FamilyPage>
  );
}
