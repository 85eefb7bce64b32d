import { BellIcon } from "@/components/ui/icons";
import type { FoodId } from "@/lib/domain/food/food-ids";
import { countText, fill } from "@/lib/i18n/client-text";
import type * as picturesModule from "@/components/illustrations/foods";
import type { ListedFood } from "./food-filter";

/** What draws the foods; fetched when the list comes near the screen, undefined until then. */
export type FoodPictures = typeof picturesModule | undefined;

export interface FoodTileProps {
  readonly food: ListedFood;
  readonly texts: { readonly from: string; readonly allergen: string };
  readonly locale: string;
  readonly pictures: FoodPictures;
}

/** One food of the list, its picture in a box that is there from the start. */
export function FoodTile({ food, texts, locale, pictures }: FoodTileProps) {
  const foodId: FoodId = food.id;
  const months = countText(food.minAgeMonths, locale);
  return (
    <li>
      <a
        href={`/foods/${food.slug}`}
        className="grid h-full grid-cols-[3.5rem_minmax(0,1fr)] items-center gap-3 rounded-card border border-hairline bg-card p-2 pr-3 shadow-soft hover:brightness-97 sm:grid-cols-1 sm:justify-items-center sm:gap-1 sm:p-3 sm:text-center"
      >
        <span className="size-14 sm:size-20">{pictures ? <pictures.FoodPicture foodId={foodId} /> : null}</span>
        <span className="grid min-w-0 gap-0.5">
          <span className="block font-bold wrap-anywhere hyphens-auto first-letter:uppercase">{food.name}</span>
          <span className="flex items-center gap-1.5 text-sm text-muted sm:justify-center">
            {fill(texts.from, { months })}
            {food.hasAllergen ? <BellIcon className="size-4 text-amber" label={texts.allergen} /> : null}
          </span>
        </span>
      </a>
    </li>
  );
}
