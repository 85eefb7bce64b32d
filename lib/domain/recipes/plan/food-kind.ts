import type { FoodId } from "../../food/food-ids";
import type { PlanItem } from "../recipe";
import { FOOD_KINDS } from "./food-kinds.table";

export const FOOD_KIND_NAMES = [
  "vegetable",
  "leaf",
  "allium",
  "starch",
  "pea",
  "corn",
  "firmFruit",
  "softFruit",
  "citrus",
  "roundFruit",
  "berry",
  "driedFruit",
  "sour",
  "porridgeGrain",
  "boiledGrain",
  "pasta",
  "flour",
  "bread",
  "readyCake",
  "crumbs",
  "meat",
  "mince",
  "liver",
  "egg",
  "smallEgg",
  "fish",
  "shellfish",
  "coldMeat",
  "lentil",
  "bean",
  "tofu",
  "chestnut",
  "hummus",
  "nutButter",
  "groundNut",
  "chia",
  "milk",
  "softDairy",
  "cheese",
  "fat",
  "cream",
  "herb",
  "wholeAromatic",
  "spice",
  "seasoning",
  "leaven",
  "liquid",
  "sauce",
] as const;
export type FoodKind = (typeof FOOD_KIND_NAMES)[number];

export type Taste = "savoury" | "sweet" | "neutral";

/** What holds for every food of a kind. `share` weighs it against the rest of a dish; 0: it has a fixed small amount. */
export interface KindTraits {
  readonly role: Exclude<PlanItem["role"], "beside">;
  readonly taste: Taste;
  readonly share: number;
}

export const KIND_TRAITS: Readonly<Record<FoodKind, KindTraits>> = {
  vegetable: { role: "vegetable", taste: "savoury", share: 4 },
  leaf: { role: "vegetable", taste: "savoury", share: 1.5 },
  allium: { role: "flavour", taste: "savoury", share: 0.6 },
  starch: { role: "base", taste: "neutral", share: 4 },
  pea: { role: "vegetable", taste: "savoury", share: 2.5 },
  corn: { role: "vegetable", taste: "savoury", share: 2 },
  firmFruit: { role: "fruit", taste: "sweet", share: 4 },
  softFruit: { role: "fruit", taste: "sweet", share: 4 },
  citrus: { role: "fruit", taste: "sweet", share: 2.5 },
  roundFruit: { role: "fruit", taste: "sweet", share: 2.5 },
  berry: { role: "fruit", taste: "sweet", share: 2.5 },
  driedFruit: { role: "fruit", taste: "sweet", share: 0.8 },
  sour: { role: "flavour", taste: "neutral", share: 0 },
  porridgeGrain: { role: "base", taste: "neutral", share: 4 },
  boiledGrain: { role: "base", taste: "neutral", share: 4 },
  pasta: { role: "base", taste: "savoury", share: 4 },
  flour: { role: "binder", taste: "neutral", share: 3 },
  bread: { role: "base", taste: "neutral", share: 2 },
  readyCake: { role: "base", taste: "neutral", share: 2 },
  crumbs: { role: "binder", taste: "neutral", share: 1 },
  meat: { role: "protein", taste: "savoury", share: 2.2 },
  mince: { role: "protein", taste: "savoury", share: 2.2 },
  liver: { role: "protein", taste: "savoury", share: 1 },
  egg: { role: "protein", taste: "neutral", share: 0 },
  smallEgg: { role: "protein", taste: "neutral", share: 0 },
  fish: { role: "protein", taste: "savoury", share: 2.2 },
  shellfish: { role: "protein", taste: "savoury", share: 1 },
  coldMeat: { role: "protein", taste: "savoury", share: 0.8 },
  lentil: { role: "protein", taste: "savoury", share: 3 },
  bean: { role: "protein", taste: "savoury", share: 2.5 },
  tofu: { role: "protein", taste: "savoury", share: 2.5 },
  chestnut: { role: "base", taste: "neutral", share: 2 },
  hummus: { role: "protein", taste: "savoury", share: 0.9 },
  nutButter: { role: "fat", taste: "neutral", share: 0 },
  groundNut: { role: "fat", taste: "neutral", share: 0 },
  chia: { role: "fat", taste: "neutral", share: 0 },
  milk: { role: "liquid", taste: "neutral", share: 0 },
  softDairy: { role: "protein", taste: "neutral", share: 2 },
  cheese: { role: "protein", taste: "savoury", share: 0.7 },
  fat: { role: "fat", taste: "neutral", share: 0 },
  cream: { role: "fat", taste: "neutral", share: 0 },
  herb: { role: "flavour", taste: "neutral", share: 0 },
  wholeAromatic: { role: "flavour", taste: "savoury", share: 0 },
  spice: { role: "flavour", taste: "neutral", share: 0 },
  seasoning: { role: "flavour", taste: "neutral", share: 0 },
  leaven: { role: "binder", taste: "neutral", share: 0 },
  liquid: { role: "liquid", taste: "neutral", share: 0 },
  sauce: { role: "vegetable", taste: "neutral", share: 1.2 },
};

/** Foods whose taste differs from that of their kind: vegetables that go with fruit, and what is only ever sweet. */
const TASTE_OF: Readonly<Partial<Record<FoodId, Taste>>> = {
  carrot: "neutral",
  pumpkin: "neutral",
  butternut_squash: "neutral",
  beetroot: "neutral",
  parsnip: "neutral",
  avocado: "neutral",
  ceylon_cinnamon: "sweet",
  vanilla: "sweet",
  cocoa: "sweet",
  apple_sauce: "sweet",
  tomato_passata: "savoury",
  nutritional_yeast: "savoury",
  curry_mild: "savoury",
  sour_cream: "savoury",
  parsley: "savoury",
  dill: "savoury",
  coriander_leaf: "savoury",
  chives: "savoury",
  oregano: "savoury",
  marjoram: "savoury",
  cumin: "savoury",
  caraway: "savoury",
  sweet_paprika: "savoury",
  black_pepper: "savoury",
  mustard_seed: "savoury",
  sesame_oil: "savoury",
};

export function kindOf(foodId: FoodId): FoodKind {
  return FOOD_KINDS[foodId];
}

export function traitsOf(foodId: FoodId): KindTraits {
  return KIND_TRAITS[FOOD_KINDS[foodId]];
}

export function tasteOf(foodId: FoodId): Taste {
  return TASTE_OF[foodId] ?? traitsOf(foodId).taste;
}

/** Whether the food is of one of the kinds. */
export function isKind(foodId: FoodId, ...kinds: readonly FoodKind[]): boolean {
  return kinds.includes(FOOD_KINDS[foodId]);
}

/** Fruit that is cut or squashed and not cooked, of which a sentence says no more than that it is prepared. */
export function isCutFruit(foodId: FoodId): boolean {
  return isKind(foodId, "citrus", "roundFruit", "berry");
}

/** It stays springy however long it cooks: it is cut, never mashed. */
export function isMushroom(foodId: FoodId): boolean {
  return foodId === "mushroom" || foodId === "oyster_mushroom";
}

/** Long and thin as it grew: it is cut to length, and has no width to be cut to. */
export function isSlender(foodId: FoodId): boolean {
  return foodId === "green_beans" || foodId === "asparagus" || foodId === "okra" || foodId === "yardlong_bean";
}

const SUBSTANCE: ReadonlySet<FoodKind> = new Set<FoodKind>([
  "vegetable",
  "leaf",
  "starch",
  "pea",
  "corn",
  "firmFruit",
  "softFruit",
  "citrus",
  "roundFruit",
  "berry",
  "porridgeGrain",
  "boiledGrain",
  "pasta",
  "bread",
  "readyCake",
  "meat",
  "mince",
  "egg",
  "fish",
  "lentil",
  "bean",
  "tofu",
  "chestnut",
  "softDairy",
  "sauce",
]);

/** Whether a dish can be made of this food; the others only go into one. */
export function hasSubstance(foodId: FoodId): boolean {
  return SUBSTANCE.has(FOOD_KINDS[foodId]);
}
