import type { Language } from "../shared/language";
import type { AgeGroup } from "../food/age";
import type { CookingMethod, MealType } from "../food/cooking";
import type { FoodId } from "../food/food-ids";
import type { AllergenId } from "../food/allergen";

/** How to serve a recipe to this baby: what to do first, how large, and what to watch. Each one or more sentences. */
export interface ServingInstructions {
  readonly preparation: string;
  readonly size: string;
  readonly safety: string;
}

/** The words of a recipe: exactly what a writer, built in or a model, may return, and every word the gate reads. */
export interface RecipeText {
  readonly title: string;
  /** One line per ingredient, with its amount. */
  readonly ingredients: readonly string[];
  /** One step per line. */
  readonly instructions: string;
  readonly servingInstructions: ServingInstructions;
}

/** What is read and shown of a recipe that a model proposes: how it is served is said in our words. */
export type ProposedText = Omit<RecipeText, "servingInstructions">;

export const VERIFICATION_TYPES = ["expert_verified", "ai_generated", "community_tested"] as const;

/** What a writer is asked for. Everything in it has passed `assessPantry`: no blocked and no unknown ingredient. */
export interface RecipeBrief {
  readonly foods: readonly FoodId[];
  readonly cookingMethod: CookingMethod;
  readonly mealType: MealType;
  readonly ageGroup: AgeGroup;
  /** Completed months; the lower end of the group where the exact age is not known. */
  readonly months: number;
  readonly language: Language;
  /** What the family avoids: never to be used, not even as a pantry basic. */
  readonly avoid: { readonly allergens: readonly AllergenId[]; readonly foods: readonly FoodId[] };
  /** Chooses among equally good dishes. The same brief with the same seed is the same recipe. */
  readonly seed: number;
  /** "Another idea": 0 or absent is the first, each number after it another dish, or the same otherwise seasoned. */
  readonly variant?: number;
}

/** Who wrote a recipe's words. */
export type RecipeSource = "embedded" | "openai";

/** A recipe proposed: words, and the plan behind them where the composer wrote it. */
export interface RecipeDraft {
  readonly text: RecipeText;
  /** The composer's language-free plan, so that the recipe can be read in any of the five languages. */
  readonly plan?: RecipePlan;
}

/** An alternative: a recipe with something added. */
export interface SuggestionDraft extends RecipeDraft {
  readonly additionalIngredients: readonly string[];
}

export interface RecipePlan {
  readonly version: 1;
  readonly form: string;
  readonly ageGroup: AgeGroup;
  readonly cookingMethod: CookingMethod;
  readonly mealType: MealType;
  readonly items: readonly PlanItem[];
}

export const PLAN_ROLES = [
  "base",
  "protein",
  "vegetable",
  "fruit",
  "fat",
  "binder",
  "liquid",
  "flavour",
  "beside",
] as const;
export const PLAN_UNITS = ["g", "ml", "piece", "tsp", "tbsp", "pinch"] as const;

/** One ingredient of a plan with the part it plays and its amount for the portion of the age. */
export interface PlanItem {
  readonly foodId: FoodId;
  readonly role: (typeof PLAN_ROLES)[number];
  readonly amount: { readonly value: number; readonly unit: (typeof PLAN_UNITS)[number] };
  /** True when the composer added it from the pantry basics. */
  readonly added: boolean;
  /** Minutes until soft with this method. */
  readonly minutes: number;
}
