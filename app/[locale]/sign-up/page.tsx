import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { meterTexts, sharedFormTexts } from "@/components/accounts/account-form-texts";
import { AccountLink } from "@/components/accounts/account-link";
import { AccountPage } from "@/components/accounts/account-page";
import { hostedForm } from "@/components/accounts/load-hosted-form";
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
  const [t, meter, shared, HostedForm] = await Promise.all([
    getTranslations("SignUp"),
    meterTexts(locale),
    sharedFormTexts(locale),
    hostedForm(),
  ]);
  return (
    <AccountPage
      title={t("title")}
      lead={t("lead")}
      form={
        HostedForm ? (
          <HostedForm kind="sign-up" locale={locale} />
        ) : (
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
              meter,
            }}
          />
        )
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
