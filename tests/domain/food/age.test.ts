import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  AGE_BANDS,
  AGE_GROUPS,
  ageBandForMonths,
  ageGroupForMonths,
  lowestMonths,
  STRICTEST_AGE_GROUP,
  YOUNGEST_MONTHS,
} from "../../../lib/domain/food/age";

const months = fc.integer({ min: 0, max: 120 });

describe("age groups", () => {
  it("begin where the product begins and ascend", () => {
    const starts = AGE_GROUPS.map(lowestMonths);
    expect(starts).toEqual([6, 9, 12]);
    expect(starts[0]).toBe(YOUNGEST_MONTHS);
  });

  it("are strictest for the youngest, which stands for an absent age", () => {
    const youngest = Math.min(...AGE_GROUPS.map(lowestMonths));
    expect(lowestMonths(STRICTEST_AGE_GROUP)).toBe(youngest);
  });

  it.each([
    [0, "6-9"],
    [5, "6-9"],
    [6, "6-9"],
    [8, "6-9"],
    [9, "9-12"],
    [11, "9-12"],
    [12, "12-24"],
    [23, "12-24"],
    [24, "12-24"],
    [60, "12-24"],
  ] as const)("put a baby of %i months into %s", (age, group) => {
    expect(ageGroupForMonths(age)).toBe(group);
  });

  it("never take a baby for older than it is, once the product has begun", () => {
    fc.assert(
      fc.property(months, (age) => {
        expect(lowestMonths(ageGroupForMonths(age))).toBeLessThanOrEqual(Math.max(age, YOUNGEST_MONTHS));
      }),
    );
  });

  it("hold their own youngest baby", () => {
    for (const group of AGE_GROUPS) expect(ageGroupForMonths(lowestMonths(group))).toBe(group);
  });
});

describe("age bands", () => {
  it.each([
    [0, "sixToEight"],
    [6, "sixToEight"],
    [8, "sixToEight"],
    [9, "nineToTwelve"],
    [11, "nineToTwelve"],
    [12, "oneToTwo"],
    [23, "oneToTwo"],
    [24, "over2"],
    [120, "over2"],
  ] as const)("put a baby of %i months into %s", (age, band) => {
    expect(ageBandForMonths(age)).toBe(band);
  });

  it("are all reached, and a birthday never leads back, in bands and in groups", () => {
    const ages = Array.from({ length: 121 }, (_, age) => age);
    expect([...new Set(ages.map(ageBandForMonths))]).toEqual([...AGE_BANDS]);
    expect([...new Set(ages.map(ageGroupForMonths))]).toEqual([...AGE_GROUPS]);
    fc.assert(
      fc.property(months, months, (one, other) => {
        const [younger, older] = [Math.min(one, other), Math.max(one, other)];
        const band = (age: number): number => AGE_BANDS.indexOf(ageBandForMonths(age));
        const group = (age: number): number => AGE_GROUPS.indexOf(ageGroupForMonths(age));
        expect(band(younger)).toBeLessThanOrEqual(band(older));
        expect(group(younger)).toBeLessThanOrEqual(group(older));
      }),
    );
  });

  it("lie within one group each: whoever shares a band shares the rules of the form", () => {
    fc.assert(
      fc.property(months, months, (one, other) => {
        fc.pre(ageBandForMonths(one) === ageBandForMonths(other));
        expect(ageGroupForMonths(one)).toBe(ageGroupForMonths(other));
      }),
    );
  });
});
