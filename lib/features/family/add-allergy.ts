import "server-only";
import { normalise } from "@/lib/domain/food/normalise";
import type { UserId } from "@/lib/domain/shared/actor";
import type { Language } from "@/lib/domain/shared/language";
import { insertAllergy } from "./mutations";
import { tooMany } from "./policy";
import { presentAllergy } from "./present-allergy";
import { MAX_ALLERGIES, type AddAllergyInput, type AllergyOutput } from "./schema";

/** Adds what a family avoids, and says what it was taken for; the same twice is one. `invalid_input` where the list is full. */
export async function addAllergy(
  userId: UserId,
  { food }: AddAllergyInput,
  language: Language,
): Promise<{ readonly allergy: AllergyOutput; readonly isNew: boolean }> {
  const kept = await insertAllergy(userId, { food, foodKey: normalise(food) }, MAX_ALLERGIES);
  if (kept === undefined) throw tooMany("food");
  return { allergy: presentAllergy(kept, language), isNew: kept.isNew };
}
