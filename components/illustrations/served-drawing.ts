import type { FoodId } from "@/lib/domain/food/food-ids";
import { FOOD_DRAWINGS, type FoodDrawing } from "./food-drawings.table";
import { FOOD_SHAPES } from "./food-shapes.table";

/** What a baby never gets whole: small and round is quartered or squashed, dried fruit is a paste, nuts are ground. */
const SERVED: Readonly<Partial<Record<FoodDrawing, FoodDrawing>>> = {
  grapes: "quarters",
  cherry: "quarters",
  cherryTomato: "quarters",
  berries: "quarters",
  rough: "quarters",
  wholeEgg: "egg",
  dried: "dip",
  bunch: "bowl",
  roundBeans: "bowl",
  nut: "spoonful",
  almond: "spoonful",
  walnut: "spoonful",
  cashew: "spoonful",
  peanut: "spoonful",
};

/** The drawing of a food on a plate: the food itself, but never whole what a baby may choke on whole. */
export function servedDrawing(foodId: FoodId): FoodDrawing {
  const [drawing] = FOOD_SHAPES[foodId];
  return SERVED[drawing] ?? drawing;
}

/** Paints that may go, the least missed first, where many foods have to share one picture. */
const DETAIL = [/^$/, /^\*/, /^[*_]/, /^[*_-]/, /^(?:[*_-]|[A-Z]\d)/] as const;

/** Characters of markup, roughly: a thick outlined line is drawn twice. */
function cost(layers: readonly string[]): number {
  return layers.reduce((sum, layer) => sum + (/^[a-z]\d/.test(layer) ? 2 * layer.length + 90 : layer.length + 45), 0);
}

/** The layers of each drawing, with as much detail as `budget` characters of markup hold for all of them together. */
export function layersWithin(budget: number, drawings: readonly FoodDrawing[]): readonly (readonly string[])[] {
  const whole = drawings.map((drawing): readonly string[] => FOOD_DRAWINGS[drawing]);
  const choices = DETAIL.map((left) => whole.map((layers) => layers.filter((layer) => !left.test(layer))));
  return choices.find((choice) => cost(choice.flat()) <= budget) ?? choices.at(-1) ?? whole;
}
