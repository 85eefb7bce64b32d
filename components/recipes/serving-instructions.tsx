import type { ReactNode } from "react";
import { BellIcon, KnifeIcon, PotIcon } from "@/components/ui/icons";
import type { CardRecipe } from "./card-recipe";
import { heldAge } from "./held-age";
import type { RecipeCardTexts } from "./recipe-card-texts";
import type { CardExtras } from "./load-extras";

const PARTS = [
  { part: "preparation", Shape: PotIcon },
  { part: "size", Shape: KnifeIcon },
  { part: "safety", Shape: BellIcon },
] as const;

/** How to serve a recipe to this baby: what to do first, how large, and what to watch. */
export function ServingInstructions({
  recipe,
  texts,
  extras,
  grip,
}: {
  readonly recipe: Pick<CardRecipe, "servingInstructions" | "language" | "ageGroup" | "cookingMethod" | "safety">;
  readonly texts: Pick<RecipeCardTexts, "serving" | "preparation" | "size" | "safety">;
  readonly extras: Pick<NonNullable<CardExtras>, "Grip"> | undefined;
  /** The hand as the server has drawn it; else it is drawn once the extras are there. */
  readonly grip?: ReactNode;
}) {
  const { servingInstructions, language } = recipe;
  const age = heldAge(recipe);
  return (
    <section className="grid grid-cols-1 gap-3 rounded-card bg-carrot-soft p-4">
      <div className="flex items-start justify-between gap-3">
        <p className="text-lg font-extrabold text-carrot">{texts.serving}</p>
        {age ? (
          <div className="-mb-4 aspect-4/3 w-24 shrink-0 rounded-md bg-card p-1.5">
            {grip ?? (extras ? <extras.Grip ageGroup={age} /> : null)}
          </div>
        ) : null}
      </div>
      <dl className="grid grid-cols-1 gap-3">
        {PARTS.filter(({ part }) => servingInstructions[part] !== "").map(({ part, Shape }) => (
          <div key={part}>
            <dt className="flex items-center gap-3 font-bold wrap-anywhere">
              <Shape className="text-carrot" />
              {texts[part]}
            </dt>
            <dd lang={language} className="pl-8.25 whitespace-pre-line">
              {servingInstructions[part]}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
