import { FOODS } from "../../food/foods";
import type { FoodId } from "../../food/food-ids";
import type { RecipeBrief } from "../recipe";
import { tasteOfDish } from "./choose-form";
import { isKind } from "./food-kind";
import { mayAdd } from "./pantry";

type Taste = "sweet" | "savoury";
type Candidates = Readonly<Record<Taste, readonly FoodId[]>>;

export const IRON_FROM_PLANTS: Candidates = {
  savoury: ["red_lentil", "peas", "chickpea", "quinoa", "white_bean"],
  sweet: ["oats", "millet", "quinoa", "amaranth"],
};
/** Offered only where the family cooks meat or fish already. */
const IRON_FROM_ANIMALS: readonly FoodId[] = ["minced_beef", "chicken", "turkey"];
export const VITAMIN_C: Candidates = {
  savoury: ["broccoli", "bell_pepper", "cauliflower", "tomato", "kohlrabi"],
  sweet: ["raspberry", "strawberry", "kiwi", "mango", "papaya"],
};
const VARIETY: Candidates = {
  savoury: ["pumpkin", "courgette", "sweet_potato", "parsnip", "carrot", "green_beans"],
  sweet: ["pear", "banana", "apple", "avocado", "peach"],
};

function hasIron(foods: readonly FoodId[]): boolean {
  return foods.some((foodId) => FOODS[foodId].iron !== "none");
}

function hasVitaminC(foods: readonly FoodId[]): boolean {
  return foods.some((foodId) => FOODS[foodId].vitaminC);
}

function hasGluten(foodId: FoodId): boolean {
  return FOODS[foodId].allergens.includes("gluten");
}

/**
 * What a young baby is better offered alone for the first time is not slipped into a dish as an extra. Gluten may be, once
 * it is nothing new: to a younger baby where the family cooks with it already.
 */
function isQuietExtra(foodId: FoodId, { foods, ageGroup }: RecipeBrief): boolean {
  if (isKind(foodId, "groundNut", "nutButter")) return false;
  if (FOODS[foodId].allergens.some((allergen) => allergen !== "gluten")) return false;
  return !hasGluten(foodId) || ageGroup !== "6-9" || foods.some(hasGluten);
}

/**
 * Foods that would make a dish better, the most useful first: a source of iron where there is none, a vitamin C partner
 * for iron from plants, then something that changes the dish. Each may be given to this baby and this family, and none
 * is in the brief.
 */
export function boostersFor(brief: RecipeBrief): readonly FoodId[] {
  const taste = tasteOfDish(brief);
  const eatsMeat = brief.foods.some((foodId) => isKind(foodId, "meat", "mince", "fish", "liver"));
  const iron = hasIron(brief.foods)
    ? []
    : [...(eatsMeat && taste === "savoury" ? IRON_FROM_ANIMALS : []), ...IRON_FROM_PLANTS[taste]];
  const vitaminC = hasVitaminC(brief.foods) ? [] : VITAMIN_C[taste];
  const first = [iron[0], vitaminC[0]].filter((foodId) => foodId !== undefined);
  const rest = [...iron.slice(1), ...vitaminC.slice(1), ...VARIETY[taste]];
  const ordered = [...new Set([...first, ...rest])];
  return ordered.filter(
    (foodId) => !brief.foods.includes(foodId) && isQuietExtra(foodId, brief) && mayAdd(foodId, brief),
  );
}
