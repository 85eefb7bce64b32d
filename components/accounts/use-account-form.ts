"use client";

import { useRouter } from "next/navigation";
import { forgetFamily } from "@/components/offline/forget-family";
import { toast } from "@/components/shell/toast-store";
import { setUser, type SignedInUser } from "@/components/shell/user-store";
import { callApi } from "@/lib/http/api-client";
import type { AccountFormTexts } from "./account-text";
import { returnAddress } from "./return-address";
import { useCheckedForm, type CheckedForm } from "./use-checked-form";

interface AuthAnswer {
  readonly ok: boolean;
  readonly message: string;
  readonly user?: SignedInUser;
}

interface AccountForm<Field extends string> extends Pick<CheckedForm<Field>, "fields" | "check" | "blame"> {
  readonly address: string;
  readonly texts: AccountFormTexts;
  readonly body: (values: Readonly<Record<Field, string>>) => unknown;
}

/** Brings the parent's own things to this device. True where the pages are in another language from now on. */
async function isNewLanguage(): Promise<boolean> {
  const work = await import("./after-sign-in").catch(() => undefined);
  return (await work?.afterSignIn()) ?? false;
}

/** A form by which one becomes known: sends what was typed, and goes on to where the parent came from. */
export function useAccountForm<Field extends string>({ address, texts, body, ...form }: AccountForm<Field>) {
  const router = useRouter();
  return useCheckedForm<Field>({
    ...form,
    texts,
    send: async (values) => {
      const answer = await callApi<AuthAnswer>(address, { method: "POST", body: body(values) });
      await forgetFamily();
      if (answer.ok && answer.user !== undefined) setUser(answer.user);
      toast({ title: texts.success });
      const next = returnAddress(window.location.search, window.location.origin);
      if (await isNewLanguage()) window.location.assign(next);
      else router.push(next);
    },
  });
}
