import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AGE_GROUPS, ageGroupForMonths, lowestMonths } from "@/lib/domain/food/age";
import {
  latestBirthIn,
  monthsInGroup,
  monthsSince,
  parseBirthMonth,
  type BirthMonth,
} from "@/lib/domain/food/birth-month";
import { monthsToCookFor, monthsToReadFor, type FamilyBaby } from "@/lib/domain/food/family-age";

const TODAY = new Date("2026-11-21T12:00:00Z");

function month(text: string, today = TODAY): BirthMonth {
  const parsed = parseBirthMonth(text, today);
  if (parsed === undefined) throw new Error(`no month: ${text}`);
  return parsed;
}

function baby(text: string, chosen = false): FamilyBaby {
  return { birthMonth: month(text), chosen };
}

/** Completed months of somebody born on a day: what a calendar says. */
function monthsOnDay(born: Date, today: Date): number {
  const months = (today.getUTCFullYear() - born.getUTCFullYear()) * 12 + today.getUTCMonth() - born.getUTCMonth();
  return today.getUTCDate() >= born.getUTCDate() ? months : months - 1;
}

const days = fc.date({ min: new Date("2021-06-01"), max: new Date("2032-01-01"), noInvalidDate: true });

describe("a birth month", () => {
  it.each(["2026-11", "2026-01", "2020-11"])("can be %s", (text) => {
    expect(parseBirthMonth(text, TODAY)).toBe(text);
  });

  it.each(["", "2026-12", "2027-01", "2020-10", "2026-13", "2026-00", "2026-1", "26-01", "2026-01-05", " 2026-01"])(
    "cannot be %j",
    (text) => {
      expect(parseBirthMonth(text, TODAY)).toBeUndefined();
    },
  );

  it("can be the month that has begun where the day begins first", () => {
    expect(parseBirthMonth("2026-12", new Date("2026-11-30T10:30:00Z"))).toBe("2026-12");
    expect(parseBirthMonth("2026-12", new Date("2026-11-30T09:30:00Z"))).toBeUndefined();
    const begins = Date.parse("2026-12-01T00:00:00+14:00");
    expect(parseBirthMonth("2026-12", new Date(begins))).toBe("2026-12");
    expect(parseBirthMonth("2026-12", new Date(begins - 1))).toBeUndefined();
  });

  it("never makes a baby older than it is, nor more than a month younger", () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 2000 }), (born, later) => {
        const today = new Date(born.getTime() + later * 24 * 3600 * 1000);
        const text = born.toISOString().slice(0, 7) as BirthMonth;
        const [counted, exact] = [monthsSince(text, today), monthsOnDay(born, today)];
        expect(counted).toBeLessThanOrEqual(Math.max(0, exact));
        expect(counted).toBeGreaterThanOrEqual(exact - 1);
        for (const group of AGE_GROUPS) {
          const claimed = monthsInGroup(text, group, today);
          expect(claimed).toBeGreaterThanOrEqual(counted);
          expect(claimed).toBeLessThanOrEqual(exact + 1);
        }
      }),
    );
  });

  it("lets the parent say what the month leaves open, and nothing more", () => {
    // Born in May: five months old to the day of the count, six where it was born before the 22nd.
    expect(monthsSince(month("2026-05"), TODAY)).toBe(5);
    expect(monthsInGroup(month("2026-05"), "6-9", TODAY)).toBe(6);
    expect(monthsInGroup(month("2026-06"), "6-9", TODAY)).toBe(5);
    expect(monthsInGroup(month("2026-05"), "12-24", TODAY)).toBe(6);
  });
});

describe("whom a meal is checked for", () => {
  it("is the strictest group where nothing is known, and the lower end of the group where only that is", () => {
    expect(monthsToCookFor([], undefined, TODAY)).toBe(6);
    for (const group of AGE_GROUPS) expect(monthsToCookFor([], group, TODAY)).toBe(lowestMonths(group));
  });

  it("is the youngest of several, unless one is chosen", () => {
    expect(monthsToCookFor([baby("2024-10"), baby("2026-02")], undefined, TODAY)).toBe(8);
    expect(monthsToCookFor([baby("2024-10", true), baby("2026-02")], undefined, TODAY)).toBe(24);
  });

  it("is exact within the group that was asked for", () => {
    const family = [baby("2024-10"), baby("2025-05"), baby("2026-01")];
    expect(monthsToCookFor(family, "9-12", TODAY)).toBe(9);
    expect(monthsToCookFor(family, "12-24", TODAY)).toBe(17);
    expect(monthsToCookFor(family, "6-9", TODAY)).toBe(6);
  });

  it("stays below six months for a baby who is, whatever group was asked for", () => {
    expect(monthsToCookFor([baby("2026-08")], undefined, TODAY)).toBe(2);
    expect(monthsToCookFor([baby("2026-08")], "6-9", TODAY)).toBe(3);
  });

  it("is never more than what another baby in the family would allow: adding one without choosing it makes no meal older", () => {
    const babies = fc.array(
      fc.integer({ min: 0, max: 60 }).map((ago) => {
        const born = new Date(Date.UTC(2026, 10 - ago, 1));
        return { birthMonth: born.toISOString().slice(0, 7) as BirthMonth, chosen: false };
      }),
      { minLength: 1, maxLength: 5 },
    );
    fc.assert(
      fc.property(babies, babies, (family, more) => {
        const [few, many] = [
          monthsToCookFor(family, undefined, TODAY),
          monthsToCookFor([...family, ...more], undefined, TODAY),
        ];
        expect(many).toBeLessThanOrEqual(few);
        for (const group of AGE_GROUPS) {
          const months = monthsToCookFor(family, group, TODAY);
          if (months >= 6) expect(ageGroupForMonths(months)).toBe(group);
        }
      }),
    );
  });
});

describe("whom a recipe is read for", () => {
  it("is the youngest of its group where there is no baby", () => {
    for (const group of AGE_GROUPS) expect(monthsToReadFor([], group, TODAY)).toBe(lowestMonths(group));
  });

  it("is the baby itself, in whatever group it is, and the youngest of those who may be meant", () => {
    for (const group of AGE_GROUPS) {
      expect(monthsToReadFor([baby("2026-02")], group, TODAY)).toBe(group === "9-12" ? 9 : 8);
      expect(monthsToReadFor([baby("2025-03"), baby("2026-04")], group, TODAY)).toBe(6);
      expect(monthsToReadFor([baby("2025-03", true), baby("2026-04")], group, TODAY)).toBe(19);
    }
  });
});

describe("the latest birth that a group allows", () => {
  it.each([
    ["2026-11-21", "9-12", "2026-02"],
    ["2026-11-21", "12-24", "2025-11"],
    ["2026-12-31", "12-24", "2025-12"],
    ["2026-01-01", "6-9", "2025-07"],
    ["2026-06-30", "6-9", "2025-12"],
  ] as const)("on %s for %s is %s", (today, group, month) => {
    expect(latestBirthIn(group, new Date(`${today}T12:00:00Z`))).toBe(month);
  });

  it("tells who reads a recipe as for a younger group, on every day and for every month of birth", () => {
    const days = fc.date({ min: new Date("2025-01-01"), max: new Date("2031-12-31"), noInvalidDate: true });
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 40 }), fc.constantFrom(...AGE_GROUPS), (today, ago, group) => {
        const born = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - ago, 1));
        const birthMonth = month(born.toISOString().slice(0, 7), today);
        const reads = ageGroupForMonths(monthsToReadFor([{ birthMonth, chosen: false }], group, today));
        const isYounger = AGE_GROUPS.indexOf(reads) < AGE_GROUPS.indexOf(group);
        // Nobody reads for a group younger than the first.
        if (group !== "6-9") expect(birthMonth > latestBirthIn(group, today)).toBe(isYounger);
      }),
    );
  });
});
