import type { DishForm, DishFormId } from "./dish-form";

/**
 * Every dish that the composer cooks. `needs`: one of these kinds or foods must be there; `likes`: it is the better
 * dish when one is; `meals`: when it is eaten first of all.
 */
export const DISH_FORMS: Readonly<Record<DishFormId, DishForm>> = {
  soup: { methods: ["soup"], taste: "savoury", family: "pot", place: "pot", texture: "smooth", served: "bowl", meals: ["lunch", "dinner"] },
  congee: { methods: ["soup"], taste: "savoury", family: "pot", place: "pot", texture: "smooth", served: "bowl", grain: true, meals: ["breakfast", "lunch", "dinner"], needsFoods: ["rice", "rice_porridge", "glutinous_rice"] },
  dal: { methods: ["stew"], taste: "savoury", family: "pot", place: "pot", texture: "lumpy", served: "bowl", meals: ["lunch", "dinner"], needs: ["lentil"] },
  fruitSoup: { methods: ["soup"], taste: "sweet", family: "pot", place: "pot", texture: "smooth", served: "bowl", meals: ["breakfast", "snack", "lunch", "dinner"] },

  stew: { methods: ["stew"], taste: "savoury", family: "pot", place: "pot", texture: "lumpy", served: "bowl", meals: ["lunch", "dinner"] },
  grainPot: { methods: ["stew"], taste: "savoury", family: "pot", place: "pot", texture: "lumpy", served: "bowl", grain: true, meals: ["lunch", "dinner", "breakfast"], needs: ["boiledGrain", "pasta"] },
  compote: { methods: ["stew"], taste: "sweet", family: "pot", place: "pot", texture: "lumpy", served: "bowl", meals: ["breakfast", "snack", "lunch", "dinner"] },

  steamedPlate: { methods: ["steamed"], taste: "savoury", family: "plate", place: "steamer", served: "pieces", meals: ["lunch", "dinner", "snack"] },
  eggCustard: { methods: ["steamed"], taste: "savoury", family: "batter", place: "steamer", mix: "egg", served: "slices", meals: ["breakfast", "snack", "lunch", "dinner"], needs: ["egg"] },
  steamedFruit: { methods: ["steamed"], taste: "sweet", family: "plate", place: "steamer", served: "pieces", meals: ["breakfast", "snack", "lunch", "dinner"] },

  stirFry: { methods: ["stirFried"], taste: "savoury", family: "plate", place: "steamer", tossed: true, served: "pieces", meals: ["lunch", "dinner"] },
  scramble: { methods: ["stirFried"], taste: "savoury", family: "batter", place: "steamer", mix: "egg", served: "slices", meals: ["breakfast", "snack", "dinner"], needs: ["egg"] },
  fruitPan: { methods: ["stirFried"], taste: "sweet", family: "plate", place: "steamer", tossed: true, served: "pieces", meals: ["breakfast", "snack", "lunch", "dinner"] },

  puree: { methods: ["pureed"], taste: "savoury", family: "pot", place: "steamer", texture: "smooth", served: "bowl", meals: ["lunch", "dinner"] },
  spread: { methods: ["pureed"], taste: "savoury", family: "pot", place: "pot", texture: "smooth", served: "bowl", meals: ["breakfast", "snack"], needs: ["bean", "fish", "tofu", "lentil", "egg", "hummus"] },
  porridge: { methods: ["pureed"], taste: "sweet", family: "pot", place: "pot", texture: "smooth", served: "bowl", grain: true, meals: ["breakfast", "dinner", "lunch", "snack"], needs: ["porridgeGrain", "boiledGrain"] },
  smoothieBowl: { methods: ["pureed"], taste: "sweet", family: "pot", place: "pot", texture: "smooth", served: "bowl", meals: ["snack", "breakfast", "lunch", "dinner"], refuses: ["porridgeGrain", "boiledGrain"] },

  fingerPlate: { methods: ["fingerFood"], taste: "savoury", family: "plate", place: "pot", served: "pieces", meals: ["lunch", "dinner", "snack"], refuses: ["mince"] },
  patties: { methods: ["fingerFood"], taste: "savoury", family: "batter", place: "steamer", mix: "mass", served: "slices", meals: ["lunch", "dinner", "snack"], needs: ["mince", "bean", "lentil", "fish", "starch", "boiledGrain", "tofu"] },
  omelette: { methods: ["fingerFood"], taste: "savoury", family: "batter", place: "steamer", mix: "egg", served: "slices", meals: ["breakfast", "snack", "lunch", "dinner"], needs: ["egg"] },
  pancakes: { methods: ["fingerFood"], taste: "any", family: "batter", place: "steamer", mix: "dough", served: "slices", grain: true, meals: ["breakfast", "snack"], needs: ["flour", "leaven", "softFruit", "berry", "firmFruit", "starch"], needsFoods: ["oats", "semolina", "pumpkin"], refuses: ["meat", "mince", "liver", "fish", "shellfish", "coldMeat", "bean", "lentil", "pasta", "allium"] },
  fruitFingers: { methods: ["fingerFood"], taste: "sweet", family: "plate", place: "steamer", served: "pieces", meals: ["snack", "lunch", "dinner"] },
  toastFingers: { methods: ["fingerFood"], taste: "any", family: "plate", place: "steamer", served: "pieces", meals: ["breakfast", "snack"], needs: ["bread"], refuses: ["meat", "mince", "liver", "shellfish", "lentil", "pasta", "boiledGrain", "porridgeGrain"] },
  porridgeFingers: { methods: ["fingerFood"], taste: "sweet", family: "pot", place: "pot", texture: "set", served: "slices", grain: true, meals: ["breakfast", "snack"], needs: ["porridgeGrain"] },

  trayBake: { methods: ["baked"], taste: "savoury", family: "plate", place: "oven", served: "pieces", meals: ["lunch", "dinner"], refuses: ["mince"] },
  frittata: { methods: ["baked"], taste: "savoury", family: "batter", place: "steamer", mix: "egg", served: "slices", meals: ["lunch", "dinner", "breakfast", "snack"], needs: ["egg"] },
  bakedPatties: { methods: ["baked"], taste: "savoury", family: "batter", place: "steamer", mix: "mass", served: "slices", meals: ["lunch", "dinner", "snack"], needs: ["mince", "bean", "lentil", "fish", "tofu"] },
  muffins: { methods: ["baked"], taste: "any", family: "batter", place: "steamer", mix: "dough", served: "slices", grain: true, meals: ["breakfast", "snack"], needs: ["flour", "leaven", "firmFruit", "softFruit", "berry", "vegetable", "leaf", "corn", "pea"], needsFoods: ["oats", "semolina"], refuses: ["meat", "mince", "liver", "fish", "shellfish", "coldMeat", "bean", "lentil", "pasta", "allium"] },
  bakedOats: { methods: ["baked"], taste: "sweet", family: "batter", place: "steamer", mix: "dough", served: "slices", grain: true, meals: ["breakfast", "dinner"], needsFoods: ["oats", "semolina", "spelt"], refuses: ["meat", "mince", "liver", "fish", "shellfish", "coldMeat", "bean", "lentil", "pasta", "allium"] },
  bakedFruit: { methods: ["baked"], taste: "sweet", family: "plate", place: "oven", served: "pieces", meals: ["lunch", "dinner", "snack"] },
};
