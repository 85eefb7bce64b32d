import { PalmGrip, PincerGrip } from "./hands";
import type { PictureProps } from "./picture";

/** The ages whose way to hold food is drawn; from 12 months a baby does either. */
export type GripAge = "6-9" | "9-12";

/** How a baby of the age holds what it picks up by itself. */
export function Grip({ ageGroup, ...props }: PictureProps & { readonly ageGroup: GripAge }) {
  return ageGroup === "6-9" ? <PalmGrip {...props} /> : <PincerGrip {...props} />;
}
