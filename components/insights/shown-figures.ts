import type { Timeframe } from "@/lib/domain/analytics/timeframe";

const HOUR: Intl.DateTimeFormatOptions = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" };
const DAY: Intl.DateTimeFormatOptions = { day: "numeric", month: "short" };
const MONTH: Intl.DateTimeFormatOptions = { month: "short", year: "numeric" };
const PARTS: Readonly<Record<Timeframe, Intl.DateTimeFormatOptions>> = {
  daily: HOUR,
  weekly: DAY,
  monthly: DAY,
  yearly: MONTH,
};

/** English where a browser comes without the language, and not whatever the device speaks. */
function locales(language: string): readonly string[] {
  return [language, "en"];
}

/** The hour, day or month of UTC that a bar begins with. */
export function barLabel(start: string, timeframe: Timeframe, language: string): string {
  const format = new Intl.DateTimeFormat([...locales(language)], { ...PARTS[timeframe], timeZone: "UTC" });
  return format.format(new Date(start));
}

/** A moment on this device's clock, to the second. */
export function shownMoment(moment: string, language: string): string {
  const format = new Intl.DateTimeFormat([...locales(language)], { dateStyle: "medium", timeStyle: "medium" });
  return format.format(new Date(moment));
}

/** A count in the digits of the language. */
export function shownCount(count: number, language: string): string {
  return new Intl.NumberFormat([...locales(language)]).format(count);
}

/** The name of an event as a heading: `story_created` is STORY CREATED, as specified. */
export function eventTitle(name: string): string {
  return name.replaceAll("_", " ").toUpperCase();
}
