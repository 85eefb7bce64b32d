import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createBreaker } from "@/lib/platform/ai/breaker";

function clocked() {
  let time = 1_000;
  const breaker = createBreaker(() => time);
  return {
    breaker,
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

describe("the breaker", () => {
  it("opens after five failures within half a minute, and lets one try through after fifteen seconds", () => {
    const { breaker, pass } = clocked();
    for (let failure = 0; failure < 4; failure += 1) breaker.failed();
    expect(breaker.admits()).toBe(true);
    breaker.failed();
    expect(breaker.admits()).toBe(false);
    pass(14_999);
    expect(breaker.admits()).toBe(false);
    pass(1);
    expect([breaker.admits(), breaker.admits(), breaker.admits()]).toEqual([true, false, false]);
    breaker.succeeded();
    expect([breaker.admits(), breaker.admits()]).toEqual([true, true]);
  });

  it("stays open when the try fails, and is not held by a try whose caller left", () => {
    const { breaker, pass } = clocked();
    breaker.failed({ final: true });
    pass(15_000);
    expect(breaker.admits()).toBe(true);
    breaker.failed();
    expect(breaker.admits()).toBe(false);
    pass(15_000);
    expect(breaker.admits()).toBe(true);
    breaker.inconclusive();
    expect(breaker.admits()).toBe(true);
  });

  it("forgets failures that lie further apart", () => {
    const { breaker, pass } = clocked();
    for (let failure = 0; failure < 20; failure += 1) {
      breaker.failed();
      pass(7_600);
      expect(breaker.admits()).toBe(true);
    }
  });

  it("rests as long as the provider asks, and never for more than two minutes", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), (restSeconds) => {
        const { breaker, pass } = clocked();
        breaker.failed({ restSeconds });
        const rest = Math.min(restSeconds, 120) * 1000;
        if (rest > 0) {
          pass(rest - 1);
          expect(breaker.admits()).toBe(false);
          pass(1);
        }
        expect(breaker.admits()).toBe(true);
      }),
    );
  });
});
