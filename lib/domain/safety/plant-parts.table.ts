import type { FoodId } from "../food/food-ids";
import type { PlantPart } from "./strangers";

/** Foods that are leaves with their stalks, and whole little plants. */
const LEAVES: readonly FoodId[] = [
  "spinach", "chard", "kale", "white_cabbage", "red_cabbage", "savoy_cabbage", "chinese_cabbage", "leek", "spring_onion", "celery",
  "water_spinach", "roselle_leaf", "mustard_greens", "lettuce", "lambs_lettuce", "parsley", "dill", "basil", "coriander_leaf",
  "mint", "chives", "thyme", "oregano", "marjoram", "rosemary", "bay_leaf", "lemongrass",
];
/** Foods that are seeds. */
const SEEDS: readonly FoodId[] = [
  "peas", "sweetcorn", "rice", "glutinous_rice", "barley", "millet", "quinoa", "amaranth", "red_lentil", "brown_lentil", "chickpea",
  "kidney_bean", "black_bean", "white_bean", "runner_bean_dry", "broad_bean", "mung_bean", "pigeon_pea", "split_pea", "soybean",
  "edamame", "peanut", "almond", "walnut", "hazelnut", "cashew", "chestnut", "sesame_seed", "chia", "flaxseed", "sunflower_seed",
  "pumpkin_seed", "cumin", "caraway", "mustard_seed", "black_pepper",
  "oats", "buckwheat", "pomegranate", "cocoa", "vanilla", "green_beans",
];
const FLOWERS: readonly FoodId[] = ["broccoli", "cauliflower"];
const STALKS: readonly FoodId[] = ["asparagus", "rhubarb", "fennel_bulb"];

/** Which part of its plant a food is. */
export const PLANT_PARTS: ReadonlyMap<FoodId, PlantPart> = new Map<FoodId, PlantPart>([
  ...LEAVES.map((food) => [food, "leaf"] as const),
  ...SEEDS.map((food) => [food, "seed"] as const),
  ...FLOWERS.map((food) => [food, "flower"] as const),
  ...STALKS.map((food) => [food, "stalk"] as const),
]);
