import { DEFAULT_LANGUAGE, isLanguage } from "@/lib/domain/shared/language";
import { consentTexts, type ConsentTexts } from "@/lib/i18n/consent-texts";
import { Consent } from "./consent";

export interface LoadedConsent {
  readonly Consent: typeof Consent;
  readonly texts: ConsentTexts;
}

/** The question with its words in the language of the page. */
export async function loadConsent(): Promise<LoadedConsent> {
  const { lang } = document.documentElement;
  return { Consent, texts: await consentTexts(isLanguage(lang) ? lang : DEFAULT_LANGUAGE) };
}
