import { lowestMonths, STRICTEST_AGE_GROUP, type AgeGroup } from "./age";
import { canBeIn, monthsInGroup, monthsSince, type BirthMonth } from "./birth-month";

/** A baby as far as cooking needs to know. */
export interface FamilyBaby {
  readonly birthMonth: BirthMonth;
  /** Recipes are made for this one; at most one of a family. */
  readonly chosen: boolean;
}

function meantOf(babies: readonly FamilyBaby[]): readonly FamilyBaby[] {
  const chosen = babies.filter((baby) => baby.chosen);
  return chosen.length > 0 ? chosen : babies;
}

/**
 * The completed months that a meal is checked for: those of the baby whom it is for, the youngest where several may be
 * meant. A group that a parent asks for and none of them is in is checked from its lower end; a family without a baby
 * that asks for no group, as for the strictest.
 */
export function monthsToCookFor(babies: readonly FamilyBaby[], ageGroup: AgeGroup | undefined, today: Date): number {
  const meant = meantOf(babies);
  const months =
    ageGroup === undefined
      ? meant.map(({ birthMonth }) => monthsSince(birthMonth, today))
      : meant
          .filter(({ birthMonth }) => canBeIn(birthMonth, ageGroup, today))
          .map(({ birthMonth }) => monthsInGroup(birthMonth, ageGroup, today));
  return months.length > 0 ? Math.min(...months) : lowestMonths(ageGroup ?? STRICTEST_AGE_GROUP);
}

/**
 * The completed months that a recipe is read for: those of the baby whom it may be for, the youngest where several may be,
 * whatever age it was written for. A family without a baby reads it as for the youngest of its group.
 */
export function monthsToReadFor(babies: readonly FamilyBaby[], ageGroup: AgeGroup, today: Date): number {
  if (babies.length === 0) return lowestMonths(ageGroup);
  const months = meantOf(babies).map(({ birthMonth }) =>
    canBeIn(birthMonth, ageGroup, today) ? monthsInGroup(birthMonth, ageGroup, today) : monthsSince(birthMonth, today),
  );
  return Math.min(...months);
}
