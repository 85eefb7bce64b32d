"use client";

import { useRouter } from "next/navigation";
import { useState, type SubmitEvent } from "react";
import { forgetFamily } from "@/components/offline/forget-family";
import { useErrorText } from "@/components/shell/shell-text";
import { toast } from "@/components/shell/toast-store";
import { setUser, type SignedInUser } from "@/components/shell/user-store";
import { ApiFailure, callApi } from "@/lib/http/api-client";
import type { Issues } from "./account-checks";
import { issuesFromServer, issueText, type AccountFormTexts } from "./account-text";
import { returnAddress } from "./return-address";

interface AuthAnswer {
  readonly ok: boolean;
  readonly message: string;
  readonly user?: SignedInUser;
}

interface AccountForm<Field extends string> {
  readonly address: string;
  readonly fields: readonly Field[];
  readonly texts: AccountFormTexts;
  readonly check: (values: Readonly<Record<Field, string>>) => Issues<Field>;
  readonly body: (values: Readonly<Record<Field, string>>) => unknown;
  /** A failure's own error beside a field, where one field is to blame. */
  readonly blame?: Partial<Record<ApiFailure["code"], Field>>;
}

/** Brings the parent's own things to this device. True where the pages are in another language from now on. */
async function isNewLanguage(): Promise<boolean> {
  const work = await import("./after-sign-in").catch(() => undefined);
  return (await work?.afterSignIn()) ?? false;
}

function valuesOf<Field extends string>(form: HTMLFormElement, fields: readonly Field[]): Record<Field, string> {
  const data = new FormData(form);
  const text = (field: Field) => {
    const value = data.get(field);
    return typeof value === "string" ? value : "";
  };
  return Object.fromEntries(fields.map((field) => [field, text(field)])) as Record<Field, string>;
}

/**
 * Submitting an account form: checks, asks the server, and either goes on to where the parent came from or says what is
 * wrong beside the field. The fields keep what was typed, since nothing here ever writes to them.
 */
export function useAccountForm<Field extends string>({
  address,
  fields,
  texts,
  check,
  body,
  blame = {},
}: AccountForm<Field>) {
  const router = useRouter();
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({});

  function refuse(form: HTMLFormElement, found: Partial<Record<Field, string>>, message: string) {
    setErrors(found);
    setFailure(message);
    setBusy(false);
    const first = fields.find((field) => found[field] !== undefined);
    const control = first === undefined ? null : form.elements.namedItem(first);
    if (control instanceof HTMLElement) control.focus();
  }

  function explain(form: HTMLFormElement, thrown: unknown) {
    const message = errorText(thrown);
    if (!(thrown instanceof ApiFailure)) {
      refuse(form, {}, message);
      return;
    }
    const found = issuesFromServer(thrown, fields, texts.issues);
    const blamed = blame[thrown.code];
    if (blamed !== undefined) found[blamed] ??= message;
    refuse(form, found, message);
  }

  async function submit(form: HTMLFormElement) {
    const values = valuesOf(form, fields);
    const issues = check(values);
    const found: Partial<Record<Field, string>> = {};
    for (const field of fields) {
      const key = issues[field];
      if (key !== undefined) found[field] = issueText(texts.issues, key);
    }
    if (Object.keys(found).length > 0) {
      refuse(form, found, texts.checkFields);
      return;
    }
    setBusy(true);
    setFailure(undefined);
    setErrors({});
    try {
      const answer = await callApi<AuthAnswer>(address, { method: "POST", body: body(values) });
      await forgetFamily();
      if (answer.ok && answer.user !== undefined) setUser(answer.user);
      toast({ title: texts.success });
      const next = returnAddress(window.location.search, window.location.origin);
      if (await isNewLanguage()) window.location.assign(next);
      else router.push(next);
    } catch (thrown) {
      explain(form, thrown);
    }
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!busy) void submit(event.currentTarget);
  }

  return { busy, failure, errors, onSubmit };
}
