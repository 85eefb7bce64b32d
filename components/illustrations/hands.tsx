import { HAND_DRAWINGS, type HandDrawing } from "./hand-drawings.table";
import { Layers } from "./layers";
import { Picture, type PictureProps } from "./picture";

function Hand({ hand, ...props }: PictureProps & { readonly hand: HandDrawing }) {
  return (
    <Picture size={[96, 72]} {...props}>
      <g strokeWidth={3}>
        <Layers layers={HAND_DRAWINGS[hand]} colours={["skin"]} />
      </g>
    </Picture>
  );
}

/** The palm grip, from about 6 months: a fist around a stick that looks out above and below. */
export function PalmGrip(props: PictureProps) {
  return <Hand hand="palm" {...props} />;
}

/** The pincer grip, from about 9 months: a small piece between the tips of thumb and finger. */
export function PincerGrip(props: PictureProps) {
  return <Hand hand="pincer" {...props} />;
}

/** The squish test: a piece soft enough gives way between thumb and finger. */
export function SquishTest(props: PictureProps) {
  return <Hand hand="squish" {...props} />;
}
