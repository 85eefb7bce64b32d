import { Layers, type OwnColours } from "./layers";
import { Picture, type PictureProps } from "./picture";

/** A food's drawing as data: a third of the size of the picture made of it. */
export interface FoodDrawingData {
  readonly layers: readonly string[];
  readonly colours: OwnColours;
}

/** A food as one knows it from the market, square, from its drawing: for a page that draws a few foods in the browser. */
export function DrawnFood({ drawing, ...props }: PictureProps & { readonly drawing: FoodDrawingData }) {
  return (
    <Picture size={[64, 64]} {...props}>
      <g strokeWidth={3}>
        <Layers layers={drawing.layers} colours={drawing.colours} />
      </g>
    </Picture>
  );
}
