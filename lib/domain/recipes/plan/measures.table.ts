import type { AgeGroup } from "../../food/age";
import type { FoodId } from "../../food/food-ids";
import type { FoodKind } from "./food-kind";

/** How many grams are eaten of one gram bought: dry food takes up water. What is absent is eaten as it is. */
export const EATEN_PER_GRAM: Readonly<Partial<Record<FoodKind, number>>> = {
  porridgeGrain: 4,
  boiledGrain: 2.7,
  pasta: 2.2,
  lentil: 2.6,
  bean: 2.3,
};

/** Grams of one piece as it is bought and peeled; only foods that are counted in a kitchen. */
export const PIECE_GRAMS: Readonly<Partial<Record<FoodId, number>>> = {
  carrot: 80,
  potato: 100,
  sweet_potato: 200,
  courgette: 200,
  cucumber: 300,
  tomato: 100,
  cherry_tomato: 12,
  bell_pepper: 150,
  eggplant: 250,
  brussels_sprouts: 15,
  leek: 150,
  onion: 80,
  spring_onion: 15,
  parsnip: 100,
  parsley_root: 80,
  beetroot: 120,
  turnip: 120,
  kohlrabi: 200,
  mushroom: 15,
  okra: 12,
  asparagus: 20,
  jerusalem_artichoke: 50,
  apple: 130,
  pear: 150,
  quince: 200,
  banana: 100,
  plantain: 180,
  avocado: 140,
  mango: 250,
  peach: 120,
  nectarine: 120,
  apricot: 40,
  plum: 35,
  cherry: 7,
  grape: 6,
  strawberry: 15,
  kiwi: 70,
  orange: 130,
  mandarin: 60,
  fig: 40,
  persimmon: 150,
  prune: 8,
  date_fruit: 8,
  bread_roll: 50,
  chestnut: 10,
  pancake: 40,
  rice_cake: 8,
  grapefruit: 200,
  shrimp: 10,
  mussel: 6,
};

/** Grams of one slice. */
export const SLICE_GRAMS: Readonly<Partial<Record<FoodId, number>>> = { bread: 35 };

/** Grams of a level tablespoon (15 ml), cut small where it is cut; only of what a kitchen measures with a spoon. */
export const TABLESPOON_GRAMS: Readonly<Partial<Record<FoodKind, number>>> = {
  allium: 10,
  pea: 10,
  corn: 10,
  driedFruit: 10,
  porridgeGrain: 8,
  boiledGrain: 12,
  flour: 8,
  crumbs: 7,
  lentil: 12,
  bean: 12,
  cheese: 7,
  softDairy: 15,
  sauce: 15,
  hummus: 15,
  mince: 15,
};

/** Grams of what a grown-up's hand holds, cut up or as it grew; only of what is taken so. */
export const HANDFUL_GRAMS: Readonly<Partial<Record<FoodKind, number>>> = {
  leaf: 20,
  vegetable: 40,
  firmFruit: 40,
  softFruit: 40,
  roundFruit: 40,
  berry: 40,
  pasta: 40,
};

type ByAge = Readonly<Record<AgeGroup, number>>;

/** Grams on the plate of one meal, all foods together; a snack is `SNACK_SHARE` of it. */
export const PORTION_GRAMS: ByAge = { "6-9": 100, "9-12": 150, "12-24": 200 };
export const SNACK_SHARE = 0.6;

/**
 * Most grams of a food in one meal, whatever else there is: meat and fish for their protein, bread for its salt, liver for its vitamin A, leaves for their nitrate, shellfish
 * as a first taste, flour where it only thickens, tuna for its mercury, salted food for its salt.
 */
export const MOST_GRAMS: Readonly<Partial<Record<FoodKind, ByAge>>> = {
  meat: { "6-9": 30, "9-12": 40, "12-24": 50 },
  mince: { "6-9": 30, "9-12": 40, "12-24": 50 },
  fish: { "6-9": 30, "9-12": 40, "12-24": 50 },
  bread: { "6-9": 35, "9-12": 50, "12-24": 60 },
  liver: { "6-9": 10, "9-12": 20, "12-24": 30 },
  leaf: { "6-9": 15, "9-12": 25, "12-24": 40 },
  shellfish: { "6-9": 5, "9-12": 10, "12-24": 30 },
  coldMeat: { "6-9": 5, "9-12": 5, "12-24": 15 },
  cheese: { "6-9": 8, "9-12": 10, "12-24": 20 },
  hummus: { "6-9": 10, "9-12": 15, "12-24": 25 },
  driedFruit: { "6-9": 5, "9-12": 10, "12-24": 15 },
  allium: { "6-9": 10, "9-12": 15, "12-24": 20 },
  crumbs: { "6-9": 10, "9-12": 15, "12-24": 20 },
  flour: { "6-9": 5, "9-12": 8, "12-24": 10 },
  readyCake: { "6-9": 20, "9-12": 30, "12-24": 40 },
};

export const MOST_GRAMS_OF: Readonly<Partial<Record<FoodId, ByAge>>> = {
  tuna: { "6-9": 20, "9-12": 25, "12-24": 30 },
  garlic: { "6-9": 1, "9-12": 2, "12-24": 3 },
  parmesan: { "6-9": 3, "9-12": 3, "12-24": 5 },
  feta: { "6-9": 5, "9-12": 5, "12-24": 10 },
  bitter_gourd: { "6-9": 10, "9-12": 10, "12-24": 20 },
  star_fruit: { "6-9": 10, "9-12": 10, "12-24": 20 },
  beetroot: { "6-9": 20, "9-12": 30, "12-24": 80 },
  rhubarb: { "6-9": 20, "9-12": 20, "12-24": 40 },
  glutinous_rice: { "6-9": 10, "9-12": 10, "12-24": 15 },
  lychee: { "6-9": 10, "9-12": 10, "12-24": 20 },
};
