import type { Formats } from "next-intl";

/** "MMM d, yyyy" of the specification, in the words of the language. */
export const formats = {
  dateTime: { day: { day: "numeric", month: "short", year: "numeric" } },
} satisfies Formats;
