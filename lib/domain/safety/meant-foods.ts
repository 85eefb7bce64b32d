import type { FoodId } from "../food/food-ids";
import type { Sighting } from "./reading";

/** "Cook the lentils": those that the lines name, with what the step says of them; and a word for two foods ("paprika"). */
export function meant(sighting: Sighting, inLines: ReadonlySet<FoodId>): Sighting {
  const isOfKind = sighting.kinds.length > 0;
  if (!isOfKind && (sighting.foods.length < 2 || sighting.surface.includes(" "))) return sighting;
  const foods = (isOfKind ? sighting.kinds : sighting.foods).filter((food) => inLines.has(food));
  if (foods.length === 0) return sighting;
  return isOfKind ? { ...sighting, foods, foodsInside: [], words: [] } : { ...sighting, foods };
}
