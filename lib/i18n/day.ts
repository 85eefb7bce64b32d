import { burmeseDigits } from "../domain/shared/burmese-digits";
import { formats } from "./formats";

/**
 * Burmese days are put together here and not by `Intl`: many browsers come without Burmese and would say them in English,
 * and a page may not say one thing on the server and another in the browser.
 */
const BURMESE_MONTHS = [
  "ဇန်နဝါရီ",
  "ဖေဖော်ဝါရီ",
  "မတ်",
  "ဧပြီ",
  "မေ",
  "ဇွန်",
  "ဇူလိုင်",
  "ဩဂုတ်",
  "စက်တင်ဘာ",
  "အောက်တိုဘာ",
  "နိုဝင်ဘာ",
  "ဒီဇင်ဘာ",
] as const;

/** What is said of an instant: its day with the year or without, its month alone or with the year, its time. */
type Part = "day" | "dayOfYear" | "month" | "narrowMonth" | "monthOfYear" | "shortMonthOfYear" | "hour" | "moment";

const OPTIONS: Readonly<Record<Part, Intl.DateTimeFormatOptions>> = {
  day: formats.dateTime.day,
  dayOfYear: { day: "numeric", month: "short" },
  month: { month: "long" },
  narrowMonth: { month: "narrow" },
  monthOfYear: { month: "long", year: "numeric" },
  shortMonthOfYear: { month: "short", year: "numeric" },
  hour: { hour: "2-digit", minute: "2-digit", hourCycle: "h23" },
  moment: { dateStyle: "medium", timeStyle: "medium" },
};

const LATIN: Intl.DateTimeFormatOptions = {
  year: "numeric",
  month: "numeric",
  day: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
  hourCycle: "h23",
};

function burmese(instant: Date, part: Part, timeZone: string | undefined): string {
  const parts = new Intl.DateTimeFormat("en", { ...LATIN, timeZone }).formatToParts(instant);
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? "";
  const month = BURMESE_MONTHS[Number(of("month")) - 1] ?? "";
  const day = `${of("year")} ${month} ${of("day")}`;
  const clock = `${of("hour")}:${of("minute")}`;
  const said: Readonly<Record<Part, string>> = {
    day,
    dayOfYear: `${month} ${of("day")}`,
    month,
    narrowMonth: of("month"),
    monthOfYear: `${of("year")} ${month}`,
    shortMonthOfYear: `${of("year")} ${month}`,
    hour: clock,
    moment: `${day} ${clock}:${of("second")}`,
  };
  return burmeseDigits(said[part]);
}

/** What a language says of an instant, in a time zone or in that of the device. */
export function timeText(instant: Date, part: Part, language: string, timeZone?: string): string {
  if (language === "my") return burmese(instant, part, timeZone);
  // English where a browser comes without the language, and not whatever the device speaks.
  return new Intl.DateTimeFormat([language, "en"], { ...OPTIONS[part], timeZone }).format(instant);
}

/** The day of an instant as "MMM d, yyyy" is said in a language, in the time zone of the device. */
export function dayText(instant: Date, language: string): string {
  return timeText(instant, "day", language);
}

/** The name of a month, 0 for January; narrow, it fits under a bar. */
export function monthText(month: number, language: string, part: "month" | "narrowMonth" = "month"): string {
  return timeText(new Date(Date.UTC(2026, month, 15)), part, language, "UTC");
}
