import { useEffect, useRef } from "react";
import { useUser } from "@/components/shell/use-user";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { callApi, type ApiFailure } from "@/lib/http/api-client";
import { memberEndpoints } from "@/lib/http/member-endpoints";
import type { Messages } from "@/lib/i18n/messages";
import { checkPasswordChange, PASSWORD_CHANGE_FIELDS } from "./account-checks";
import type { AccountFormTexts } from "./account-text";
import { NewPasswordFields } from "./new-password-fields";
import { PasswordField } from "./password-field";
import type { PasswordMeterTexts } from "./password-meter";
import { useCheckedForm } from "./use-checked-form";

/** What the form says beside the words of the profile. */
export interface PasswordChangeTexts extends Pick<AccountFormTexts, "checkFields" | "issues" | "password"> {
  readonly meter: PasswordMeterTexts;
}

export interface PasswordChangeFormProps {
  readonly texts: Messages["Profile"];
  readonly form: PasswordChangeTexts;
  readonly cancel: string;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** Failures after which nobody here knows whether the change was made: no answer of ours came. */
const UNKNOWN: ReadonlySet<ApiFailure["code"]> = new Set(["offline", "invalid_response", "timeout"]);

/** The current password, and a new one twice. */
export function PasswordChangeForm({ texts, form, cancel, onDone, onCancel }: PasswordChangeFormProps) {
  const { user } = useUser();
  const element = useRef<HTMLFormElement>(null);
  const { busy, failure, errors, onSubmit } = useCheckedForm({
    fields: PASSWORD_CHANGE_FIELDS,
    texts: form,
    check: checkPasswordChange,
    blame: {
      incorrect_password: "currentPassword",
      password_too_common: "newPassword",
      password_unchanged: "newPassword",
      password_mismatch: "confirmPassword",
    },
    // Without a network nothing was sent at all.
    explained: ({ code }) => (UNKNOWN.has(code) && navigator.onLine ? texts.passwordUnknown : undefined),
    send: async (body) => {
      await callApi(memberEndpoints.password, { method: "POST", body });
      onDone();
    },
  });
  useEffect(() => {
    const control = element.current?.elements.namedItem(PASSWORD_CHANGE_FIELDS[0]);
    if (control instanceof HTMLElement) control.focus();
  }, []);
  return (
    <form
      ref={element}
      method="post"
      noValidate
      aria-label={texts.passwordChange}
      onSubmit={onSubmit}
      className="grid w-full max-w-md gap-4"
    >
      {failure === undefined ? null : (
        <Notice variant="error" role="alert">
          {failure}
        </Notice>
      )}
      {/* Tells a password manager whose passwords these are. */}
      <input type="text" name="username" autoComplete="username" value={user?.username ?? ""} readOnly hidden />
      <PasswordField
        id="currentPassword"
        name="currentPassword"
        label={texts.passwordCurrent}
        texts={form.password}
        error={errors.currentPassword}
        autoComplete="current-password"
        required
      />
      <NewPasswordFields
        name="newPassword"
        label={texts.passwordNew}
        confirmLabel={texts.passwordConfirm}
        error={errors.newPassword}
        confirmError={errors.confirmPassword}
        texts={form.password}
        meter={form.meter}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {busy ? texts.passwordChanging : texts.passwordChange}
        </Button>
        <Button variant="secondary" disabled={busy} onClick={onCancel}>
          {cancel}
        </Button>
      </div>
    </form>
  );
}
