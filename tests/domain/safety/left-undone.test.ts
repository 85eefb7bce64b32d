import { describe, expect, it } from "vitest";
import { FOOD_IDS, type FoodId } from "@/lib/domain/food/food-ids";
import type { Language } from "@/lib/domain/shared/language";
import { brokenBy, foundOf, wordFor } from "./exam/base-recipes";

const MONTHS = 9;

/** What is done to a food that makes it fit to eat, and the same said to be left undone. */
const DEEDS: readonly (readonly [language: Language, done: string, undone: string])[] = [
  ["de", "{} vierteln und dazugeben.", "Vierteln muss man {} nicht, einfach dazugeben."],
  ["de", "{} vierteln und dazugeben.", "Statt {} zu vierteln, einfach dazugeben."],
  ["de", "{} vierteln und dazugeben.", "{} dazugeben; Vierteln ist nicht nötig."],
  ["de", "{} vierteln und dazugeben.", "{} dazugeben, das Vierteln kannst du dir sparen."],
  ["de", "{} zerdrücken und dazugeben.", "Zerdrücken brauchst du {} nicht, einfach dazugeben."],
  ["de-AT", "{} vierteln und dazugeben.", "Anstatt {} zu vierteln, einfach dazugeben."],
  ["en", "Quarter the {} and add.", "Ideally, quarter the {} and add."],
  ["en", "Quarter the {} and add.", "You could quarter the {} and add."],
  ["en", "Quarter the {} and add.", "Quarter the {} unless they are small, and add."],
  ["my", "{} ကို လေးစိတ်ခွဲပြီး ထည့်ပါ။", "{} ကို လေးစိတ်မခွဲဘဲ ထည့်ပါ။"],
  ["my", "{} ကို လေးစိတ်ခွဲပြီး ထည့်ပါ။", "{} ကို လေးစိတ်ခွဲစရာမလိုပါ။ ထည့်ပါ။"],
  ["my", "{} ကို ကြိတ်ပြီး ထည့်ပါ။", "{} ကို မကြိတ်ဘဲ ထည့်ပါ။"],
  ["my", "{} ကို နူးအောင် ပြုတ်ပြီး ပေးပါ။", "{} ကို နူးအောင် မပြုတ်ဘဲ ပေးပါ။"],
];

function isAmiss(food: FoodId, language: Language, step: string): boolean {
  return brokenBy(food, language, step.replace("{}", wordFor(food, language)), MONTHS).length > 0;
}

describe("what is said to be left undone", () => {
  it.each(DEEDS)("%s: %s: is not done: %s", (language, done, undone) => {
    const mended = FOOD_IDS.filter((food) => isAmiss(food, language, "{}.") && !isAmiss(food, language, done));
    expect(mended.filter((food) => !isAmiss(food, language, undone))).toEqual([]);
    expect(mended.length).toBeGreaterThan(2);
  });

  it.each([
    ["de", "Das Vierteln muss nicht lange dauern: {} vierteln und dazugeben."],
    ["de", "{} vierteln und dazugeben, das muss nicht lange dauern."],
    ["en", "You can quarter the {} lengthways and add."],
    ["my", "{} ကို လေးစိတ်ခွဲပြီး ဆားမထည့်ဘဲ ကျွေးပါ။"],
    ["my", "{} ကို မနူးမချင်း ပြုတ်ပြီး ကြိတ်ပါ။"],
  ] as const)("%s: is done where something else is left undone: %s", (language, step) => {
    expect(isAmiss("grape", language, step) && isAmiss("carrot", language, step)).toBe(false);
  });

  it.each(["စပျစ်သီးကို အလုံးလိုက် မပေးပါနဲ့။", "စပျစ်သီးကို အလုံးလိုက် ဘယ်တော့မှ မပေးပါနဲ့။"])(
    "is no hazard where a hazard is what is left undone: %s",
    (step) => {
      const found = foundOf("grape", "my", `စပျစ်သီးကို လေးစိတ်ခွဲပါ။ ${step}`, MONTHS);
      expect(found.filter(({ severity }) => severity !== "limit")).toEqual([]);
    },
  );
});
