import { CutPicture } from "@/components/illustrations/cuts";
import { SquishTest } from "@/components/illustrations/hands";
import type { FoodId } from "@/lib/domain/food/food-ids";
import type { preparationPictures } from "./preparation-pictures";

/** How it is cut and how soft it has to be, drawn; nothing where neither is known. */
export function CutPictures({
  pictures: { cut, squish },
  foodId,
  className,
  pictureClass,
}: {
  readonly pictures: ReturnType<typeof preparationPictures>;
  /** What is cut, for its colours. */
  readonly foodId: FoodId | undefined;
  readonly className: string;
  /** For each of the pictures. */
  readonly pictureClass: string;
}) {
  if (cut === undefined && !squish) return null;
  return (
    <div className={className}>
      {cut === undefined ? null : <CutPicture cut={cut} foodId={foodId} className={pictureClass} />}
      {squish ? <SquishTest className={pictureClass} /> : null}
    </div>
  );
}
