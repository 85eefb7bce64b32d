import { OTHER_FISH } from "../food/burmese-fish.table";
import type { FoodId } from "../food/food-ids";
import { foodWords } from "../food/lexicon";
import { NAMED_FISH } from "./preserved-fish.table";

/** What these foods are called raw: "စိမ်း" is written onto the name. What is dried, cooked or ground is not raw. */
function raw(ids: readonly FoodId[]): readonly string[] {
  return ids
    .flatMap((id) => foodWords(id, "my"))
    .filter((name) => !/(?:မှုန့်|ခြောက်|ပြုတ်|သေတ္တာ|စိမ်း)$/u.test(name))
    .map((name) => `${name}စိမ်း`);
}

export const RAW_EGGS: readonly string[] = raw(["egg", "quail_egg", "duck_egg"]);

export const RAW_MEAT: readonly string[] = [
  ...raw([
    "chicken", "turkey", "duck", "beef", "veal", "pork", "lamb", "rabbit", "chicken_liver",
    "minced_beef", "minced_chicken", "minced_turkey", "minced_veal", "minced_pork", "minced_lamb",
  ]),
  "ဆိတ်သားစိမ်း", "ကြက်စိမ်း", "ဝက်စိမ်း", "အမဲစိမ်း",
];

/** Fish raw, underdone or smoked, and the roe of any fish by name. */
export const RAW_FISH: readonly string[] = [
  ...raw([
    "salmon", "trout", "arctic_char", "cod", "pollock", "haddock", "plaice", "sardine", "mackerel_atlantic", "herring", "tuna",
    "tilapia", "hilsa", "rohu", "catfish",
  ]),
  ...OTHER_FISH.flatMap((fish) => [
    `${fish}စိမ်း`, `${fish}အစိမ်း`, `${fish}မကျက်`, `${fish}မကျက်တကျက်`, `${fish}ကျပ်တိုက်`, `${fish}မီးခိုးတိုက်`,
  ]),
  ...NAMED_FISH.map((fish) => `${fish}ဥ`),
];

export const RAW_SHELLFISH: readonly string[] = raw(["shrimp", "crab", "mussel", "squid"]);

export const RAW_CASSAVA: readonly string[] = raw(["cassava", "bamboo_shoot"]);

export const RAW_GREEN_BEANS: readonly string[] = raw(["green_beans", "yardlong_bean"]);

/** Dry beans that are poisonous raw. */
export const RAW_BEANS: readonly string[] = raw(["kidney_bean", "black_bean", "white_bean", "runner_bean_dry", "broad_bean"]);
