import type { Language } from "@/lib/domain/shared/language";

const GERMAN = /(?<!ein)weich/i;

/** How each language says "soft" in a sentence on preparing a food; German soaking ("einweichen") is not it. */
export const SOFT_WORDS: Readonly<Record<Language, RegExp>> = {
  en: /\bsoft\b/i,
  de: GERMAN,
  "de-AT": GERMAN,
  pl: /mięk/i,
  my: /နူး|ပျော့/,
};
