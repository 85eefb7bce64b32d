import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { barsOf, TIMEFRAMES, type Timeframe } from "@/lib/domain/analytics/timeframe";

const HOUR = 3600 * 1000;
const timeframe = fc.constantFrom(...TIMEFRAMES);
const moment = fc.date({ min: new Date("2024-01-01"), max: new Date("2032-12-31"), noInvalidDate: true });

function starts(frame: Timeframe, now: string): string[] {
  return barsOf(frame, new Date(now)).starts.map((start) => start.toISOString());
}

describe("the bars of a timeframe", () => {
  it("are whole hours, days and months of UTC that end with the one going on", () => {
    const daily = starts("daily", "2026-03-01T05:59:59.999Z");
    expect([daily.length, daily[0], daily.at(-1)]).toEqual([
      24,
      "2026-02-28T06:00:00.000Z",
      "2026-03-01T05:00:00.000Z",
    ]);
    const weekly = starts("weekly", "2026-03-01T05:59:59.999Z");
    expect([weekly.length, weekly[0], weekly.at(-1)]).toEqual([
      7,
      "2026-02-23T00:00:00.000Z",
      "2026-03-01T00:00:00.000Z",
    ]);
    expect(starts("monthly", "2026-03-01T00:00:00.000Z")).toHaveLength(30);
    // Twelve months back from a 31st: the short months are there, each once.
    const yearly = starts("yearly", "2026-03-31T23:00:00.000Z");
    expect(yearly.map((start) => start.slice(0, 7))).toEqual(
      [4, 5, 6, 7, 8, 9, 10, 11, 12]
        .map((month) => `2025-${String(month).padStart(2, "0")}`)
        .concat(["2026-01", "2026-02", "2026-03"]),
    );
    expect(yearly.every((start) => start.endsWith("-01T00:00:00.000Z"))).toBe(true);
  });

  it("follow one another without gap or overlap, and hold now in the last one", () => {
    fc.assert(
      fc.property(timeframe, moment, (frame, now) => {
        const { unit, starts: bars } = barsOf(frame, now);
        const lengths = bars.slice(1).map((start, index) => (start.getTime() - (bars[index]?.getTime() ?? 0)) / HOUR);
        const [shortest, longest] = { hour: [1, 1], day: [24, 24], month: [28 * 24, 31 * 24] }[unit];
        expect(lengths.every((hours) => hours >= (shortest ?? 0) && hours <= (longest ?? 0))).toBe(true);
        const last = bars.at(-1)?.getTime() ?? 0;
        expect(last).toBeLessThanOrEqual(now.getTime());
        expect(now.getTime() - last).toBeLessThan((longest ?? 0) * HOUR);
      }),
    );
  });

  it("are the same for everybody who looks within the same bar", () => {
    fc.assert(
      fc.property(timeframe, moment, fc.double({ min: 0, max: 0.999, noNaN: true }), (frame, now, share) => {
        const bars = barsOf(frame, now);
        const last = bars.starts.at(-1) ?? now;
        const other = new Date(last.getTime() + Math.floor((now.getTime() - last.getTime()) * share));
        expect(barsOf(frame, other)).toEqual(bars);
      }),
    );
  });
});
