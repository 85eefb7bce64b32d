const NAMES: readonly string[] = [
  "ငါးရံ့", "ငါးရန့်", "ငါးရံ", "ငါးပြေမ", "ငါးဖယ်", "ငါးဒန်", "ငါးသိုင်း", "ငါးကြင်း", "ငါးကျည်း", "ငါးရွေး", "ငါးမွေထိုး", "ငါးပုဏ္ဏား",
  "ငါးဘတ်", "ငါးတန်", "ငါးနီတူ", "ငါးမုတ်ဖြူ", "ငါးမုတ်နက်", "ငါးမုတ်", "ကကတစ်", "ငါးကကတစ်", "ငါးဇင်ရိုင်း", "ငါးပတ်", "ငါးခုံးမ",
  "ငါးမြင်း", "ငါးပွက်", "ငါးရဲ",
];

/** Fish of Burmese markets that are no food of the lexicon: known to be fish, and nothing more; and their flesh. */
export const OTHER_FISH: readonly string[] = NAMES.flatMap((name) => [name, `${name}သား`]);

/** Fish, and nobody says which. */
export const ANY_FISH: readonly string[] = ["ငါးအသား", "ငါးသား", "ငါးဆုပ်သား"];
