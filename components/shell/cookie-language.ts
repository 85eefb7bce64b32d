import { DEFAULT_LANGUAGE, isLanguage, type Language } from "@/lib/domain/shared/language";

/** The language remembered in this browser; English where there is none. For pages that have nothing else to go by. */
export function cookieLanguage(): Language {
  const value =
    typeof document === "undefined" ? undefined : /(?:^|;\s*)preferred_language=([\w-]+)/.exec(document.cookie)?.[1];
  return isLanguage(value) ? value : DEFAULT_LANGUAGE;
}
