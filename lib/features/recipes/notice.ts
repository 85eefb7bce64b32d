import "server-only";
import { inLanguage, type Language, type Translated } from "@/lib/domain/shared/language";
import type { NoAnswer } from "@/lib/platform/ai/port";

/** Why a recipe was composed although a language model is set up. */
export type ComposedBecause = "noAnswer" | "usedUp" | "refused";

const NOTICES: Readonly<Record<ComposedBecause, Translated<string>>> = {
  noAnswer: {
    en: "The language model did not answer, so Squish's own kitchen wrote this. It passed the same check.",
    de: "Das Sprachmodell hat nicht geantwortet, darum hat die Squish-Küche das selbst geschrieben. Geprüft wurde es genauso.",
    pl: "Model językowy nie odpowiedział, więc napisała to własna kuchnia Squish. Sprawdziliśmy to tak samo.",
    my: "AI က ပြန်မဖြေလို့ ဒါကို Squish ရဲ့ ကိုယ်ပိုင် မီးဖိုချောင်က ရေးပေးထားတာပါ။ စစ်ဆေးပုံကတော့ အတူတူပါပဲ။",
  },
  usedUp: {
    en: "Today's share of the language model is used up, so Squish's own kitchen wrote this. It passed the same check.",
    de: "Das Kontingent des Sprachmodells ist für heute aufgebraucht, darum hat die Squish-Küche das selbst geschrieben. Geprüft wurde es genauso.",
    pl: "Dzisiejszy limit modelu językowego jest wyczerpany, więc napisała to własna kuchnia Squish. Sprawdziliśmy to tak samo.",
    my: "ဒီနေ့အတွက် AI သုံးခွင့် ကုန်သွားလို့ ဒါကို Squish ရဲ့ ကိုယ်ပိုင် မီးဖိုချောင်က ရေးပေးထားတာပါ။ စစ်ဆေးပုံကတော့ အတူတူပါပဲ။",
  },
  refused: {
    en: "What the language model wrote did not pass our check, so Squish's own kitchen wrote this. It passed the same check.",
    de: "Was das Sprachmodell geschrieben hat, kam nicht durch unsere Prüfung. Darum hat die Squish-Küche das selbst geschrieben, geprüft wurde es genauso.",
    pl: "To, co napisał model językowy, nie przeszło naszego sprawdzenia, więc napisała to własna kuchnia Squish. Sprawdziliśmy to tak samo.",
    my: "AI ရေးတာက Squish ရဲ့ စစ်ဆေးမှုကို မအောင်လို့ ဒါကို Squish ရဲ့ ကိုယ်ပိုင် မီးဖိုချောင်က ရေးပေးထားတာပါ။ စစ်ဆေးပုံကတော့ အတူတူပါပဲ။",
  },
};

/** What a missing answer means for a parent. */
export function becauseOf(why: NoAnswer): ComposedBecause {
  if (why === "budget") return "usedUp";
  return why === "unusable" ? "refused" : "noAnswer";
}

/** The sentence that says so, in the words of a language. */
export function noticeText(because: ComposedBecause, language: Language): string {
  return inLanguage(NOTICES[because], language);
}
