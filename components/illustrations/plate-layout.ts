import type { FoodId } from "@/lib/domain/food/food-ids";
import { hashText } from "@/lib/domain/shared/seeded-random";
import { FOOD_SHAPES } from "./food-shapes.table";
import type { FoodDrawing } from "./food-drawings.table";

/** A food on the plate: its middle, its width, its turn in degrees. */
export interface Place {
  readonly foodId: FoodId;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn: number;
}

/** As many foods as a plate shows. */
const MOST = 7;

/** For 1 to 7 foods: how far from the middle they lie in a ring, how wide they are, whether one lies in the middle. */
const ARRANGEMENTS = [
  [0, 96, false],
  [37, 66, false],
  [40, 60, false],
  [43, 55, false],
  [47, 50, false],
  [51, 47, true],
  [52, 46, true],
] as const;

/** What is poured, sprinkled or melted: it gives way when a recipe has more foods than a plate can show. */
const QUIET: ReadonlySet<FoodDrawing> = new Set([
  "bottle",
  "spoonful",
  "glass",
  "jar",
  "butter",
  "babyBottle",
  "soupBowl",
]);

function isDrawn(id: string): id is FoodId {
  return Object.hasOwn(FOOD_SHAPES, id);
}

function shown(foodIds: readonly string[]): readonly FoodId[] {
  const known = [...new Set(foodIds)].filter(isDrawn);
  if (known.length <= MOST) return known;
  const loud = known.filter((id) => !QUIET.has(FOOD_SHAPES[id][0]));
  return [...loud, ...known.filter((id) => !loud.includes(id))].slice(0, MOST);
}

/**
 * Where the foods of a recipe lie around the middle of its plate (0, 0), at most 7, each once, none over another's
 * middle, all within 78 of the middle. The same foods and seed lie the same way for ever; what is no food of the lexicon
 * is left out.
 */
export function arrangeOnPlate(foodIds: readonly string[], seed: string): readonly Place[] {
  const foods = shown(foodIds);
  const [radius, size, centred] = ARRANGEMENTS[foods.length - 1] ?? ARRANGEMENTS[0];
  const hash = hashText(seed);
  const start = (hash % 360) * (Math.PI / 180);
  const ring = centred ? foods.length - 1 : foods.length;
  return foods.map((foodId, index) => {
    const middle = centred && index === 0;
    const angle = start + ((centred ? index - 1 : index) * 2 * Math.PI) / ring;
    const far = middle ? 0 : radius;
    return {
      foodId,
      x: Math.round(Math.cos(angle) * far),
      y: Math.round(Math.sin(angle) * far),
      size,
      turn: ((hash >>> (index + 3)) % 25) - 12,
    };
  });
}
