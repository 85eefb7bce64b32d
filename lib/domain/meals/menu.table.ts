import type { CookingMethod, MealType } from "../food/cooking";
import type { FoodId } from "../food/food-ids";

/** The parts of a meal. `iron` is what most of its iron comes from, `produce` a vegetable or a fruit. */
export const MEAL_PARTS = ["base", "iron", "produce", "fat", "flavour"] as const;
export type MealPart = (typeof MEAL_PARTS)[number];

/** One kind of meal: what its parts may be, and how it may be cooked. A part that is empty is not in it. */
export interface Menu {
  readonly taste: "sweet" | "savoury";
  readonly parts: Readonly<Record<MealPart, readonly FoodId[]>>;
  readonly methods: readonly CookingMethod[];
}

const VEGETABLES: readonly FoodId[] = [
  "carrot", "pumpkin", "butternut_squash", "courgette", "tomato", "broccoli", "cauliflower", "green_beans",
  "peas", "kale", "savoy_cabbage", "chinese_cabbage", "parsnip", "kohlrabi", "fennel_bulb", "asparagus", "leek",
  "eggplant", "okra", "bottle_gourd", "turnip", "swede",
];

const FRUIT: readonly FoodId[] = [
  "apple", "pear", "banana", "mango", "papaya", "peach", "nectarine", "apricot", "plum", "raspberry", "strawberry",
  "blueberry", "blackberry", "kiwi",
];

const OILS: readonly FoodId[] = ["rapeseed_oil", "olive_oil", "sunflower_oil"];

/** Meat, fish, eggs and pulses with iron worth counting on. */
const IRON: readonly FoodId[] = [
  "minced_beef", "minced_veal", "minced_lamb", "minced_pork", "minced_turkey", "minced_chicken",
  "beef", "veal", "lamb", "pork", "chicken", "turkey", "duck", "rabbit", "sardine", "mackerel_atlantic",
  "herring", "egg", "red_lentil", "brown_lentil", "mung_bean", "pigeon_pea", "split_pea", "chickpea", "kidney_bean",
  "black_bean", "white_bean", "tofu", "tempeh", "edamame", "broad_bean",
];

/** What iron comes from where a family eats nothing of the above. */
export const IRON_GRAINS: readonly FoodId[] = ["quinoa", "millet", "amaranth", "oats"];

const MAIN: Menu = {
  taste: "savoury",
  parts: {
    base: [
      "potato", "sweet_potato", "rice", "quinoa", "buckwheat", "millet", "polenta", "barley", "couscous", "bulgur", "pasta",
      "rice_noodles", "taro", "plantain",
    ],
    iron: IRON,
    produce: VEGETABLES,
    fat: [...OILS, "butter"],
    flavour: ["parsley", "dill", "basil", "thyme", "marjoram", "oregano", "coriander_leaf", "cumin", "turmeric"],
  },
  methods: ["soup", "stew", "steamed", "stirFried", "pureed", "fingerFood", "baked"],
};

const PORRIDGE: Menu = {
  taste: "sweet",
  parts: {
    base: ["oats", "millet", "amaranth", "quinoa", "semolina", "spelt", "polenta", "rice_porridge"],
    iron: [],
    produce: FRUIT,
    fat: [...OILS, "butter"],
    flavour: ["ceylon_cinnamon"],
  },
  methods: ["pureed", "stew", "fingerFood", "baked", "steamed"],
};

const EGGS: Menu = {
  taste: "savoury",
  parts: {
    base: ["potato", "sweet_potato", "polenta"],
    iron: ["egg"],
    produce: ["courgette", "tomato", "peas", "broccoli", "leek", "carrot", "asparagus"],
    fat: OILS,
    flavour: ["parsley", "dill", "basil"],
  },
  methods: ["fingerFood", "baked", "steamed", "stirFried"],
};

const FRUIT_SNACK: Menu = {
  taste: "sweet",
  parts: { base: ["oats", "millet", "semolina", "amaranth"], iron: [], produce: FRUIT, fat: [], flavour: ["ceylon_cinnamon"] },
  methods: ["fingerFood", "baked", "pureed", "stew", "steamed"],
};

const VEGETABLE_SNACK: Menu = {
  taste: "savoury",
  parts: {
    base: ["potato", "sweet_potato", "polenta", "plantain"],
    iron: [],
    produce: VEGETABLES,
    fat: OILS,
    flavour: ["dill", "parsley", "thyme"],
  },
  methods: ["fingerFood", "baked", "steamed"],
};

/** The kinds of each meal; the one that comes is chosen by what came lately. */
export const MENUS: Readonly<Record<MealType, readonly Menu[]>> = {
  breakfast: [PORRIDGE, EGGS],
  lunch: [MAIN],
  dinner: [MAIN],
  snack: [FRUIT_SNACK, VEGETABLE_SNACK],
};
