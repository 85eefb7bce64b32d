import type { Language } from "@/lib/domain/shared/language";

/** The languages as a model is told of them, with the voice that a parent is spoken to in. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: "English",
  de: "German (Germany, address the parent with du)",
  "de-AT": "German as written in Austria, with Austrian kitchen words (address the parent with du)",
  pl: "Polish (address the parent informally)",
  my: "Burmese (Unicode, plain spoken style)",
};
