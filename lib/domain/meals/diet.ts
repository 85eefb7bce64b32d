/** What a parent can choose with one touch. */
export const CHOSEN_DIETS = [
  "vegetarian",
  "vegan",
  "halal",
  "kosher",
  "dairyFree",
  "glutenFree",
  "eggFree",
  "nutFree",
] as const;

/** Everything that words can mean: the above, and eating fish but no meat. */
export const DIETS = [...CHOSEN_DIETS, "meatFree"] as const;
export type Diet = (typeof DIETS)[number];
