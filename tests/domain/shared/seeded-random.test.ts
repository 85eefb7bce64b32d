import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hashText, pickBySeed } from "../../../lib/domain/shared/seeded-random";

const seed = fc.integer({ min: 0, max: 0xffffffff });
const items = fc.array(fc.integer(), { minLength: 1, maxLength: 40 });

describe("hashText", () => {
  it.each([
    ["", 0x811c9dc5],
    ["a", 0xe40c292c],
    ["b", 0xe70c2de5],
    ["foobar", 0xbf9cf968],
  ])("is FNV-1a of 32 bits: %j", (text, hash) => {
    expect(hashText(text)).toBe(hash);
  });

  it("is a whole number of 32 bits without a sign, of any text, and the same again", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 400 }), (text) => {
        const hash = hashText(text);
        expect(Number.isInteger(hash) && hash >= 0 && hash <= 0xffffffff).toBe(true);
        expect(hashText(text)).toBe(hash);
      }),
    );
  });

  it("tells texts apart that differ in one letter or in their order", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), fc.string({ minLength: 1, maxLength: 1 }), (text, letter) => {
        expect(hashText(text + letter)).not.toBe(hashText(text));
      }),
    );
    expect(hashText("carrot,peas")).not.toBe(hashText("peas,carrot"));
  });

  it("spreads the pantries of many families over the dishes, with no dish twice as likely as another", () => {
    const counts = Array.from({ length: 7 }, () => 0);
    for (let family = 0; family < 7_000; family += 1) {
      const dish = hashText(`carrot,potato,rice${family}soup`) % 7;
      counts[dish] = (counts[dish] ?? 0) + 1;
    }
    expect(Math.max(...counts)).toBeLessThan(2 * Math.min(...counts));
  });
});

describe("pickBySeed", () => {
  it("picks nothing only of nothing", () => {
    fc.assert(
      fc.property(seed, items, (number, list) => {
        expect(list).toContain(pickBySeed(list, number));
        expect(pickBySeed<string>([], number)).toBeUndefined();
      }),
    );
  });

  it("reaches every item, one after the other, so that another try is another dish", () => {
    fc.assert(
      fc.property(seed, items, (number, list) => {
        const tries = list.map((_, attempt) => pickBySeed(list, number + attempt));
        expect(tries.toSorted((a, b) => Number(a) - Number(b))).toEqual(list.toSorted((a, b) => a - b));
        expect(pickBySeed(list, number + list.length)).toBe(pickBySeed(list, number));
      }),
    );
  });

  it("leaves the list as it was", () => {
    const list = Object.freeze(["soup", "stew", "mash"]);
    expect(pickBySeed(list, hashText("carrot"))).toBe(pickBySeed(list, hashText("carrot")));
    expect(list).toEqual(["soup", "stew", "mash"]);
  });
});
