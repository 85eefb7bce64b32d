"use client";

import { Button } from "@/components/ui/button";
import { Field, fieldControl } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import { endpoints } from "@/lib/http/endpoints";
import { checkSignUp, SIGN_UP_FIELDS, type SignUpField } from "./account-checks";
import type { AccountFormTexts } from "./account-text";
import { NewPasswordFields } from "./new-password-fields";
import type { PasswordMeterTexts } from "./password-meter";
import { useAccountForm } from "./use-account-form";

export interface SignUpTexts extends AccountFormTexts {
  readonly username: string;
  readonly usernameHint: string;
  readonly email: string;
  readonly confirmPassword: string;
  readonly meter: PasswordMeterTexts;
}

function registerBody({ username, email, password, confirmPassword }: Readonly<Record<SignUpField, string>>) {
  return { username: username.trim(), email: email.trim(), password, confirmPassword };
}

/** A new account: username, e-mail, password twice. */
export function SignUpForm({ texts }: { readonly texts: SignUpTexts }) {
  const { busy, failure, errors, onSubmit } = useAccountForm({
    address: endpoints.register,
    fields: SIGN_UP_FIELDS,
    texts,
    check: checkSignUp,
    body: registerBody,
    blame: { password_too_common: "password", password_mismatch: "confirmPassword" },
  });
  const usernameNotes = { hint: texts.usernameHint, error: errors.username };
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="grid gap-4">
      {failure === undefined ? null : (
        <Notice variant="error" role="alert">
          {failure}
        </Notice>
      )}
      <Field id="username" label={texts.username} {...usernameNotes}>
        <Input
          {...fieldControl("username", usernameNotes)}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      </Field>
      <Field id="email" label={texts.email} error={errors.email}>
        <Input
          {...fieldControl("email", { error: errors.email })}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          required
        />
      </Field>
      <NewPasswordFields
        name="password"
        label={texts.password.label}
        confirmLabel={texts.confirmPassword}
        error={errors.password}
        confirmError={errors.confirmPassword}
        texts={texts.password}
        meter={texts.meter}
      />
      <Button type="submit" size="lg" busy={busy}>
        {busy ? texts.submitting : texts.submit}
      </Button>
    </form>
  );
}
