import type { AllergenId } from "../food/allergen";
import type { FoodId } from "../food/food-ids";
import type { Diet } from "./diet";

const MEAT: readonly FoodId[] = [
  "chicken", "turkey", "duck", "beef", "minced_beef", "minced_chicken", "minced_turkey", "minced_veal", "minced_pork", "minced_lamb", "veal", "pork", "lamb", "rabbit", "chicken_liver", "ham_cooked",
  "sausage", "bone_broth",
];

const PIG: readonly FoodId[] = ["pork", "minced_pork", "ham_cooked", "sausage"];

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
