import type { GripAge } from "@/components/illustrations/grip";
import type { CardRecipe } from "./card-recipe";

/** The age whose way to hold food is drawn beside a recipe; undefined for what is not held, or held either way. */
export function heldAge({
  cookingMethod,
  ageGroup,
}: Pick<CardRecipe, "cookingMethod" | "ageGroup">): GripAge | undefined {
  return cookingMethod === "fingerFood" && ageGroup !== "12-24" ? ageGroup : undefined;
}
