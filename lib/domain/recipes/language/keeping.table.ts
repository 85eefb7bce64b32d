import type { Language } from "../../shared/language";
import type { KeepingId } from "../keeping";

const GERMAN: Readonly<Record<KeepingId, string>> = {
  fresh: "Frisch essen; Reste nicht aufheben.",
  freshLeaves: "Frisch essen; Reste nicht aufheben und nicht noch einmal erwärmen.",
  oneDay: "Rasch abkühlen lassen und zugedeckt höchstens einen Tag in den Kühlschrank stellen.",
  oneDayRice: "Binnen einer Stunde abkühlen lassen und zugedeckt höchstens einen Tag in den Kühlschrank stellen.",
  twoDays: "Rasch abkühlen lassen und zugedeckt höchstens zwei Tage in den Kühlschrank stellen.",
  freezes: "In kleinen Portionen eingefroren hält es sich einen Monat; über Nacht im Kühlschrank auftauen.",
  noFreezing: "Nicht einfrieren.",
  reheat: "Einmal durch und durch erhitzen, bis es dampft, und lauwarm abkühlen lassen. Was von der Portion übrig bleibt, wegwerfen.",
};

/** How a dish is kept, frozen and heated again. */
export const KEEPING: Readonly<Record<Language, Readonly<Record<KeepingId, string>>>> = {
  en: {
    fresh: "Eat it fresh; do not keep what is left.",
    freshLeaves: "Eat it fresh; do not keep what is left and do not heat it again.",
    oneDay: "Cool it quickly and keep it covered in the fridge for one day at most.",
    oneDayRice: "Cool it within an hour and keep it covered in the fridge for one day at most.",
    twoDays: "Cool it quickly and keep it covered in the fridge for two days at most.",
    freezes: "Frozen in small portions it keeps for a month; thaw it in the fridge overnight.",
    noFreezing: "Do not freeze it.",
    reheat: "Heat it once, right through, until it steams, and let it cool to lukewarm. Throw away what is left of a portion.",
  },
  de: GERMAN,
  "de-AT": {
    ...GERMAN,
    oneDay: "Rasch auskühlen lassen und zugedeckt höchstens einen Tag in den Kühlschrank stellen.",
    oneDayRice: "Binnen einer Stunde auskühlen lassen und zugedeckt höchstens einen Tag in den Kühlschrank stellen.",
    twoDays: "Rasch auskühlen lassen und zugedeckt höchstens zwei Tage in den Kühlschrank stellen.",
  },
  pl: {
    fresh: "Zjedzcie od razu; resztek nie przechowuj.",
    freshLeaves: "Zjedzcie od razu; resztek nie przechowuj i nie podgrzewaj ponownie.",
    oneDay: "Szybko ostudź i trzymaj pod przykryciem w lodówce najwyżej jeden dzień.",
    oneDayRice: "Ostudź w ciągu godziny i trzymaj pod przykryciem w lodówce najwyżej jeden dzień.",
    twoDays: "Szybko ostudź i trzymaj pod przykryciem w lodówce najwyżej dwa dni.",
    freezes: "Zamrożone w małych porcjach zachowa świeżość przez miesiąc; rozmrażaj przez noc w lodówce.",
    noFreezing: "Nie zamrażaj.",
    reheat: "Podgrzej raz, porządnie, aż zacznie parować, i ostudź do letniej temperatury. To, co zostanie z porcji, wyrzuć.",
  },
  my: {
    fresh: "ချက်ပြီးချင်း စားပါ၊ ကျန်တာကို သိမ်းမထားပါနဲ့။",
    freshLeaves: "ချက်ပြီးချင်း စားပါ၊ ကျန်တာကို သိမ်းမထားပါနဲ့၊ ပြန်မနွှေးပါနဲ့။",
    oneDay: "မြန်မြန် အအေးခံ၊ အဖုံးအုပ်ပြီး ရေခဲသေတ္တာထဲမှာ အများဆုံး တစ်ရက်ပဲ ထားပါ။",
    oneDayRice: "တစ်နာရီအတွင်း အအေးခံ၊ အဖုံးအုပ်ပြီး ရေခဲသေတ္တာထဲမှာ အများဆုံး တစ်ရက်ပဲ ထားပါ။",
    twoDays: "မြန်မြန် အအေးခံ၊ အဖုံးအုပ်ပြီး ရေခဲသေတ္တာထဲမှာ အများဆုံး နှစ်ရက်ပဲ ထားပါ။",
    freezes: "နည်းနည်းစီ ခွဲပြီး အေးခဲထားရင် တစ်လ ခံပါတယ်၊ စားခါနီးရင် ရေခဲသေတ္တာထဲမှာ တစ်ညထားပြီး အရည်ပျော်ပါစေ။",
    noFreezing: "အေးခဲမထားပါနဲ့။",
    reheat: "အငွေ့ထွက်တဲ့အထိ တစ်ခါပဲ သေချာ ပြန်နွှေးပြီး ကြက်သီးနွေးလောက်ထိ အအေးခံပါ။ စားပြီးကျန်တာကို လွှင့်ပစ်ပါ။",
  },
};
