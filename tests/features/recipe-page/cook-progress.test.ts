import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  cookOn,
  NOT_BEGUN,
  readProgress,
  writeProgress,
  type CookAction,
  type CookProgress,
} from "@/components/recipe-page/cook-progress";
import { timeLeft } from "@/components/recipe-page/time-left";

const NOW = Date.UTC(2026, 10, 21, 12);
const HOUR = 3_600_000;
const steps = [5, 15, 3, 10].map((minutes, index) => ({ text: `step ${index}`, minutes: [minutes], ingredients: [] }));

const actions: fc.Arbitrary<CookAction> = fc.oneof(
  fc.record({ kind: fc.constant("go" as const), to: fc.integer({ min: -3, max: 9 }) }),
  fc.record({ kind: fc.constant("tick" as const), step: fc.nat({ max: 3 }) }),
  fc.record({
    kind: fc.constant("startTimer" as const),
    minutes: fc.integer({ min: 1, max: 60 }),
    now: fc.constant(NOW),
  }),
  fc.record({ kind: fc.constantFrom("open" as const, "close" as const, "again" as const) }),
);

function after(list: readonly CookAction[]): CookProgress {
  return list.reduce((progress, action) => cookOn(progress, action, steps), NOT_BEGUN);
}

describe("cooking step by step", () => {
  it("is never at a step that is not there, and keeps at most eight timers", () => {
    fc.assert(
      fc.property(fc.array(actions, { maxLength: 60 }), (list) => {
        const { step, done, timers } = after(list);
        expect(step).toBeGreaterThanOrEqual(0);
        expect(step).toBeLessThanOrEqual(steps.length);
        expect(new Set(done).size).toBe(done.length);
        expect(timers.length).toBeLessThanOrEqual(8);
      }),
    );
  });

  it("is the same after a reload, whatever was done", () => {
    fc.assert(
      fc.property(fc.array(actions, { maxLength: 40 }), fc.integer({ min: 0, max: 23 }), (list, hours) => {
        const progress = after(list);
        expect(readProgress(writeProgress(progress, NOW), steps.length, NOW + hours * HOUR)).toEqual(progress);
      }),
    );
  });

  it("ticks a step off and on again, and leaves the others as they were", () => {
    const ticked = after([
      { kind: "tick", step: 1 },
      { kind: "tick", step: 2 },
    ]);
    expect(ticked.done).toEqual([1, 2]);
    expect(cookOn(ticked, { kind: "tick", step: 1 }, steps).done).toEqual([2]);
  });

  it("starts the timer of a step anew instead of a second one, and ends the one that was meant", () => {
    const start = (now: number): CookAction => ({ kind: "startTimer", minutes: 5, now });
    const [first, again] = [after([start(NOW)]), after([start(NOW), start(NOW + 60_000)])];
    expect(first.timers).toEqual([{ step: 0, minutes: 5, endsAt: NOW + 300_000 }]);
    expect(again.timers).toEqual([{ step: 0, minutes: 5, endsAt: NOW + 360_000 }]);
    const two = after([start(NOW), { kind: "go", to: 1 }, start(NOW)]);
    expect(two.timers.map(({ step }) => step)).toEqual([0, 1]);
    const [timer] = two.timers;
    if (timer) expect(cookOn(two, { kind: "endTimer", timer }, steps).timers.map(({ step }) => step)).toEqual([1]);
  });

  it("begins anew where it is asked to, and stays open", () => {
    const progress = after([{ kind: "open" }, { kind: "go", to: 4 }, { kind: "tick", step: 0 }, { kind: "again" }]);
    expect(progress).toEqual({ ...NOT_BEGUN, isOpen: true });
  });
});

describe("what was kept of it", () => {
  it("is forgotten after a day", () => {
    const text = writeProgress(after([{ kind: "go", to: 2 }]), NOW);
    expect(readProgress(text, steps.length, NOW + 23 * HOUR).step).toBe(2);
    expect(readProgress(text, steps.length, NOW + 25 * HOUR)).toEqual(NOT_BEGUN);
  });

  it("fits a recipe that has fewer steps now", () => {
    const text = writeProgress(
      after([
        { kind: "tick", step: 3 },
        { kind: "tick", step: 0 },
        { kind: "go", to: 4 },
      ]),
      NOW,
    );
    expect(readProgress(text, 2, NOW)).toMatchObject({ step: 2, done: [0] });
  });

  it("is nothing where it cannot be read, whatever stands there", () => {
    const hostile = ["", "{", "null", "[]", "7", '{"at":-1}', '{"at":"x","step":{}}', '{"step":1e99,"at":1e99}'];
    for (const text of hostile) expect(readProgress(text, 4, NOW)).toEqual(NOT_BEGUN);
    fc.assert(
      fc.property(fc.json(), (text) => {
        const { step, done, timers } = readProgress(text, 4, NOW);
        expect(step).toBeLessThanOrEqual(4);
        expect([...done, ...timers.map((timer) => timer.step)].every((index) => index < 4)).toBe(true);
      }),
    );
    const odd = JSON.stringify({
      at: NOW,
      step: 1,
      done: ["x", 2, 9, null],
      timers: [{ step: 1 }, null, { step: 0, minutes: 5, endsAt: 7 }],
    });
    expect(readProgress(odd, 4, NOW)).toMatchObject({
      step: 1,
      done: [2],
      timers: [{ step: 0, minutes: 5, endsAt: 7 }],
    });
  });
});

describe("the time that is left", () => {
  it.each([
    [0, "0:00"],
    [-5000, "0:00"],
    [1, "0:01"],
    [59_000, "0:59"],
    [60_000, "1:00"],
    [599_001, "10:00"],
    [3_600_000, "1:00:00"],
    [8 * 3_600_000 + 61_000, "8:01:01"],
  ])("%i ms is %s", (left, text) => {
    expect(timeLeft({ endsAt: NOW + left, minutes: 600 }, NOW, "en")).toBe(text);
  });

  it("is never more than the timer was set to, though the clock was read before it began", () => {
    expect(timeLeft({ endsAt: NOW + 5 * 60_000, minutes: 5 }, NOW - 900, "en")).toBe("5:00");
    expect(timeLeft({ endsAt: NOW + 5 * 60_000, minutes: 5 }, NOW - HOUR, "en")).toBe("5:00");
  });

  it("is said in the digits of the language, as the minutes beside it are", () => {
    const timer = { endsAt: NOW + 65 * 60_000, minutes: 65 };
    for (const locale of ["en", "de", "de-AT", "pl"]) expect(timeLeft(timer, NOW + 1000, locale)).toBe("1:04:59");
    expect(timeLeft(timer, NOW + 1000, "my")).toBe("၁:၀၄:၅၉");
    expect(timeLeft(timer, NOW + HOUR, "my")).toBe("၅:၀၀");
  });
});
