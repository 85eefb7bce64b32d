import "server-only";
import { getTranslations } from "next-intl/server";
import { VALIDATION_KEYS } from "./validation-keys.table";
import type { Language } from "@/lib/domain/shared/language";
import { CLERK_KEY } from "@/lib/platform/public-settings";
import type { AccountFormTexts, IssueTexts } from "./account-text";
import type { PasswordChangeTexts } from "./password-change-form";
import type { PasswordMeterTexts } from "./password-meter";
import { MIN_PASSWORD_LENGTH, RECOMMENDED_PASSWORD_LENGTH } from "./password-strength";

/** What both account forms say about passwords and about what is wrong, in one language. */
export async function sharedFormTexts(
  locale: Language,
): Promise<Pick<AccountFormTexts, "checkFields" | "issues" | "password">> {
  const [password, validation] = await Promise.all([
    getTranslations({ locale, namespace: "Password" }),
    getTranslations({ locale, namespace: "Validation" }),
  ]);
  const issues: IssueTexts = {
    ...Object.fromEntries(
      VALIDATION_KEYS.map((key) => [
        key,
        validation(key, { minimum: new Intl.NumberFormat(locale).format(MIN_PASSWORD_LENGTH) }),
      ]),
    ),
    invalid: validation("invalid"),
  };
  return {
    checkFields: validation("checkFields"),
    issues,
    password: { label: password("label"), show: password("show"), hide: password("hide") },
  };
}

/** What the meter of a new password says, in one language. */
export async function meterTexts(locale: Language): Promise<PasswordMeterTexts> {
  const t = await getTranslations({ locale, namespace: "Password" });
  return {
    recommendation: t("recommendation", { length: new Intl.NumberFormat(locale).format(RECOMMENDED_PASSWORD_LENGTH) }),
    strengths: {
      tooShort: t("strengthTooShort"),
      weak: t("strengthWeak"),
      fair: t("strengthFair"),
      strong: t("strengthStrong"),
    },
  };
}

/** What the form for another password says; nothing where accounts are at Clerk, whose own form changes it. */
export async function passwordChangeTexts(locale: Language): Promise<PasswordChangeTexts | undefined> {
  if (CLERK_KEY !== "") return undefined;
  const [shared, meter] = await Promise.all([sharedFormTexts(locale), meterTexts(locale)]);
  return { ...shared, meter };
}
