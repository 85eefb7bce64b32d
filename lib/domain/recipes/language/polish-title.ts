import type { FoodId } from "../../food/food-ids";
import type { DishFormId } from "../plan/dish-form";
import { isKind } from "../plan/food-kind";
import { capitalised } from "./numbers";
import { polishNouns, withPreposition } from "./polish-nouns";
import { TITLES } from "./polish-sentences.table";

interface PorridgeName {
  readonly nominative: string;
  readonly genitive: string;
  readonly accusative: string;
}

/** A porridge of one grain has a name of its own: no "kaszka" is made "with semolina", and none of oats at all. */
const PORRIDGES: Readonly<Partial<Record<FoodId, PorridgeName>>> = {
  oats: { nominative: "owsianka", genitive: "owsianki", accusative: "owsiankę" },
  millet: { nominative: "jaglanka", genitive: "jaglanki", accusative: "jaglankę" },
  semolina: { nominative: "kasza manna", genitive: "kaszy manny", accusative: "kaszę mannę" },
};

function porridgeOf(grains: readonly FoodId[]): PorridgeName | undefined {
  const [grain, ...others] = grains;
  return grain === undefined || others.length > 0 ? undefined : PORRIDGES[grain];
}

/** The dishes that are a porridge, called after it. */
const CALLED: Readonly<Partial<Record<DishFormId, (name: PorridgeName) => string>>> = {
  porridge: ({ nominative }) => capitalised(nominative),
  savouryPorridge: ({ nominative }) => `Wytrawna ${nominative}`,
  porridgeFingers: ({ genitive }) => `Paseczki z ${genitive}`,
};

/** What a porridge of one grain is called while it cools; `undefined` for every other dish. */
export function servedPorridge(form: DishFormId, grains: readonly FoodId[]): string | undefined {
  return form === "porridge" || form === "savouryPorridge" ? porridgeOf(grains)?.accusative : undefined;
}

/** On a menu a dish is "z jajkiem", however many there are. */
function isEgg(foodId: FoodId): boolean {
  return isKind(foodId, "egg", "smallEgg");
}

/** It is spooned onto a plate, and comes from no pan and into no hand. */
function isSpooned(foodId: FoodId): boolean {
  return isKind(foodId, "softDairy", "hummus", "sauce");
}

/** "Indyk i batat do rączki z jogurtem naturalnym". */
function namedFirst(named: string, plain: string, foods: readonly FoodId[]): string {
  const solid = foods.filter((foodId) => !isSpooned(foodId));
  const spooned = foods.filter(isSpooned);
  const dish = solid.length === 0 ? plain : named.replace("{nom}", capitalised(polishNouns(solid, isEgg).nominative));
  return spooned.length === 0 ? dish : `${dish} ${withPreposition(polishNouns(spooned, isEgg).instrumental)}`;
}

/**
 * The title of a dish after its foods, as a menu has it; without foods what the dish is. `grains`: what it is a porridge
 * of, where it is one.
 */
export function polishTitle(form: DishFormId, foods: readonly FoodId[], grains: readonly FoodId[] = []): string {
  const [named, plain] = TITLES[form];
  const name = porridgeOf(grains);
  const porridge = name === undefined ? undefined : CALLED[form]?.(name);
  const rest = porridge === undefined ? foods : foods.filter((foodId) => !grains.includes(foodId));
  if (rest.length === 0) return porridge ?? plain;
  const { genitive, instrumental } = polishNouns(rest, isEgg);
  if (porridge !== undefined) return `${porridge} ${withPreposition(instrumental)}`;
  if (named.includes("{nom}")) return namedFirst(named, plain, rest);
  return named.replace("{gen}", withPreposition(genitive)).replace("{ins}", withPreposition(instrumental));
}
