import { BURMESE_NAMES } from "../food/names/burmese.table";
import type { FoodId } from "../food/food-ids";

const FISH: readonly FoodId[] = [
  "salmon", "trout", "cod", "pollock", "haddock", "plaice", "sardine", "mackerel_atlantic", "herring", "tuna", "tilapia",
  "hilsa", "rohu", "catfish", "squid",
];

/** Fish of Burmese markets that are no food of the lexicon: known to be fish, and nothing more. */
export const OTHER_FISH: readonly string[] = [
  "ငါးရံ့", "ငါးရန့်", "ငါးရံ", "ငါးပြေမ", "ငါးဖယ်", "ငါးဒန်", "ငါးသိုင်း", "ငါးကြင်း", "ငါးကျည်း", "ငါးရွေး", "ငါးမွေထိုး", "ငါးပုဏ္ဏား",
  "ငါးဘတ်", "ငါးတန်", "ငါးနီတူ", "ငါးမုတ်ဖြူ", "ငါးမုတ်နက်", "ငါးမုတ်", "ကကတစ်", "ငါးကကတစ်", "ငါးဇင်ရိုင်း", "ငါးပတ်", "ငါးခုံးမ",
  "ငါးခူပြာ", "ငါးမြင်း", "ငါးပွက်", "ငါးရဲ", "ငါးဆုပ်သား", "ငါးအသား", "ငါးသား",
];

/** Any fish, dried: it is salted first, and so is what is called after the sun that dried it. */
export const DRIED_FISH: readonly string[] = [
  ...FISH.flatMap((id) => [BURMESE_NAMES[id].name, ...BURMESE_NAMES[id].synonyms]),
  ...OTHER_FISH,
  "ငါး",
].flatMap((fish) => [`${fish}ခြောက်`, `${fish}အခြောက်`, `${fish}နေလှန်း`, `${fish}ငန်`, `${fish}ဆားနယ်`]);
