import type { Heat, Place, TouchedFormId } from "../plan/dish-form";
import { burmeseDigits } from "../../shared/burmese-digits";

interface Cooking {
  readonly start: (foods: string, liquids: string, fats: string | undefined) => string;
  /** `until` is empty, or says until when and ends with a space. */
  readonly first: (time: string, until: string) => string;
  readonly next: (foods: string, time: string, until: string, isFirst: boolean) => string;
  readonly until: string;
  /** What is done when the time is over. `isTurned`: it was turned already, when more was added. */
  readonly after?: (isTurned: boolean) => string;
}

export const OVEN = "၁၈၀ ဒီဂရီစင်တီဂရိတ် (လေပန်ကာပါတဲ့ဖို ၁၆၀)";
const SOFT = "အားလုံး ပျော့ပျော့လေး ကောင်းကောင်းကျက်တဲ့အထိ ";

/** How food becomes soft in each place. */
export const COOKING: Readonly<Record<Place, Cooking>> = {
  pot: {
    start: (foods, liquids) => `${foods}ကို အိုးထဲထည့်၊ ${liquids} ထည့်ပြီး ဆူအောင် တည်ပါ။`,
    first: (time, until) => `ဆူလာရင် မီးလျှော့၊ အဖုံးအုပ်ပြီး ${until}${time} ချက်ပါ။`,
    next: (foods, time, until) => `${foods}ကို ထပ်ထည့်ပြီး ${until}နောက်ထပ် ${time} ချက်ပါ။`,
    until: SOFT,
  },
  braise: {
    start: (foods, liquids, fats) =>
      fats === undefined
        ? `${foods}ကို အိုးထူထူထဲ ထည့်ပြီး ${liquids} ထည့်ပါ။`
        : `အိုးထူထူထဲ ${fats} ထည့်၊ မီးအေးအေးနဲ့ အပူပေးပြီး ${foods}ကို အညိုရောင် မသန်းစေဘဲ ၂ မိနစ် မွှေပါ။ ပြီးရင် ${liquids} ထည့်ပါ။`,
    first: (time, until) => `အဖုံးကို နည်းနည်း ဟထားပြီး မီးအေးအေးနဲ့ ${until}${time} နှပ်ပါ။`,
    next: (foods, time, until) => `${foods}ကို ထည့်၊ ရောမွှေပြီး ${until}နောက်ထပ် ${time} နှပ်ပါ။`,
    until: "အားလုံး ပျော့၊ ကောင်းကောင်းကျက်ပြီး အရည်ပျစ်လာတဲ့အထိ ",
  },
  steamer: {
    start: (foods, liquids) =>
      `အိုးထဲမှာ ${liquids} ဆူအောင် တည်ပါ။ ${foods}ကို ပေါင်းချောင်ထဲ ထည့်ပြီး အိုးပေါ် တင်ပါ။`,
    first: (time, until) => `အဖုံးအုပ်ပြီး မီးအသင့်အတင့်နဲ့ ${until}${time} ပေါင်းပါ။`,
    next: (foods, time, until) => `${foods}ကို ထပ်ထည့်ပြီး ${until}နောက်ထပ် ${time} ပေါင်းပါ။`,
    until: SOFT,
  },
  pan: {
    start: (foods, liquids) => `${foods}ကို ဒယ်အိုးကျယ်ကျယ်ထဲ ဖြန့်ထည့်ပြီး ${liquids} ထည့်ပါ။`,
    first: (time, until) => `အဖုံးအုပ်ပြီး ရေငွေ့နဲ့ မီးအသင့်အတင့်မှာ ${until}${time} ချက်ပါ။`,
    next: (foods, time, until) =>
      `${foods}ကို ထပ်ထည့်၊ ခြောက်နေရင် ရေနည်းနည်း ထည့်၊ အဖုံးပြန်အုပ်ပြီး ${until}နောက်ထပ် ${time} ချက်ပါ။`,
    until: "အားလုံး ပျော့၊ ကောင်းကောင်းကျက်ပြီး ရေခန်းလုနီးနီး ဖြစ်တဲ့အထိ ",
  },
  smallPot: {
    start: (foods, liquids) => `${foods}ကို အိုးသေးထဲ ထည့်ပြီး ${liquids} ထည့်ပါ၊ အကုန်မြုပ်စရာ မလိုပါ။`,
    first: (time, until) => `အဖုံးကို လုံအောင်ပိတ်ပြီး မီးအေးဆုံးနဲ့ ${until}${time} ချက်ပါ။`,
    next: (foods, time, until) => `${foods}ကို ထပ်ထည့်၊ အဖုံးပြန်ပိတ်ပြီး ${until}နောက်ထပ် ${time} ချက်ပါ။`,
    until: SOFT,
    after: () => "ကျန်တဲ့ ချက်ရည်ကို မသွန်ပါနဲ့။",
  },
  simmer: {
    start: (foods, liquids) => `အိုးကျယ်ကျယ်ထဲမှာ ${liquids} ဆူအောင် တည်ပြီး ${foods}ကို မြုပ်အောင် ထည့်ပါ။`,
    first: (time, until) => `အဖုံးမအုပ်ဘဲ မီးအေးအေးနဲ့ ${until}${time} ပြုတ်ပါ။`,
    next: (foods, time, until) => `${foods}ကို ထပ်ထည့်ပြီး ${until}နောက်ထပ် ${time} ပြုတ်ပါ။`,
    until: SOFT,
    after: () => "ဆယ်ယူပြီး ရေစစ်ပါ။",
  },
  boil: {
    start: (foods, liquids) => `အိုးထဲမှာ ${liquids} ဆူအောင် တည်ပါ။ ဆူလာရင် ${foods}ကို ထည့်ပါ။`,
    first: (time, until) => `အဖုံးအုပ်ပြီး မီးအသင့်အတင့်နဲ့ ${until}${time} ပြုတ်ပါ။`,
    next: (foods, time, until) => `${foods}ကို ထပ်ထည့်ပြီး ${until}နောက်ထပ် ${time} ပြုတ်ပါ။`,
    until: SOFT,
    after: () => "ရေမပါအောင် သေသေချာချာ စစ်ပါ။",
  },
  swell: {
    start: (foods, liquids) => `အိုးထဲမှာ ${liquids} ဆူအောင် တည်ပြီး ${foods}ကို မွှေရင်း ထည့်ပါ။`,
    first: (time, until) => `အဖုံးအုပ်ပြီး မီးအေးဆုံးနဲ့ ${until}${time} နှပ်ထားပါ။`,
    next: (foods, time, until) => `${foods}ကို ထည့်၊ ရောမွှေပြီး ${until}နောက်ထပ် ${time} နှပ်ထားပါ။`,
    until: "အားလုံး ပျော့၊ ကောင်းကောင်းကျက်ပြီး ဇွန်းရာကျန်အောင် ပျစ်တဲ့အထိ ",
  },
  oven: {
    start: (foods, _liquids, fats) =>
      `မုန့်ဖုတ်ဖိုကို ${OVEN} အပူပေးပြီး ဗန်းပေါ်မှာ မုန့်ဖုတ်စက္ကူ ခင်းပါ။ ${foods}ကို ${fats === undefined ? "" : `${fats}နဲ့ လူးပြီး `}ဗန်းပေါ် ဖြန့်ထည့်ပါ။`,
    first: (time, until) => `မုန့်ဖုတ်ဖိုထဲမှာ ${until}${time} ဖုတ်ပါ။`,
    next: (foods, time, until, isFirst) =>
      `${foods}ကို ထပ်ထည့်${isFirst ? "၊ ဗန်းပေါ်မှာ ရောလှန်ပေး" : ""}ပြီး ${until}နောက်ထပ် ${time} ဖုတ်ပါ။`,
    until: SOFT,
    after: (isTurned) =>
      isTurned ? "မြန်မြန်ညိုလာတာကို စက္ကူနဲ့ အုပ်ပါ။" : "တစ်ခါ လှန်ပေးပါ၊ မြန်မြန်ညိုလာတာကို စက္ကူနဲ့ အုပ်ပါ။",
  },
};

function water(spoons: number): string {
  return spoons === 0
    ? ""
    : `ရေ စားပွဲတင်ဇွန်း ${burmeseDigits(spoons / 2)} ဇွန်းကနေ ${burmeseDigits(spoons)} ဇွန်း ထည့်ပြီး `;
}

function along(what: string | undefined): string {
  return what === undefined ? "အားလုံးကို" : `${what}ကို အားလုံးနဲ့`;
}

/** How the parts of a batter come together; `spoons`: tablespoons of water at most, 0 for none. */
export const MIXING: Readonly<
  Record<"egg" | "dough" | "mass", Readonly<Record<Heat, (what: string | undefined, spoons: number) => string>>>
> = {
  egg: {
    pan: (what) => `${what ?? "အားလုံး"}ကို ခက်ရင်းနဲ့ သမအောင် ခေါက်ပါ။`,
    oven: (what) => `${what ?? "အားလုံး"}ကို ပန်းကန်လုံးထဲမှာ တစ်သားတည်းဖြစ်အောင် မွှေပါ။`,
    steamer: (what) => `${what ?? "အားလုံး"}ကို အမြှုပ်မထအောင် ဖြည်းဖြည်း မွှေပါ။`,
  },
  dough: {
    pan: (what, spoons) =>
      `${what ?? "အားလုံး"}ကို ${water(spoons)}ပျစ်ပျစ်ချောချော မုန့်နှစ်ဖြစ်အောင် မွှေပါ။`,
    oven: (what, spoons) =>
      `${what ?? "အားလုံး"}ကို ${water(spoons)}ခြောက်နေတာ မကျန်တော့တဲ့အထိပဲ မွှေပါ။`,
    steamer: (what, spoons) =>
      `${what ?? "အားလုံး"}ကို ${water(spoons)}ဇွန်းပေါ်က ဖြည်းဖြည်းကျတဲ့ မုန့်နှစ်ဖြစ်အောင် မွှေပါ။`,
  },
  mass: {
    pan: (what) => `${along(what)} ရောပြီး စုမိတဲ့အထိ ပျော့ပျော့ နယ်ပါ။`,
    oven: (what) => `${along(what)} ရောပြီး လက်နဲ့ ပုံသွင်းလို့ရတဲ့အထိ နယ်ပါ။`,
    steamer: (what) => `${along(what)} ရောပြီး ညက်ညက်စိုစို ဖြစ်တဲ့အထိ နယ်ပါ။`,
  },
};

/** The last touch of a dish, when everything in it is soft. */
export const TOUCHES: Readonly<Record<TouchedFormId, string>> = {
  lentilSoup: "အဖုံးအုပ်ပြီး ၅ မိနစ် ထားပါ၊ သူ့အလိုလို ပျစ်လာပါမယ်။",
  noodleSoup: "ဇွန်းနဲ့ ခပ်လို့ကောင်းအောင် ပျစ်လာတဲ့အထိ ၃ မိနစ် ထားပါ။",
  fishSoup: "နောက်ထပ် မဆူပါစေနဲ့၊ ဒါမှ နူးနူးလေး ဖြစ်နေမှာပါ။",
  creamSoup: "ညီညီညာညာ ပေါ့ပေါ့လေး ဖြစ်တဲ့အထိ ၂ မိနစ် ခေါက်ပါ။",
  beanSoup: "ယောက်ချိုတစ်ခပ်စာကို အိုးဘေးမှာ ဖိချေပြီး ပြန်ရောပါ၊ ဒါဆို ပျစ်လာပါမယ်။",
  dal: "ပျစ်ပြီး ချောလာတဲ့အထိ ၂ မိနစ် မြန်မြန် မွှေပါ။",
  ragout: "ဇွန်းနဲ့ ဆွဲကြည့်ရင် အရာကျန်တဲ့အထိ အဖုံးဖွင့်ပြီး ၅ မိနစ် ချက်ပါ။",
  pastaPot: "အိုးကို မီးပေါ်က ချပြီး အားလုံးကို အရည်ပျစ် ကပ်တဲ့အထိ ၂ မိနစ် မွှေပါ။",
  grainPot: "ဇွန်းပေါ်က ဖြည်းဖြည်း စီးကျတဲ့အထိ ၂ မိနစ် မွှေပါ။",
  beanPot: "မီးပေါ်က ချ၊ အဖုံးအုပ်ပြီး ၅ မိနစ် ထားပါ၊ ပိုပျစ်လာပါမယ်။",
  creamStew: "ဇွန်းမှာ ကပ်တဲ့အထိ မဆူတဆူနဲ့ ၃ မိနစ် ထားပါ။",
  compote: "အိုးထဲမှာပဲ အအေးခံပါ၊ အေးလာရင် ပျစ်လာပါမယ်။",
  sweetGrain: "မီးပေါ်က ချပြီး အဝတ်အုပ်ကာ ၅ မိနစ် နှပ်ထားပါ။",
  steamedPlate: "အားလုံးကို ပန်းကန်ပြားပေါ်မှာ တစ်မျိုးစီ ခွဲထည့်ပါ။",
  steamedFish: "ခြောက်မသွားအောင် ပေါင်းရေ နည်းနည်း ဆမ်းပါ။",
  steamedFruit: "အေးနေသေးတာတွေကို ရေငွေ့နဲ့ ၃ မိနစ် ပေါင်းပြီး နွှေး၊ ထွက်လာတဲ့ အရည်ကို ပြန်ဆမ်းပါ။",
  stirFry: "ကပ်နေရင် ရေ တစ်ဇွန်း ထည့်ပါ။",
  panNoodles: "ပြုတ်ရေ တစ်ဇွန်း ထည့်ပြီး အားလုံး စိုသွားတဲ့အထိ ရောမွှေပါ။",
  friedRice: "ဇွန်းပေါ်မှာ စုနေအောင် ရေ တစ်ဇွန်းနဲ့ ရောမွှေပါ။",
  hash: "ဇွန်းကျောနဲ့ အသာဖိပြီး တစ်ခါ လှန်ပါ။",
  panMince: "ရေ စားပွဲတင်ဇွန်း ၂ ဇွန်း ထည့်ပြီး စိုစိုလေး စုလာတဲ့အထိ မွှေပါ။",
  potatoMash: "ပေါ့ပေါ့လေး ဖြစ်တဲ့အထိ ခက်ရင်းနဲ့ ၂ မိနစ် ခေါက်ပါ။",
  beanMash: "နည်းနည်း မြည်းကြည့်ပါ၊ အခွံ ခံနေရင် ဆန်ခါနဲ့ စစ်ပါ။",
  savouryPorridge: "ပျစ်ပြီး ချောလာတဲ့အထိ သစ်သားဇွန်းနဲ့ ၂ မိနစ် မွှေပါ။",
  spread: "အအေးခံပါ၊ အေးလာရင် ပျစ်ပြီး သုတ်လို့ ကောင်းပါတယ်။",
  porridge: "မီးပေါ်က ချပြီး ၃ မိနစ် နှပ်ထား၊ ပြီးရင် တစ်ခါ ထပ်မွှေပါ။",
  fruitMash: "ဇွန်းပေါ်မှာ ပုံနေတဲ့အထိ အဖုံးဖွင့်ပြီး ၃ မိနစ် ချက်ပါ။",
  smoothieBowl: "အပေါ်ယံကို ဇွန်းနဲ့ ညီအောင် လုပ်ပါ။",
  fingerPlate: "လက်ထဲက မလျှောအောင် အပေါ်ယံ ခြောက်လာတဲ့အထိ ၂ မိနစ် ထားပါ။",
  fruitFingers: "ချောနေတဲ့ အဖတ်တွေကို ကိုင်ရလွယ်အောင် အဝတ်သန့်သန့်နဲ့ ရေခြောက်အောင် သုတ်ပါ။",
  trayBake: "ဗန်းကို အဝတ်နဲ့ ၅ မိနစ် အုပ်ထားပါ၊ အနားတွေ ပြန်ပျော့လာပါမယ်။",
  fishParcel: "အားလုံးကို မုန့်ဖုတ်စက္ကူနဲ့ ထုပ်ပြီး နောက်ထပ် ၅ မိနစ် ဖုတ်ပါ။ အငွေ့ပူလို့ အထုပ်ကို မျက်နှာနဲ့ ဝေးဝေးမှာ ဖွင့်ပါ။",
  gratin: `အားလုံးကို အပူခံပန်းကန်သေးထဲ စုထည့်၊ အုပ်ပြီး တစ်ထပ်တည်း ပျော့သွားတဲ့အထိ ${OVEN} အပူနဲ့ ၁၀ မိနစ် ဖုတ်ပါ။`,
  pastaBake: `အားလုံးကို ရေ စားပွဲတင်ဇွန်း ၃ ဇွန်းနဲ့ အပူခံပန်းကန်သေးထဲမှာ ရော၊ အုပ်ပြီး မခြောက်အောင် ${OVEN} အပူနဲ့ ၁၀ မိနစ် ဖုတ်ပါ။`,
  bakedFruit: "ပျော့ပြီးသားကို ပူနေတဲ့ ဗန်းပေါ် ၅ မိနစ် တင်ပြီး အားလုံးကို ဗန်းပေါ်မှာပဲ အအေးခံပါ၊ သစ်သီးက အထဲမှာ အကြာကြီး ပူနေတတ်ပါတယ်။",
};
