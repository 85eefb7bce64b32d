import type { Language } from "@/lib/domain/shared/language";
import type { PluralForms } from "./client-text";
import type { Messages } from "./messages";

/** Texts that are fetched when what says them is: as they stand in the messages, placeholders and plurals included. */
export type LaterTexts = Pick<Messages, "Comments" | "RecipeActions">;

const FILES: Record<Language, () => Promise<{ readonly default: unknown }>> = {
  en: () => import("./generated/later.en.json"),
  my: () => import("./generated/later.my.json"),
  de: () => import("./generated/later.de.json"),
  "de-AT": () => import("./generated/later.de-AT.json"),
  pl: () => import("./generated/later.pl.json"),
};

/** The later texts of one language; `scripts/prepare.mjs` takes them from the messages. */
export async function laterTexts(language: Language): Promise<LaterTexts> {
  return (await FILES[language]()).default as LaterTexts;
}

/** The forms of a counted message `{count, plural, one {# …} other {# …}}` whose forms hold no other argument. */
export function pluralForms(message: string): PluralForms {
  const forms: Record<string, string> = {};
  for (const [, category = "", form = ""] of message.matchAll(/(\w+) \{([^{}]*)\}/g)) {
    forms[category] = form.replace("#", "{count}");
  }
  return { ...forms, other: forms["other"] ?? message };
}
