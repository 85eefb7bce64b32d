import { useState, type ReactNode } from "react";
import { cn } from "@/components/ui/cn";
import { fill } from "@/lib/i18n/client-text";
import type { CardExtras } from "./load-extras";
import type { CardRecipe } from "./card-recipe";
import { imageAddress } from "@/lib/domain/recipes/image-address";
import type { RecipeCardTexts } from "./recipe-card-texts";

export interface RecipePictureProps {
  readonly recipe: Pick<CardRecipe, "foodIds" | "id" | "imageUrl" | "referenceImageUrl" | "title">;
  readonly texts: Pick<RecipeCardTexts, "photo" | "picture">;
  readonly extras: CardExtras;
  /** The plate as the server has drawn it; else it is drawn once the extras are there. */
  readonly plate?: ReactNode;
  readonly className?: string;
}

/** The recipe's picture in a box of 16 to 9 that is there from the start; its own foods on a plate where there is none. */
export function RecipePicture({ recipe, texts, extras, plate, className }: RecipePictureProps) {
  const [failed, setFailed] = useState(false);
  const address = imageAddress(recipe.referenceImageUrl) ?? imageAddress(recipe.imageUrl);
  return (
    <div className={cn("aspect-video w-full overflow-hidden bg-grey-soft", className)}>
      {address !== undefined && !failed ? (
        <img
          src={address}
          alt={fill(texts.photo, { title: recipe.title })}
          width={1600}
          height={900}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setFailed(true)}
          className="size-full object-cover"
        />
      ) : plate ? (
        plate
      ) : extras ? (
        <extras.Plate foodIds={recipe.foodIds} seed={recipe.id} label={texts.picture} className="size-full" />
      ) : null}
    </div>
  );
}
