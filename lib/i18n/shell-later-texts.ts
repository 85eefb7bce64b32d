import type { Language } from "@/lib/domain/shared/language";
import type { Messages } from "./messages";

/** Texts of the shell that no page needs at once: failures, toasts, the search, and what is said without a network. */
export type ShellLaterTexts = Pick<Messages, "Errors" | "Offline" | "Search" | "Toast">;

const FILES: Record<Language, () => Promise<{ readonly default: unknown }>> = {
  en: () => import("./generated/shell.en.json"),
  my: () => import("./generated/shell.my.json"),
  de: () => import("./generated/shell.de.json"),
  "de-AT": () => import("./generated/shell.de-AT.json"),
  pl: () => import("./generated/shell.pl.json"),
};

/** The later texts of the shell in one language; `scripts/prepare.mjs` takes them from the messages. */
export async function shellLaterTexts(language: Language): Promise<ShellLaterTexts> {
  return (await FILES[language]()).default as ShellLaterTexts;
}
