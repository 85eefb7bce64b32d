import type { ReactionTexts } from "@/lib/domain/safety/reaction-texts/reaction-texts";
import type { Language } from "@/lib/domain/shared/language";

const TEXTS: Readonly<Record<Language, () => Promise<ReactionTexts>>> = {
  en: async () => (await import("@/lib/domain/safety/reaction-texts/english.table")).ENGLISH_REACTION_TEXTS,
  de: async () => (await import("@/lib/domain/safety/reaction-texts/german.table")).GERMAN_REACTION_TEXTS,
  "de-AT": async () => (await import("@/lib/domain/safety/reaction-texts/austrian.table")).AUSTRIAN_REACTION_TEXTS,
  pl: async () => (await import("@/lib/domain/safety/reaction-texts/polish.table")).POLISH_REACTION_TEXTS,
  my: async () => (await import("@/lib/domain/safety/reaction-texts/burmese.table")).BURMESE_REACTION_TEXTS,
};

/** The dialog's words in one language, each in a file of its own: a page without the dialog never weighs them. */
export function loadReactionTexts(language: Language): Promise<ReactionTexts> {
  return TEXTS[language]();
}
