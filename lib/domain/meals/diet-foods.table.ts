import type { AllergenId } from "../food/allergen";
import type { FoodId } from "../food/food-ids";
import type { Diet } from "./diet";

const MEAT: readonly FoodId[] = [
  "chicken", "turkey", "duck", "beef", "minced_beef", "veal", "pork", "lamb", "rabbit", "chicken_liver", "ham_cooked",
  "sausage", "bone_broth",
];

const PIG: readonly FoodId[] = ["pork", "ham_cooked", "sausage"];

/** Often made with rennet from a calf's stomach, or always. */
const RENNET_CHEESE: readonly FoodId[] = ["hard_cheese", "parmesan", "feta", "mozzarella"];

/**
 * What a way of eating leaves out: whole groups, and foods. Where families differ, the stricter reading: a food too many
 * is left out rather than one too few.
 */
export const DIET_LEAVES_OUT: Readonly<
  Record<Diet, { readonly allergens: readonly AllergenId[]; readonly foods: readonly FoodId[] }>
> = {
  vegetarian: { allergens: ["fish", "crustaceans", "molluscs"], foods: [...MEAT, ...RENNET_CHEESE] },
  vegan: {
    allergens: ["fish", "crustaceans", "molluscs", "milk", "eggs"],
    foods: [...MEAT, "breast_milk", "infant_formula"],
  },
  // The alcohol of vanilla extract; shellfish, on which the schools differ; broth whose bones nobody names.
  halal: {
    allergens: ["crustaceans", "molluscs"],
    foods: [...PIG, ...RENNET_CHEESE, "vanilla", "bone_broth"],
  },
  // Fish without scales; liver, which would have to be grilled over fire.
  kosher: {
    allergens: ["crustaceans", "molluscs"],
    foods: [...PIG, ...RENNET_CHEESE, "rabbit", "catfish", "chicken_liver", "bone_broth"],
  },
  dairyFree: { allergens: ["milk"], foods: [] },
  glutenFree: { allergens: ["gluten"], foods: [] },
  eggFree: { allergens: ["eggs"], foods: [] },
  nutFree: { allergens: ["nuts", "peanut"], foods: [] },
  meatFree: { allergens: [], foods: MEAT },
};

/**
 * Foods of one plant or animal: whoever leaves out one of them means the others too ("no beef" is no minced beef
 * either). Only for leaving out.
 */
export const SAME_SOURCE: readonly (readonly FoodId[])[] = [
  ["beef", "minced_beef", "veal", "bone_broth", "sausage"],
  PIG,
  ["chicken", "chicken_liver", "bone_broth"],
  ["tomato", "cherry_tomato", "tomato_passata"],
  ["apple", "apple_sauce"],
  ["coconut", "coconut_milk"],
  ["rice", "glutinous_rice", "rice_porridge", "rice_noodles", "rice_cake"],
  ["sweetcorn", "polenta"],
  ["chickpea", "hummus", "shan_tofu"],
  ["bell_pepper", "sweet_paprika"],
  ["grape", "raisin", "grapeseed_oil"],
  ["plum", "prune"],
  ["pumpkin", "butternut_squash", "pumpkin_seed"],
  ["peas", "split_pea"],
  ["banana", "plantain"],
  ["cherry", "sour_cherry"],
  ["orange", "mandarin", "grapefruit", "lemon", "lime"],
  ["onion", "spring_onion", "leek", "chives", "garlic"],
  ["mushroom", "oyster_mushroom"],
  ["red_lentil", "brown_lentil"],
  ["kidney_bean", "black_bean", "white_bean", "runner_bean_dry", "green_beans"],
  ["melon_honeydew", "cantaloupe"],
];
