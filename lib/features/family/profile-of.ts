import "server-only";
import type { AgeGroup } from "@/lib/domain/food/age";
import { monthsToCookFor, monthsToReadFor } from "@/lib/domain/food/family-age";
import { FOODS } from "@/lib/domain/food/foods";
import { withSameSource } from "@/lib/domain/food/same-source";
import type { FamilyProfile } from "@/lib/domain/safety/assess-pantry";
import { resolveAllergy, type ResolvedAllergy } from "@/lib/domain/safety/family-allergy";
import type { UserId } from "@/lib/domain/shared/actor";
import { findFamily, type FamilyRow } from "./data";

const NOBODY: FamilyRow = { avoided: [], babies: [], paused: [] };

function unique<T>(items: readonly T[]): readonly T[] {
  return [...new Set(items)];
}

function isUnknown(resolved: ResolvedAllergy | undefined): boolean {
  return resolved?.allergens.length === 0 && resolved.foods.length === 0;
}

function profileAt(family: FamilyRow): (months: number) => FamilyProfile {
  const resolved = family.avoided.map(resolveAllergy);
  const allergens = unique(resolved.flatMap((each) => each.allergens));
  const foods = unique(resolved.flatMap((each) => each.foods));
  const words = family.avoided.filter((_, index) => isUnknown(resolved[index]));
  const pausedAllergens = unique(family.paused.flatMap((food) => FOODS[food].allergens));
  const avoided = {
    allergens: unique([...allergens, ...pausedAllergens]),
    // Who must not have beef must not have it minced either.
    avoidFoods: withSameSource([...foods, ...family.paused]),
    words,
    paused: {
      allergens: pausedAllergens.filter((allergen) => !allergens.includes(allergen)),
      foods: withSameSource(family.paused).filter((food) => !withSameSource(foods).includes(food)),
    },
  };
  return (months) => ({ months, ...avoided });
}

/** Whom recipes are made for and who reads them: what the family avoids, and how old its babies are. */
export interface Reader {
  /** False: nobody has said how old the baby is, and a recipe is checked for the youngest of its group. */
  readonly knowsAge: boolean;
  /** Whom a recipe is checked for that is cooked for an age, or for no age in particular. */
  readonly cookingFor: (ageGroup: AgeGroup | undefined) => FamilyProfile;
  /** Whom a recipe is checked for that was written for an age and is read by this family. */
  readonly profileFor: (ageGroup: AgeGroup) => FamilyProfile;
}

/**
 * Whoever reads, in one statement for a parent and none for a visitor. `asked` is the age they have chosen to be shown
 * recipes for: where it is younger than what is known of them, it is that age which recipes are read for.
 */
export async function readerOf(
  userId: UserId | undefined,
  asked?: AgeGroup,
  today: Date = new Date(),
): Promise<Reader> {
  const family = userId === undefined ? NOBODY : await findFamily(userId);
  const profile = profileAt(family);
  return {
    knowsAge: family.babies.length > 0 || asked !== undefined,
    cookingFor: (ageGroup) => profile(monthsToCookFor(family.babies, ageGroup, today)),
    profileFor: (ageGroup) => {
      const months = monthsToReadFor(family.babies, ageGroup, today);
      return profile(asked === undefined ? months : Math.min(months, monthsToCookFor(family.babies, asked, today)));
    },
  };
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
  return (await readerOf(userId, undefined, today)).cookingFor(ageGroup);
}
