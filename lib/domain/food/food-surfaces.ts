import { LANGUAGES, type Language } from "../shared/language";
import { FOOD_IDS, type FoodId } from "./food-ids";
import { inEveryOrder } from "./free-order";
import { foodWords } from "./lexicon";
import { SETTLED } from "./lexicon-settlements.table";
import { LOOK_ALIKES } from "./look-alikes.table";
import { normalise } from "./normalise";

/** A word that names a food. */
export interface FoodSurface {
  readonly surface: string;
  readonly food: FoodId;
  readonly language: Language;
}

/**
 * Every word that names a food, in every order in which its language says it, without those that are settled for another
 * food; and the look-alikes that are foods themselves. Words of `unsaid` are left out.
 */
export function foodSurfaces(unsaid: ReadonlySet<string> = new Set()): readonly FoodSurface[] {
  const settled = new Map(SETTLED.map(({ surface, food }) => [normalise(surface), food]));
  const named = LANGUAGES.flatMap((language) =>
    FOOD_IDS.flatMap((food) =>
      foodWords(food, language)
        .filter((surface) => !unsaid.has(surface))
        .flatMap((surface) => inEveryOrder(surface, language))
        .filter((surface) => (settled.get(normalise(surface)) ?? food) === food)
        .map((surface): FoodSurface => ({ surface, food, language })),
    ),
  );
  const shielded = LOOK_ALIKES.flatMap(({ surface, food, language }): readonly FoodSurface[] =>
    food === undefined ? [] : [{ surface, food, language }],
  );
  return [...named, ...shielded];
}
