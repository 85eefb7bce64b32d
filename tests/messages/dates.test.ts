import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { LANGUAGES } from "../../lib/domain/shared/language";
import { countText } from "../../lib/i18n/client-text";
import { listText } from "../../lib/i18n/list-text";
import { dayText, monthText, timeText } from "../../lib/i18n/day";

const NOON = new Date("2026-11-21T12:03:09Z");

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A browser whose `Intl` has no Burmese takes the next language of the list, or the device's own: English here. */
function withoutBurmese(): void {
  const known = (locales: string | readonly string[] | undefined) => {
    const all = [locales ?? []].flat().filter((locale) => locale !== "my");
    return all.length === 0 ? ["en"] : all;
  };
  class DateTimeFormat extends Intl.DateTimeFormat {
    constructor(locales?: string | readonly string[], options?: Intl.DateTimeFormatOptions) {
      super(known(locales), options);
    }
  }
  class NumberFormat extends Intl.NumberFormat {
    constructor(locales?: string | readonly string[], options?: Intl.NumberFormatOptions) {
      super(known(locales), options);
    }
  }
  class ListFormat extends Intl.ListFormat {
    constructor(locales?: string | readonly string[], options?: Intl.ListFormatOptions) {
      super(known(locales), options);
    }
  }
  vi.stubGlobal("Intl", { ...Intl, DateTimeFormat, NumberFormat, ListFormat });
}

describe("a date", () => {
  it.each([
    ["en", "Nov 21, 2026", "November 2026", "November", "12:03"],
    ["de", "21. Nov. 2026", "November 2026", "November", "12:03"],
    ["de-AT", "21. Nov. 2026", "November 2026", "November", "12:03"],
    ["pl", "21 lis 2026", "listopad 2026", "listopad", "12:03"],
    ["my", "၂၀၂၆ နိုဝင်ဘာ ၂၁", "၂၀၂၆ နိုဝင်ဘာ", "နိုဝင်ဘာ", "၁၂:၀၃"],
  ])("in %s is %s", (language, day, monthOfYear, month, hour) => {
    expect(timeText(NOON, "day", language, "UTC")).toBe(day);
    expect(timeText(NOON, "monthOfYear", language, "UTC")).toBe(monthOfYear);
    expect(monthText(10, language)).toBe(month);
    expect(timeText(NOON, "hour", language, "UTC")).toBe(hour);
  });

  it("is in Burmese what the device's own calendar says, in Burmese to the last digit", () => {
    const day = new Date(2026, 7, 5, 3, 4, 5);
    expect(dayText(day, "my")).toBe("၂၀၂၆ ဩဂုတ် ၅");
    expect(timeText(day, "moment", "my")).toBe("၂၀၂၆ ဩဂုတ် ၅ ၀၃:၀၄:၀၅");
    expect(timeText(day, "dayOfYear", "my")).toBe("ဩဂုတ် ၅");
  });

  it("falls on the day of the zone that was asked for", () => {
    const lateInUtc = new Date("2026-12-31T20:00:00Z");
    expect(timeText(lateInUtc, "day", "my", "Asia/Yangon")).toBe("၂၀၂၇ ဇန်နဝါရီ ၁");
    expect(timeText(lateInUtc, "day", "my", "UTC")).toBe("၂၀၂၆ ဒီဇင်ဘာ ၃၁");
  });

  it("names twelve months, each its own way", () => {
    for (const language of LANGUAGES) {
      const names = Array.from({ length: 12 }, (_, month) => monthText(month, language));
      expect(new Set(names).size).toBe(12);
      if (language === "my") expect(names.join("")).toMatch(/^[\u1000-\u104f]+$/u);
    }
    expect(monthText(7, "my")).toBe("ဩဂုတ်");
    expect([0, 11].map((month) => monthText(month, "my", "narrowMonth"))).toEqual(["၁", "၁၂"]);
  });
});

describe("a browser that comes without Burmese", () => {
  it("says days, months, numbers and lists as the server does", () => {
    const said = () => [
      ...(
        ["day", "dayOfYear", "month", "monthOfYear", "shortMonthOfYear", "narrowMonth", "hour", "moment"] as const
      ).map((part) => timeText(NOON, part, "my")),
      countText(1234.5, "my", { maximumFractionDigits: 1 }),
      listText(["ဆန်", "ကြက်သား", "အာလူး"], "my"),
    ];
    const onTheServer = said();
    withoutBurmese();
    expect(new Intl.DateTimeFormat("my").resolvedOptions().locale).toBe("en");
    expect(said()).toEqual(onTheServer);
    expect(onTheServer.join("")).not.toMatch(/[A-Za-z0-9]/u);
  });
});

describe("a list", () => {
  it("is joined as the language joins", () => {
    expect(listText(["rice", "peas", "egg"], "en")).toBe("rice, peas, and egg");
    expect(listText(["ဆန်", "ကြက်သား", "အာလူး"], "my")).toBe("ဆန်၊ ကြက်သားနဲ့ အာလူး");
    expect(listText(["ဆန်"], "my")).toBe("ဆန်");
    expect(listText([], "my")).toBe("");
  });
});

/** What only the server renders, which has every language. */
const ON_THE_SERVER = ["resources/emergency-table.tsx", "foods/band-list.ts", "accounts/account-form-texts.ts"];

describe("a component", () => {
  it("formats nothing itself that a browser may not have the language for", () => {
    const root = "components";
    const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((file) => /\.tsx?$/u.test(file));
    expect(files.length).toBeGreaterThan(100);
    const own = files.filter((file) =>
      /new Intl\.(?:DateTimeFormat|NumberFormat|ListFormat|DisplayNames)|\.toLocale\w*String\(/u.test(
        readFileSync(join(root, file), "utf8"),
      ),
    );
    expect(own.toSorted()).toEqual(ON_THE_SERVER.toSorted());
  });
});
