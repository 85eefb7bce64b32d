import type { FoodId } from "./food-ids";

/** First and last month, 1 to 12; one that ends before it begins goes over the turn of the year. */
export type MonthRange = readonly [first: number, last: number];

export interface Season {
  /** Harvested in the open, or in sheds that are not heated. */
  readonly fresh: readonly MonthRange[];
  /** Of that harvest, from a store. */
  readonly stored?: readonly MonthRange[];
}

/** What the months were taken from. They differ by a few weeks with place, weather and year. */
export const SEASON_SOURCES = [
  {
    title: "Bundeszentrum für Ernährung: Der Saisonkalender",
    url: "https://www.bzfe.de/nachhaltiger-konsum/orientierung-beim-einkauf/der-saisonkalender/",
  },
  {
    title: "NDR: Saisonkalender für heimisches Gemüse, Obst und Salat",
    url: "https://www.ndr.de/ratgeber/verbraucher/Saisonkalender-fuer-heimisches-Gemuese-Obst-und-Salat,saisonkalender106.html",
  },
] as const;

/**
 * When what grows in Germany, Austria and Poland is to be had from there. A draft after the usual calendars, rounded to whole
 * months; nobody who grows food has reviewed it. A food that is absent does not grow there in quantity, or all its year
 * is the same.
 */
export const SEASONS: Readonly<Partial<Record<FoodId, Season>>> = {
  carrot: { fresh: [[6, 11]], stored: [[12, 5]] },
  potato: { fresh: [[6, 10]], stored: [[11, 5]] },
  pumpkin: { fresh: [[8, 11]], stored: [[12, 2]] },
  butternut_squash: { fresh: [[9, 11]], stored: [[12, 2]] },
  courgette: { fresh: [[6, 10]] },
  cucumber: { fresh: [[6, 9]] },
  tomato: { fresh: [[7, 10]] },
  cherry_tomato: { fresh: [[7, 10]] },
  bell_pepper: { fresh: [[7, 10]] },
  broccoli: { fresh: [[6, 11]] },
  cauliflower: { fresh: [[5, 11]] },
  eggplant: { fresh: [[7, 10]] },
  peas: { fresh: [[6, 8]] },
  green_beans: { fresh: [[7, 10]] },
  sweetcorn: { fresh: [[8, 10]] },
  spinach: { fresh: [[4, 6], [9, 11]] },
  chard: { fresh: [[6, 10]] },
  kale: { fresh: [[11, 2]] },
  white_cabbage: { fresh: [[6, 11]], stored: [[12, 4]] },
  red_cabbage: { fresh: [[7, 11]], stored: [[12, 4]] },
  savoy_cabbage: { fresh: [[6, 12]], stored: [[1, 4]] },
  chinese_cabbage: { fresh: [[6, 11]], stored: [[12, 3]] },
  brussels_sprouts: { fresh: [[10, 2]] },
  leek: { fresh: [[7, 4]] },
  onion: { fresh: [[7, 10]], stored: [[11, 5]] },
  garlic: { fresh: [[7, 9]], stored: [[10, 3]] },
  spring_onion: { fresh: [[4, 10]] },
  parsnip: { fresh: [[10, 3]], stored: [[4, 4]] },
  parsley_root: { fresh: [[9, 12]], stored: [[1, 3]] },
  celeriac: { fresh: [[8, 11]], stored: [[12, 5]] },
  celery: { fresh: [[6, 10]] },
  beetroot: { fresh: [[7, 11]], stored: [[12, 4]] },
  turnip: { fresh: [[5, 11]] },
  swede: { fresh: [[9, 12]], stored: [[1, 3]] },
  kohlrabi: { fresh: [[5, 10]] },
  radish: { fresh: [[4, 10]] },
  fennel_bulb: { fresh: [[6, 10]] },
  asparagus: { fresh: [[4, 6]] },
  jerusalem_artichoke: { fresh: [[10, 3]] },
  lettuce: { fresh: [[5, 10]] },
  lambs_lettuce: { fresh: [[10, 3]] },
  apple: { fresh: [[8, 10]], stored: [[11, 5]] },
  pear: { fresh: [[8, 10]], stored: [[11, 1]] },
  quince: { fresh: [[9, 11]] },
  peach: { fresh: [[7, 9]] },
  nectarine: { fresh: [[7, 9]] },
  apricot: { fresh: [[7, 8]] },
  plum: { fresh: [[7, 10]] },
  cherry: { fresh: [[6, 8]] },
  sour_cherry: { fresh: [[6, 8]] },
  grape: { fresh: [[8, 10]] },
  strawberry: { fresh: [[5, 7]] },
  raspberry: { fresh: [[6, 9]] },
  blueberry: { fresh: [[7, 9]] },
  blackberry: { fresh: [[7, 9]] },
  red_currant: { fresh: [[6, 8]] },
  gooseberry: { fresh: [[6, 8]] },
  rhubarb: { fresh: [[4, 6]] },
  elderberry: { fresh: [[8, 10]] },
  chestnut: { fresh: [[9, 11]] },
  walnut: { fresh: [[9, 10]], stored: [[11, 3]] },
  hazelnut: { fresh: [[9, 10]], stored: [[11, 3]] },
  parsley: { fresh: [[5, 10]] },
  dill: { fresh: [[5, 9]] },
  chives: { fresh: [[4, 10]] },
};
