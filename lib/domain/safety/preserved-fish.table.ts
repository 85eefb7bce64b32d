import { ANY_FISH, OTHER_FISH } from "../food/burmese-fish.table";
import type { FoodId } from "../food/food-ids";
import { foodWords } from "../food/lexicon";

const FISH: readonly FoodId[] = [
  "salmon", "trout", "cod", "pollock", "haddock", "plaice", "sardine", "mackerel_atlantic", "herring", "tuna", "tilapia",
  "hilsa", "rohu", "catfish", "squid",
];

/** Fish as Burmese names it, and fish of which nobody says which. */
export const NAMED_FISH: readonly string[] = [...FISH.flatMap((id) => foodWords(id, "my")), ...OTHER_FISH, ...ANY_FISH];

const ANY: readonly string[] = [...NAMED_FISH, "ငါး"];

/** Any fish, dried: it is salted first, and so is what is called after the sun that dried it. */
export const DRIED_FISH: readonly string[] = ANY.flatMap((fish) => [
  `${fish}ခြောက်`, `${fish}အခြောက်`, `${fish}နေလှန်း`, `${fish}ငန်`, `${fish}ဆားနယ်`,
]);

/** Any fish that became sour raw, between rice and salt. */
export const SOUR_FISH: readonly string[] = ANY.map((fish) => `${fish}ချဉ်`);
