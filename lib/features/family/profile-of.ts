import "server-only";
import { lowestMonths, STRICTEST_AGE_GROUP, type AgeGroup } from "@/lib/domain/food/age";
import type { FamilyProfile } from "@/lib/domain/safety/assess-pantry";
import { resolveAllergy } from "@/lib/domain/safety/family-allergy";
import type { UserId } from "@/lib/domain/shared/actor";
import { listAllergyFoods } from "./data";

/**
 * Whom a recipe is checked for: the youngest baby of the age group, the strictest group where none was chosen, and
 * everything a signed-in parent's family avoids.
 */
export async function profileOf(userId: UserId | undefined, ageGroup: AgeGroup | undefined): Promise<FamilyProfile> {
  const months = lowestMonths(ageGroup ?? STRICTEST_AGE_GROUP);
  const typed = userId === undefined ? [] : await listAllergyFoods(userId);
  const resolved = typed.map(resolveAllergy);
  return {
    months,
    allergens: [...new Set(resolved.flatMap(({ allergens }) => allergens))],
    avoidFoods: [...new Set(resolved.flatMap(({ foods }) => foods))],
  };
}
