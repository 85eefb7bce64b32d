const list = (text: string): readonly string[] => text.split("|");

/** Leaves and shoots of Burmese markets that are no foods of the lexicon: all of them are cooked. */
export const MARKET_LEAVES: readonly string[] = [
  // Moringa, of which the lexicon has the pod.
  ...list("ဒန့်သလွန်ရွက်|ဒန့်သလွန်အရွက်|ဒန်းသလွန်ရွက်|ဒန်သလွန်ရွက်|ဒန့်သလွန်ညွန့်|ဒံ့သလွန်ရွက်|ဒန့်သလွံရွက်"),
  // Of gourds, pumpkins and chayote.
  ...list("ဘူးညွန့်|ဘူးရွက်|ဗူးညွန့်|ဗူးရွက်|ဖရုံညွန့်|ဖရုံရွက်|ရွှေဖရုံညွန့်|ရွှေဖရုံရွက်|ဂေါ်ရခါးညွန့်|ဂေါ်ရခါးရွက်|ကင်းပုံရွက်|ကင်းပုံညွန့်"),
  // Of peas and of the tamarind.
  ...list("စားတော်ပဲညွန့်|ပဲညွန့်|မန်ကျည်းရွက်|မန်ကျည်းညွန့်|မန်ကျီးရွက်"),
];

/** Snake gourds: cooked and cut as ridge gourds are. */
export const SNAKE_GOURDS: readonly string[] = list("ပဲလင်းမြွေသီး|ပဲလင်းမြွေ|ပဲလင်းမွေသီး|ပဲလင်းမွေ");

/** Dried beans that are no foods of the lexicon and are soaked, boiled and mashed as white ones: cowpeas, rice beans and lablab. */
export const MARKET_BEANS: readonly string[] = list(
  "ပဲလွန်း|ပဲလွန်းဖြူ|ပဲလွန်းနီ|ပဲလွမ်း|ပဲလွမ်းဖြူ|ပဲလွမ်းနီ|ဘိုကိတ်ပဲ|ဗိုလ်ကိတ်ပဲ|ပဲယင်း|ပဲကြီး|ပဲကြီးခြောက်|ပဲကြီးစေ့",
);

/** Galangal, culantro and ground coriander. */
export const MARKET_SPICES: readonly string[] = list(
  "ပဒဲကော|ပတဲကော|ပဒဲကောမှုန့်|ပတဲကောမှုန့်|နံနံစေ့မှုန့်|ရှမ်းနံနံ|ရှမ်းနံနံရွက်|ရှမ်းနံနံပင်",
);

/** Fats of the kitchen. What is called edible coconut oil is pressed from the palm. */
export const MARKET_FATS: readonly string[] = list("စားအုန်းဆီ|ဆီအုန်းဆီ|အုန်းဆီ|ပြောင်းဖူးဆီ|ပြောင်းဆီ|ဖွဲနုဆီ|ဆန်ဖွဲနုဆီ|ဝက်ဆီ");
export const SOYA_OIL: readonly string[] = list("ပဲပုပ်ဆီ|ပဲပိစပ်ဆီ|ဆိုယာဆီ|ဆိုယာပဲဆီ");

/** Starch of maize and potatoes: it thickens. */
export const STARCHES: readonly string[] = list("ပြောင်းကော်မှုန့်|ပြောင်းဖူးကော်မှုန့်|အာလူးကော်မှုန့်");
