import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ACTIVITIES, ACTIVITY_ITEMS, LEARNING_STEPS, type LearningStep } from "@/lib/domain/learning/progress";
import { mergeProgress } from "@/lib/features/learning/merge-progress";
import { readProgress } from "@/lib/features/learning/read-progress";
import { progressInput, progressOutput, type ProgressOutput } from "@/lib/features/learning/schema";
import { database } from "@/lib/platform/db/client";
import { withDatabase } from "@/tests/support/database";
import { provenUser } from "@/tests/support/database-users";

withDatabase();

const steps = fc.subarray([...LEARNING_STEPS]);

function itemsOf(progress: ProgressOutput): readonly string[] {
  return progress.activities.flatMap(({ activity, items }) => items.map((item) => `${activity} ${item}`)).toSorted();
}

function named(list: readonly LearningStep[]): readonly string[] {
  return [...new Set(list.map(({ activity, item }) => `${activity} ${item}`))].toSorted();
}

describe("progress", () => {
  it("is what any device ever told, in whatever order and however often, at once too", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { minLength: 1, maxLength: 4 }), async (devices) => {
        const child = await provenUser("child");
        await Promise.all([...devices, ...devices].map((device) => mergeProgress(child, device)));
        const known = progressOutput.parse(await readProgress(child));
        expect(itemsOf(known)).toEqual(named(devices.flat()));
        for (const { completed, total, items, activity } of known.activities) {
          expect([completed, total]).toEqual([items.length, ACTIVITY_ITEMS[activity].length]);
        }
      }),
      { numRuns: 15 },
    );
  });

  it("is never taken away, and an empty device learns all of it", async () => {
    const child = await provenUser("child");
    await mergeProgress(child, LEARNING_STEPS);
    const all = await mergeProgress(child, []);
    expect(itemsOf(all)).toEqual(named(LEARNING_STEPS));
    expect(all.activities.map(({ activity }) => activity)).toEqual([...ACTIVITIES]);
  });

  it("is each child's own", async () => {
    const [one, other] = [await provenUser("one"), await provenUser("other")];
    await mergeProgress(one, LEARNING_STEPS.slice(0, 3));
    expect(itemsOf(await readProgress(other))).toEqual([]);
  });

  it("leaves out what no activity has any more, and keeps the row for the day it comes back", async () => {
    const child = await provenUser("child");
    await database().learningProgress.create({ data: { userId: child, activity: "foodFriends", item: "retired" } });
    const known = await mergeProgress(child, LEARNING_STEPS.slice(0, 1));
    expect(itemsOf(known)).toEqual(named(LEARNING_STEPS.slice(0, 1)));
    expect(await database().learningProgress.count({ where: { userId: child } })).toBe(2);
  });

  it("is told in steps of the closed list alone", () => {
    const [first] = LEARNING_STEPS;
    const wrong = [
      { activity: "foodStory", item: "carrot <b>" },
      { activity: "other", item: first?.item },
      { ...first, userId: "x" },
      {},
      null,
    ];
    for (const step of wrong)
      expect(progressInput.safeParse({ completed: [step] }).success, JSON.stringify(step)).toBe(false);
    expect(progressInput.safeParse({ completed: LEARNING_STEPS }).success).toBe(true);
    expect(progressInput.safeParse({ completed: [...LEARNING_STEPS, first] }).success).toBe(false);
  });
});
