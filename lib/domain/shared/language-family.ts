import type { Language } from "./language";

/** A language with the others whose words its speakers use, its own first: Austrians know the German ones, and Germans theirs. */
export const LANGUAGE_FAMILY: Readonly<Record<Language, readonly Language[]>> = {
  en: ["en"],
  my: ["my"],
  de: ["de", "de-AT"],
  "de-AT": ["de-AT", "de"],
  pl: ["pl"],
};
