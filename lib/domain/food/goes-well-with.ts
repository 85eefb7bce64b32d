import type { Food } from "./food";
import { FOOD_IDS, type FoodId } from "./food-ids";
import { FOODS } from "./foods";

/** Why two foods are served together: each code has its sentence in every language. */
export type PairingReason = "vitaminCForIron" | "fatForVitaminA";

export interface Pairing {
  readonly reason: PairingReason;
  readonly foods: readonly FoodId[];
}

const MOST = 6;
const FATS: readonly FoodId[] = ["rapeseed_oil", "olive_oil", "avocado"];
/** What is cooked with vegetables and meat, and what is eaten with fruit and porridge. */
const SAVOURY = new Set<Food["category"]>(["vegetable", "protein-animal", "protein-plant"]);

function isSavoury(food: Food): boolean {
  return SAVOURY.has(food.category);
}

function isEverydayFood(food: Food): boolean {
  return (
    food.minAgeMonths <= 6 &&
    food.allergens.length === 0 &&
    food.chokingRisk !== "high" &&
    food.category !== "herb/spice" &&
    food.category !== "other"
  );
}

/** Those that are known for it come first. */
function partners(of: Food, benefit: string, wanted: (food: Food) => boolean): readonly FoodId[] {
  const suits = (food: Food): boolean =>
    food.id !== of.id && isEverydayFood(food) && isSavoury(food) === isSavoury(of) && wanted(food);
  return FOOD_IDS.map((id) => FOODS[id])
    .filter(suits)
    .toSorted((one, other) => Number(other.mainBenefit === benefit) - Number(one.mainBenefit === benefit))
    .slice(0, MOST)
    .map(({ id }) => id);
}

/**
 * What nutrition has to say about company: vitamin C beside iron that is not from meat (WHO, complementary feeding), a
 * little fat beside vegetables with vitamin A. Only foods that a baby of six months may have and that are no allergen.
 */
export function goesWellWith(id: FoodId): readonly Pairing[] {
  const food = FOODS[id];
  const found: Pairing[] = [];
  if (food.iron === "plant-or-egg") {
    found.push({ reason: "vitaminCForIron", foods: partners(food, "vitamin C", ({ vitaminC }) => vitaminC) });
  } else if (food.vitaminC) {
    found.push({ reason: "vitaminCForIron", foods: partners(food, "iron", ({ iron }) => iron === "plant-or-egg") });
  }
  if (food.category === "vegetable" && food.nutrients.includes("vitamin A")) {
    found.push({ reason: "fatForVitaminA", foods: FATS.filter((fat) => fat !== id) });
  }
  return found.filter(({ foods }) => foods.length > 0);
}
