import type { GripAge } from "@/components/illustrations/grip";
import type { CardRecipe } from "./card-recipe";

/** The age whose way to hold food is drawn beside a recipe; undefined for what is not held, or held either way. */
export function heldAge({
  cookingMethod,
  ageGroup,
  safety,
}: Pick<CardRecipe, "cookingMethod" | "ageGroup" | "safety">): GripAge | undefined {
  const age = safety.recheck?.ageGroup ?? ageGroup;
  return cookingMethod === "fingerFood" && age !== "12-24" ? age : undefined;
}
