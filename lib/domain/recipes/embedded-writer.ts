import { foodName } from "../food/names";
import type { FoodId } from "../food/food-ids";
import { boostersFor } from "./plan/boosters";
import { planRecipe } from "./plan-recipe";
import type { RecipeBrief, RecipeDraft, SuggestionDraft } from "./recipe";
import { renderRecipe } from "./render-recipe";
import type { RecipeWriter } from "./writer";

const MOST_SUGGESTIONS = 2;

/** The recipe for a brief. The same brief gives the same recipe; another seed may give another dish. */
export function composeRecipe(brief: RecipeBrief): RecipeDraft {
  const plan = planRecipe(brief);
  return { text: renderRecipe(plan, brief.language), plan };
}

/** Ideas that are looked through for one that is another dish. */
const IDEAS = [1, 0, 2, 3, 4, 5] as const;

/** With the food, as a dish of another form where the kitchen knows one. */
function suggestion(
  brief: RecipeBrief,
  extra: FoodId,
  taken: readonly string[],
): SuggestionDraft & { readonly form: string } {
  // First, so that the dish is named after it too.
  const wider: RecipeBrief = { ...brief, foods: [extra, ...brief.foods] };
  const plans = IDEAS.map((variant) => planRecipe({ ...wider, variant }));
  const plan = plans.find(({ form }) => !taken.includes(form)) ?? planRecipe(wider);
  return {
    text: renderRecipe(plan, brief.language),
    plan,
    additionalIngredients: [foodName(extra, brief.language)],
    form: plan.form,
  };
}

/**
 * At most two alternatives to the recipe of a brief, each with one food that it has not, and of another form where there is
 * one.
 * None holds what the family avoids; fewer than two where nothing may be added.
 */
export function composeSuggestions(brief: RecipeBrief): readonly SuggestionDraft[] {
  const { form: first, items } = planRecipe(brief);
  const taken: string[] = [first];
  const isThere = (extra: FoodId) => items.some(({ foodId }) => foodId === extra);
  return boostersFor(brief)
    .filter((extra) => !isThere(extra))
    .slice(0, MOST_SUGGESTIONS)
    .map((extra) => {
      const { form, ...draft } = suggestion(brief, extra, taken);
      taken.push(form);
      return draft;
    });
}

/** The writer that needs no key and no network. */
export const embeddedWriter: RecipeWriter = {
  name: "embedded",
  write: (brief) => Promise.resolve(composeRecipe(brief)),
  suggest: (brief) => Promise.resolve(composeSuggestions(brief)),
};
