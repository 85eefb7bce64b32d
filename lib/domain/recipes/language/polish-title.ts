import type { FoodId } from "../../food/food-ids";
import type { DishFormId } from "../plan/dish-form";
import { isKind } from "../plan/food-kind";
import { polishNouns, withPreposition } from "./polish-nouns";
import { TITLES } from "./polish-sentences.table";

/** A porridge of one grain has a name of its own: no "kaszka" is made "with semolina". */
const PORRIDGES: Readonly<Partial<Record<FoodId, string>>> = {
  oats: "Owsianka",
  millet: "Jaglanka",
  semolina: "Kasza manna",
};

function isGrain(foodId: FoodId): boolean {
  return isKind(foodId, "porridgeGrain", "boiledGrain");
}

/** On a menu a dish is "z jajkiem", however many there are. */
function isEgg(foodId: FoodId): boolean {
  return isKind(foodId, "egg", "smallEgg");
}

/** The title of a dish after its foods, as a menu has it; without foods what the dish is. */
export function polishTitle(form: DishFormId, foods: readonly FoodId[]): string {
  const [named, plain] = TITLES[form];
  const [grain, ...others] = foods.filter(isGrain);
  const porridge = form === "porridge" && grain !== undefined && others.length === 0 ? PORRIDGES[grain] : undefined;
  const rest = porridge === undefined ? foods : foods.filter((foodId) => foodId !== grain);
  if (rest.length === 0) return porridge ?? plain;
  const list = withPreposition(polishNouns(rest, isEgg).instrumental);
  return porridge === undefined ? named.replace("{ins}", list) : `${porridge} ${list}`;
}
