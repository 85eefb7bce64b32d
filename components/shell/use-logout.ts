"use client";

import { useState } from "react";
import { ApiFailure } from "@/lib/http/api-client";
import { useErrorText } from "./shell-text";
import { toast } from "./toast-store";

/** The way out: ends the session and goes home, or says what stood in the way. */
export function useLogout(): { readonly leaving: boolean; readonly logout: () => void } {
  const errorText = useErrorText();
  const [leaving, setLeaving] = useState(false);

  async function leave() {
    setLeaving(true);
    try {
      const offline = () => Promise.reject(new ApiFailure(0, "offline"));
      await (await import("@/components/offline/way-out").catch(offline)).signOut();
    } catch (failure) {
      setLeaving(false);
      toast({ title: errorText(failure), variant: "destructive" });
    }
  }

  return { leaving, logout: () => void leave() };
}
