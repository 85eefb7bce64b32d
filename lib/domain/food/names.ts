import type { Language } from "../shared/language";
import type { BurmeseName, EnglishName, GermanName, PolishName } from "./food";
import type { FoodId } from "./food-ids";
import { AUSTRIAN_NAMES } from "./names/austrian.table";
import { BURMESE_NAMES } from "./names/burmese.table";
import { ENGLISH_NAMES } from "./names/english.table";
import { GERMAN_NAMES } from "./names/german.table";
import { POLISH_NAMES } from "./names/polish.table";

/** The German name with its forms; Austria's where Austria has another word and Austrian is asked for. */
export function germanName(id: FoodId, language: "de" | "de-AT"): GermanName {
  return (language === "de-AT" ? AUSTRIAN_NAMES[id] : undefined) ?? GERMAN_NAMES[id];
}

/** The entry of a food in a language; every food has one in every language. */
export function nameEntry(id: FoodId, language: Language): EnglishName | GermanName | PolishName | BurmeseName {
  switch (language) {
    case "en":
      return ENGLISH_NAMES[id];
    case "pl":
      return POLISH_NAMES[id];
    case "my":
      return BURMESE_NAMES[id];
    case "de":
    case "de-AT":
      return germanName(id, language);
  }
}

/** The word for a food as a list or a chip shows it. */
export function foodName(id: FoodId, language: Language): string {
  return nameEntry(id, language).name;
}
