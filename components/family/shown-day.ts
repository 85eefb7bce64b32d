import { dayText } from "@/lib/i18n/day";

/** A moment as the specification writes days ("Nov 21, 2026"), in the words of a language and the device's own zone. */
export function shownDay(moment: string, locale: string): string {
  return dayText(new Date(moment), locale);
}
