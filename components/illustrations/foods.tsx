import type { FoodId } from "@/lib/domain/food/food-ids";
import { FOOD_DRAWINGS } from "./food-drawings.table";
import { FOOD_SHAPES } from "./food-shapes.table";
import { Layers } from "./layers";
import { Picture, type PictureProps } from "./picture";

/** The drawing of a food in a box of 64 by 64, to stand inside another picture. */
export function FoodMarks({ foodId }: { readonly foodId: FoodId }) {
  const [drawing, ...colours] = FOOD_SHAPES[foodId];
  return <Layers layers={FOOD_DRAWINGS[drawing]} colours={colours} />;
}

/** A food, square; recognisable from 48 px on. Under 4 kB of markup for every food. */
export function FoodPicture({ foodId, ...props }: PictureProps & { readonly foodId: FoodId }) {
  return (
    <Picture size={[64, 64]} {...props}>
      <g strokeWidth={3}>
        <FoodMarks foodId={foodId} />
      </g>
    </Picture>
  );
}
