import { describe, expect, it } from "vitest";
import { formats } from "../../lib/i18n/formats";

const DAY = new Date("2026-11-21T12:00:00Z");

describe("a date", () => {
  it.each([
    ["en", "Nov 21, 2026"],
    ["de", "21. Nov. 2026"],
    ["de-AT", "21. Nov. 2026"],
    ["pl", "21 lis 2026"],
    ["my", "၂၀၂၆ နို ၂၁"],
  ])("in %s is %s", (language, expected) => {
    expect(new Intl.DateTimeFormat(language, { ...formats.dateTime.day, timeZone: "UTC" }).format(DAY)).toBe(expected);
  });
});
