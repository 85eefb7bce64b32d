import { ANY_FISH, OTHER_FISH } from "../food/burmese-fish.table";
import { BURMESE_NAMES } from "../food/names/burmese.table";
import type { FoodId } from "../food/food-ids";

const FISH: readonly FoodId[] = [
  "salmon", "trout", "cod", "pollock", "haddock", "plaice", "sardine", "mackerel_atlantic", "herring", "tuna", "tilapia",
  "hilsa", "rohu", "catfish", "squid",
];

const ANY: readonly string[] = [
  ...FISH.flatMap((id) => [BURMESE_NAMES[id].name, ...BURMESE_NAMES[id].synonyms]),
  ...OTHER_FISH,
  ...ANY_FISH,
  "ငါး",
];

/** Any fish, dried: it is salted first, and so is what is called after the sun that dried it. */
export const DRIED_FISH: readonly string[] = ANY.flatMap((fish) => [
  `${fish}ခြောက်`, `${fish}အခြောက်`, `${fish}နေလှန်း`, `${fish}ငန်`, `${fish}ဆားနယ်`,
]);

/** Any fish that became sour raw, between rice and salt. */
export const SOUR_FISH: readonly string[] = ANY.map((fish) => `${fish}ချဉ်`);

/** Fish by name that is no food of ours, raw, underdone or smoked, and the roe of any fish by name. */
export const OTHER_RAW_FISH: readonly string[] = [
  ...OTHER_FISH.flatMap((fish) => [
    `${fish}စိမ်း`, `${fish}အစိမ်း`, `${fish}မကျက်`, `${fish}မကျက်တကျက်`, `${fish}ကျပ်တိုက်`, `${fish}မီးခိုးတိုက်`,
  ]),
  ...ANY.filter((fish) => fish !== "ငါး").map((fish) => `${fish}ဥ`),
];
