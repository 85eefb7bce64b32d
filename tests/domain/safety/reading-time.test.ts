import { describe, expect, it } from "vitest";
import { read } from "@/lib/domain/safety/reading";
import { inYardsticks } from "../../support/processor-time";

const TIMES = 150;
const LONGER = 16;
/** What else the process does in between falls on some of them, and not on all. */
const TRIES = 2;
/** Yardsticks: less says nothing of how it grows. */
const SHORTEST = 5;
/** Sixteen times the words take sixteen times as long, and 256 times where work grows with their square. */
const QUADRATIC = 48;

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
    ["", "soft boil the egg. "],
    ["", "stir in the egg yolks "],
    ["", "dry beans slow cooker "],
    ["", "pour the beaten eggs over the rice. "],
    ["", "crack the egg into the pan off the heat "],
    ["", "whole grapes are a choking hazard. "],
    ["", "salt for adults only "],
    ["", "raw or steamed or "],
    ["", "never stir the raw egg yolks into the pan "],
    ["", "dad has his with bacon and "],
    ["", "avoid salt at this age and "],
    ["", "leave it on the hob till morning and "],
    ["", "cut the mouldy spots off the bread and "],
    ["", "grate the apple or cut it into wedges or "],
    ["", "kernels until they pop "],
    ["", "ပန်းသီးကို လှီးပြီး ကြက်ဥကို ပြုတ်ပါ "],
  ])("takes no more than its length: %s%s…", (before, said) => {
    const least = (times: number): number =>
      Math.min(...Array.from({ length: TRIES }, () => inYardsticks(() => void read(before + said.repeat(times)))));
    least(TIMES);
    expect(least(LONGER * TIMES) / Math.max(least(TIMES), SHORTEST)).toBeLessThan(QUADRATIC);
  });

  it("is not led astray by a word that may end in many places", () => {
    read("slice the apple, lyly cook the egg");
    expect(inYardsticks(() => void read(`slice the apple, ${"lyly".repeat(40)}x cook the egg`))).toBeLessThan(100);
  });
});
