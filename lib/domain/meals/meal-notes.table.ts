import type { Translated } from "../shared/language";

/** What a family has to know beside a meal. */
export const MEAL_NOTE_IDS = ["vegan", "halal", "kosher", "noIron"] as const;
export type MealNoteId = (typeof MEAL_NOTE_IDS)[number];

export const MEAL_NOTES: Readonly<Record<MealNoteId, Translated<string>>> = {
  vegan: {
    en: "Without meat, fish, eggs and dairy a baby cannot get vitamin B12 from food, and iron and iodine easily run short. Please talk to your child's doctor about supplements before you feed vegan meals only.",
    de: "Ohne Fleisch, Fisch, Eier und Milch bekommt ein Baby kein Vitamin B12 aus dem Essen, und Eisen und Jod werden leicht knapp. Bitte sprich mit der Kinderärztin oder dem Kinderarzt über Ergänzungen, bevor du nur vegan fütterst.",
    pl: "Bez mięsa, ryb, jajek i nabiału dziecko nie dostaje z jedzenia witaminy B12, a żelaza i jodu łatwo zaczyna brakować. Zanim przejdziecie tylko na dania wegańskie, porozmawiaj o suplementach z pediatrą.",
    my: "အသား၊ ငါး၊ ဥ၊ နို့ လုံးဝမပါရင် ကလေးက ဗီတာမင် B12 ကို အစားအစာကနေ မရနိုင်ပါဘူး။ သံဓာတ်နဲ့ အိုင်အိုဒင်းလည်း လိုအပ်သလောက် မရဖြစ်တတ်ပါတယ်။ ဗီဂန်ချည်းပဲ မကျွေးခင် ဖြည့်စွက်ဆေးအကြောင်း ကလေးဆရာဝန်နဲ့ တိုင်ပင်ပါ။",
  },
  halal: {
    en: "Squish leaves out pork, shellfish, vanilla and cheese that may be set with rennet. Whether meat is halal depends on where you buy it.",
    de: "Squish lässt Schweinefleisch, Schalentiere, Vanille und Käse weg, der mit Lab gemacht sein kann. Ob Fleisch halal ist, hängt davon ab, wo du es kaufst.",
    pl: "Squish pomija wieprzowinę, owoce morza, wanilię i sery, które mogą zawierać podpuszczkę. To, czy mięso jest halal, zależy od miejsca, w którym je kupujesz.",
    my: "Squish က ဝက်သား၊ ပုစွန်၊ ကဏန်း၊ ခုံးကောင်၊ ဗနီလာနဲ့ တိရစ္ဆာန်အင်ဇိုင်း သုံးထားနိုင်တဲ့ ဒိန်ခဲတွေကို ချန်ထားပါတယ်။ အသားက ဟလာလ် ဟုတ်မဟုတ်ကတော့ ဝယ်တဲ့နေရာပေါ် မူတည်ပါတယ်။",
  },
  kosher: {
    en: "Squish leaves out pork, rabbit, shellfish, fish without scales, liver and cheese that may be set with rennet, and never cooks meat with milk. Whether a product is kosher is on its label.",
    de: "Squish lässt Schwein, Kaninchen, Schalentiere, Fisch ohne Schuppen, Leber und Käse weg, der mit Lab gemacht sein kann, und kocht Fleisch nie mit Milch. Ob ein Produkt koscher ist, steht auf der Packung.",
    pl: "Squish pomija wieprzowinę, królika, owoce morza, ryby bez łusek, wątróbkę i sery, które mogą zawierać podpuszczkę, i nigdy nie łączy mięsa z mlekiem. To, czy produkt jest koszerny, sprawdzisz na etykiecie.",
    my: "Squish က ဝက်သား၊ ယုန်သား၊ ပုစွန်၊ ကဏန်း၊ ခုံးကောင်၊ အကြေးခွံမရှိတဲ့ငါး၊ အသည်းနဲ့ တိရစ္ဆာန်အင်ဇိုင်း သုံးထားနိုင်တဲ့ ဒိန်ခဲတွေကို ချန်ထားပြီး အသားနဲ့ နို့ကို ဘယ်တော့မှ အတူမချက်ပါဘူး။ ကိုရှာ ဟုတ်မဟုတ်ကို အညွှန်းမှာ ကြည့်ပါ။",
  },
  noIron: {
    en: "With what you leave out, Squish found no food with much iron for this meal. Please ask your child's doctor how your baby gets enough.",
    de: "Bei allem, was ihr weglasst, hat Squish für diese Mahlzeit nichts mit viel Eisen gefunden. Frag bitte in der Kinderarztpraxis, wie dein Baby genug davon bekommt.",
    "de-AT":
      "Bei allem, was ihr weglasst, hat Squish für diese Mahlzeit nichts mit viel Eisen gefunden. Frag bitte in der Kinderarztordination, wie dein Baby genug davon bekommt.",
    pl: "Przy tym, co pomijacie, Squish nie znalazł do tego posiłku niczego bogatego w żelazo. Zapytaj pediatrę, jak zapewnić dziecku jego odpowiednią ilość.",
    my: "ချန်ထားတာတွေများလို့ ဒီတစ်နပ်အတွက် သံဓာတ်များတဲ့ အစားအစာ မတွေ့ပါဘူး။ ကလေး သံဓာတ်လုံလောက်အောင် ဘယ်လိုကျွေးရမလဲ ကလေးဆရာဝန်ကို မေးပါ။",
  },
};
