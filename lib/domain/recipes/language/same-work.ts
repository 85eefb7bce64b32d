import type { FoodId } from "../../food/food-ids";
import { isKind } from "../plan/food-kind";

/** What a kitchen has two words for: which of them a language says depends on the foods of the sentence. */

/** Soft inside, and the rest is left behind; of others all that is soft goes through the sieve. */
export function hasInside(foods: readonly FoodId[]): boolean {
  return foods.every((foodId) => foodId === "drumstick_pod" || foodId === "custard_apple");
}

/** It has a casing to be pulled off and is cut along its length; ham is in slices already. */
export function hasCasing(foods: readonly FoodId[]): boolean {
  return foods.includes("sausage");
}

/** It comes as kernels that are pressed flat one by one; other food in pieces. */
export function isKernels(foods: readonly FoodId[]): boolean {
  return foods.every((foodId) => isKind(foodId, "pea", "corn", "bean"));
}

/** Fruit cooks in it, and with it nothing that is not sweet. */
export function isFruity(foods: readonly FoodId[]): boolean {
  return foods.some((foodId) => isKind(foodId, "firmFruit", "roundFruit", "berry"));
}

/** Fat, skin and sinew are cut off meat; a stalk or a stem off everything else that is trimmed. */
export function isMeat(foods: readonly FoodId[]): boolean {
  return foods.every((foodId) => isKind(foodId, "meat", "liver", "coldMeat"));
}

/** It drinks all the water it is boiled in; of other grain the rest is poured off. */
export function isPorridge(foods: readonly FoodId[]): boolean {
  return foods.every((foodId) => isKind(foodId, "porridgeGrain"));
}

/** Starch that turns from white to clear when it is done; flour stays white. */
export function isClear(foods: readonly FoodId[]): boolean {
  return foods.every((foodId) => foodId === "tapioca_sago");
}

/** It is poured out of its bag, not laid into a pot. */
export function isPoured(foods: readonly FoodId[]): boolean {
  return foods.every((foodId) => isKind(foodId, "porridgeGrain", "boiledGrain", "lentil", "pasta", "pea", "corn"));
}

/** Some of it is liquid, so that it is not laid into a pot. */
export function hasSauce(foods: readonly FoodId[]): boolean {
  return foods.some((foodId) => isKind(foodId, "sauce"));
}

/** It cooks in more water than it drinks; flakes and meal keep all of theirs. */
export function isDrained(foods: readonly FoodId[]): boolean {
  return foods.every((foodId) => isKind(foodId, "boiledGrain"));
}

/** It is pressed as it grew, one by one. */
export function isSmallFruit(foods: readonly FoodId[]): boolean {
  return foods.every((foodId) => isKind(foodId, "roundFruit", "berry"));
}
