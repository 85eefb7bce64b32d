"use client";

import { useEffect, useRef, type ChangeEvent, type ReactNode } from "react";
import { isLanguage } from "@/lib/domain/shared/language";
import type { ChangePreferencesInput } from "@/lib/features/accounts/schema";
import { rememberLanguage } from "./remember-language";
import { currentTheme, setTheme } from "./theme";
import { currentUser } from "./user-store";

/** A signed-in parent's other devices learn of it; where that fails it holds for this one. */
async function tellProfile(change: ChangePreferencesInput): Promise<void> {
  if (currentUser())
    await import("./keep-preference").then(({ keepPreference }) => keepPreference(change)).catch(() => undefined);
}

/** Remembers the language and shows the same address in it. */
async function chooseLanguage(language: string): Promise<void> {
  if (!isLanguage(language)) return;
  rememberLanguage(language);
  await tellProfile({ language });
  window.location.reload();
}

function chooseTheme(value: string): void {
  setTheme(value);
  void tellProfile({ theme: currentTheme() });
}

/** Acts on what is chosen in the bar's selects (`language`, `theme`), which the server rendered. */
export function BarChoices({ className, children }: { readonly className: string; readonly children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const select = bar.current?.querySelector<HTMLSelectElement>("select[name=theme]");
    if (select) select.value = currentTheme();
  }, []);

  function choose({ target }: ChangeEvent<HTMLDivElement>) {
    if (!(target instanceof HTMLSelectElement)) return;
    if (target.name === "language") void chooseLanguage(target.value);
    if (target.name === "theme") chooseTheme(target.value);
  }

  return (
    <div ref={bar} onChange={choose} className={className}>
      {children}
    </div>
  );
}
