import { describe, expect, it } from "vitest";
import { read } from "@/lib/domain/safety/reading";
import { inYardsticks } from "../../support/processor-time";

const TIMES = 300;
/** Work that grows with the square of a text takes sixteen times as long for four times the words. */
const QUADRATIC = 12;

describe("reading a text", () => {
  it.each([
    ["the apple ", "soft "],
    ["slice the apple, ", "cook the egg until soft "],
    ["slice the apple ", "and then cook "],
    ["slice the apple, ", "gently "],
    ["apple slices ", "with the cooked "],
    ["", "slice the apple while the soup simmers "],
    ["", "boil the potatoes, cut the chicken and mix "],
    ["", "quartered strawberries with grapes "],
    ["", "salt, "],
    ["auf ", "salz und "],
    ["", "ပန်းသီးကို လှီးပြီး ကြက်ဥကို ပြုတ်ပါ "],
  ])("takes no more than its length: %s%s…", (before, said) => {
    read(before + said.repeat(TIMES));
    const [few, many] = [TIMES, 4 * TIMES].map((times) => inYardsticks(() => void read(before + said.repeat(times))));
    expect((many ?? 0) / Math.max(few ?? 0, 1)).toBeLessThan(QUADRATIC);
  });

  it("is not led astray by a word that may end in many places", () => {
    read("slice the apple, lyly cook the egg");
    expect(inYardsticks(() => void read(`slice the apple, ${"lyly".repeat(40)}x cook the egg`))).toBeLessThan(100);
  });
});
