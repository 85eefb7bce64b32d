import type { FoodId } from "./food-ids";
import { SEASONS, type MonthRange } from "./seasons.table";

export const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** Where a food comes from in a month, in Germany, Austria and Poland: from the field, from a store, or from elsewhere. */
export type Supply = "fresh" | "stored" | "elsewhere";

function holds([first, last]: MonthRange, month: number): boolean {
  return first <= last ? first <= month && month <= last : month >= first || month <= last;
}

/** The twelve months of a food, January first; undefined for a food without a season there. */
export function seasonOf(id: FoodId): readonly Supply[] | undefined {
  const season = SEASONS[id];
  if (season === undefined) return undefined;
  return MONTHS.map((month) => {
    if (season.fresh.some((range) => holds(range, month))) return "fresh";
    return season.stored?.some((range) => holds(range, month)) === true ? "stored" : "elsewhere";
  });
}

/** The months in which a food is to be had from nearby, as bits: January is 1, December 2048; 0 without a season. */
export function nearbyMonths(id: FoodId): number {
  return (seasonOf(id) ?? []).reduce((bits, supply, index) => (supply === "elsewhere" ? bits : bits | (1 << index)), 0);
}
