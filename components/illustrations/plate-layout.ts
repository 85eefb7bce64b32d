import type { FoodId } from "@/lib/domain/food/food-ids";
import { hashText } from "@/lib/domain/shared/seeded-random";
import type { FoodDrawing } from "./food-drawings.table";
import { FOOD_SHAPES } from "./food-shapes.table";
import { servedDrawing } from "./served-drawing";

/** A food of the picture: its middle, its width, its turn in degrees. */
export interface Place {
  readonly foodId: FoodId;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn: number;
}

const CENTRE = { x: 160, y: 90 } as const;

/** As many foods as the picture shows, and as of them stand beside the plate. */
const MOST = 7;
const MOST_BESIDE = 2;

/** For 1 to 7 foods: how far from the middle they lie in a ring, how wide they are, whether one lies in the middle. */
const ARRANGEMENTS = [
  [0, 108, false],
  [37, 72, false],
  [41, 66, false],
  [44, 59, false],
  [48, 54, false],
  [53, 52, true],
  [54, 50, true],
] as const;

/** What is poured or sprinkled stands beside the plate, as on a table. */
const BESIDE: ReadonlySet<FoodDrawing> = new Set(["babyBottle", "bottle", "glass", "jar", "jug", "sack", "spoonful"]);

function isDrawn(id: string): id is FoodId {
  return Object.hasOwn(FOOD_SHAPES, id);
}

function onPlate(foods: readonly FoodId[], hash: number): readonly Place[] {
  const [radius, size, centred] = ARRANGEMENTS[foods.length - 1] ?? ARRANGEMENTS[0];
  const ring = centred ? foods.length - 1 : foods.length;
  return foods.map((foodId, index) => {
    const angle = ((hash % 360) / 180 + (2 * index) / ring) * Math.PI;
    const far = centred && index === ring ? 0 : radius;
    return {
      foodId,
      x: Math.round(CENTRE.x + Math.cos(angle) * far),
      y: Math.round(CENTRE.y + Math.sin(angle) * far),
      size,
      turn: ((hash >>> (index + 3)) % 21) - 10,
    };
  });
}

/**
 * Where the foods of a recipe lie in a picture of 320 by 180 whose plate is a circle of 82 around the middle: at most 7,
 * each once, none over another's middle; of what is poured or sprinkled at most 2, to the left of the plate (on it where
 * nothing else is). The same foods and seed lie the same way for ever; what is no food of the lexicon is left out.
 */
export function arrangeOnPlate(foodIds: readonly string[], seed: string): readonly Place[] {
  const hash = hashText(seed);
  const known = [...new Set(foodIds)].filter(isDrawn);
  const poured = known.filter((id) => BESIDE.has(servedDrawing(id)));
  const solid = known.filter((id) => !poured.includes(id));
  if (solid.length === 0) return onPlate(poured.slice(0, MOST), hash);
  const beside = poured.slice(0, Math.max(0, Math.min(MOST_BESIDE, MOST - solid.length)));
  const ys = beside.length === 1 ? [96] : [48, 132];
  return [
    ...onPlate(solid.slice(0, MOST), hash),
    ...beside.map((foodId, index) => ({ foodId, x: 39, y: ys[index] ?? 96, size: 60, turn: 0 })),
  ];
}
