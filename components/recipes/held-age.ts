import type { GripAge } from "@/components/illustrations/grip";
import type { AgeGroup } from "@/lib/domain/food/age";
import type { CardRecipe } from "./card-recipe";

/** The age that the recipe is shown for: the reader's baby may be younger than the one it was written for. */
export function servedAge({ ageGroup, safety }: Pick<CardRecipe, "ageGroup" | "safety">): AgeGroup {
  return safety.recheck?.ageGroup ?? ageGroup;
}

/** The age whose way to hold food is drawn beside a recipe; undefined for what is not held, or held either way. */
export function heldAge(recipe: Pick<CardRecipe, "cookingMethod" | "ageGroup" | "safety">): GripAge | undefined {
  const age = servedAge(recipe);
  return recipe.cookingMethod === "fingerFood" && age !== "12-24" ? age : undefined;
}
