import type { Translated } from "../shared/language";

/** Codes of what a food is good for. */
export const BENEFIT_CODES = [
  "fe",
  "c",
  "a",
  "ca",
  "pro",
  "o3",
  "zn",
  "io",
  "fol",
  "k",
  "fib",
  "carb",
  "en",
  "pot",
  "mg",
  "d",
  "e",
  "b",
  "cho",
  "se",
  "fl",
  "wat",
] as const;
export type BenefitCode = (typeof BENEFIT_CODES)[number];

/** What one nutrient does. */
export interface Benefit {
  /** The nutrient as it stands inside a sentence. Its English form is the word used in `Food.nutrients`. */
  readonly nutrient: Translated<string>;
  /** One sentence for a child. A plain-language explanation, not a health claim in the sense of EU law. */
  readonly sentence: Translated<string>;
}

/** Every benefit; `Food.mainBenefit` is the English nutrient of one of them. */
export const BENEFITS: Readonly<Record<BenefitCode, Benefit>> = {
  fe: {
    nutrient: { en: "iron", de: "Eisen", pl: "żelazo", my: "သံဓာတ်" },
    sentence: {
      en: "Iron helps carry oxygen to your muscles so you can play.",
      de: "Eisen bringt Sauerstoff zu deinen Muskeln, damit du toben kannst.",
      pl: "Żelazo niesie tlen do mięśni, żeby starczyło sił do zabawy.",
      my: "သံဓာတ်က ကစားဖို့ အားအင်ပေးတယ်။",
    },
  },
  c: {
    nutrient: { en: "vitamin C", de: "Vitamin C", pl: "witamina C", my: "ဗီတာမင်စီ" },
    sentence: {
      en: "Vitamin C helps you stay well and helps your body take in iron.",
      de: "Vitamin C hilft dir, gesund zu bleiben, und hilft deinem Körper, Eisen aufzunehmen.",
      pl: "Witamina C pomaga być zdrowym i przyswajać żelazo.",
      my: "ဗီတာမင်စီက ကျန်းမာစေပြီး သံဓာတ်စုပ်ယူရာမှာ ကူညီတယ်။",
    },
  },
  a: {
    nutrient: { en: "vitamin A", de: "Vitamin A", pl: "witamina A", my: "ဗီတာမင်အေ" },
    sentence: {
      en: "Vitamin A helps your eyes see when it is getting dark.",
      de: "Vitamin A hilft deinen Augen, im Dunkeln zu sehen.",
      pl: "Witamina A pomaga oczom widzieć o zmierzchu.",
      my: "ဗီတာမင်အေက မျက်စိမြင်ဖို့ ကူညီတယ်။",
    },
  },
  ca: {
    nutrient: { en: "calcium", de: "Kalzium", pl: "wapń", my: "ကယ်လ်စီယမ်" },
    sentence: {
      en: "Calcium builds your bones and teeth.",
      de: "Kalzium macht deine Knochen und Zähne stark.",
      pl: "Wapń buduje kości i zęby.",
      my: "ကယ်လ်စီယမ်က အရိုးနဲ့သွားတွေ ခိုင်မာစေတယ်။",
    },
  },
  pro: {
    nutrient: { en: "protein", de: "Eiweiß", pl: "białko", my: "ပရိုတင်း" },
    sentence: {
      en: "Protein builds your muscles and helps you grow.",
      de: "Eiweiß baut deine Muskeln und lässt dich wachsen.",
      pl: "Białko buduje mięśnie i pomaga rosnąć.",
      my: "ပရိုတင်းက ကြွက်သားတွေတည်ဆောက်ပေးတယ်။",
    },
  },
  o3: {
    nutrient: { en: "omega-3 fats", de: "Omega-3-Fette", pl: "kwasy omega-3", my: "အိုမီဂါ-၃ အဆီ" },
    sentence: {
      en: "Omega-3 fats are good for your brain and eyes.",
      de: "Omega-3-Fette sind gut für dein Gehirn und deine Augen.",
      pl: "Kwasy omega-3 są dobre dla mózgu i oczu.",
      my: "အိုမီဂါ-၃ အဆီက ဦးနှောက်နဲ့မျက်စိအတွက် ကောင်းတယ်။",
    },
  },
  zn: {
    nutrient: { en: "zinc", de: "Zink", pl: "cynk", my: "ဇင့်" },
    sentence: {
      en: "Zinc helps little cuts heal.",
      de: "Zink hilft kleinen Wunden beim Heilen.",
      pl: "Cynk pomaga goić skaleczenia.",
      my: "ဇင့်က ဒဏ်ရာလေးတွေ ပျောက်ကင်းစေတယ်။",
    },
  },
  io: {
    nutrient: { en: "iodine", de: "Jod", pl: "jod", my: "အိုင်အိုဒင်း" },
    sentence: {
      en: "Iodine helps your body grow well.",
      de: "Jod hilft deinem Körper beim Wachsen.",
      pl: "Jod pomaga ciału dobrze rosnąć.",
      my: "အိုင်အိုဒင်းက ကြီးထွားဖို့ ကူညီတယ်။",
    },
  },
  fol: {
    nutrient: { en: "folate", de: "Folat", pl: "foliany", my: "ဖောလိတ်" },
    sentence: {
      en: "Folate helps your body build new cells.",
      de: "Folat hilft deinem Körper, neue Zellen zu bauen.",
      pl: "Folian pomaga budować nowe komórki.",
      my: "ဖောလိတ်က ဆဲလ်အသစ်တွေ တည်ဆောက်ဖို့ ကူညီတယ်။",
    },
  },
  k: {
    nutrient: { en: "vitamin K", de: "Vitamin K", pl: "witamina K", my: "ဗီတာမင်ကေ" },
    sentence: {
      en: "Vitamin K helps little cuts stop bleeding.",
      de: "Vitamin K hilft, dass kleine Wunden aufhören zu bluten.",
      pl: "Witamina K pomaga zatrzymać krwawienie z ranek.",
      my: "ဗီတာမင်ကေက သွေးတိတ်စေဖို့ ကူညီတယ်။",
    },
  },
  fib: {
    nutrient: { en: "fibre", de: "Ballaststoffe", pl: "błonnik", my: "အမျှင်ဓာတ်" },
    sentence: {
      en: "Fibre keeps your tummy moving.",
      de: "Ballaststoffe halten deinen Bauch in Bewegung.",
      pl: "Błonnik pomaga brzuszkowi pracować.",
      my: "အမျှင်ဓာတ်က ဗိုက်သွားမှန်စေတယ်။",
    },
  },
  carb: {
    nutrient: { en: "starch", de: "Stärke", pl: "skrobia", my: "ကစီဓာတ်" },
    sentence: {
      en: "Starch gives you power to play.",
      de: "Stärke gibt dir Kraft zum Spielen.",
      pl: "Skrobia daje energię do zabawy.",
      my: "ကစီဓာတ်က ကစားဖို့ အားအင်ပေးတယ်။",
    },
  },
  en: {
    nutrient: { en: "good fats", de: "gute Fette", pl: "dobre tłuszcze", my: "အဆီကောင်း" },
    sentence: {
      en: "Good fats help your brain grow.",
      de: "Gute Fette helfen deinem Gehirn zu wachsen.",
      pl: "Dobre tłuszcze pomagają mózgowi rosnąć.",
      my: "အဆီကောင်းတွေက ဦးနှောက်ကြီးထွားဖို့ ကူညီတယ်။",
    },
  },
  pot: {
    nutrient: { en: "potassium", de: "Kalium", pl: "potas", my: "ပိုတက်စီယမ်" },
    sentence: {
      en: "Potassium helps your muscles and your heart work.",
      de: "Kalium hilft deinen Muskeln und deinem Herzen.",
      pl: "Potas pomaga mięśniom i sercu.",
      my: "ပိုတက်စီယမ်က ကြွက်သားနဲ့နှလုံးအတွက် ကောင်းတယ်။",
    },
  },
  mg: {
    nutrient: { en: "magnesium", de: "Magnesium", pl: "magnez", my: "မဂ္ဂနီဆီယမ်" },
    sentence: {
      en: "Magnesium helps your muscles relax.",
      de: "Magnesium hilft deinen Muskeln beim Entspannen.",
      pl: "Magnez pomaga mięśniom odpoczywać.",
      my: "မဂ္ဂနီဆီယမ်က ကြွက်သားတွေအတွက် ကောင်းတယ်။",
    },
  },
  d: {
    nutrient: { en: "vitamin D", de: "Vitamin D", pl: "witamina D", my: "ဗီတာမင်ဒီ" },
    sentence: {
      en: "Vitamin D helps calcium get into your bones.",
      de: "Vitamin D hilft dem Kalzium, in deine Knochen zu kommen.",
      pl: "Witamina D pomaga wapniowi trafić do kości.",
      my: "ဗီတာမင်ဒီက အရိုးခိုင်မာဖို့ ကူညီတယ်။",
    },
  },
  e: {
    nutrient: { en: "vitamin E", de: "Vitamin E", pl: "witamina E", my: "ဗီတာမင်အီး" },
    sentence: {
      en: "Vitamin E protects your cells.",
      de: "Vitamin E schützt deine Zellen.",
      pl: "Witamina E chroni komórki.",
      my: "ဗီတာမင်အီးက ဆဲလ်တွေကို ကာကွယ်ပေးတယ်။",
    },
  },
  b: {
    nutrient: { en: "B vitamins", de: "B-Vitamine", pl: "witaminy z grupy B", my: "ဗီတာမင်ဘီ" },
    sentence: {
      en: "B vitamins turn food into play power.",
      de: "B-Vitamine machen aus Essen Spielkraft.",
      pl: "Witaminy B zamieniają jedzenie w energię.",
      my: "ဗီတာမင်ဘီက အစာကို အားအင်ဖြစ်စေတယ်။",
    },
  },
  cho: {
    nutrient: { en: "choline", de: "Cholin", pl: "cholina", my: "ခိုလင်း" },
    sentence: {
      en: "Choline helps your brain learn and remember.",
      de: "Cholin hilft deinem Gehirn beim Lernen.",
      pl: "Cholina pomaga mózgowi się uczyć.",
      my: "ခိုလင်းက ဦးနှောက်အတွက် ကောင်းတယ်။",
    },
  },
  se: {
    nutrient: { en: "selenium", de: "Selen", pl: "selen", my: "ဆီလီနီယမ်" },
    sentence: {
      en: "Selenium is a tiny helper that protects your body.",
      de: "Selen ist ein kleiner Helfer, der dich schützt.",
      pl: "Selen to mały pomocnik, który chroni twoje ciało.",
      my: "ဆီလီနီယမ်က ခန္ဓာကိုယ်ကို ကာကွယ်ပေးတယ်။",
    },
  },
  fl: {
    nutrient: { en: "flavour", de: "Geschmack", pl: "smak", my: "အနံ့အရသာ" },
    sentence: {
      en: "New smells and tastes make you curious.",
      de: "Neue Düfte und Geschmäcker machen neugierig.",
      pl: "Nowe zapachy i smaki budzą ciekawość.",
      my: "အနံ့အရသာအသစ်တွေက စိတ်ဝင်စားစရာကောင်းတယ်။",
    },
  },
  wat: {
    nutrient: { en: "water", de: "Wasser", pl: "woda", my: "ရေ" },
    sentence: {
      en: "Water keeps every part of you working.",
      de: "Wasser hält alles in dir in Schwung.",
      pl: "Woda sprawia, że wszystko w tobie działa.",
      my: "ရေက ခန္ဓာကိုယ်တစ်ခုလုံး အလုပ်လုပ်ဖို့ လိုအပ်တယ်။",
    },
  },
};
