import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FEATURE_OF, FEATURES, isEventName } from "@/lib/domain/analytics/event";
import { rankFeatures } from "@/lib/domain/analytics/rank";

const counts = fc.array(
  fc.record({ name: fc.constantFrom(...Object.keys(FEATURE_OF), "of_another_version"), count: fc.nat(1_000) }),
  { maxLength: 20 },
);

describe("the features by their use", () => {
  it("join the events of one feature and leave out what is none", () => {
    expect(
      rankFeatures([
        { name: "account_created", count: 900 },
        { name: "story_created", count: 2 },
        { name: "learning_step_completed", count: 3 },
        { name: "recipe_bookmarked", count: 5 },
        { name: "of_another_version", count: 70 },
        { name: "toString", count: 70 },
        { name: "recipe_shared", count: 0 },
      ]),
    ).toEqual([
      { feature: "bookmarks", count: 5 },
      { feature: "learning", count: 5 },
    ]);
  });

  it("lose no use, name each feature once, and fall", () => {
    fc.assert(
      fc.property(counts, (events) => {
        const ranked = rankFeatures(events);
        const uses = events
          .filter(({ name }) => isEventName(name) && FEATURE_OF[name] !== undefined)
          .reduce((sum, { count }) => sum + count, 0);
        expect(ranked.reduce((sum, { count }) => sum + count, 0)).toBe(uses);
        expect(new Set(ranked.map(({ feature }) => feature)).size).toBe(ranked.length);
        expect(ranked.map(({ count }) => count)).toEqual(ranked.map(({ count }) => count).toSorted((a, b) => b - a));
      }),
    );
  });

  it("each have an event that is a use of them", () => {
    expect(new Set(Object.values(FEATURE_OF))).toEqual(new Set([...FEATURES, undefined]));
  });
});
