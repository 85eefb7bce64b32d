"use client";

import { AccountDeletion } from "@/components/accounts/account-deletion";
import { OwnCounts } from "@/components/accounts/own-counts";
import { OwnData } from "@/components/accounts/own-data";
import { OwnPassword } from "@/components/accounts/own-password";
import { OwnSessions } from "@/components/accounts/own-sessions";
import { PreferenceForm } from "@/components/accounts/preference-form";
import type { AccountFormTexts } from "@/components/accounts/account-text";
import type { PasswordChangeTexts } from "@/components/accounts/password-change-form";
import type { Language } from "@/lib/domain/shared/language";
import type { ProfileOutput } from "@/lib/features/accounts/schema";
import { memberEndpoints } from "@/lib/http/member-endpoints";
import type { PluralForms } from "@/lib/i18n/client-text";
import type { Messages } from "@/lib/i18n/messages";
import { BabyManager } from "./baby-manager";
import { OwnState } from "./own-state";
import { useOwn } from "./use-own";

export interface ProfileViewProps {
  readonly locale: Language;
  readonly texts: Messages["Profile"];
  readonly months: PluralForms;
  readonly family: Messages["Family"];
  readonly shell: Pick<Messages["Shell"], "themeDark" | "themeLight" | "themeSystem">;
  readonly password: AccountFormTexts["password"];
  /** Nothing where passwords are changed elsewhere. */
  readonly passwordChange: PasswordChangeTexts | undefined;
}

/** A parent's own page: what they did, their babies, how they like the product, their password, where they are signed in, their data. */
export function ProfileView({ locale, texts, months, family, shell, password, passwordChange }: ProfileViewProps) {
  const { data, error, isFetching, reload, change } = useOwn<ProfileOutput>(memberEndpoints.profile);
  if (data === undefined) return <OwnState error={error} busy={isFetching} texts={family} onRetry={reload} />;
  return (
    <div className="grid grid-cols-1 gap-10">
      <OwnCounts counts={data.counts} texts={texts} locale={locale} />
      <BabyManager texts={texts} months={months} family={family} locale={locale} />
      <PreferenceForm
        preferences={data.preferences}
        texts={texts}
        shell={shell}
        locale={locale}
        onChanged={(next) => {
          change(() => next);
        }}
      />
      {passwordChange && <OwnPassword texts={texts} cancel={family.cancel} form={passwordChange} />}
      <OwnSessions texts={texts} family={family} locale={locale} />
      <OwnData texts={texts} />
      <AccountDeletion texts={texts} family={family} password={password} />
    </div>
  );
}
