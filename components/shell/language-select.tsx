"use client";

import type { ChangeEvent } from "react";
import { GlobeIcon } from "@/components/ui/icons";
import type { Language } from "@/lib/domain/shared/language";
import { BarSelect } from "./bar-select";
import { LANGUAGE_NAMES } from "./language-names.table";

const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Remembers the language and shows the same address in it. */
function chooseLanguage(event: ChangeEvent<HTMLSelectElement>): void {
  const secure = window.location.protocol === "https:" ? "; secure" : "";
  document.cookie = `preferred_language=${event.target.value}; path=/; max-age=${ONE_YEAR_SECONDS}; samesite=lax${secure}`;
  window.location.reload();
}

/** The five languages, each under its own name. */
export function LanguageSelect({ label, current }: { readonly label: string; readonly current: Language }) {
  return (
    <BarSelect label={label} icon={<GlobeIcon />} options={LANGUAGE_NAMES} value={current} onChange={chooseLanguage} />
  );
}
