import type { AllergenId } from "../food/allergen";
import type { MealType } from "../food/cooking";
import type { FoodId } from "../food/food-ids";
import { FOODS } from "../food/foods";
import { isKind } from "../recipes/plan/food-kind";
import { mayAdd } from "../recipes/plan/pantry";
import type { RecipeBrief } from "../recipes/recipe";
import type { Diet } from "./diet";
import { IRON_GRAINS, MENUS, type MealPart, type Menu } from "./menu.table";

/** Who eats: completed months, what the family avoids and how it eats. */
export interface MealLimits {
  readonly months: number;
  readonly avoid: RecipeBrief["avoid"];
  readonly diets: readonly Diet[];
}

/** Groups that a young baby meets one at a time. */
const MET_ALONE_UNTIL_MONTHS = 12;

function isMeat(food: FoodId): boolean {
  return isKind(food, "meat", "mince", "liver", "coldMeat");
}

/** The menu with the foods that this baby and this family may have; an older baby never loses one. */
export function allowedMenu(menu: Menu, limits: MealLimits): Menu {
  const allowed = (foods: readonly FoodId[]) => foods.filter((food) => mayAdd(food, limits));
  const { base, iron, produce, fat, flavour } = menu.parts;
  const parts: Readonly<Record<MealPart, readonly FoodId[]>> = {
    base: allowed(base),
    iron: allowed(iron),
    produce: allowed(produce),
    fat: allowed(fat),
    flavour: allowed(flavour),
  };
  if (iron.length > 0 && parts.iron.length === 0)
    return { ...menu, parts: { ...parts, base: ironFirst(parts.base, allowed) } };
  return { ...menu, parts };
}

/** Where nothing else has iron, the base has to: grains that have some, else whatever base there is. */
function ironFirst(
  bases: readonly FoodId[],
  allowed: (foods: readonly FoodId[]) => readonly FoodId[],
): readonly FoodId[] {
  const grains = allowed(IRON_GRAINS);
  return grains.length > 0 ? grains : bases;
}

/** The menus of a meal that can be cooked, those that need something which is not allowed last. */
export function allowedMenus(mealType: MealType, limits: MealLimits): readonly Menu[] {
  const menus = MENUS[mealType].map((menu) => ({ asked: menu, menu: allowedMenu(menu, limits) }));
  const cookable = menus.filter(
    ({ menu }) => menu.parts.base.length + menu.parts.iron.length + menu.parts.produce.length > 0,
  );
  const whole = cookable.filter(({ asked, menu }) => asked.parts.iron.length === 0 || menu.parts.iron.length > 0);
  return (whole.length > 0 ? whole : cookable).map(({ menu }) => menu);
}

/** What counts as met: the groups of every food that was eaten. */
export function groupsOf(foods: readonly FoodId[]): readonly AllergenId[] {
  return [...new Set(foods.flatMap((food) => FOODS[food].allergens))];
}

/**
 * Whether a food goes with those that are chosen: in a first year not two groups at once that the baby has not met, and
 * never meat and milk in a kosher kitchen.
 */
export function goesWith(
  food: FoodId,
  chosen: readonly FoodId[],
  { months, diets }: MealLimits,
  met: readonly AllergenId[],
): boolean {
  const together = [...chosen, food];
  if (diets.includes("kosher") && together.some(isMeat) && groupsOf(together).includes("milk")) return false;
  if (months >= MET_ALONE_UNTIL_MONTHS) return true;
  return groupsOf(together).filter((group) => !met.includes(group)).length <= 1;
}
