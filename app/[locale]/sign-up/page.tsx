import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { sharedFormTexts } from "@/components/accounts/account-form-texts";
import { AccountLink } from "@/components/accounts/account-link";
import { AccountPage } from "@/components/accounts/account-page";
import { RECOMMENDED_PASSWORD_LENGTH } from "@/components/accounts/password-strength";
import { SignUpForm } from "@/components/accounts/sign-up-form";
import { pageLocale, type LocaleParams } from "@/components/shell/page-locale";
import { buttonVariants } from "@/components/ui/button";

export async function generateMetadata(props: LocaleParams): Promise<Metadata> {
  const locale = await pageLocale(props);
  const t = await getTranslations({ locale, namespace: "SignUp" });
  return { title: t("title"), description: t("description") };
}

export default async function SignUpPage(props: LocaleParams) {
  const locale = await pageLocale(props);
  const [t, password, shared] = await Promise.all([
    getTranslations("SignUp"),
    getTranslations("Password"),
    sharedFormTexts(locale),
  ]);
  return (
    <AccountPage
      title={t("title")}
      lead={t("lead")}
      form={
        <SignUpForm
          texts={{
            ...shared,
            username: t("username"),
            usernameHint: t("usernameHint"),
            email: t("email"),
            confirmPassword: t("confirmPassword"),
            submit: t("submit"),
            submitting: t("submitting"),
            success: t("success"),
            meter: {
              recommendation: password("recommendation", {
                length: new Intl.NumberFormat(locale).format(RECOMMENDED_PASSWORD_LENGTH),
              }),
              strengths: {
                tooShort: password("strengthTooShort"),
                weak: password("strengthWeak"),
                fair: password("strengthFair"),
                strong: password("strengthStrong"),
              },
            },
          }}
        />
      }
    >
      <p>
        {t("haveAccount")} <AccountLink href="/sign-in">{t("signIn")}</AccountLink>
      </p>
      <a href="/" className={buttonVariants({ variant: "secondary" })}>
        {t("guest")}
      </a>
    </AccountPage>
  );
}
