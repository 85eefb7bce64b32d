import { AGE_GROUPS, type AgeGroup } from "./age";

// Apart from age.ts, which the first visit to a page carries: only what is fetched later compares.
/** Whether a group is of younger babies than another. */
export function isYoungerGroup(ageGroup: AgeGroup, than: AgeGroup): boolean {
  return AGE_GROUPS.indexOf(ageGroup) < AGE_GROUPS.indexOf(than);
}
