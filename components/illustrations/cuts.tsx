import type { Cut } from "@/lib/domain/food/food";
import type { FoodId } from "@/lib/domain/food/food-ids";
import type { ArtColour } from "./art-colours.table";
import { INNER_COLOURS } from "./cut-colours.table";
import { CUT_DRAWINGS } from "./cut-drawings.table";
import { FOOD_SHAPES } from "./food-shapes.table";
import { Layers } from "./layers";
import { Picture, type PictureProps } from "./picture";

/** What a food is drawn in where nobody knows which it is. */
const ANY: ArtColour = "c";

/** The layers of a cut in the colours of a food. */
function layersOf(cut: Cut, foodId: FoodId | undefined): readonly string[] {
  const outside = (foodId && FOOD_SHAPES[foodId][1]) ?? ANY;
  const inside = (foodId && INNER_COLOURS[foodId]) ?? outside;
  const paints: Readonly<Record<string, string>> = { "@": inside, "&": inside.toUpperCase(), "%": outside };
  return CUT_DRAWINGS[cut].map((layer) => (paints[layer.charAt(0)] ?? layer.charAt(0)) + layer.slice(1));
}

/** A food in the shape in which it is served, 4 to 3. Beside pieces whose size matters lie two fingers or a centimetre. */
export function CutPicture({
  cut,
  foodId,
  ...props
}: PictureProps & { readonly cut: Cut; readonly foodId?: FoodId | undefined }) {
  return (
    <Picture size={[96, 72]} {...props}>
      <g strokeWidth={3}>
        <Layers layers={layersOf(cut, foodId)} colours={["skin", "steel"]} />
      </g>
    </Picture>
  );
}
