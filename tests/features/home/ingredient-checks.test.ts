import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createIngredientChecks, type CheckedIngredient } from "@/components/home/ingredient-checks";
import type { AgeGroup } from "@/lib/domain/food/age";

/** An answer that carries what was asked, so that a mix-up shows. */
function answer(input: string, ageGroup: AgeGroup | undefined): CheckedIngredient {
  return { input, foodIds: [ageGroup ?? "none"], name: input, verdict: "ok", findings: [], allergens: [] };
}

interface Asked {
  readonly inputs: readonly string[];
  readonly ageGroup: AgeGroup | undefined;
  readonly answer: () => void;
  readonly fail: () => void;
}

/** A server whose answers come when the test says so, in any order. */
function slowServer() {
  const asked: Asked[] = [];
  const checks = createIngredientChecks(
    (inputs, ageGroup) =>
      new Promise((resolve, reject) => {
        asked.push({
          inputs,
          ageGroup,
          answer: () => resolve(inputs.map((input) => answer(input, ageGroup))),
          fail: () => reject(new Error("no network")),
        });
      }),
  );
  return { asked, checks };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("checks of typed ingredients", () => {
  it("asks once for everything typed within a moment, and never again for what is known", async () => {
    const { asked, checks } = slowServer();
    checks.want(["carrot"], "6-9");
    checks.want(["carrot", "egg"], "6-9");
    expect(checks.snapshot().checkOf("carrot", "6-9")).toEqual({ state: "checking" });
    await vi.advanceTimersByTimeAsync(500);
    expect(asked.map(({ inputs }) => inputs)).toEqual([["carrot", "egg"]]);
    asked[0]?.answer();
    await vi.advanceTimersByTimeAsync(0);
    checks.want(["carrot", "egg"], "6-9");
    await vi.advanceTimersByTimeAsync(500);
    expect(asked).toHaveLength(1);
    expect(checks.snapshot().lastAnswered).toEqual(["carrot", "egg"]);
  });

  it("asks again for another age", async () => {
    const { asked, checks } = slowServer();
    checks.want(["grapes"], "6-9");
    await vi.advanceTimersByTimeAsync(500);
    checks.want(["grapes"], "12-24");
    expect(checks.snapshot().checkOf("grapes", "12-24")).toEqual({ state: "checking" });
    await vi.advanceTimersByTimeAsync(500);
    expect(asked.map(({ ageGroup }) => ageGroup)).toEqual(["6-9", "12-24"]);
  });

  it("says of a failure that it could not be checked, and tries again when told to", async () => {
    const { asked, checks } = slowServer();
    checks.want(["carrot"], undefined);
    await vi.advanceTimersByTimeAsync(500);
    asked[0]?.fail();
    await vi.advanceTimersByTimeAsync(0);
    expect(checks.snapshot().checkOf("carrot", undefined)).toEqual({ state: "failed" });
    checks.want(["carrot"], undefined);
    await vi.advanceTimersByTimeAsync(500);
    expect(asked).toHaveLength(1);
    checks.retry();
    checks.want(["carrot"], undefined);
    await vi.advanceTimersByTimeAsync(500);
    asked[1]?.answer();
    await vi.advanceTimersByTimeAsync(0);
    expect(checks.snapshot().checkOf("carrot", undefined).state).toBe("checked");
  });

  it("takes an answer of another length for none", async () => {
    const checks = createIngredientChecks(() => Promise.resolve([]));
    checks.want(["carrot"], undefined);
    await vi.advanceTimersByTimeAsync(500);
    expect(checks.snapshot().checkOf("carrot", undefined)).toEqual({ state: "failed" });
  });

  it("never shows one word's answer, or one age's, for another's, in whatever order answers come", async () => {
    const wish = fc.record({
      inputs: fc.uniqueArray(fc.constantFrom("carrot", "egg", "honey", "grapes"), { minLength: 1 }),
      ageGroup: fc.constantFrom<AgeGroup>("6-9", "9-12", "12-24"),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(wish, { minLength: 1, maxLength: 8 }),
        fc.infiniteStream(fc.nat()),
        async (wishes, order) => {
          const { asked, checks } = slowServer();
          for (const { inputs, ageGroup } of wishes) {
            checks.want(inputs, ageGroup);
            await vi.advanceTimersByTimeAsync(500);
          }
          const open = [...asked];
          while (open.length > 0) {
            const [next] = open.splice((order.next().value ?? 0) % open.length, 1);
            next?.answer();
            await vi.advanceTimersByTimeAsync(0);
          }
          for (const { inputs, ageGroup } of wishes) {
            for (const input of inputs) {
              expect(checks.snapshot().checkOf(input, ageGroup)).toEqual({
                state: "checked",
                result: answer(input, ageGroup),
              });
            }
          }
        },
      ),
      { numRuns: 40 },
    );
  });
});
