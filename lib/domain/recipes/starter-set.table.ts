import type { AgeGroup } from "../food/age";
import type { CookingMethod, MealType } from "../food/cooking";
import type { FoodId } from "../food/food-ids";

/** A recipe of the starter set before it has a language. `key` names it for good: it is never given to another dish. */
export interface StarterBrief {
  readonly key: string;
  readonly foods: readonly FoodId[];
  readonly cookingMethod: CookingMethod;
  readonly mealType: MealType;
  readonly ageGroup: AgeGroup;
  readonly seed: number;
}

/** What a fresh installation cooks: every age, method and meal, none with more than one priority allergen under a year. */
export const STARTER_SET: readonly StarterBrief[] = [
  { key: "pumpkin-lentil-soup", foods: ["pumpkin", "red_lentil", "sweet_potato"], cookingMethod: "soup", mealType: "lunch", ageGroup: "6-9", seed: 1 },
  { key: "beef-parsnip-stew", foods: ["beef", "parsnip", "carrot"], cookingMethod: "stew", mealType: "dinner", ageGroup: "6-9", seed: 1 },
  { key: "steamed-broccoli-chicken", foods: ["broccoli", "chicken", "sweet_potato"], cookingMethod: "steamed", mealType: "lunch", ageGroup: "6-9", seed: 1 },
  { key: "courgette-tofu-pan", foods: ["courgette", "tofu", "rice"], cookingMethod: "stirFried", mealType: "dinner", ageGroup: "6-9", seed: 1 },
  { key: "pear-millet-porridge", foods: ["pear", "millet"], cookingMethod: "pureed", mealType: "breakfast", ageGroup: "6-9", seed: 1 },
  { key: "avocado-sweet-potato-fingers", foods: ["avocado", "sweet_potato"], cookingMethod: "fingerFood", mealType: "snack", ageGroup: "6-9", seed: 2 },
  { key: "banana-oat-pancakes", foods: ["banana", "oats"], cookingMethod: "fingerFood", mealType: "breakfast", ageGroup: "6-9", seed: 1 },
  { key: "baked-apple-pear", foods: ["apple", "pear"], cookingMethod: "baked", mealType: "snack", ageGroup: "6-9", seed: 1 },
  { key: "chicken-rice-congee", foods: ["rice", "chicken", "bottle_gourd"], cookingMethod: "soup", mealType: "dinner", ageGroup: "9-12", seed: 2 },
  { key: "red-lentil-dal", foods: ["red_lentil", "tomato", "turmeric"], cookingMethod: "stew", mealType: "lunch", ageGroup: "9-12", seed: 2 },
  { key: "steamed-cod-fennel", foods: ["cod", "fennel_bulb", "potato"], cookingMethod: "steamed", mealType: "dinner", ageGroup: "9-12", seed: 1 },
  { key: "beef-pepper-stir-fry", foods: ["minced_beef", "bell_pepper", "courgette"], cookingMethod: "stirFried", mealType: "lunch", ageGroup: "9-12", seed: 1 },
  { key: "white-bean-herb-spread", foods: ["white_bean", "olive_oil", "parsley"], cookingMethod: "pureed", mealType: "snack", ageGroup: "9-12", seed: 1 },
  { key: "spinach-omelette-strips", foods: ["egg", "spinach"], cookingMethod: "fingerFood", mealType: "breakfast", ageGroup: "9-12", seed: 1 },
  { key: "chickpea-patties", foods: ["chickpea", "carrot", "cumin"], cookingMethod: "fingerFood", mealType: "dinner", ageGroup: "9-12", seed: 2 },
  { key: "turkey-root-tray", foods: ["turkey", "carrot", "parsnip", "thyme"], cookingMethod: "baked", mealType: "dinner", ageGroup: "9-12", seed: 1 },
  { key: "plum-apple-compote", foods: ["plum", "apple", "ceylon_cinnamon"], cookingMethod: "stew", mealType: "breakfast", ageGroup: "9-12", seed: 1 },
  { key: "warm-berry-soup", foods: ["raspberry", "pear", "oats"], cookingMethod: "soup", mealType: "breakfast", ageGroup: "12-24", seed: 1 },
  { key: "beef-tomato-pasta", foods: ["minced_beef", "tomato", "pasta", "basil"], cookingMethod: "stew", mealType: "dinner", ageGroup: "12-24", seed: 2 },
  { key: "steamed-egg-custard", foods: ["egg", "carrot", "peas"], cookingMethod: "steamed", mealType: "breakfast", ageGroup: "12-24", seed: 1 },
  { key: "chicken-noodle-pan", foods: ["chicken", "egg_noodles", "chinese_cabbage"], cookingMethod: "stirFried", mealType: "lunch", ageGroup: "12-24", seed: 1 },
  { key: "mango-yogurt-bowl", foods: ["mango", "yogurt", "banana"], cookingMethod: "pureed", mealType: "snack", ageGroup: "12-24", seed: 1 },
  { key: "salmon-potato-patties", foods: ["salmon", "potato", "dill"], cookingMethod: "fingerFood", mealType: "lunch", ageGroup: "12-24", seed: 2 },
  { key: "courgette-cheese-muffins", foods: ["courgette", "mozzarella", "egg", "oats"], cookingMethod: "baked", mealType: "snack", ageGroup: "12-24", seed: 1 },
];
