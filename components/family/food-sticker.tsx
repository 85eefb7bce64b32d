import { FoodPicture } from "@/components/illustrations/foods";
import { cn } from "@/components/ui/cn";
import { isFoodId } from "@/lib/domain/food/food-ids";

const TONES = {
  pea: "bg-pea-soft",
  carrot: "bg-carrot-soft",
  amber: "bg-amber-soft",
  beet: "bg-beet-soft",
  blueberry: "bg-blueberry-soft",
  aubergine: "bg-aubergine-soft",
  none: "border-2 border-dashed border-line bg-transparent",
} as const;

export type StickerTone = keyof typeof TONES;

/** A food's picture on a round ground, as a sticker; without a tone its place is still empty and the food a shadow. */
export function FoodSticker({
  foodId,
  tone,
  className,
}: {
  readonly foodId: string;
  readonly tone: StickerTone;
  readonly className?: string;
}) {
  return (
    <span className={cn("grid shrink-0 place-items-center rounded-chip", TONES[tone], className)}>
      {isFoodId(foodId) ? (
        <FoodPicture foodId={foodId} className={cn("size-4/5", tone === "none" && "opacity-35 grayscale")} />
      ) : null}
    </span>
  );
}
