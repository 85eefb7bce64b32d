import type { Language } from "../shared/language";
import type { FoodId } from "./food-ids";

/**
 * Words that stand in a name table and are no name: a property ("without salt", "yellow", "not hot"), or a word of
 * everyday speech. By the language of the table. A food is not recognised by them.
 */
export const NOT_A_NAME: Readonly<Partial<Record<Language, readonly string[]>>> = {
  // Without its accent, as most type it, it is the German "I make".
  en: ["mache", "mâche"],
  my: ["ဆားမပါ", "သကြားမပါ", "မစပ်", "အဝါ", "Ceylon", "clam", "char", "လူး"],
};

/** Words that several tables or foods claim and that one of them means in practice. */
export const SETTLED: readonly { readonly surface: string; readonly food: FoodId; readonly why: string }[] = [
  { surface: "ပဲတောင့်ရှည်", food: "yardlong_bean", why: "the word says long bean; both are cooked and cut alike" },
  { surface: "ဂေါ်ဖီထုပ်", food: "white_cabbage", why: "savoy is hardly sold in Myanmar" },
  { surface: "ကြက်သွန်မြိတ်", food: "spring_onion", why: "leek and chives are loanwords there" },
  { surface: "သခွားမွှေး", food: "melon_honeydew", why: "the melon of the markets; cantaloupe is served alike" },
];

interface Question {
  readonly surface: string;
  readonly language: Language;
  readonly foods: readonly FoodId[];
  /** The word is a verb as well ("it squashes"): only the bare word asks. */
  readonly strict: boolean;
}

const ask = (language: Language, surfaces: string, foods: readonly FoodId[], strict = false): readonly Question[] =>
  surfaces.split("|").map((surface) => ({ surface, language, foods, strict }));

/** Words of which only the parent knows which food is meant: asking is kinder than guessing. */
export const ASK: readonly Question[] = [
  ...ask("en", "nut|nuts|mixed nuts|ground nuts", ["peanut", "almond", "hazelnut", "walnut", "cashew"]),
  ...ask("de", "Nuss|Nüsse|geriebene Nüsse|gemahlene Nüsse", ["hazelnut", "walnut", "almond", "cashew", "peanut"]),
  ...ask("pl", "orzech|orzechy|orzechów|orzechami", ["walnut", "hazelnut", "almond", "cashew", "peanut"]),
  ...ask("en", "cheese", ["hard_cheese", "cream_cheese", "mozzarella", "cottage_cheese", "feta"]),
  ...ask("de", "Käse", ["hard_cheese", "cream_cheese", "mozzarella", "cottage_cheese", "feta"]),
  ...ask("pl", "ser|sera|serem", ["hard_cheese", "quark", "cream_cheese", "mozzarella", "feta"]),
  ...ask("en", "squash", ["butternut_squash", "pumpkin"], true),
  ...ask("my", "မုန်လာဥနီ", ["carrot", "beetroot"]),
  ...ask("my", "ပဲကြီး", ["broad_bean", "runner_bean_dry"]),
];

/** Words that in one country also mean another food; asked only where the parent reads that language. */
export const ASK_IN: readonly Question[] = ask("de-AT", "Ananas", ["pineapple", "strawberry"]);
