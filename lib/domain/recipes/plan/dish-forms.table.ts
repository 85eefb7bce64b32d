import type { DishForm, DishFormId } from "./dish-form";

/**
 * Every dish that the composer cooks. `needs`: one of these kinds or foods must be there; `meals`: when it is eaten first
 * of all.
 */
export const DISH_FORMS: Readonly<Record<DishFormId, DishForm>> = {
  soup: { methods: ["soup"], taste: "savoury", family: "pot", place: "pot", texture: "smooth", served: "bowl", meals: ["lunch", "dinner"] },
  lentilSoup: { methods: ["soup"], taste: "savoury", family: "pot", place: "pot", texture: "smooth", served: "bowl", meals: ["lunch", "dinner"], needs: ["lentil"], refuses: ["meat", "mince", "fish"] },
  noodleSoup: { methods: ["soup"], taste: "savoury", family: "pot", place: "pot", texture: "lumpy", served: "bowl", meals: ["lunch", "dinner"], needs: ["pasta"] },
  fishSoup: { methods: ["soup"], taste: "savoury", family: "pot", place: "pot", texture: "smooth", served: "bowl", meals: ["lunch", "dinner"], needs: ["fish"], refuses: ["meat", "mince", "lentil", "bean"] },
  creamSoup: { methods: ["soup"], taste: "savoury", family: "pot", place: "pot", texture: "smooth", served: "bowl", meals: ["lunch", "dinner"], needs: ["cream"], refuses: ["pasta"] },
  beanSoup: { methods: ["soup"], taste: "savoury", family: "pot", place: "pot", texture: "lumpy", served: "bowl", meals: ["lunch", "dinner"], needs: ["bean"] },
  congee: { methods: ["soup"], taste: "savoury", names: ["rice", "rice_porridge"], family: "pot", place: "pot", texture: "smooth", served: "bowl", grain: true, meals: ["breakfast", "lunch", "dinner"], needsFoods: ["rice", "rice_porridge", "glutinous_rice"] },
  fruitSoup: { methods: ["soup"], taste: "sweet", family: "pot", place: "pot", texture: "smooth", served: "bowl", meals: ["breakfast", "snack", "lunch", "dinner"] },

  stew: { methods: ["stew"], taste: "savoury", family: "pot", place: "braise", texture: "lumpy", served: "bowl", meals: ["lunch", "dinner"] },
  dal: { methods: ["stew"], taste: "savoury", family: "pot", place: "braise", texture: "lumpy", served: "bowl", meals: ["lunch", "dinner"], needs: ["lentil"] },
  ragout: { methods: ["stew"], taste: "savoury", family: "pot", place: "braise", texture: "lumpy", served: "bowl", meals: ["lunch", "dinner"], needs: ["mince"] },
  pastaPot: { methods: ["stew"], taste: "savoury", family: "pot", place: "braise", texture: "lumpy", served: "bowl", meals: ["lunch", "dinner"], needs: ["pasta"] },
  grainPot: { methods: ["stew"], taste: "savoury", family: "pot", place: "braise", texture: "lumpy", served: "bowl", grain: true, meals: ["lunch", "dinner", "breakfast"], needs: ["boiledGrain"] },
  beanPot: { methods: ["stew"], taste: "savoury", family: "pot", place: "braise", texture: "lumpy", served: "bowl", meals: ["lunch", "dinner"], needs: ["bean"] },
  creamStew: { methods: ["stew"], taste: "savoury", family: "pot", place: "braise", texture: "lumpy", served: "bowl", meals: ["lunch", "dinner"], needs: ["cream"] },
  compote: { methods: ["stew"], taste: "sweet", family: "pot", place: "braise", texture: "lumpy", served: "bowl", meals: ["breakfast", "snack", "lunch", "dinner"], refuses: ["milk"] },
  sweetGrain: { methods: ["stew"], taste: "sweet", family: "pot", place: "braise", texture: "lumpy", served: "bowl", meals: ["breakfast", "snack", "dinner"], needs: ["porridgeGrain", "boiledGrain", "milk"], grain: true },

  steamedPlate: { methods: ["steamed"], taste: "savoury", family: "plate", place: "steamer", served: "pieces", meals: ["lunch", "dinner", "snack"] },
  steamedFish: { methods: ["steamed"], taste: "savoury", family: "plate", place: "steamer", served: "pieces", meals: ["lunch", "dinner"], needs: ["fish"] },
  steamedPatties: { methods: ["steamed"], taste: "savoury", family: "batter", place: "steamer", heat: "steamer", mix: "mass", served: "slices", meals: ["lunch", "dinner"], needs: ["mince", "bean", "lentil", "tofu"] },
  eggCustard: { methods: ["steamed"], taste: "savoury", names: ["egg"], family: "batter", place: "steamer", heat: "steamer", mix: "egg", served: "slices", meals: ["breakfast", "snack", "lunch", "dinner"], needs: ["egg"] },
  steamedFruit: { methods: ["steamed"], taste: "sweet", family: "plate", place: "steamer", served: "pieces", meals: ["breakfast", "snack", "lunch", "dinner"] },
  steamedCakes: { methods: ["steamed"], taste: "sweet", family: "batter", place: "steamer", heat: "steamer", mix: "dough", served: "slices", grain: true, meals: ["breakfast", "snack"], needs: ["flour", "leaven"], needsFoods: ["oats", "semolina"], refuses: ["meat", "mince", "liver", "fish", "shellfish", "coldMeat", "bean", "lentil", "pasta", "allium"] },

  stirFry: { methods: ["stirFried"], taste: "savoury", family: "plate", place: "pan", tossed: true, served: "pieces", meals: ["lunch", "dinner"] },
  panNoodles: { methods: ["stirFried"], taste: "savoury", family: "plate", place: "pan", tossed: true, served: "pieces", meals: ["lunch", "dinner"], needs: ["pasta"] },
  friedRice: { methods: ["stirFried"], taste: "savoury", family: "plate", place: "pan", tossed: true, served: "pieces", meals: ["lunch", "dinner"], needs: ["boiledGrain"] },
  hash: { methods: ["stirFried"], taste: "savoury", family: "plate", place: "pan", tossed: true, served: "pieces", meals: ["lunch", "dinner"], needs: ["starch"], refuses: ["pasta", "boiledGrain"] },
  panMince: { methods: ["stirFried"], taste: "savoury", family: "plate", place: "pan", tossed: true, served: "pieces", meals: ["lunch", "dinner"], needs: ["mince"] },
  scramble: { methods: ["stirFried"], taste: "savoury", names: ["egg"], family: "batter", place: "pan", heat: "pan", mix: "egg", served: "bowl", meals: ["breakfast", "snack", "dinner"], needs: ["egg"], refuses: ["flour", "leaven"] },
  thickFritter: { methods: ["stirFried"], taste: "any", family: "batter", place: "pan", heat: "pan", mix: "dough", served: "slices", meals: ["breakfast", "snack", "lunch", "dinner"], needs: ["flour", "leaven"], needsFoods: ["oats", "semolina", "spelt"], refuses: ["meat", "mince", "liver", "fish", "shellfish", "coldMeat", "bean", "lentil", "pasta"] },
  fruitPan: { methods: ["stirFried"], taste: "sweet", family: "plate", place: "pan", tossed: true, served: "pieces", meals: ["breakfast", "snack", "lunch", "dinner"] },

  puree: { methods: ["pureed"], taste: "savoury", family: "pot", place: "smallPot", texture: "thick", served: "bowl", meals: ["lunch", "dinner"] },
  potatoMash: { methods: ["pureed"], taste: "savoury", family: "pot", place: "smallPot", texture: "thick", served: "bowl", meals: ["lunch", "dinner"], needs: ["starch"], refuses: ["pasta", "boiledGrain"] },
  beanMash: { methods: ["pureed"], taste: "savoury", family: "pot", place: "smallPot", texture: "thick", served: "bowl", meals: ["lunch", "dinner"], needs: ["bean", "lentil"] },
  savouryPorridge: { methods: ["pureed"], taste: "savoury", family: "pot", place: "smallPot", texture: "thick", served: "bowl", meals: ["breakfast", "lunch", "dinner"], needs: ["porridgeGrain"], grain: true },
  spread: { methods: ["pureed"], taste: "savoury", family: "pot", place: "smallPot", texture: "thick", served: "bowl", meals: ["breakfast", "snack"], needs: ["bean", "fish", "tofu", "lentil", "egg", "hummus"] },
  porridge: { methods: ["pureed"], taste: "sweet", family: "pot", place: "smallPot", texture: "thick", served: "bowl", grain: true, meals: ["breakfast", "dinner", "lunch", "snack"], needs: ["porridgeGrain", "boiledGrain"] },
  fruitMash: { methods: ["pureed"], taste: "sweet", family: "pot", place: "smallPot", texture: "thick", served: "bowl", meals: ["breakfast", "snack", "lunch", "dinner"], needs: ["firmFruit"], refuses: ["porridgeGrain", "boiledGrain", "softDairy", "citrus"] },
  smoothieBowl: { methods: ["pureed"], taste: "sweet", family: "pot", place: "smallPot", texture: "thick", served: "bowl", meals: ["snack", "breakfast", "lunch", "dinner"], refuses: ["porridgeGrain", "boiledGrain"] },

  fingerPlate: { methods: ["fingerFood"], taste: "savoury", family: "plate", place: "simmer", served: "pieces", meals: ["lunch", "dinner", "snack"], refuses: ["mince"] },
  patties: { methods: ["fingerFood"], taste: "savoury", family: "batter", place: "simmer", heat: "pan", mix: "mass", served: "slices", meals: ["lunch", "dinner", "snack"], needs: ["mince", "bean", "lentil", "fish", "starch", "boiledGrain", "tofu"] },
  meatFingers: { methods: ["fingerFood"], taste: "savoury", family: "batter", place: "simmer", heat: "pan", mix: "mass", served: "slices", meals: ["lunch", "dinner"], needs: ["mince"] },
  vegFritters: { methods: ["fingerFood"], taste: "savoury", family: "batter", place: "simmer", heat: "pan", mix: "dough", served: "slices", meals: ["lunch", "dinner", "snack"], needs: ["vegetable", "leaf", "corn", "pea"], refuses: ["meat", "mince", "liver", "fish", "shellfish", "coldMeat", "bean", "lentil", "pasta"] },
  polentaFingers: { methods: ["fingerFood"], taste: "savoury", family: "pot", place: "swell", texture: "set", served: "slices", grain: true, meals: ["lunch", "dinner", "breakfast", "snack"], needsFoods: ["polenta", "semolina", "millet", "rice_porridge"], refuses: ["egg", "smallEgg", "meat", "mince", "liver", "shellfish", "coldMeat", "bean", "pasta"] },
  omelette: { methods: ["fingerFood"], taste: "savoury", names: ["egg"], family: "batter", place: "simmer", heat: "pan", mix: "egg", served: "slices", meals: ["breakfast", "snack", "lunch", "dinner"], needs: ["egg"], refuses: ["flour", "leaven"] },
  eggyBread: { methods: ["fingerFood"], taste: "any", names: ["egg", "bread"], family: "batter", place: "simmer", heat: "pan", mix: "egg", dips: true, served: "slices", meals: ["breakfast", "snack"], needs: ["egg"], needsToo: ["bread"], refuses: ["meat", "mince", "liver", "fish", "shellfish", "coldMeat", "bean", "lentil", "pasta", "boiledGrain", "porridgeGrain"] },
  pancakes: { methods: ["fingerFood"], taste: "any", family: "batter", place: "simmer", heat: "pan", mix: "dough", served: "slices", grain: true, meals: ["breakfast", "snack"], needs: ["flour", "leaven", "softFruit", "berry", "roundFruit", "firmFruit", "starch"], needsFoods: ["oats", "semolina", "pumpkin"], refuses: ["meat", "mince", "liver", "fish", "shellfish", "coldMeat", "bean", "lentil", "pasta", "allium"] },
  fruitFingers: { methods: ["fingerFood"], taste: "sweet", family: "plate", place: "simmer", served: "pieces", meals: ["snack", "lunch", "dinner"] },
  toastFingers: { methods: ["fingerFood"], taste: "any", names: ["bread"], family: "plate", place: "simmer", spreads: true, served: "pieces", meals: ["breakfast", "snack"], needs: ["bread"], refuses: ["meat", "mince", "liver", "shellfish", "lentil", "pasta", "boiledGrain", "porridgeGrain"] },
  porridgeFingers: { methods: ["fingerFood"], taste: "sweet", family: "pot", place: "swell", texture: "set", served: "slices", grain: true, meals: ["breakfast", "snack"], needs: ["porridgeGrain"], refuses: ["egg", "smallEgg"] },

  trayBake: { methods: ["baked"], taste: "savoury", family: "plate", place: "oven", served: "pieces", meals: ["lunch", "dinner"], refuses: ["mince"] },
  fishParcel: { methods: ["baked"], taste: "savoury", family: "plate", place: "oven", served: "pieces", meals: ["lunch", "dinner"], needs: ["fish"], refuses: ["mince"] },
  gratin: { methods: ["baked"], taste: "savoury", family: "plate", place: "oven", served: "pieces", meals: ["lunch", "dinner"], needs: ["starch"], needsToo: ["cream", "cheese", "milk", "softDairy"], refuses: ["mince"] },
  pastaBake: { methods: ["baked"], taste: "savoury", family: "plate", place: "oven", served: "pieces", meals: ["lunch", "dinner"], needs: ["pasta"], refuses: ["mince"] },
  frittata: { methods: ["baked"], taste: "savoury", names: ["egg"], family: "batter", place: "boil", heat: "oven", mix: "egg", served: "slices", meals: ["lunch", "dinner", "breakfast", "snack"], needs: ["egg"] },
  bakedPatties: { methods: ["baked"], taste: "savoury", family: "batter", place: "boil", heat: "oven", mix: "mass", served: "slices", meals: ["lunch", "dinner", "snack"], needs: ["mince", "bean", "lentil", "fish", "tofu"] },
  muffins: { methods: ["baked"], taste: "any", family: "batter", place: "boil", heat: "oven", mix: "dough", served: "slices", grain: true, meals: ["breakfast", "snack"], needs: ["flour", "leaven", "firmFruit", "softFruit", "citrus", "roundFruit", "berry", "vegetable", "leaf", "corn", "pea"], needsFoods: ["oats", "semolina"], refuses: ["meat", "mince", "liver", "fish", "shellfish", "coldMeat", "bean", "lentil", "pasta", "allium"] },
  bakedOats: { methods: ["baked"], taste: "sweet", family: "batter", place: "boil", heat: "oven", mix: "dough", served: "slices", grain: true, meals: ["breakfast", "dinner"], needsFoods: ["oats", "semolina", "spelt"], refuses: ["meat", "mince", "liver", "fish", "shellfish", "coldMeat", "bean", "lentil", "pasta", "allium"] },
  bakedFruit: { methods: ["baked"], taste: "sweet", family: "plate", place: "oven", served: "pieces", meals: ["lunch", "dinner", "snack"] },
};
