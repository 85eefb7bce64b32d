const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;

/** From now on every page this device asks for is in this language. */
export function rememberLanguage(language: string): void {
  const secure = window.location.protocol === "https:" ? "; secure" : "";
  document.cookie = `preferred_language=${language}; path=/; max-age=${ONE_YEAR_SECONDS}; samesite=lax${secure}`;
}
