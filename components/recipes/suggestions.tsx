import { Skeleton } from "@/components/ui/skeleton";
import type { Language } from "@/lib/domain/shared/language";
import type { SuggestionOutput } from "@/lib/features/recipes/schema";
import { fill } from "@/lib/i18n/client-text";
import { suggestionCard } from "./card-recipe";
import { changeKept, keptKey, type FreshRecipes } from "./fresh-recipes";
import { RecipeCard } from "./recipe-card";
import type { RecipeListTexts } from "./recipe-list-texts";
import type { CardExtras } from "./load-extras";

/** As specified. */
const MAX_SUGGESTIONS = 2;

export interface SuggestionsProps {
  readonly suggestions: "pending" | readonly SuggestionOutput[];
  readonly texts: RecipeListTexts;
  /** The recipe they belong to. */
  readonly recipeId: string;
  readonly kept: FreshRecipes["kept"];
  readonly language: Language;
  readonly extras: CardExtras;
  readonly needExtras: () => void;
}

/** What the recipe above could become with one or two things more. */
export function Suggestions({ suggestions, recipeId, kept, texts, language, extras, needExtras }: SuggestionsProps) {
  if (suggestions === "pending") {
    return (
      <div role="status" className="grid gap-3 border-l-4 border-carrot-soft pl-4">
        <p className="text-muted">{texts.suggesting}</p>
        <Skeleton className="h-40" />
      </div>
    );
  }
  if (suggestions.length === 0) return null;
  return (
    <section className="grid gap-4 border-l-4 border-carrot-soft pl-3 sm:pl-4">
      <h3 className="text-lg">{texts.forThis}</h3>
      {suggestions.slice(0, MAX_SUGGESTIONS).map((suggestion, index) => {
        const key = keptKey(recipeId, index);
        const recipe = kept.get(key) ?? suggestionCard(suggestion, index);
        return (
          <RecipeCard
            key={key}
            recipe={recipe}
            texts={texts.card}
            locale={language}
            extras={extras}
            needExtras={needExtras}
            heading="h4"
            note={
              <p className="font-bold text-pea">
                {fill(texts.tryAdding, { ingredients: suggestion.additionalIngredients.join(", ") })}
              </p>
            }
            actions={
              extras ? (
                <extras.RecipeActions
                  recipe={recipe}
                  texts={extras.texts}
                  language={language}
                  onChange={(change) => changeKept(key, change)}
                />
              ) : null
            }
          />
        );
      })}
    </section>
  );
}
