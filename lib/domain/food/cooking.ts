export const COOKING_METHODS = ["soup", "stew", "steamed", "stirFried", "pureed", "fingerFood", "baked"] as const;
export type CookingMethod = (typeof COOKING_METHODS)[number];

export const MEAL_TYPES = ["breakfast", "lunch", "dinner", "snack"] as const;
export type MealType = (typeof MEAL_TYPES)[number];
