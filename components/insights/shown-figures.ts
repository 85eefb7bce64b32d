import type { Timeframe } from "@/lib/domain/analytics/timeframe";
import { countText } from "@/lib/i18n/client-text";
import { timeText } from "@/lib/i18n/day";

const PARTS = {
  daily: "hour",
  weekly: "dayOfYear",
  monthly: "dayOfYear",
  yearly: "shortMonthOfYear",
} as const satisfies Readonly<Record<Timeframe, string>>;

/** The hour, day or month of UTC that a bar begins with. */
export function barLabel(start: string, timeframe: Timeframe, language: string): string {
  return timeText(new Date(start), PARTS[timeframe], language, "UTC");
}

/** A moment on this device's clock, to the second. */
export function shownMoment(moment: string, language: string): string {
  return timeText(new Date(moment), "moment", language);
}

/** A count in the digits of the language. */
export function shownCount(count: number, language: string): string {
  return countText(count, language);
}

/** The name of an event as a heading: `story_created` is STORY CREATED, as specified. */
export function eventTitle(name: string): string {
  return name.replaceAll("_", " ").toUpperCase();
}
