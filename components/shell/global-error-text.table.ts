import type { Language } from "@/lib/domain/shared/language";

/** What is said when even the layout is broken, so that no translation can be handed down: the words travel with the code. */
export const GLOBAL_ERROR_TEXTS: Readonly<Record<Language, { readonly title: string; readonly body: string; readonly retry: string }>> = {
  en: {
    title: "Something boiled over",
    body: "This page could not be shown. Nothing you saved is lost.",
    retry: "Try again",
  },
  de: {
    title: "Da ist etwas übergekocht",
    body: "Diese Seite lässt sich gerade nicht anzeigen. Was du gespeichert hast, ist noch da.",
    retry: "Noch einmal versuchen",
  },
  "de-AT": {
    title: "Da ist etwas übergekocht",
    body: "Diese Seite lässt sich gerade nicht anzeigen. Was du gespeichert hast, ist noch da.",
    retry: "Noch einmal versuchen",
  },
  pl: {
    title: "Coś wykipiało",
    body: "Nie udało się wyświetlić tej strony. Nic z zapisanych rzeczy nie przepadło.",
    retry: "Spróbuj ponownie",
  },
  my: {
    title: "တစ်ခုခု မှားယွင်းသွားပါသည်",
    body: "ဤစာမျက်နှာကို ပြ၍မရပါ။ သိမ်းထားသမျှ မပျောက်ပါ။",
    retry: "ထပ်ကြိုးစားပါ",
  },
};
