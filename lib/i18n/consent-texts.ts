import type { Language } from "@/lib/domain/shared/language";
import type { Messages } from "./messages";

/** What a visitor is asked before anything is told to others. */
export type ConsentTexts = Messages["Consent"];

const FILES: Record<Language, () => Promise<{ readonly default: unknown }>> = {
  en: () => import("./generated/consent.en.json"),
  my: () => import("./generated/consent.my.json"),
  de: () => import("./generated/consent.de.json"),
  "de-AT": () => import("./generated/consent.de-AT.json"),
  pl: () => import("./generated/consent.pl.json"),
};

/** The words of the question in one language; `scripts/prepare.mjs` takes them from the messages. */
export async function consentTexts(language: Language): Promise<ConsentTexts> {
  const { Consent } = (await FILES[language]()).default as Pick<Messages, "Consent">;
  return Consent;
}
