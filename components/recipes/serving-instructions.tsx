import { BellIcon, KnifeIcon, PotIcon } from "@/components/ui/icons";
import type { CardRecipe } from "./card-recipe";
import type { RecipeCardTexts } from "./recipe-card-texts";

const PARTS = [
  { part: "preparation", Shape: PotIcon },
  { part: "size", Shape: KnifeIcon },
  { part: "safety", Shape: BellIcon },
] as const;

/** How to serve a recipe to this baby: what to do first, how large, and what to watch. */
export function ServingInstructions({
  recipe: { servingInstructions, language },
  texts,
}: {
  readonly recipe: Pick<CardRecipe, "servingInstructions" | "language">;
  readonly texts: Pick<RecipeCardTexts, "serving" | "preparation" | "size" | "safety">;
}) {
  return (
    <section className="grid gap-3 rounded-card bg-carrot-soft p-4">
      <p className="font-extrabold text-carrot">{texts.serving}</p>
      <dl className="grid gap-3">
        {PARTS.filter(({ part }) => servingInstructions[part] !== "").map(({ part, Shape }) => (
          <div key={part}>
            <dt className="flex items-center gap-3 font-bold">
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
