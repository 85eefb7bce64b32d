import type { Language } from "../../shared/language";
import { BURMESE } from "./burmese";
import { ENGLISH } from "./english";
import { AUSTRIAN, GERMAN } from "./german";
import { POLISH } from "./polish";
import type { RecipeLanguage } from "./recipe-language";

/** Who says a recipe in which language. */
export const RECIPE_LANGUAGES: Readonly<Record<Language, RecipeLanguage>> = {
  en: ENGLISH,
  my: BURMESE,
  de: GERMAN,
  "de-AT": AUSTRIAN,
  pl: POLISH,
};
