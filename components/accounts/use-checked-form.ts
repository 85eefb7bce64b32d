"use client";

import { useState, type SubmitEvent } from "react";
import { useErrorText } from "@/components/shell/shell-text";
import { ApiFailure } from "@/lib/http/api-client";
import type { Issues } from "./account-checks";
import { issuesFromServer, issueText, type AccountFormTexts } from "./account-text";

export interface CheckedForm<Field extends string> {
  readonly fields: readonly Field[];
  readonly texts: Pick<AccountFormTexts, "checkFields" | "issues">;
  readonly check: (values: Readonly<Record<Field, string>>) => Issues<Field>;
  /** Asks the server and goes on; until it fails the form stays busy. */
  readonly send: (values: Readonly<Record<Field, string>>) => Promise<void>;
  /** A failure's own error beside a field, where one field is to blame. */
  readonly blame?: Partial<Record<ApiFailure["code"], Field>>;
  /** What to say of a failure, where that is more than its own sentence. */
  readonly explained?: (failure: ApiFailure) => string | undefined;
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
 * Submitting a form with a password in it: checks, sends, and says what is wrong beside the field. The fields keep what
 * was typed, since nothing here ever writes to them.
 */
export function useCheckedForm<Field extends string>({
  fields,
  texts,
  check,
  send,
  blame = {},
  explained,
}: CheckedForm<Field>) {
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
    // What no field is to blame for stands above the form, where a small screen may not be any more.
    else requestAnimationFrame(() => form.querySelector("[data-slot=notice]")?.scrollIntoView({ block: "center" }));
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
    refuse(form, found, explained?.(thrown) ?? message);
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
      await send(values);
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
