import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { sharedFormTexts } from "@/components/accounts/account-form-texts";
import { AccountLink } from "@/components/accounts/account-link";
import { AccountPage } from "@/components/accounts/account-page";
import { hostedForm } from "@/components/accounts/load-hosted-form";
import { SignInForm } from "@/components/accounts/sign-in-form";
import { pageLocale, type LocaleParams } from "@/components/shell/page-locale";
import { buttonVariants } from "@/components/ui/button";

export async function generateMetadata(props: LocaleParams): Promise<Metadata> {
  const locale = await pageLocale(props);
  const t = await getTranslations({ locale, namespace: "SignIn" });
  return { title: t("title"), description: t("description") };
}

export default async function SignInPage(props: LocaleParams) {
  const locale = await pageLocale(props);
  const [t, shared, HostedForm] = await Promise.all([getTranslations("SignIn"), sharedFormTexts(locale), hostedForm()]);
  return (
    <AccountPage
      title={t("title")}
      lead={t("lead")}
      form={
        HostedForm ? (
          <HostedForm kind="sign-in" locale={locale} />
        ) : (
          <SignInForm
            texts={{
              ...shared,
              identifier: t("identifier"),
              submit: t("submit"),
              submitting: t("submitting"),
              success: t("success"),
            }}
          />
        )
      }
    >
      <p>
        {t("noAccount")} <AccountLink href="/sign-up">{t("signUp")}</AccountLink>
      </p>
      <a href="/" className={buttonVariants({ variant: "secondary" })}>
        {t("guest")}
      </a>
      {HostedForm ? null : (
        <details className="text-sm text-muted">
          <summary className="min-h-11 py-2 font-semibold">{t("forgotTitle")}</summary>
          <p className="text-left">{t("forgot")}</p>
        </details>
      )}
    </AccountPage>
  );
}
