import type { AgeGroup } from "../food/age";
import type { Language } from "../shared/language";
import { RECIPE_LANGUAGES } from "./language/languages";
import type { RecipeText } from "./recipe";

const WAYS = ["bowl", "pieces", "slices"] as const;

/**
 * The words of a recipe that was written for an older baby, served as the younger one needs it: how large, and how it is
 * offered. Words that are not the composer's keep how it is offered and are given the size of pieces. The steps stay.
 */
export function serveYounger<T extends RecipeText>(
  text: T,
  language: Language,
  { written, younger }: { readonly written: AgeGroup; readonly younger: AgeGroup },
): T {
  const spoken = RECIPE_LANGUAGES[language];
  const { preparation, size, safety } = text.servingInstructions;
  const way = WAYS.find((each) => spoken.served(each, written).size === size) ?? "pieces";
  const theirs = spoken.served(way, younger);
  const offered = preparation.replace(spoken.served(way, written).preparation, () => theirs.preparation);
  return { ...text, servingInstructions: { preparation: offered, size: theirs.size, safety } };
}
