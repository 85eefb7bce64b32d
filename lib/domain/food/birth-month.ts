import { ageGroupForMonths, lowestMonths, type AgeGroup } from "./age";

/** Year and month, "2026-03". The day of birth is never asked for. */
export type BirthMonth = string & { readonly __brand: "BirthMonth" };

/** Older children eat what the family eats; their month is not needed here. */
export const OLDEST_MONTHS = 72;

const FORM = /^(\d{4})-(0[1-9]|1[0-2])$/;
const MONTHS_A_YEAR = 12;
/** The first place on earth where a month begins is this much ahead of UTC. */
const EARLIEST_ZONE_MILLISECONDS = 14 * 3600 * 1000;

function monthCount(year: number, month: number): number {
  return year * MONTHS_A_YEAR + month;
}

function monthsBetween(birthMonth: BirthMonth, today: Date): number {
  const [year, month] = [Number(birthMonth.slice(0, 4)), Number(birthMonth.slice(5))];
  return monthCount(today.getUTCFullYear(), today.getUTCMonth() + 1) - monthCount(year, month);
}

/** The text as a month in which a child of up to six years can be born; `undefined` for a month to come or long ago. */
export function parseBirthMonth(text: string, today: Date): BirthMonth | undefined {
  if (!FORM.test(text)) return undefined;
  const month = text as BirthMonth;
  const latest = monthsBetween(month, new Date(today.getTime() + EARLIEST_ZONE_MILLISECONDS));
  return latest >= 0 && monthsBetween(month, today) <= OLDEST_MONTHS ? month : undefined;
}

/**
 * Completed months of a baby born in this month, on any of its days: counted from its last one, so that nobody is taken
 * for older than they are. Up to a month less than the true age, never more. Never below 0.
 */
export function monthsSince(birthMonth: BirthMonth, today: Date): number {
  return Math.max(0, monthsBetween(birthMonth, today) - 1);
}

/**
 * Completed months when a parent says that the baby is in this group: the parent knows the day, so within what the month
 * leaves open their choice holds. A group the baby cannot be in yet changes nothing.
 */
export function monthsInGroup(birthMonth: BirthMonth, ageGroup: AgeGroup, today: Date): number {
  const atMost = Math.max(0, monthsBetween(birthMonth, today));
  return Math.max(monthsSince(birthMonth, today), Math.min(atMost, lowestMonths(ageGroup)));
}

/** Whether a baby of this month can be in a group. A baby of under six months counts as the youngest group's. */
export function canBeIn(birthMonth: BirthMonth, ageGroup: AgeGroup, today: Date): boolean {
  return ageGroupForMonths(monthsInGroup(birthMonth, ageGroup, today)) === ageGroup;
}

/**
 * The latest month of birth of a baby that can be in a group today: whoever was born after it is surely younger. Months
 * sort as text.
 */
export function latestBirthIn(ageGroup: AgeGroup, today: Date): string {
  const count = monthCount(today.getUTCFullYear(), today.getUTCMonth()) - lowestMonths(ageGroup);
  const year = String(Math.floor(count / MONTHS_A_YEAR)).padStart(4, "0");
  return `${year}-${String((count % MONTHS_A_YEAR) + 1).padStart(2, "0")}`;
}
