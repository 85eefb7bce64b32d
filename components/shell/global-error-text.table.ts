import type { Language } from "@/lib/domain/shared/language";

/** What is said when even the layout is broken, so that no translation can be handed down: the words travel with the code. */
export const GLOBAL_ERROR_TEXTS: Readonly<Record<Language, readonly [title: string, retry: string]>> = {
  en: ["This page could not be shown.", "Try again"],
  de: ["Diese Seite lässt sich gerade nicht anzeigen.", "Noch einmal versuchen"],
  "de-AT": ["Diese Seite lässt sich gerade nicht anzeigen.", "Noch einmal versuchen"],
  pl: ["Nie udało się wyświetlić tej strony.", "Spróbuj ponownie"],
  my: ["ဤစာမျက်နှာကို ပြ၍ မရပါ။", "ထပ်ကြိုးစားပါ"],
};
