/** How far back the figures look. */
export const TIMEFRAMES = ["daily", "weekly", "monthly", "yearly"] as const;
export type Timeframe = (typeof TIMEFRAMES)[number];

export type BarUnit = "hour" | "day" | "month";

const BARS: Readonly<Record<Timeframe, { readonly unit: BarUnit; readonly count: number }>> = {
  daily: { unit: "hour", count: 24 },
  weekly: { unit: "day", count: 7 },
  monthly: { unit: "day", count: 30 },
  yearly: { unit: "month", count: 12 },
};

/** A timeframe cut into bars: where each begins, the earliest first. The last one is still going on. */
export interface Bars {
  readonly unit: BarUnit;
  readonly starts: readonly Date[];
}

/**
 * The last 24 hours, 7 days, 30 days or 12 months, in whole hours, days and months of UTC, so that everybody who looks
 * sees the same figures. Ends with the hour, day or month that `now` lies in.
 */
export function barsOf(timeframe: Timeframe, now: Date): Bars {
  const { unit, count } = BARS[timeframe];
  const [year, month, day, hour] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), now.getUTCHours()];
  const startOf = (back: number): number => {
    if (unit === "hour") return Date.UTC(year, month, day, hour - back);
    return unit === "day" ? Date.UTC(year, month, day - back) : Date.UTC(year, month - back, 1);
  };
  return { unit, starts: Array.from({ length: count }, (_, index) => new Date(startOf(count - 1 - index))) };
}
