import type { Cut } from "@/lib/domain/food/food";
import { CUT_DRAWINGS } from "./cut-drawings.table";
import { Layers } from "./layers";
import { Picture, type PictureProps } from "./picture";

/** A food in the shape in which it is served, 4 to 3. Beside pieces whose size matters lie two fingers or a centimetre. */
export function CutPicture({ cut, ...props }: PictureProps & { readonly cut: Cut }) {
  return (
    <Picture size={[96, 72]} {...props}>
      <g strokeWidth={3}>
        <Layers layers={CUT_DRAWINGS[cut]} colours={["skin", "steel"]} />
      </g>
    </Picture>
  );
}
