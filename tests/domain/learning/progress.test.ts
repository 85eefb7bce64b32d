import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  ACTIVITIES,
  completionOf,
  LEARNING_STEPS,
  mergeSteps,
  stepOf,
  stepsBeyond,
} from "@/lib/domain/learning/progress";
import { parseSteps } from "@/components/learning/progress-store";

const steps = fc.array(fc.constantFrom(...LEARNING_STEPS), { maxLength: 30 });

describe("progress", () => {
  it("counts completed of total for each activity, never more than there is", () => {
    fc.assert(
      fc.property(steps, (done) => {
        for (const activity of ACTIVITIES) {
          const { completed, total } = completionOf(done, activity);
          expect(completed).toBe(new Set(done.filter((step) => step.activity === activity)).size);
          expect(completed).toBeLessThanOrEqual(total);
        }
      }),
    );
    expect(ACTIVITIES.map((activity) => completionOf([], activity))).toEqual([
      { completed: 0, total: 3 },
      { completed: 0, total: 5 },
      { completed: 0, total: 4 },
    ]);
    expect(completionOf(LEARNING_STEPS, "foodFriends")).toEqual({ completed: 5, total: 5 });
  });

  it("merges as a set: in either order, in any grouping, twice as once", () => {
    fc.assert(
      fc.property(steps, steps, steps, (a, b, c) => {
        expect(mergeSteps(a, b)).toEqual(mergeSteps(b, a));
        expect(mergeSteps(mergeSteps(a, b), c)).toEqual(mergeSteps(a, mergeSteps(b, c)));
        expect(mergeSteps(mergeSteps(a, b), b)).toEqual(mergeSteps(a, b));
        expect(mergeSteps(stepsBeyond(a, b), b)).toEqual(mergeSteps(a, b));
        expect(stepsBeyond(a, b).filter((step) => b.includes(step))).toEqual([]);
      }),
    );
  });

  it("is read again as it was stored, without what is no step", () => {
    fc.assert(
      fc.property(steps, (done) => {
        expect(parseSteps(JSON.stringify(done))).toEqual(mergeSteps(done, []));
      }),
    );
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(parseSteps(text)).toEqual([]);
      }),
    );
    expect(parseSteps(null)).toEqual([]);
    expect(parseSteps("{")).toEqual([]);
    expect(stepOf("foodHero", "carrot")).toBeUndefined();
    expect(stepOf("toString", "carrot")).toBeUndefined();
  });
});
