import { useState } from "react";
import { useErrorText } from "@/components/shell/shell-text";
import { LANGUAGE_NAMES } from "@/components/shell/language-names.table";
import { rememberLanguage } from "@/components/shell/remember-language";
import { currentTheme, setTheme } from "@/components/shell/theme";
import { toast } from "@/components/shell/toast-store";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import type { Language } from "@/lib/domain/shared/language";
import type { ChangePreferencesInput, ProfileOutput } from "@/lib/features/accounts/schema";
import { callApi } from "@/lib/http/api-client";
import { memberEndpoints } from "@/lib/http/member-endpoints";
import type { Messages } from "@/lib/i18n/messages";

const THEMES = ["system", "light", "dark"] as const;

export interface PreferenceFormProps {
  readonly preferences: ProfileOutput["preferences"];
  readonly texts: Messages["Profile"];
  readonly shell: Pick<Messages["Shell"], "themeDark" | "themeLight" | "themeSystem">;
  readonly locale: Language;
  readonly onChanged: (profile: ProfileOutput) => void;
}

/** Language, appearance and notifications; each is kept as soon as it is chosen, here and on this device. */
export function PreferenceForm({ preferences, texts, shell, locale, onChanged }: PreferenceFormProps) {
  const errorText = useErrorText();
  const [theme, setShownTheme] = useState(() => currentTheme());
  const names = { system: shell.themeSystem, light: shell.themeLight, dark: shell.themeDark };

  async function keep(body: ChangePreferencesInput): Promise<boolean> {
    try {
      onChanged(await callApi<ProfileOutput>(memberEndpoints.profile, { method: "PATCH", body }));
      toast({ title: texts.saved });
      return true;
    } catch (failure) {
      toast({ title: texts.failed, description: errorText(failure), variant: "destructive" });
      return false;
    }
  }

  async function chooseLanguage(value: string) {
    const language = LANGUAGE_NAMES.find((each) => each.value === value)?.value;
    if (language === undefined || !(await keep({ language }))) return;
    rememberLanguage(language);
    window.location.reload();
  }

  return (
    <section className="grid grid-cols-1 gap-4">
      <h2 className="text-xl">{texts.preferencesTitle}</h2>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field id="preference-language" label={texts.language}>
          <Select
            id="preference-language"
            className="device-font"
            value={locale}
            onChange={({ target }) => {
              void chooseLanguage(target.value);
            }}
          >
            {LANGUAGE_NAMES.map(({ value, name }) => (
              <option key={value} value={value} lang={value}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field id="preference-theme" label={texts.theme}>
          <Select
            id="preference-theme"
            value={theme}
            onChange={({ target }) => {
              const chosen = THEMES.find((each) => each === target.value) ?? "system";
              setTheme(chosen);
              setShownTheme(chosen);
              void keep({ theme: chosen });
            }}
          >
            {THEMES.map((each) => (
              <option key={each} value={each}>
                {names[each]}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <label className="grid min-h-11 cursor-pointer grid-cols-[auto_minmax(0,1fr)] items-start gap-3">
        <input
          type="checkbox"
          checked={preferences.notifications}
          onChange={({ target }) => {
            void keep({ notifications: target.checked });
          }}
          className="mt-0.5 size-6 accent-carrot"
        />
        <span className="grid grid-cols-1">
          <span className="font-bold">{texts.notifications}</span>
          <span className="text-sm text-muted">{texts.notificationsHint}</span>
        </span>
      </label>
    </section>
  );
}
