import { afterEach, describe, expect, it, vi } from "vitest";

afterEach(() => {
  globalThis.squishShelf = undefined;
  vi.resetModules();
});

/** A copy of the engine of its own, as a build holds one for pages and one for calls. */
async function copy() {
  vi.resetModules();
  const { HAZARDS } = await import("@/lib/domain/safety/vocabulary");
  const { LEXICON } = await import("@/lib/domain/food/lexicon");
  const { assessPantry } = await import("@/lib/domain/safety/assess-pantry");
  return { HAZARDS, LEXICON, assessPantry };
}

describe("the shelf of a process", () => {
  it("holds one vocabulary for all copies of a module, and each copy finds the same", async () => {
    globalThis.squishShelf = {};
    const [calls, pages] = [await copy(), await copy()];
    expect(pages.HAZARDS).toBe(calls.HAZARDS);
    expect(pages.LEXICON).toBe(calls.LEXICON);
    const pantry = ["whole grapes", "Honig", "jajko", "ကြက်သား", "blorptak"];
    const findings = ({ assessPantry }: typeof calls) =>
      assessPantry(pantry, { months: 8, allergens: [], avoidFoods: [] });
    expect(findings(pages)).toEqual(findings(calls));
    expect(JSON.stringify(findings(pages))).toContain("honey");
  });

  it("is not there unless it is offered: every copy makes its own", async () => {
    const [one, other] = [await copy(), await copy()];
    expect(other.HAZARDS).not.toBe(one.HAZARDS);
  });
});
