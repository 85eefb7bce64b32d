import fc from "fast-check";
import { expect, it } from "vitest";
import { partitionPoint } from "@/lib/domain/shared/partition-point";

it("counts the items that come before a place, in a list in order", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 20 })), fc.integer({ min: -1, max: 21 }), (items, place) => {
      const ordered = items.toSorted((one, other) => one - other);
      const before = items.filter((item) => item < place).length;
      expect(partitionPoint(ordered, (item) => item < place)).toBe(before);
    }),
  );
});
