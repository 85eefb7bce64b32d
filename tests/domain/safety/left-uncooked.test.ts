import { describe, expect, it } from "vitest";
import type { FoodId } from "@/lib/domain/food/food-ids";
import { RULES } from "@/lib/domain/safety/rules.table";
import type { Language } from "@/lib/domain/shared/language";
import { foundOf, wordFor } from "./exam/base-recipes";

const MONTHS = 14;
const RAW = ["raw_meat", "raw_fish", "raw_shellfish"] as const;
/** Meat, fish and shellfish that is raw until it is cooked. */
const FLESH: readonly FoodId[] = RAW.flatMap((rule) => RULES[rule].foods);

function isRaw(language: Language, step: string, food: FoodId): boolean {
  const found = foundOf(food, language, step.replaceAll("FOOD", wordFor(food, language)), MONTHS);
  return found.some(({ ruleId }) => RAW.some((rule) => rule === ruleId));
}

describe("meat, fish and shellfish of which all heat is for something else", () => {
  it("are more than twenty", () => {
    expect(FLESH.length).toBeGreaterThan(20);
  });

  it.each([
    ["en", "Boil the potatoes. Slice the FOOD. Toss everything together."],
    ["en", "Slice the FOOD, boil the potatoes and toss together."],
    ["de", "Kartoffeln kochen. FOOD in Scheiben schneiden. Alles vermengen."],
    ["de-AT", "FOOD in Scheiben schneiden, die Erdäpfel kochen und vermengen."],
    ["pl", "Ugotuj ziemniaki. FOOD pokrój w plasterki. Wszystko wymieszaj."],
    ["my", "FOODကို လှီးပြီး အာလူးကို ပြုတ်ပါ။ ရောပါ။"],
  ] as const)("are raw where they are cut (%s): %s", (language, step) => {
    for (const food of FLESH) expect(isRaw(language, step, food), food).toBe(true);
  });

  it.each([
    ["en", "Boil the potatoes. Slice the FOOD and fry until cooked through."],
    ["en", "Slice the FOOD, add it to the potatoes and simmer until cooked through."],
    ["de", "Kartoffeln kochen. FOOD in Scheiben schneiden und durchbraten."],
    ["de-AT", "FOOD in Scheiben schneiden und mit den Erdäpfeln durchgaren."],
    ["pl", "Ugotuj ziemniaki. FOOD pokrój w plasterki i usmaż do końca."],
    ["my", "FOODကို လှီးပြီး အာလူးနဲ့အတူ ကျက်အောင် ပြုတ်ပါ။"],
  ] as const)("are not where they are heated with it or behind it (%s): %s", (language, step) => {
    for (const food of FLESH) expect(isRaw(language, step, food), food).toBe(false);
  });

  it("are what they were where nobody cuts them, or they come out of a tin or are pulled apart", () => {
    expect(isRaw("en", "Boil the potatoes. Peel them and mash the tinned tuna in.", "tuna")).toBe(false);
    expect(isRaw("en", "Boil the potatoes. Cut the tuna from the tin into pieces.", "tuna")).toBe(false);
    expect(isRaw("en", "Peel off the skin and shred the FOOD into the cooked rice.", "chicken")).toBe(false);
  });
});

describe("what says that things are put together", () => {
  it.each([
    ["Mix the potatoes with the chicken, cut into strips, and boil until cooked through.", false],
    ["Cut the chicken into strips, mix with the potatoes and boil until cooked through.", false],
    ["Cut the chicken into strips, stir in the potatoes and boil until cooked through.", false],
    ["Cut the chicken into strips and put it in a pot. Add the potatoes and boil until cooked through.", false],
    ["Cut the chicken into strips, boil the potatoes and mix.", true],
    ["Cut the chicken into strips, boil the potatoes, then combine.", true],
    ["Cut the chicken into strips, boil the potatoes and wrap them up.", true],
    ["Cut the chicken into strips, boil the potatoes and stuff the rolls.", true],
    ["Boil the potatoes, cut the chicken into strips and add it.", true],
  ] as const)("puts the meat into the pot where it stands before the heat alone: %s", (step, raw) => {
    expect(isRaw("en", step, "chicken")).toBe(raw);
  });

  it.each([
    ["de", "Hähnchen in Streifen schneiden, mit den Kartoffeln mischen und durchgaren.", false],
    ["de", "Hähnchen in Streifen schneiden, Kartoffeln kochen und unterheben.", true],
    ["de-AT", "Hendl in Streifen schneiden, Erdäpfel kochen und vermengen.", true],
    ["pl", "Kurczaka pokrój w paski, wymieszaj z ziemniakami i ugotuj do miękkości.", false],
    ["pl", "Kurczaka pokrój w paski, ugotuj ziemniaki i zawiń.", true],
    ["my", "ကြက်သားကို လှီးပြီး အာလူးနဲ့ ရောကာ ကျက်အောင် ပြုတ်ပါ။", false],
  ] as const)("does so in the other languages (%s): %s", (language, step, raw) => {
    expect(isRaw(language, step, "chicken")).toBe(raw);
  });

  it("takes shrimps for no pot, though a Polish one is spelt so (garnek)", () => {
    expect(isRaw("de", "Kartoffeln kochen und mit FOOD vermengen.", "shrimp")).toBe(true);
  });
});
