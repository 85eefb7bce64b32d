"use client";

import { useState } from "react";
import { useErrorText } from "@/components/shell/shell-text";
import { toast } from "@/components/shell/toast-store";
import { ApiFailure, callApi } from "@/lib/http/api-client";

interface Call {
  readonly address: string;
  readonly method: "POST" | "DELETE";
  readonly body?: unknown;
  /** Said when it is done; nothing where what changed is seen. */
  readonly done?: string;
  readonly failed: string;
  /** Said instead to somebody who is signed out by now. */
  readonly guest?: string;
}

/** One call at a time, with its toast; answers whether it was done. */
export function useCall() {
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);

  async function call({ address, method, body, done, failed, guest }: Call): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    let isDone = false;
    try {
      await callApi(address, { method, ...(body === undefined ? {} : { body }) });
      if (done !== undefined) toast({ title: done });
      isDone = true;
    } catch (failure) {
      const isGuest = guest !== undefined && failure instanceof ApiFailure && failure.status === 401;
      toast(
        isGuest
          ? { title: guest, variant: "destructive" }
          : { title: failed, description: errorText(failure), variant: "destructive" },
      );
    }
    setBusy(false);
    return isDone;
  }

  return { busy, call };
}
