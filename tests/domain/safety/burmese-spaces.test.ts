import { describe, expect, it } from "vitest";
import { syllableStarts } from "@/lib/domain/food/burmese-script";
import { FOOD_IDS } from "@/lib/domain/food/food-ids";
import { foodWords } from "@/lib/domain/food/lexicon";
import { NO_FOODS } from "@/lib/domain/food/no-foods.table";
import { normalise } from "@/lib/domain/food/normalise";
import { assessPantry } from "@/lib/domain/safety/assess-pantry";
import { DISHES } from "@/lib/domain/safety/dishes.table";
import { RULES } from "@/lib/domain/safety/rules.table";
import { TENTH_BURMESE } from "./exam/tenth-burmese.table";

const STRENGTH = ["ok", "caution", "change", "unknown", "blocked"] as const;
const PARTS = ["စေ့", "အစေ့", "ခွံ", "အခွံ", "ရွက်", "အရွက်", "အမြစ်", "ပင်", "ညွန့်", "ချဉ်", "ခြောက်", "ကြော်", "ချို", "ယို", "မှုန့်", "ရည်"];

const WORDS = [
  ...FOOD_IDS.flatMap((id) => foodWords(id, "my")),
  ...Object.values(RULES).flatMap(({ terms, words }) => [...terms.my, ...words.my]),
  ...DISHES.filter(({ language }) => language === "my").flatMap(({ words }) => words),
  ...NO_FOODS.filter(({ language }) => language === "my").map(({ surface }) => surface),
  ...TENTH_BURMESE.verdicts.map(([input]) => input),
  ...FOOD_IDS.flatMap((id) => PARTS.map((part) => `${foodWords(id, "my")[0] ?? ""}${part}`)),
];

function strengthOf(input: string, months: number): number {
  const [found] = assessPantry([input], { months, allergens: [], avoidFoods: [] }, { language: "my" }).results;
  return STRENGTH.findIndex((each) => each === found?.verdict);
}

/** A word with something between two of its syllables, at every place. */
function split(word: string, between: string): readonly string[] {
  const [, ...starts] = syllableStarts(word, 0, word.length);
  return starts.map((at) => `${word.slice(0, at)}${between}${word.slice(at)}`);
}

const COMPOUNDS = [...new Set(WORDS.map(normalise))].filter((word) => !/[\sa-z]/.test(word));
describe("a space inside a Burmese compound", () => {
  it.each([
    ["a space", " ", 7],
    ["two spaces", "  ", 13],
    ["a zero-width space", "\u200b", 7],
  ] as const)("never makes it milder: %s", (_, between, months) => {
    const milder = COMPOUNDS.flatMap((word) => {
      const own = strengthOf(word, months);
      return split(word, between).filter((each) => strengthOf(each, months) < own);
    });
    expect(milder).toEqual([]);
  });

  it("says nothing new where a part is taken out", () => {
    for (const input of ["ပန်းသီး အစေ့ ထုတ်", "ပန်းသီး အခွံနဲ့ အစေ့ ဖယ်ထား", "အာလူး အခွံခွာ", "ငှက်ပျောသီး ပင်မှည့်"])
      expect(strengthOf(input, 7), input).toBeLessThan(STRENGTH.indexOf("unknown"));
  });
});
