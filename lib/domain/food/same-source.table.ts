import type { FoodId } from "./food-ids";

/**
 * Foods of one plant or animal: whoever leaves out one of them means the others too ("no beef" is no minced beef
 * either). Only for leaving out.
 */
export const SAME_SOURCE: readonly (readonly FoodId[])[] = [
  ["beef", "minced_beef", "veal", "minced_veal", "bone_broth", "sausage"],
  ["pork", "minced_pork", "ham_cooked", "sausage"],
  ["chicken", "minced_chicken", "chicken_liver", "bone_broth"],
  ["turkey", "minced_turkey"],
  ["egg", "quail_egg", "duck_egg"],
  ["lamb", "minced_lamb"],
  ["tomato", "cherry_tomato", "tomato_passata"],
  ["apple", "apple_sauce"],
  ["coconut", "coconut_milk"],
  ["rice", "glutinous_rice", "rice_porridge", "rice_noodles", "rice_cake", "rice_flour", "baby_rice"],
  ["sweetcorn", "polenta", "baby_maize"],
  ["chickpea", "chickpea_flour", "hummus", "shan_tofu"],
  ["buckwheat", "buckwheat_flour"],
  ["millet", "millet_flakes"],
  ["parsley", "parsley_root"],
  ["bell_pepper", "sweet_paprika"],
  ["grape", "raisin", "grapeseed_oil"],
  ["plum", "prune"],
  ["pumpkin", "butternut_squash", "pumpkin_seed"],
  ["peas", "sugar_snap", "split_pea"],
  ["almond", "almond_butter"],
  ["cashew", "cashew_butter"],
  ["banana", "plantain"],
  ["cherry", "sour_cherry"],
  ["orange", "mandarin", "grapefruit", "lemon", "lime"],
  ["onion", "spring_onion", "leek", "chives", "garlic"],
  ["mushroom", "oyster_mushroom"],
  ["red_lentil", "brown_lentil"],
  ["kidney_bean", "black_bean", "white_bean", "runner_bean_dry", "green_beans"],
  ["melon_honeydew", "cantaloupe"],
];
