import { CutPicture } from "@/components/illustrations/cuts";
import { SquishTest } from "@/components/illustrations/hands";
import type { preparationPictures } from "./preparation-pictures";

/** How it is cut and how soft it has to be, drawn; nothing where neither is known. */
export function CutPictures({
  pictures: { cut, squish },
  className,
  pictureClass,
}: {
  readonly pictures: ReturnType<typeof preparationPictures>;
  readonly className: string;
  /** For each of the pictures. */
  readonly pictureClass: string;
}) {
  if (cut === undefined && !squish) return null;
  return (
    <div className={className}>
      {cut === undefined ? null : <CutPicture cut={cut} className={pictureClass} />}
      {squish ? <SquishTest className={pictureClass} /> : null}
    </div>
  );
}
