import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { present } from "@/lib/domain/shared/present";

describe("what stands at a place", () => {
  it("is itself, however empty it looks", () => {
    fc.assert(fc.property(fc.anything(), (value) => value === undefined || Object.is(present(value), value)));
    for (const value of [0, "", false, null, Number.NaN]) expect(present(value)).toBe(value);
  });

  it("is a mistake of ours where nothing stands", () => {
    expect(() => present(["a"][1])).toThrow(RangeError);
  });
});
