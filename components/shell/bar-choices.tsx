"use client";

import { useEffect, useRef, type ChangeEvent, type ReactNode } from "react";
import { rememberLanguage } from "./remember-language";
import { currentTheme, setTheme } from "./theme";
import { currentUser } from "./user-store";

/** A signed-in parent's other devices learn of it; where that fails it holds for this one. */
function tellProfile(name: string, value: string): Promise<void> | false {
  return (
    Boolean(currentUser()) &&
    import("./keep-preference").then((keep) => keep.keepPreference(name, value)).catch(() => undefined)
  );
}

/** Remembers the language and shows the same address in it. */
async function chooseLanguage(language: string): Promise<void> {
  rememberLanguage(language);
  await tellProfile("language", language);
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
    if (target.name === "language") void chooseLanguage(target.value);
    if (target.name === "theme") {
      setTheme(target.value);
      void tellProfile(target.name, target.value);
    }
  }

  return (
    <div ref={bar} onChange={choose} className={className}>
      {children}
    </div>
  );
}
