import type { Language } from "../shared/language";
import { FOOD_IDS, type FoodId } from "./food-ids";
import { FOODS } from "./foods";
import { ANY_FISH } from "./burmese-fish.table";
import { BARE_MINCE, MINCED } from "./mince.table";

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

/**
 * Words as another language writes them ("Malz", "Maki"), which are also words of this one without its marks ("małż",
 * "mąki"): foods to those alone who read it.
 */
export const ONLY_WITHOUT_MARKS: ReadonlyMap<string, Language> = new Map([
  ["malz", "pl"],
  ["maki", "pl"],
]);

interface Question {
  readonly surface: string;
  readonly language: Language;
  readonly foods: readonly FoodId[];
  /** Only the bare word asks: no ending ("it squashes"), no typo, no part of a compound. */
  readonly strict: boolean;
  /** The word of a kind ("fish"): where one of these is named beside it, nothing has to be asked ("cod (fish)"). */
  readonly yieldsTo: readonly FoodId[];
}

const ask = (language: Language, surfaces: string, foods: readonly FoodId[], strict = false): readonly Question[] =>
  surfaces.split("|").map((surface) => ({ surface, language, foods, strict, yieldsTo: [] }));

/** `kin`: all that the word is said of, where it is more than what is asked about. */
const askForKind = (
  language: Language,
  surfaces: string,
  foods: readonly FoodId[],
  kin: readonly FoodId[] = foods,
): readonly Question[] => ask(language, surfaces, foods, true).map((question) => ({ ...question, yieldsTo: kin }));

/** Said of everything ("tuna in oil", "Karotten, Hack"), or something else too: a Burmese fish is also five. */
const askUnlessNamed = (language: Language, surfaces: string, foods: readonly FoodId[]): readonly Question[] =>
  askForKind(language, surfaces, foods, FOOD_IDS);

const CHEESES: readonly FoodId[] = ["hard_cheese", "cream_cheese", "mozzarella", "cottage_cheese", "feta"];
const FISH: readonly FoodId[] = ["salmon", "cod", "pollock", "haddock", "trout"];
const BEANS: readonly FoodId[] = ["green_beans", "white_bean", "kidney_bean", "black_bean", "broad_bean"];
const OILS: readonly FoodId[] = ["rapeseed_oil", "sunflower_oil", "olive_oil"];
const BERRIES: readonly FoodId[] = ["strawberry", "blueberry", "raspberry", "blackberry"];
const ALL_FISH = FOOD_IDS.filter((id) => FOODS[id].allergens.includes("fish"));
const PULSES: readonly FoodId[] = [
  ...BEANS,
  "runner_bean_dry",
  "mung_bean",
  "yardlong_bean",
  "pigeon_pea",
  "split_pea",
  "chickpea",
  "red_lentil",
  "brown_lentil",
  "soybean",
  "edamame",
];
const ALL_BERRIES: readonly FoodId[] = [...BERRIES, "red_currant", "gooseberry", "cranberry", "elderberry", "cherry"];

/** Words of which only the parent knows which food is meant: asking is kinder than guessing. */
export const ASK: readonly Question[] = [
  ...ask("en", "nut|nuts|mixed nuts|ground nuts", ["peanut", "almond", "hazelnut", "walnut", "cashew"]),
  ...ask("de", "Nuss|Nüsse|geriebene Nüsse|gemahlene Nüsse", ["hazelnut", "walnut", "almond", "cashew", "peanut"]),
  ...ask("pl", "orzech|orzechy|orzechów|orzechami", ["walnut", "hazelnut", "almond", "cashew", "peanut"]),
  ...ask("en", "cheese", CHEESES),
  ...ask("de", "Käse", CHEESES),
  ...ask("pl", "ser|sera|serem", ["hard_cheese", "quark", "cream_cheese", "mozzarella", "feta"]),
  ...ask("en", "squash", ["butternut_squash", "pumpkin"], true),
  // Other words are one slip from it ("squish"): of its mistypings those count that are nothing else.
  ...askUnlessNamed("en", "sqaush|sqash|squahs|squsah|suqash", ["butternut_squash", "pumpkin"]),
  ...ask("my", "မုန်လာဥနီ|မုန်လာဥအနီ|မုန်လာဥအနီရောင်|မုံလာဥအနီ", ["carrot", "beetroot"]),
  ...askUnlessNamed("my", ["ငါး", ...ANY_FISH].join("|"), FISH),
  ...ask("my", "ပဲပုပ်", ["soybean", "edamame"]),
  ...ask("my", "တို့ဟူး|တိုဟူး", ["tofu", "shan_tofu"]),
  ...ask("my", "ဒိန်ခဲ|ချိစ်|ချိစ်ခြစ်", CHEESES),
  ...ask("my", "သစ်အယ်သီး", ["chestnut", "hazelnut"]),
  ...ask("my", "သံပရာရည်|သံပရာ|သံပုရာရည်|သံပုရာ", ["lime", "lemon"]),
  // A sweet that is made of it, too.
  ...ask("my", "ရွှေကြည်", ["semolina"]),
  // Flesh too: of a fruit or a fish that is named beside it.
  ...askUnlessNamed("my", "အသား|အသားပြား|အသားဆုပ်", ["chicken", "pork", "beef"]),
  ...ask("my", "ဟင်းချက်ဆီ|စားသုံးဆီ|စားဆီ|မုန်ညင်းဆီ|မုန်ညှင်းဆီ|မုံညင်းဆီ|မုံညှင်းဆီ", OILS),
  ...askUnlessNamed("my", "ဆီ", OILS),
  ...askForKind("en", "fish|white fish", FISH, ALL_FISH),
  ...askForKind("en", "bean|beans", BEANS, PULSES),
  ...askForKind("en", "noodle|noodles", ["pasta", "egg_noodles", "rice_noodles"]),
  ...askUnlessNamed("en", "oil|cooking oil|vegetable oil", OILS),
  ...askForKind("en", "berries|mixed berries", BERRIES, ALL_BERRIES),
  ...ask("en", "pepper", ["bell_pepper", "black_pepper"], true),
  ...ask("en", "runner bean|runner beans", ["green_beans", "runner_bean_dry"]),
  ...ask("en", "dal|daal|dhal|dahl|lentil dal", ["red_lentil", "brown_lentil", "mung_bean", "pigeon_pea"], true),
  ...ask("en", "curd|curds", ["yogurt", "quark", "cottage_cheese"], true),
  ...askForKind("de", "Fisch|Fische", FISH, ALL_FISH),
  ...askForKind("de", "Bohne|Bohnen", BEANS, PULSES),
  ...askUnlessNamed("de", "Öl|Speiseöl|Pflanzenöl", OILS),
  ...askForKind("de", "Beeren|Beerenmischung", BERRIES, ALL_BERRIES),
  ...askForKind("de", "Melone|Melonen", ["melon_honeydew", "cantaloupe", "watermelon"]),
  ...askForKind("de", "Pilz|Pilze|Pilzen", ["mushroom", "oyster_mushroom"]),
  ...askForKind("pl", "ryba|ryby|rybę|rybą", FISH, ALL_FISH),
  ...askUnlessNamed("pl", "olej|oleju|olejem", OILS),
  ...askForKind("pl", "grzyb|grzyby|grzybów|grzybami", ["mushroom", "oyster_mushroom"]),
  ...askForKind("pl", "serek|serka|serki|serkiem", ["cream_cheese", "cottage_cheese", "quark"]),
  ...(["pl", "my"] as const).flatMap((language) => ask(language, BARE_MINCE[language].join("|"), MINCED)),
  // What is chopped is said in the same word.
  ...askUnlessNamed("de", "Gehacktes|gehacktes Fleisch", MINCED),
  ...askUnlessNamed("de", "Hack", MINCED),
  ...ask("de", "Geschnetzeltes|geschnetzeltes Fleisch", ["chicken", "turkey", "pork", "veal", "beef"], true),
  ...ask("de", "mit Gehacktem|mit Gehacktes|und Gehacktes|und Gehacktem", ["minced_beef", "minced_pork"], true),
  ...ask("de", "Braten", ["beef", "pork", "veal"], true),
  ...ask("de", "Schnitzel", ["pork", "veal", "turkey", "chicken"], true),
  ...ask("de", "Gulasch", ["beef", "pork", "veal"], true),
  ...ask("de", "getrocknete Pilze|Pilze getrocknet", ["mushroom"], true),
  ...ask("de", "Burrata", ["mozzarella"], true),
  ...ask("de", "Zunge", ["beef", "veal"], true),
  ...ask("de", "Raclette|Raclettekäse|Manchego", ["hard_cheese"], true),
  ...ask("de", "Bratenreste|Bratenrest|Bratenaufschnitt", ["pork", "beef", "veal"], true),
  ...ask("de", "Hartkäse", ["hard_cheese"], true),
  // The dish, or what is minced: of almonds and seeds it is said too.
  ...askUnlessNamed("pl", "mielone|mielonego|mielonym", MINCED),
  // The liver of other animals is no food of the lexicon.
  ...askUnlessNamed("pl", "wątróbka|wątróbki|wątróbkę|wątróbką", ["chicken_liver"]),
  ...ask("pl", "musli|müsli|płatki śniadaniowe|płatków śniadaniowych|płatki kukurydziane|płatków kukurydzianych", ["oats"]),
  ...askUnlessNamed("pl", "kasza|kaszy|kaszę|kaszą|kasze", ["millet", "buckwheat", "semolina", "barley", "couscous"]),
  ...askUnlessNamed("pl", "kaszka|kaszki|kaszkę|kaszką", ["semolina", "baby_rice", "baby_cereal", "millet"]),
  ...askUnlessNamed("pl", "kleik|kleiku|kleikiem", ["baby_rice", "baby_maize"]),
  ...ask("pl", "corn flakes|cornflakes", ["oats"]),
  ...ask("pl", "płatki|płatków", ["oats", "millet_flakes"], true),
];

/** Words that in one country also mean another food; asked only where the parent reads that language. */
export const ASK_IN: readonly Question[] = [
  ...ask("de-AT", "Ananas", ["pineapple", "strawberry"]),
  ...askForKind("de", "Kohl", ["white_cabbage", "savoy_cabbage", "red_cabbage", "kale", "chinese_cabbage"]),
];
