import type { Language } from "../shared/language";
import type { FoodId } from "./food-ids";

/** A word that holds another word's letters but is another thing. */
export interface LookAlike {
  readonly surface: string;
  readonly is: string;
  /** The food of the lexicon that it is, where it is one. */
  readonly food?: FoodId;
  readonly language: Language;
}

/** Look-alikes of one kind, divided by bars. */
export function group(language: Language, is: string, surfaces: string, food?: FoodId): readonly LookAlike[] {
  return surfaces.split("|").map((surface) => ({ surface, is, language, ...(food === undefined ? {} : { food }) }));
}
