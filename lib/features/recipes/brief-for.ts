import "server-only";
import { ageGroupForMonths, lowestMonths } from "@/lib/domain/food/age";
import type { FoodId } from "@/lib/domain/food/food-ids";
import type { RecipeBrief } from "@/lib/domain/recipes/recipe";
import { assessPantry, type FamilyProfile, type PantryAssessment } from "@/lib/domain/safety/assess-pantry";
import type { Finding } from "@/lib/domain/safety/finding";
import { AppError } from "@/lib/domain/shared/app-error";
import type { Language } from "@/lib/domain/shared/language";
import { shortText } from "@/lib/domain/shared/safe-text";
import { hashText } from "@/lib/domain/shared/seeded-random";
import { presentFinding } from "@/lib/features/ingredients/present";
import type { Excluded } from "./present";
import type { GenerateInput } from "./schema";

/** What to cook and what was left out before cooking. */
export interface PreparedBrief {
  readonly brief: RecipeBrief;
  readonly pantry: PantryAssessment;
  readonly excluded: readonly Excluded[];
}

/** What is kept of an ingredient that was left out: enough to know it again. */
export const KEPT_INPUT_LENGTH = 120;

/** The finding that says best why something is left out; what else is said of a word without a food is not why. */
function reasonOf(findings: readonly Finding[], foods: readonly FoodId[]): Finding | undefined {
  const stop = findings.find(
    ({ severity }) => severity === "forbid" || severity === "allergy" || severity === "unknown",
  );
  if (stop === undefined && foods.length === 0) return { ruleId: "not_cooked", severity: "unknown" };
  return stop ?? findings.find(({ ruleId }) => ruleId === "too_early") ?? findings[0];
}

/** Everything that is not cooked, said: what is forbidden, too early, unknown, or no food of its own (salt). */
function leftOut({ results, usable }: PantryAssessment): Excluded[] {
  return results.flatMap(({ input, foods, findings }) => {
    const reason = reasonOf(findings, foods);
    return reason && !foods.some((food) => usable.includes(food)) ? [kept(input, reason)] : [];
  });
}

function kept(typed: string, finding: Finding): Excluded {
  const input = shortText(typed, KEPT_INPUT_LENGTH);
  return { input, finding: finding.input === undefined ? finding : { ...finding, input } };
}

/**
 * Checks the pantry and says what to cook. Throws `no_usable_ingredients`, with one sentence for each ingredient, when
 * the check leaves nothing. The same input always gives the same brief.
 */
export function briefFor(input: GenerateInput, profile: FamilyProfile, language: Language): PreparedBrief {
  const pantry = assessPantry(input.ingredients, profile, { language });
  const excluded = leftOut(pantry);
  if (pantry.usable.length === 0) {
    const warnings = excluded.map(({ input: typed, finding }) => {
      const { title, message } = presentFinding(finding, language);
      return `${typed} – ${title}. ${message}`;
    });
    throw new AppError("no_usable_ingredients", { warnings });
  }
  const ageGroup = input.ageGroup ?? ageGroupForMonths(profile.months);
  const mealType = input.mealType ?? "lunch";
  const seed = hashText([...pantry.usable].sort().join() + input.cookingMethod + mealType + ageGroup);
  return {
    pantry,
    excluded,
    brief: {
      foods: pantry.usable,
      cookingMethod: input.cookingMethod,
      mealType,
      ageGroup,
      months: Math.max(profile.months, lowestMonths(ageGroup)),
      language,
      avoid: { allergens: profile.allergens, foods: profile.avoidFoods },
      seed,
      ...(input.variant === undefined ? {} : { variant: input.variant }),
    },
  };
}
