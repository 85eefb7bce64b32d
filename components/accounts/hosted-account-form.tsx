import { getTranslations } from "next-intl/server";
import type { Language } from "@/lib/domain/shared/language";
import { HostedForm } from "./hosted-form";

/** Clerk's form with our words, for an installation whose accounts are there. */
export async function HostedAccountForm({
  kind,
  locale,
}: {
  readonly kind: "sign-in" | "sign-up";
  readonly locale: Language;
}) {
  const [t, signIn, signUp, password, error] = await Promise.all([
    getTranslations({ locale, namespace: "HostedForm" }),
    getTranslations({ locale, namespace: "SignIn" }),
    getTranslations({ locale, namespace: "SignUp" }),
    getTranslations({ locale, namespace: "Password" }),
    getTranslations({ locale, namespace: "ErrorPage" }),
  ]);
  return (
    <HostedForm
      kind={kind}
      words={{
        identifier: signIn("identifier"),
        email: signUp("email"),
        username: signUp("username"),
        password: password("label"),
        submit: kind === "sign-in" ? signIn("submit") : signUp("submit"),
      }}
      texts={{
        loading: t("loading"),
        entering: signIn("submitting"),
        failed: t("failed"),
        refused: t("refused"),
        retry: error("retry"),
      }}
    />
  );
}
