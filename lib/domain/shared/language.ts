/** The five languages of the product, as BCP 47 tags. English is the default and the fallback. */
export const LANGUAGES = ["en", "my", "de", "de-AT", "pl"] as const;

export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = "en";

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/** The language that a tag of BCP 47 asks for, in any case ("de-CH" asks for German); none where nobody here speaks it. */
export function languageOfTag(tag: string): Language | undefined {
  const wanted = tag.trim().toLowerCase();
  const [primary] = wanted.split("-");
  return (
    LANGUAGES.find((language) => language.toLowerCase() === wanted) ??
    LANGUAGES.find((language) => language === primary)
  );
}

/**
 * A table of texts. Austrian German holds only what differs from German and is merged over it, so its entry is partial.
 */
export interface Translated<T> {
  readonly en: T;
  readonly de: T;
  readonly pl: T;
  readonly my: T;
  readonly "de-AT"?: T | undefined;
}

/** The entry for a language; Austrian German falls back to German. Total: every language has an answer. */
export function inLanguage<T>(table: Translated<T>, language: Language): T {
  if (language === "de-AT") return table["de-AT"] ?? table.de;
  return table[language];
}
