import type { FoodId } from "./food-ids";

/** The groups in which first foods are counted, in the order in which they are shown. */
export const FIRST_FOOD_GROUPS = ["vegetables", "fruit", "grains", "animal", "plant", "dairy"] as const;
export type FirstFoodGroup = (typeof FIRST_FOOD_GROUPS)[number];

/**
 * A hundred foods that babies meet before or around their first birthday, chosen for variety in five kitchens: none that
 * the food table keeps back until after twelve months, nothing that is only a seasoning. A list to enjoy, not a duty.
 */
export const FIRST_FOODS: Readonly<Record<FirstFoodGroup, readonly FoodId[]>> = {
  vegetables: [
    "carrot", "potato", "sweet_potato", "pumpkin", "butternut_squash", "courgette", "cucumber", "tomato", "bell_pepper",
    "broccoli", "cauliflower", "eggplant", "peas", "green_beans", "sweetcorn", "spinach", "kale", "white_cabbage",
    "parsnip", "celeriac", "beetroot", "kohlrabi", "fennel_bulb", "asparagus", "leek", "okra", "bottle_gourd",
    "water_spinach",
  ],
  fruit: [
    "apple", "pear", "banana", "avocado", "mango", "papaya", "pineapple", "melon_honeydew", "watermelon", "peach",
    "apricot", "plum", "cherry", "strawberry", "raspberry", "blueberry", "kiwi", "orange", "mandarin", "grape", "fig",
    "guava", "dragon_fruit", "persimmon",
  ],
  grains: [
    "oats", "rice", "semolina", "couscous", "bulgur", "pasta", "bread", "barley", "millet", "quinoa", "buckwheat",
    "polenta", "rice_noodles", "spelt",
  ],
  animal: [
    "chicken", "turkey", "beef", "pork", "lamb", "egg", "salmon", "trout", "cod", "sardine", "tilapia", "catfish",
    "shrimp", "mussel",
  ],
  plant: [
    "red_lentil", "brown_lentil", "chickpea", "kidney_bean", "white_bean", "mung_bean", "tofu", "edamame",
    "peanut_butter", "sesame_tahini", "almond", "walnut",
  ],
  dairy: ["yogurt", "quark", "cottage_cheese", "ricotta", "mozzarella", "hard_cheese", "butter", "cream_cheese"],
};
