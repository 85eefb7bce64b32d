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
      title: "နည်းနည်းကြီးမှ ကျွေးရမယ့် အစားအစာ",
      why: "Squish ရဲ့ အစားအစာဇယားမှာ ဒီအစားအစာကို သင့်ကလေးထက် အသက်ပိုကြီးမှ စပြီး ကျွေးတာမို့ လောလောဆယ် ချန်ထားပါတယ်။",
      instead: "ဘယ်လကစပြီး ကျွေးလို့ရတယ်ဆိုတာကို အစားအစာစာရင်းမှာ ကြည့်ပါ။",
    },
  },
  usually_contains: {
    en: {
      title: "A dish that usually contains it",
      why: "This dish is usually made with something that is on your family's list, so we left it out.",
      instead: "If yours is made without it, type what it is made of instead of its name.",
    },
    de: {
      title: "Ein Gericht, das es meistens enthält",
      why: "Dieses Gericht wird meistens mit etwas gemacht, das auf der Liste deiner Familie steht. Deshalb haben wir es weggelassen.",
      instead: "Wenn deines ohne gemacht ist, gib statt des Namens ein, woraus es besteht.",
    },
    pl: {
      title: "Danie, które zwykle to zawiera",
      why: "To danie zwykle robi się z czymś, co jest na liście twojej rodziny, dlatego je pominęliśmy.",
      instead: "Jeśli twoje jest bez tego, zamiast nazwy wpisz, z czego jest zrobione.",
    },
    my: {
      title: "ပါလေ့ရှိတဲ့ ဟင်းလျာ",
      why: "ဒီဟင်းလျာကို သင့်မိသားစု စာရင်းထဲက အရာတစ်ခုနဲ့ လုပ်လေ့ရှိလို့ ချန်ထားပါတယ်။",
      instead: "သင့်ဟာမှာ အဲဒါ မပါဘူးဆိုရင် ဟင်းလျာနာမည်အစား ဘာတွေနဲ့ လုပ်ထားလဲဆိုတာ ရိုက်ထည့်ပါ။",
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
      title: "အညွှန်းကို ဖတ်ပါ",
      why: "ဒီအထဲမှာ သင့်မိသားစု စာရင်းထဲက အရာတစ်ခု ပါတတ်ပါတယ်။",
      instead: "အထုပ်ပေါ်က ပါဝင်ပစ္စည်းစာရင်းကို ဖတ်ပါ ဒါမှမဟုတ် အဲဒါ မပါမှန်း သေချာတဲ့ဟာကို သုံးပါ။",
    },
  },
  written_for_older: {
    en: {
      title: "Written for an older child",
      why: "This recipe is for a bigger child than yours, so the pieces in its steps do not suit your baby yet.",
      instead:
        "Cut everything to the size that is said here for your baby, also where a step says something else, and cook it until it flattens between two fingers with almost no force.",
    },
    de: {
      title: "Für ein älteres Kind geschrieben",
      why: "Dieses Rezept ist für ein größeres Kind gedacht als deines. Die Stücke in den Schritten passen für dein Baby noch nicht.",
      instead:
        "Schneide alles so groß, wie es hier für dein Baby steht, auch wo ein Schritt etwas anderes sagt, und gare es, bis es sich zwischen zwei Fingern fast ohne Kraft zerdrücken lässt.",
    },
    pl: {
      title: "Napisane dla starszego dziecka",
      why: "Ten przepis jest dla większego dziecka niż twoje, więc kawałki z kolejnych kroków jeszcze się dla niego nie nadają.",
      instead:
        "Krój wszystko na taką wielkość, jaką podajemy tu dla twojego dziecka, także tam, gdzie krok mówi inaczej, i gotuj, aż każdy kawałek da się rozgnieść dwoma palcami prawie bez nacisku.",
    },
    my: {
      title: "ပိုကြီးတဲ့ ကလေးအတွက် ရေးထားတာပါ",
      why: "ဒီချက်နည်းက သင့်ကလေးထက် ပိုကြီးတဲ့ ကလေးအတွက် ဖြစ်လို့ အဆင့်တွေထဲမှာ ပြောထားတဲ့ အရွယ်အစားက သင့်ကလေးနဲ့ မကိုက်သေးပါဘူး။",
      instead:
        "အဆင့်တစ်ခုမှာ တခြားလို ပြောထားရင်တောင် ဒီမှာ သင့်ကလေးအတွက် ပြထားတဲ့ အရွယ်အစားအတိုင်း လှီးပါ၊ လက်နှစ်ချောင်းကြား ညှစ်ရင် အားမစိုက်ရသလောက်နဲ့ ပြားသွားတဲ့အထိ ချက်ပါ။",
    },
  },
  not_cooked: {
    en: {
      title: "Not something we cook with yet",
      why: "We know what this is, but our kitchen has no food for it, so it is not in this recipe.",
      instead: "Name the food itself, or what it is made of.",
    },
    de: {
      title: "Damit kochen wir noch nicht",
      why: "Wir wissen, was das ist, haben dafür aber kein Lebensmittel in unserer Küche. Deshalb ist es nicht in diesem Rezept.",
      instead: "Schreib das Lebensmittel selbst auf oder woraus es gemacht ist.",
    },
    pl: {
      title: "Z tego jeszcze nie gotujemy",
      why: "Wiemy, co to jest, ale nie mamy takiego produktu w naszej kuchni, dlatego nie ma go w tym przepisie.",
      instead: "Wpisz sam produkt albo to, z czego jest zrobiony.",
    },
    my: {
      title: "ဒါနဲ့ မချက်တတ်သေးပါဘူး",
      why: "ဒါက ဘာလဲဆိုတာ Squish သိပေမဲ့ ချက်ဖို့ အစားအစာစာရင်းထဲမှာ မရှိသေးလို့ ဒီချက်နည်းထဲ မထည့်ထားပါဘူး။",
      instead: "အစားအစာရဲ့ နာမည်ကို တိုက်ရိုက်ရေးပါ၊ ဒါမှမဟုတ် ဘာတွေနဲ့ လုပ်ထားလဲ ရေးပါ။",
    },
  },
  cooked_too_short: {
    en: {
      title: "Cooked for too short a time",
      why: "In the minutes that the steps say, it stays raw or hard. Hard pieces are the most common cause of choking, and raw meat, fish and pulses make ill.",
      instead: "Cook it until it can be squashed between two fingers and nothing in it is raw, and write down how long that takes.",
    },
    de: {
      title: "Zu kurz gegart",
      why: "In den Minuten, die in den Schritten stehen, bleibt es roh oder hart. An harten Stücken verschlucken sich Babys am häufigsten, und rohes Fleisch, roher Fisch und rohe Hülsenfrüchte machen krank.",
      instead: "Gare es, bis es sich zwischen zwei Fingern zerdrücken lässt und innen nichts mehr roh ist, und schreib dazu, wie lange das dauert.",
    },
    pl: {
      title: "Za krótkie gotowanie",
      why: "Przez tyle minut, ile podano w krokach, zostanie surowe albo twarde. Twardymi kawałkami dzieci krztuszą się najczęściej, a surowe mięso, ryby i strączki szkodzą.",
      instead: "Gotuj, aż da się rozgnieść między dwoma palcami i w środku nie będzie nic surowego, i dopisz, jak długo to trwa.",
    },
    my: {
      title: "ချက်ချိန် တိုလွန်းပါတယ်",
      why: "အဆင့်တွေမှာ ပြောထားတဲ့ မိနစ်နဲ့ဆိုရင် မကျက်သေးဘူး ဒါမှမဟုတ် မာနေပါသေးတယ်။ ကလေးတွေ သီးတတ်တာက မာတဲ့အဖတ်တွေကြောင့် အများဆုံး ဖြစ်ပြီး အသား၊ ငါး၊ ပဲ မကျက်တကျက်က ဖျားနာစေပါတယ်။",
      instead: "လက်နှစ်ချောင်းကြား ညှစ်ရင် ပြားသွားပြီး အထဲမှာ အစိမ်း မကျန်တော့တဲ့အထိ ချက်ပါ၊ ဘယ်လောက်ကြာလဲဆိုတာပါ ရေးထားပါ။",
    },
  },
  made_for_younger: {
    en: {
      title: "Here as we cook it for your baby's age",
      why: "This recipe was made for an older child; its age label says for whom. Amounts, steps, sizes and serving are given here for your baby's age.",
      instead:
        "Cook it by what it says here. A mark from an expert or from other families is about the recipe for the older child.",
    },
    de: {
      title: "Hier so, wie wir es für das Alter deines Babys kochen",
      why: "Dieses Rezept wurde für ein älteres Kind gemacht, für welches, steht beim Alter. Mengen, Schritte, Größen und Servieren stehen hier für das Alter deines Babys.",
      instead:
        "Koche es so, wie es hier steht. Ein Zeichen von Fachleuten oder anderen Familien gilt dem Rezept für das ältere Kind.",
    },
    pl: {
      title: "Tutaj tak, jak gotujemy to w wieku twojego dziecka",
      why: "Ten przepis powstał dla starszego dziecka, jego wiek podaje etykieta. Ilości, kroki, wielkość kawałków i podanie są tu takie, jak trzeba w wieku twojego dziecka.",
      instead:
        "Gotuj tak, jak podano tutaj. Znak od eksperta albo innych rodzin dotyczy przepisu dla starszego dziecka.",
    },
    my: {
      title: "ဒီမှာ သင့်ကလေးအရွယ်အတွက် ချက်နည်းကို ပြထားပါတယ်",
      why: "ဒီချက်နည်းက မူလက ပိုကြီးတဲ့ ကလေးအတွက်ပါ၊ ဘယ်အရွယ်အတွက်လဲဆိုတာ အသက်တံဆိပ်မှာ ကြည့်နိုင်ပါတယ်။ ပမာဏ၊ အဆင့်၊ အရွယ်အစားနဲ့ ကျွေးပုံတွေကိုတော့ သင့်ကလေးအရွယ်အတွက် ပြန်ရေးထားပါတယ်။",
      instead:
        "ဒီမှာ ရေးထားတဲ့အတိုင်း ချက်ပါ။ ကျွမ်းကျင်သူ ဒါမှမဟုတ် တခြားမိသားစုတွေရဲ့ အမှတ်အသားက ကလေးကြီးအတွက် မူရင်းချက်နည်းကိုပဲ ဆိုလိုတာပါ။",
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
      title: "ချက်နည်းအတွက် စာရှည်လွန်းပါတယ်",
      why: "ဒီစာက ချက်နည်းတစ်ခုထက် အများကြီး ရှည်နေလို့ မဖတ်ဘဲ မပြပါဘူး။",
      instead: "တခြားချက်နည်းကို သုံးပါ ဒါမှမဟုတ် ဒီချက်နည်းကို အတိုချုံးပါ။",
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
      title: "ချက်နည်းနဲ့ မဆိုင်တဲ့ သင်္ကေတတွေ",
      why: "ဒီစာထဲမှာ မီးဖိုချောင်သုံး စကားတွေအစား ကုဒ် ဒါမှမဟုတ် ဝဘ်စာမျက်နှာ သင်္ကေတတွေ ပါနေလို့ မပြပါဘူး။",
      instead: "တခြားချက်နည်းကို သုံးပါ ဒါမှမဟုတ် ဒီချက်နည်းကို ရိုးရိုးစာနဲ့ ရေးပါ။",
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
      title: "ပြင်ပကို သွားတဲ့ လင့်ခ်",
      why: "ဒီစာက Squish မဖတ်ရသေးတဲ့ စာမျက်နှာကို ညွှန်နေလို့ မပြပါဘူး။",
      instead: "တခြားချက်နည်းကို သုံးပါ ဒါမှမဟုတ် လိပ်စာကို ဖြုတ်ပါ။",
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
      title: "ဘယ်သူမှ မပေးနိုင်တဲ့ ကတိ",
      why: "ဒီစာက အစားအစာတစ်ခုဟာ ထိခိုက်မှု မဖြစ်စေနိုင်ဘူးလို့ ကတိပေးနေပါတယ်။ ဘယ်ချက်နည်းကမှ အဲဒီကတိကို မပေးနိုင်လို့ မပြပါဘူး။",
      instead: "တခြားချက်နည်းကို သုံးပါ၊ ကလေးစားနေချိန်မှာ အနားမှာ နေပါ။",
    },
  },
  unsafe_feeding: {
    en: {
      title: "How a baby is fed",
      why: "The text says to leave a baby alone, to feed it lying down, by force or very hot. A baby sits upright and somebody stays within arm's reach.",
      instead: "Seat your baby upright, stay beside them, let it cool to lukewarm and let them decide how much.",
    },
    de: {
      title: "Wie ein Baby isst",
      why: "Der Text sagt, dass ein Baby allein gelassen, im Liegen, mit Zwang oder sehr heiß gefüttert werden soll. Ein Baby sitzt aufrecht, und jemand bleibt in Reichweite.",
      instead: "Setz dein Baby aufrecht hin, bleib daneben, lass das Essen lauwarm werden und dein Baby entscheiden, wie viel es isst.",
    },
    pl: {
      title: "Jak je dziecko",
      why: "Tekst każe zostawić dziecko samo, karmić je na leżąco, na siłę albo bardzo gorącym jedzeniem. Dziecko siedzi prosto, a ktoś jest na wyciągnięcie ręki.",
      instead: "Posadź dziecko prosto, zostań obok, ostudź jedzenie do letniej temperatury i pozwól dziecku decydować, ile zje.",
    },
    my: {
      title: "ကလေးကို ဘယ်လိုကျွေးမလဲ",
      why: "ဒီစာသားက ကလေးကို တစ်ယောက်တည်းထားဖို့၊ လှဲပြီး၊ အတင်း ဒါမှမဟုတ် ပူပူကျွေးဖို့ ပြောထားပါတယ်။ ကလေးကို မတ်မတ်ထိုင်စေပြီး လက်လှမ်းမီတဲ့နေရာမှာ တစ်ယောက်ယောက် ရှိနေရပါမယ်။",
      instead: "ကလေးကို မတ်မတ်ထိုင်စေပြီး ဘေးမှာနေပါ။ ကြက်သီးနွေးအထိ အအေးခံပြီး ဘယ်လောက်စားမလဲဆိုတာ ကလေးကို ဆုံးဖြတ်ခိုင်းပါ။",
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
      title: "ချက်နည်းက ဆေး မဟုတ်ပါ",
      why: "ဒီစာက အစားအစာတစ်ခုဟာ ရောဂါကို ပျောက်စေတယ် ဒါမှမဟုတ် ကာကွယ်ပေးတယ်လို့ ဆိုနေပါတယ်။ အဲဒါမျိုးကို မပြပါဘူး။",
      instead: "တခြားချက်နည်းကို သုံးပါ၊ စိုးရိမ်စရာ ရှိရင် ဆရာဝန်ကို မေးပါ။",
    },
  },
};
