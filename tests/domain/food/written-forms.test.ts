import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { WrittenForms } from "@/lib/domain/food/written-forms";

/** Words that begin and end alike, as those of a vocabulary do, and one that is longer than a byte counts. */
const WORD = fc.oneof(fc.stringMatching(/^[ab]{1,6}$/), fc.constant("a".repeat(300)), fc.constant("ဆန်"));
const ENDING = fc.constantFrom("", "s", "es", "a", "b", "ab", "ies");
/** Each with the endings that it takes, cut off by some letters first. */
const WORDS = fc.array(
  fc.record({
    word: WORD,
    cuts: fc.array(fc.tuple(fc.nat({ max: 2 }), ENDING), { maxLength: 6 }),
    group: fc.nat({ max: 1 }),
  }),
  { maxLength: 20 },
);

describe("written forms", () => {
  it("are what a map of them would say, and nothing else is one", () => {
    fc.assert(
      fc.property(WORDS, fc.array(fc.stringMatching(/^[abs]{1,8}$/)), (entries, others) => {
        const formsOf = (place: number) => {
          const { word = "", cuts = [] } = entries[place] ?? {};
          return cuts.map(([cut, ending]) => word.slice(0, Math.max(1, word.length - cut)) + ending);
        };
        const isSame = (place: number, other: number) => entries[place]?.group === entries[other]?.group;
        const expected = new Map<string, number[]>();
        for (const place of entries.keys())
          for (const form of formsOf(place)) {
            const places = expected.get(form) ?? [];
            expected.set(form, places);
            if (!places.some((other) => isSame(place, other))) places.push(place);
          }
        const words = entries.map(({ word }) => word);
        const written = new WrittenForms(words, formsOf, isSame);
        for (const [form, places] of expected) expect(written.get(form)).toEqual(places);
        for (const form of others) expect(written.get(form)).toEqual(expected.get(form));
      }),
      { numRuns: 1_000 },
    );
  });
});
