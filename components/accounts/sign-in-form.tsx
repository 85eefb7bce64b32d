"use client";

import { Button } from "@/components/ui/button";
import { Field, fieldControl } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import { endpoints } from "@/lib/http/endpoints";
import { checkSignIn, SIGN_IN_FIELDS, type SignInField } from "./account-checks";
import type { AccountFormTexts } from "./account-text";
import { PasswordField } from "./password-field";
import { useAccountForm } from "./use-account-form";

export interface SignInTexts extends AccountFormTexts {
  readonly identifier: string;
}

/** An at sign makes it an e-mail address: a username never has one. */
function loginBody({ identifier, password }: Readonly<Record<SignInField, string>>) {
  const name = identifier.trim();
  return name.includes("@") ? { email: name, password } : { username: name, password };
}

/** E-mail or username, and password. */
export function SignInForm({ texts }: { readonly texts: SignInTexts }) {
  const { busy, failure, errors, onSubmit } = useAccountForm({
    address: endpoints.login,
    fields: SIGN_IN_FIELDS,
    texts,
    check: checkSignIn,
    body: loginBody,
  });
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="grid gap-4">
      {failure === undefined ? null : (
        <Notice variant="error" role="alert">
          {failure}
        </Notice>
      )}
      <Field id="identifier" label={texts.identifier} error={errors.identifier}>
        <Input
          {...fieldControl("identifier", { error: errors.identifier })}
          name="identifier"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      </Field>
      <PasswordField
        id="password"
        name="password"
        label={texts.password.label}
        texts={texts.password}
        error={errors.password}
        autoComplete="current-password"
        required
      />
      <Button type="submit" size="lg" busy={busy}>
        {busy ? texts.submitting : texts.submit}
      </Button>
    </form>
  );
}
