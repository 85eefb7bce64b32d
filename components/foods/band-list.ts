import type { AgeBand } from "@/lib/domain/food/age";
import type { Language } from "@/lib/domain/shared/language";

/** Age bands in words, one after the other as the language lists things. */
export function bandList(bands: readonly AgeBand[], t: (key: `bands.${AgeBand}`) => string, locale: Language): string {
  return new Intl.ListFormat(locale, { type: "unit" }).format(bands.map((band) => t(`bands.${band}`)));
}
