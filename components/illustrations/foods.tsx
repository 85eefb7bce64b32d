import type { FoodId } from "@/lib/domain/food/food-ids";
import { DrawnFood, type FoodDrawingData } from "./drawn-food";
import { FOOD_DRAWINGS } from "./food-drawings.table";
import { FOOD_SHAPES } from "./food-shapes.table";
import type { PictureProps } from "./picture";

/** How a food is drawn. */
export function drawingOf(foodId: FoodId): FoodDrawingData {
  const [drawing, ...colours] = FOOD_SHAPES[foodId];
  return { layers: FOOD_DRAWINGS[drawing], colours };
}

/** A food as one knows it from the market, square; recognisable from 48 px on. Under 4 kB of markup for every food. */
export function FoodPicture({ foodId, ...props }: PictureProps & { readonly foodId: FoodId }) {
  return <DrawnFood drawing={drawingOf(foodId)} {...props} />;
}
