import type { AgeGroup } from "@/lib/domain/food/age";
import type { CookingMethod, MealType } from "@/lib/domain/food/cooking";
import type { Language } from "@/lib/domain/shared/language";
import type { Kitchen } from "./kitchen-store";

/** A recipe asked for: the body of the two calls that make one. */
export interface Order {
  readonly ingredients: readonly string[];
  readonly cookingMethod: CookingMethod;
  readonly language: Language;
  readonly ageGroup: AgeGroup;
  readonly mealType: MealType;
  /** Another idea for the same kitchen: absent for the first, then 1, 2 and so on. */
  readonly variant?: number;
}

/** What is missing, in the order it is asked for; or the order itself. */
export function orderOf(kitchen: Kitchen, language: Language): Order | "selection" | "ingredients" {
  const { ageGroup, mealType, cookingMethod, ingredients } = kitchen;
  if (!ageGroup || !mealType || !cookingMethod) return "selection";
  if (ingredients.length === 0) return "ingredients";
  return { ingredients, cookingMethod, language, ageGroup, mealType };
}

/** A name for one attempt that no other has. Works without HTTPS, where `randomUUID` does not exist. */
export function newAttemptKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
