import { lowestMonths, STRICTEST_AGE_GROUP, type AgeGroup } from "./age";
import { canBeIn, monthsInGroup, monthsSince, type BirthMonth } from "./birth-month";

/** A baby as far as cooking needs to know. */
export interface FamilyBaby {
  readonly birthMonth: BirthMonth;
  /** Recipes are made for this one; at most one of a family. */
  readonly chosen: boolean;
}

/**
 * The completed months that a meal is checked for: those of the baby whom it is for, the youngest where several may be
 * meant. A group that a parent asks for and none of them is in is checked from its lower end; a family without a baby
 * that asks for no group, as for the strictest.
 */
export function monthsToCookFor(babies: readonly FamilyBaby[], ageGroup: AgeGroup | undefined, today: Date): number {
  const chosen = babies.filter((baby) => baby.chosen);
  const meant = chosen.length > 0 ? chosen : babies;
  const months =
    ageGroup === undefined
      ? meant.map(({ birthMonth }) => monthsSince(birthMonth, today))
      : meant
          .filter(({ birthMonth }) => canBeIn(birthMonth, ageGroup, today))
          .map(({ birthMonth }) => monthsInGroup(birthMonth, ageGroup, today));
  return months.length > 0 ? Math.min(...months) : lowestMonths(ageGroup ?? STRICTEST_AGE_GROUP);
}
