import type { Translated } from "../shared/language";

/**
 * Said right after a step that cuts for an older child. Each says "it" or "everything", so that it goes where the check
 * takes out the step that it follows; the words in quotes are the recipe card's own.
 */
export const YOUNGER_SIZE: Translated<string> = {
  en: "For your baby, cut it to the size under “Serving Instructions”.",
  de: "Für dein Baby gilt die Größe, die unter „So servierst du es“ steht.",
  pl: "Dla twojego dziecka pokrój wszystko na wielkość podaną w części „Jak podać”.",
  my: "သင့်ကလေးအတွက်ဆိုရင် အဲဒါကို “ကျွေးပုံ” အောက်မှာ ပြထားတဲ့ အရွယ်အစားအတိုင်း လှီးပါ။",
};
