"use client";

import { useEffect, useRef, type ChangeEvent, type ReactNode } from "react";
import { currentTheme, setTheme } from "./theme";

const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Remembers the language and shows the same address in it. */
function chooseLanguage(language: string): void {
  const secure = window.location.protocol === "https:" ? "; secure" : "";
  document.cookie = `preferred_language=${language}; path=/; max-age=${ONE_YEAR_SECONDS}; samesite=lax${secure}`;
  window.location.reload();
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
    if (target.name === "language") chooseLanguage(target.value);
    if (target.name === "theme") setTheme(target.value);
  }

  return (
    <div ref={bar} onChange={choose} className={className}>
      {children}
    </div>
  );
}
