import "server-only";
import type { AgeGroup } from "@/lib/domain/food/age";
import { monthsToCookFor } from "@/lib/domain/food/family-age";
import { FOODS } from "@/lib/domain/food/foods";
import type { FamilyProfile } from "@/lib/domain/safety/assess-pantry";
import { resolveAllergy, type ResolvedAllergy } from "@/lib/domain/safety/family-allergy";
import type { UserId } from "@/lib/domain/shared/actor";
import { findFamily } from "./data";

const NOBODY = { avoided: [], babies: [], paused: [] } as const;

function unique<T>(items: readonly T[]): readonly T[] {
  return [...new Set(items)];
}

function isUnknown(resolved: ResolvedAllergy | undefined): boolean {
  return resolved?.allergens.length === 0 && resolved.foods.length === 0;
}

/**
 * Whom a recipe is checked for: the baby's exact months where its birth month is known (else the youngest of the age
 * group, the strictest group where none was chosen), and everything that a signed-in parent's family avoids or has
 * paused after a reaction.
 */
export async function profileOf(
  userId: UserId | undefined,
  ageGroup: AgeGroup | undefined,
  today: Date = new Date(),
): Promise<FamilyProfile> {
  const family = userId === undefined ? NOBODY : await findFamily(userId);
  const resolved = family.avoided.map(resolveAllergy);
  const allergens = unique(resolved.flatMap((each) => each.allergens));
  const foods = unique(resolved.flatMap((each) => each.foods));
  const words = family.avoided.filter((_, index) => isUnknown(resolved[index]));
  const pausedAllergens = unique(family.paused.flatMap((food) => FOODS[food].allergens));
  return {
    months: monthsToCookFor(family.babies, ageGroup, today),
    allergens: unique([...allergens, ...pausedAllergens]),
    avoidFoods: unique([...foods, ...family.paused]),
    words,
    paused: {
      allergens: pausedAllergens.filter((allergen) => !allergens.includes(allergen)),
      foods: family.paused.filter((food) => !foods.includes(food)),
    },
  };
}
