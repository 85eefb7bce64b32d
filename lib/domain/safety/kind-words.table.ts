import type { FoodId } from "../food/food-ids";
import type { Terms } from "./rule";
import { RULES } from "./rules.table";

/** Words of a kind. In the steps of a recipe they stand for the food of that kind that its lines name. */
export interface KindWords {
  readonly words: Terms;
  readonly foods: readonly FoodId[];
  /** The word is known by itself: who types it means something to cook, whatever it is of. */
  readonly group?: boolean;
}

export const KIND_WORDS: readonly KindWords[] = [
  {
    words: {
      en: ["vegetables", "veg", "veggies", "root vegetables", "roots", "root veg"],
      de: ["Gemüse", "das Gemüse", "Wurzelgemüse", "Gemüsestücke", "Gemüsewürfel"],
      "de-AT": [],
      pl: ["warzywa", "warzyw", "warzywami", "jarzyny", "jarzyn", "jarzynami"],
      my: ["ဟင်းသီးဟင်းရွက်"],
    },
    foods: RULES.raw_hard_veg.foods,
    group: true,
  },
  {
    words: { en: ["pepper"], de: [], "de-AT": [], pl: [], my: [] },
    foods: ["bell_pepper", "black_pepper"],
  },
  {
    words: { en: ["lentils", "lentil"], de: ["Linsen"], "de-AT": [], pl: ["soczewica", "soczewicę", "soczewicy"], my: [] },
    foods: ["red_lentil", "brown_lentil"],
  },
  {
    words: { en: ["beans"], de: ["Bohnen"], "de-AT": [], pl: ["fasola", "fasolę", "fasoli"], my: [] },
    foods: ["kidney_bean", "black_bean", "white_bean", "runner_bean_dry", "broad_bean", "mung_bean", "green_beans"],
  },
  {
    words: { en: ["cherries"], de: ["Kirschen"], "de-AT": [], pl: [], my: [] },
    foods: ["cherry", "sour_cherry"],
  },
  {
    words: { en: ["meat"], de: ["Fleisch"], "de-AT": [], pl: ["mięso", "mięsa", "mięsem"], my: [] },
    foods: ["chicken", "turkey", "duck", "beef", "minced_beef", "minced_chicken", "minced_turkey", "minced_veal", "minced_pork", "minced_lamb", "veal", "pork", "lamb", "rabbit"],
  },
];
