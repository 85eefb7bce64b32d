import { stepsOf } from "@/components/recipes/card-recipe";
import type { RecipeCardTexts } from "@/components/recipes/recipe-card-texts";
import type { RecipeOutput } from "@/lib/features/recipes/schema";

export interface RecipeWordsProps {
  readonly recipe: Pick<RecipeOutput, "ingredients" | "instructions" | "language">;
  /** By place in the list: what the composer took from the cupboard. */
  readonly added: readonly boolean[] | undefined;
  readonly texts: RecipeCardTexts;
}

/** The ingredients and the steps, side by side where there is room. */
export function RecipeWords({ recipe: { ingredients, instructions, language }, added, texts }: RecipeWordsProps) {
  return (
    <div className="grid gap-6 @xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <section className="grid content-start gap-3">
        <h2 className="text-xl">{texts.ingredients}</h2>
        <ul lang={language} className="amounts divide-y divide-hairline">
          {ingredients.map((ingredient, index) => (
            <li key={`${index} ${ingredient}`} className="py-2">
              {ingredient}
              {added?.[index] === true ? <span className="text-muted"> · {texts.cookAlong.added}</span> : null}
            </li>
          ))}
        </ul>
      </section>
      <section className="grid content-start gap-3">
        <h2 className="text-xl">{texts.instructions}</h2>
        <ol lang={language} className="grid gap-4">
          {stepsOf(instructions).map((step, index) => (
            <li
              key={`${index} ${step}`}
              id={`step-${index + 1}`}
              className="grid grid-cols-[auto_minmax(0,1fr)] gap-3 break-inside-avoid"
            >
              <span
                aria-hidden
                className="amounts grid size-8 place-items-center rounded-chip bg-carrot-soft font-extrabold text-carrot print:border"
              >
                {index + 1}
              </span>
              <span>{step}</span>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
