/** The generator form's age groups. `12-24` is labelled "12+ months" and stands for everyone from twelve months. */
export const AGE_GROUPS = ["6-9", "9-12", "12-24"] as const;
export type AgeGroup = (typeof AGE_GROUPS)[number];

/** The bands of meal suggestions, the baby's profile and the food pages. */
export const AGE_BANDS = ["sixToEight", "nineToTwelve", "oneToTwo", "over2"] as const;
export type AgeBand = (typeof AGE_BANDS)[number];

/** The product starts at six months; below that it says so and offers no recipe. */
export const YOUNGEST_MONTHS = 6;

const LOWEST_MONTHS: Record<AgeGroup, number> = { "6-9": 6, "9-12": 9, "12-24": 12 };

/** Absent age means the youngest group, whose rules are the strictest. */
export const STRICTEST_AGE_GROUP: AgeGroup = "6-9";

/** The lower end of a group in completed months: rules are applied as for the youngest baby in it. */
export function lowestMonths(ageGroup: AgeGroup): number {
  return LOWEST_MONTHS[ageGroup];
}

/** The group of a baby of so many completed months; below six months it is the youngest group. */
export function ageGroupForMonths(months: number): AgeGroup {
  if (months >= 12) return "12-24";
  return months >= 9 ? "9-12" : "6-9";
}

/** The band of a baby of so many completed months. */
export function ageBandForMonths(months: number): AgeBand {
  if (months >= 24) return "over2";
  if (months >= 12) return "oneToTwo";
  return months >= 9 ? "nineToTwelve" : "sixToEight";
}
