import type { Translated } from "../../shared/language";
import type { GateFindingId } from "../finding";
import type { RuleMessage } from "../rule-message";

/** What the gate says of findings that are its own, in every language. */
export const GATE_MESSAGES: Readonly<Record<GateFindingId, Translated<RuleMessage>>> = {
  too_early: {
    en: {
      title: "A food for a little later",
      why: "Our food table begins with this food at an older age than your baby's, so it is left out for now.",
      instead: "Look it up in the food library to see from which month it is offered.",
    },
    de: {
      title: "Ein Lebensmittel für etwas später",
      why: "In unserer Tabelle beginnt dieses Lebensmittel erst in einem höheren Alter als dem deines Babys. Deshalb bleibt es vorerst weg.",
      instead: "In der Lebensmittelliste siehst du, ab welchem Monat es angeboten wird.",
    },
    pl: {
      title: "Produkt na nieco później",
      why: "W naszej tabeli ten produkt pojawia się w starszym wieku niż wiek twojego dziecka, dlatego na razie go pomijamy.",
      instead: "W spisie produktów sprawdzisz, od którego miesiąca się go podaje.",
    },
    my: {
      title: "နောက်မှ ကျွေးရန် အစားအစာ",
      why: "ကျွန်ုပ်တို့၏ ဇယားတွင် ဤအစားအစာကို သင့်ကလေး၏ အသက်ထက် ကြီးမှ စတင်ကျွေးသဖြင့် လောလောဆယ် ချန်ထားပါသည်။",
      instead: "ဘယ်လမှစ၍ ကျွေးနိုင်သည်ကို အစားအစာစာရင်းတွင် ကြည့်ပါ။",
    },
  },
  read_label: {
    en: {
      title: "Read the label",
      why: "This often contains something that is on your family's list.",
      instead: "Read the list of ingredients on the pack, or use one that you know does not contain it.",
    },
    de: {
      title: "Lies das Etikett",
      why: "Das enthält oft etwas, das auf der Liste deiner Familie steht.",
      instead: "Lies die Zutatenliste auf der Packung oder nimm ein Produkt, von dem du weißt, dass es nicht enthalten ist.",
    },
    pl: {
      title: "Przeczytaj etykietę",
      why: "Ten produkt często zawiera coś, co jest na liście twojej rodziny.",
      instead: "Przeczytaj skład na opakowaniu albo wybierz produkt, o którym wiesz, że tego nie zawiera.",
    },
    my: {
      title: "အညွှန်းစာကို ဖတ်ပါ",
      why: "ဤအစားအစာတွင် သင့်မိသားစု ရှောင်ကြဉ်သည့်အရာ မကြာခဏ ပါတတ်ပါသည်။",
      instead: "ထုပ်ပိုးမှုပေါ်ရှိ ပါဝင်ပစ္စည်းစာရင်းကို ဖတ်ပါ၊ သို့မဟုတ် မပါကြောင်း သေချာသည့်အရာကို သုံးပါ။",
    },
  },
  too_long: {
    en: {
      title: "Too long for a recipe",
      why: "The text is far longer than a recipe, so we did not read it and do not show it.",
      instead: "Use another recipe, or shorten this one.",
    },
    de: {
      title: "Zu lang für ein Rezept",
      why: "Der Text ist viel länger als ein Rezept. Wir haben ihn nicht gelesen und zeigen ihn nicht.",
      instead: "Nimm ein anderes Rezept oder kürze dieses.",
    },
    pl: {
      title: "Za długie jak na przepis",
      why: "Tekst jest o wiele dłuższy niż przepis, dlatego go nie czytamy i nie pokazujemy.",
      instead: "Wybierz inny przepis albo skróć ten.",
    },
    my: {
      title: "ချက်ပြုတ်နည်းအတွက် ရှည်လွန်းသည်",
      why: "စာသားသည် ချက်ပြုတ်နည်းတစ်ခုထက် များစွာရှည်နေသဖြင့် မဖတ်ဘဲ မပြပါ။",
      instead: "အခြားချက်ပြုတ်နည်းကို သုံးပါ၊ သို့မဟုတ် အတိုချုံးပါ။",
    },
  },
  markup: {
    en: {
      title: "Signs that belong to no recipe",
      why: "The text carries code or marks of a page instead of words for a kitchen, so we do not show it.",
      instead: "Use another recipe, or write this one in plain words.",
    },
    de: {
      title: "Zeichen, die in kein Rezept gehören",
      why: "Der Text enthält Code oder Auszeichnungen einer Webseite statt Worte für die Küche. Deshalb zeigen wir ihn nicht.",
      instead: "Nimm ein anderes Rezept oder schreib dieses in einfachen Worten.",
    },
    pl: {
      title: "Znaki, których nie ma w przepisach",
      why: "Tekst zawiera kod lub znaczniki strony zamiast słów do kuchni, dlatego go nie pokazujemy.",
      instead: "Wybierz inny przepis albo zapisz ten zwykłymi słowami.",
    },
    my: {
      title: "ချက်ပြုတ်နည်းနှင့် မဆိုင်သော သင်္ကေတများ",
      why: "စာသားတွင် မီးဖိုချောင်စကားအစား ဝဘ်စာမျက်နှာကုဒ်များ ပါနေသဖြင့် မပြပါ။",
      instead: "အခြားချက်ပြုတ်နည်းကို သုံးပါ၊ သို့မဟုတ် ရိုးရှင်းသောစာဖြင့် ရေးပါ။",
    },
  },
  outside_link: {
    en: {
      title: "A link to somewhere else",
      why: "The text leads to a page that we have not read, so we do not show it.",
      instead: "Use another recipe, or leave the address out.",
    },
    de: {
      title: "Ein Link nach außen",
      why: "Der Text führt zu einer Seite, die wir nicht gelesen haben. Deshalb zeigen wir ihn nicht.",
      instead: "Nimm ein anderes Rezept oder lass die Adresse weg.",
    },
    pl: {
      title: "Odnośnik do innej strony",
      why: "Tekst prowadzi do strony, której nie sprawdziliśmy, dlatego go nie pokazujemy.",
      instead: "Wybierz inny przepis albo pomiń adres.",
    },
    my: {
      title: "ပြင်ပသို့ လင့်ခ်",
      why: "စာသားသည် ကျွန်ုပ်တို့ မဖတ်ရသေးသော စာမျက်နှာသို့ ညွှန်နေသဖြင့် မပြပါ။",
      instead: "အခြားချက်ပြုတ်နည်းကို သုံးပါ၊ သို့မဟုတ် လိပ်စာကို ဖယ်ပါ။",
    },
  },
  safety_claim: {
    en: {
      title: "A promise nobody can make",
      why: "The text promises that a food cannot do harm. No recipe can promise that, so we do not show it.",
      instead: "Use another recipe, and stay with your baby while they eat.",
    },
    de: {
      title: "Ein Versprechen, das niemand geben kann",
      why: "Der Text verspricht, dass ein Essen nicht schaden kann. Das kann kein Rezept versprechen, deshalb zeigen wir ihn nicht.",
      instead: "Nimm ein anderes Rezept und bleib beim Essen bei deinem Baby.",
    },
    pl: {
      title: "Obietnica, której nikt nie może złożyć",
      why: "Tekst obiecuje, że jedzenie nie może zaszkodzić. Żaden przepis nie może tego obiecać, dlatego go nie pokazujemy.",
      instead: "Wybierz inny przepis i bądź przy dziecku, kiedy je.",
    },
    my: {
      title: "မည်သူမျှ မပေးနိုင်သော ကတိ",
      why: "စာသားက အစားအစာသည် ဘေးမဖြစ်နိုင်ဟု ကတိပေးနေသည်။ မည်သည့်ချက်ပြုတ်နည်းမျှ ထိုသို့ ကတိမပေးနိုင်သဖြင့် မပြပါ။",
      instead: "အခြားချက်ပြုတ်နည်းကို သုံးပြီး ကလေးစားနေစဉ် အနားတွင် နေပါ။",
    },
  },
  medical_claim: {
    en: {
      title: "A recipe is no medicine",
      why: "The text says that a food heals or prevents an illness. We do not show that.",
      instead: "Use another recipe, and ask your doctor about anything that worries you.",
    },
    de: {
      title: "Ein Rezept ist keine Medizin",
      why: "Der Text sagt, dass ein Essen heilt oder vor einer Krankheit schützt. Das zeigen wir nicht.",
      instead: "Nimm ein anderes Rezept und frag bei allem, was dir Sorgen macht, deine Ärztin oder deinen Arzt.",
    },
    pl: {
      title: "Przepis to nie lekarstwo",
      why: "Tekst mówi, że jedzenie leczy albo zapobiega chorobie. Tego nie pokazujemy.",
      instead: "Wybierz inny przepis, a o wszystko, co cię niepokoi, zapytaj lekarza.",
    },
    my: {
      title: "ချက်ပြုတ်နည်းသည် ဆေးမဟုတ်ပါ",
      why: "စာသားက အစားအစာသည် ရောဂါပျောက်စေသည် သို့မဟုတ် ကာကွယ်ပေးသည်ဟု ဆိုနေသဖြင့် မပြပါ။",
      instead: "အခြားချက်ပြုတ်နည်းကို သုံးပါ။ စိုးရိမ်စရာရှိလျှင် ဆရာဝန်ကို မေးပါ။",
    },
  },
};
