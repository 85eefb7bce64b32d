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

/** Of a recipe that a family orders for an older child than the one it has. */
const YOUNGER_IN_FAMILY: Translated<string> = {
  en: "Made for the age you chose. There is a younger baby in your family: the recipe's own page says what changes for them.",
  de: "Gemacht für das Alter, das du gewählt hast. In deiner Familie ist ein jüngeres Baby: Was sich dafür ändert, steht auf der Seite des Rezepts.",
  pl: "Przygotowane dla wybranego wieku. W twojej rodzinie jest młodsze dziecko: co się dla niego zmienia, przeczytasz na stronie przepisu.",
  my: "သင် ရွေးထားတဲ့ အသက်အရွယ်အတွက် ချက်ထားတာပါ။ သင့်မိသားစုမှာ ပိုငယ်တဲ့ ကလေး ရှိပါတယ်၊ သူ့အတွက် ဘာပြောင်းရမလဲဆိုတာ ချက်နည်းရဲ့ စာမျက်နှာမှာ ရေးထားပါတယ်။",
};

/** What a missing answer means for a parent. */
export function becauseOf(why: NoAnswer): ComposedBecause {
  if (why === "budget") return "usedUp";
  return why === "unusable" ? "refused" : "noAnswer";
}

/** What is to be said of a recipe as it is handed over. */
interface Notable {
  readonly because: ComposedBecause | undefined;
  /** The family has a younger baby than the one it is made for. */
  readonly youngerInFamily: boolean;
}

/** The sentences that say so, in the words of a language; `undefined` where there is nothing to say. */
export function noticeText({ because, youngerInFamily }: Notable, language: Language): string | undefined {
  const said = [...(youngerInFamily ? [YOUNGER_IN_FAMILY] : []), ...(because === undefined ? [] : [NOTICES[because]])];
  return said.length === 0 ? undefined : said.map((texts) => inLanguage(texts, language)).join(" ");
}
