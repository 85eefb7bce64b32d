import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FOOD_IDS } from "@/lib/domain/food/food-ids";
import { foodOfSlug, foodSlug } from "@/lib/domain/food/food-slug";

describe("the address of a food", () => {
  it("is one for each food, and leads back to it", () => {
    expect(new Set(FOOD_IDS.map(foodSlug)).size).toBe(FOOD_IDS.length);
    for (const id of FOOD_IDS) {
      expect(foodSlug(id)).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(foodOfSlug(foodSlug(id))).toBe(id);
    }
  });

  it("is written in one way only", () => {
    expect(foodOfSlug("sweet_potato")).toBeUndefined();
    expect(foodOfSlug("Carrot")).toBeUndefined();
    fc.assert(
      fc.property(fc.string(), (slug) => {
        const id = foodOfSlug(slug);
        expect(id === undefined || foodSlug(id) === slug).toBe(true);
      }),
    );
  });
});
