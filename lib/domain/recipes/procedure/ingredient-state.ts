import { FOODS } from "../../food/foods";
import { DISH_FORMS } from "../plan/dish-forms.table";
import { formOf, type DishForm } from "../plan/dish-form";
import { isKind, isMushroom, kindOf } from "../plan/food-kind";
import { GROUND_DRY, RUBBED } from "./job";
import { isChoppedAfter } from "./preparing";
import type { PlanItem, RecipePlan } from "../recipe";

/** In which state an ingredient is eaten: what its line in the list says after the amount, so that no line is bare. */
export const INGREDIENT_STATES = [
  "cookedSoft",
  "cookedGrated",
  "cookedPressed",
  "cookedChopped",
  "cookedThin",
  "cookedQuartered",
  "cookedStrips",
  "blended",
  "sieved",
  "drained",
  "drainedChopped",
  "beansMashed",
  "beansPressed",
  "lentilsMashed",
  "shredded",
  "tenderStrip",
  "bonedShredded",
  "bonedStrip",
  "crumbled",
  "throughInside",
  "flaked",
  "minced",
  "liverMashed",
  "eggFirm",
  "eggFirmCut",
  "quartered",
  "slivers",
  "squashed",
  "mashed",
  "ripeSticks",
  "ripePieces",
  "thinSlices",
  "filleted",
  "grated",
  "ground",
  "thinned",
  "thinLayer",
  "gelled",
  "soakedBlended",
  "finelyChopped",
  "rubbed",
  "fewDrops",
  "grainSoft",
  "pastaShort",
  "toastFingers",
  "dipped",
  "cookedThrough",
  "takenOut",
  "warmStrips",
  "plain",
] as const;
export type IngredientState = (typeof INGREDIENT_STATES)[number];

function rawState(foodId: PlanItem["foodId"], plan: RecipePlan, mixedIn: boolean): IngredientState {
  const { cut } = FOODS[foodId].preparation[plan.ageGroup];
  if (isKind(foodId, "citrus")) return "filleted";
  if (cut === "sieve") return "sieved";
  if (cut === "quarter") return "quartered";
  if (isKind(foodId, "berry", "roundFruit") && cut !== "strip") return "squashed";
  if (mixedIn && isKind(foodId, "softFruit")) return "mashed";
  if (cut === "strip") return isKind(foodId, "roundFruit") ? "slivers" : "thinSlices";
  if (cut === "stick" || cut === "wedge") return "ripeSticks";
  if (cut === "flatten") return "squashed";
  return cut === "mash" || cut === "puree" ? "mashed" : "ripePieces";
}

/** What is eaten beside a dish is made as a steamed plate. */
function formOfItem({ role }: PlanItem, plan: RecipePlan): DishForm {
  return DISH_FORMS[role === "beside" ? "steamedPlate" : formOf(plan)];
}

function vegetableState(item: PlanItem, plan: RecipePlan): IngredientState {
  const mixedIn = item.role !== "beside" && DISH_FORMS[formOf(plan)].family !== "plate";
  const { cut, before } = FOODS[item.foodId].preparation[plan.ageGroup];
  if (cut === "sieve") return "sieved";
  if (before.includes("boilAndDrain")) return cut === "finelyChop" ? "drainedChopped" : "drained";
  if (item.foodId === "cranberry" || item.foodId === "gooseberry") return "lentilsMashed";
  if (item.foodId === "brussels_sprouts") return cut === "mash" ? "lentilsMashed" : "cookedQuartered";
  if (cut === "quarter") return "cookedQuartered";
  if (item.foodId === "garlic" && isChoppedAfter(item.foodId, formOfItem(item, plan))) return "lentilsMashed";
  if (cut === "finelyChop" || (mixedIn && isMushroom(item.foodId))) return "cookedChopped";
  if (cut === "strip" && plan.ageGroup !== "6-9") return "cookedThin";
  const isMashed = cut === "mash" || (item.role !== "beside" && DISH_FORMS[formOf(plan)].family === "batter");
  if (isKind(item.foodId, "pea")) return isMashed ? "lentilsMashed" : "cookedPressed";
  if (isKind(item.foodId, "corn")) return plan.ageGroup === "6-9" ? "blended" : "cookedPressed";
  if (cut === "mince") return "minced";
  return "cookedSoft";
}

function tofuState(plan: RecipePlan, mixedIn: boolean, cut: string): IngredientState {
  if (mixedIn)
    return plan.ageGroup === "6-9" || DISH_FORMS[formOf(plan)].family === "batter" ? "lentilsMashed" : "cookedPressed";
  return cut === "flatten" ? "cookedPressed" : "cookedStrips";
}

/** Only birds are bought in their skin. */
function meatState(foodId: PlanItem["foodId"], inStrips: boolean): IngredientState {
  const hasSkin = FOODS[foodId].preparation["12-24"].before.includes("removeSkin");
  if (hasSkin) return inStrips ? "tenderStrip" : "shredded";
  return inStrips ? "bonedStrip" : "bonedShredded";
}

/** The state in which an ingredient of a plan is eaten. */
export function stateOf(item: PlanItem, plan: RecipePlan): IngredientState {
  const { foodId } = item;
  const form = DISH_FORMS[formOf(plan)];
  const { cut } = FOODS[foodId].preparation[plan.ageGroup];
  const mixedIn = item.role !== "beside" && form.family !== "plate";
  switch (kindOf(foodId)) {
    case "vegetable":
    case "starch":
    case "leaf":
    case "allium":
    case "pea":
    case "corn":
    case "firmFruit":
      return vegetableState(item, plan);
    case "tofu":
      return tofuState(plan, mixedIn, cut);
    case "chestnut":
      return "lentilsMashed";
    case "softFruit":
      return rawState(foodId, plan, mixedIn || (form.spreads === true && item.role !== "beside"));
    case "citrus":
    case "roundFruit":
    case "berry":
      return rawState(foodId, plan, mixedIn);
    case "driedFruit":
      return "soakedBlended";
    case "sour":
      return "fewDrops";
    case "porridgeGrain":
      if (form.family === "batter" && form.mix !== "egg" && item.role !== "beside" && GROUND_DRY.includes(foodId))
        return "cookedThrough";
      return foodId === "spelt" ? "lentilsMashed" : "grainSoft";
    case "boiledGrain":
      if (!mixedIn && cut === "mash") return "lentilsMashed";
      return foodId === "barley" || foodId === "glutinous_rice" ? "lentilsMashed" : "grainSoft";
    case "pasta":
      return "pastaShort";
    case "leaven":
      return "plain";
    case "flour":
    case "crumbs":
      return "cookedThrough";
    case "bread":
      return form.dips === true && item.role !== "beside" ? "dipped" : "toastFingers";
    case "readyCake":
      return "warmStrips";
    case "meat":
      return meatState(foodId, !mixedIn && cut === "strip");
    case "mince":
      return form.mix === "mass" ? "throughInside" : "crumbled";
    case "liver":
      return "liverMashed";
    case "egg":
      // A toddler's is quartered on the plate, and its line says no other cut.
      return (item.role !== "beside" && form.family === "batter") || plan.ageGroup === "12-24"
        ? "eggFirm"
        : "eggFirmCut";
    case "smallEgg":
      return "eggFirmCut";
    case "fish":
      return "flaked";
    case "shellfish":
      return "minced";
    case "coldMeat":
      return "thinSlices";
    case "lentil":
      return "lentilsMashed";
    case "bean":
      return cut === "flatten" && form.family !== "batter" ? "beansPressed" : "beansMashed";
    case "hummus":
      return "thinLayer";
    case "nutButter":
      return "thinned";
    case "groundNut":
      return "ground";
    case "chia":
      return "gelled";
    case "cheese":
      return "grated";
    case "herb":
      if (RUBBED.includes(foodId)) return "rubbed";
      if (foodId !== "ginger") return "finelyChopped";
      return form.family === "pot" && form.taste === "savoury" ? "cookedGrated" : "grated";
    case "wholeAromatic":
      return "takenOut";
    case "milk":
    case "softDairy":
    case "fat":
    case "cream":
    case "spice":
    case "seasoning":
    case "liquid":
    case "sauce":
      return "plain";
  }
}
