import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FOOD_IDS } from "../../../lib/domain/food/food-ids";
import { withSameSource } from "../../../lib/domain/food/same-source";
import { SAME_SOURCE } from "../../../lib/domain/food/same-source.table";

describe("withSameSource", () => {
  it("names each food in groups of at least two, and adds nothing the second time", () => {
    for (const group of SAME_SOURCE) expect(new Set(group).size).toBeGreaterThan(1);
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...SAME_SOURCE.flat()), { maxLength: 1 }), (foods) => {
        const once = withSameSource(foods);
        expect(once).toEqual(expect.arrayContaining(foods));
        for (const food of foods) expect(withSameSource([food])).toEqual(once);
      }),
    );
  });

  it("adds nothing twice, never takes one out, and is larger for more", () => {
    const foods = fc.uniqueArray(fc.constantFrom(...FOOD_IDS), { maxLength: 8 });
    fc.assert(
      fc.property(foods, foods, (some, more) => {
        const all = withSameSource([...some, ...more]);
        expect(new Set(all).size).toBe(all.length);
        expect(all).toEqual(expect.arrayContaining([...withSameSource(some)]));
        for (const food of some) expect(all).toContain(food);
      }),
    );
  });

  it("keeps every form of one animal from a child that must not have it", () => {
    expect(withSameSource(["beef"])).toEqual(expect.arrayContaining(["minced_beef", "veal", "bone_broth"]));
    expect(withSameSource(["minced_beef"])).toContain("beef");
    for (const animal of ["chicken", "turkey", "veal", "pork", "lamb"] as const)
      expect(withSameSource([animal]), animal).toContain(`minced_${animal}`);
    expect(withSameSource(["coconut_milk"])).toContain("coconut");
    expect(withSameSource(["carrot"])).toEqual(["carrot"]);
  });
});
