import type { Language } from "@/lib/domain/shared/language";

/** Each language in its own words, in the order of the selector. They are names, so nobody translates them. */
export const LANGUAGE_NAMES: readonly { readonly value: Language; readonly name: string; readonly lang: Language }[] = [
  { value: "en", name: "English", lang: "en" },
  { value: "de-AT", name: "Österreichisch", lang: "de-AT" },
  { value: "de", name: "Deutsch", lang: "de" },
  { value: "pl", name: "Polski", lang: "pl" },
  { value: "my", name: "မြန်မာ", lang: "my" },
];
