import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { FoodId } from "../../../lib/domain/food/food-ids";
import { renderRecipe } from "../../../lib/domain/recipes/render-recipe";
import { planRecipe } from "../../../lib/domain/recipes/plan-recipe";
import { assessRecipe } from "../../../lib/domain/safety/assess-recipe";
import { shortlyCooked } from "../../../lib/domain/safety/cooking-clock";
import { LEAST_MINUTES } from "../../../lib/domain/safety/cooking-clock.table";
import { FOODS } from "../../../lib/domain/food/foods";
import { readProse } from "../../../lib/domain/safety/recipe-prose";
import { recipeLine } from "../../../lib/domain/safety/recipe-line";
import { LANGUAGES } from "../../../lib/domain/shared/language";
import { anyBrief, runs } from "../recipes/pantries";

/** The foods that steps heat for too short a time, of a recipe with these lines. */
function shortIn(steps: string, ...lines: readonly string[]): readonly (FoodId | undefined)[] {
  const found = shortlyCooked(
    readProse(steps),
    lines.map((line) => recipeLine(line).reading),
  );
  return found.map(({ foodId }) => foodId);
}

/** Steps, the line they are of, and the food that stays raw or hard in them. */
const TOO_SHORT: readonly (readonly [steps: string, line: string, food: FoodId])[] = [
  ["Peel the potato and cut it into sticks.\nSteam the sticks for 4 minutes.", "1 potato", "potato"],
  ["Lay the chicken in a dish.\nBake it for 7 minutes, until it is pale outside.", "60 g chicken", "chicken"],
  ["Show the fillets of sardine the pan for 15 seconds a side.", "2 sardines", "sardine"],
  ["Crumble in the minced veal and stir it for half a minute.", "40 g minced veal", "minced_veal"],
  ["Boil the soaked white beans hard for ten minutes and mash them.", "40 g white beans", "white_bean"],
  [
    "Schneide den Blumenkohl in Röschen.\nGare sie zwei Minuten, damit sie Biss haben.",
    "80 g Blumenkohl",
    "cauliflower",
  ],
  ["Koche die Sojabohnen eine gute Viertelstunde.\nZerdrücke die Bohnen.", "40 g Sojabohnen", "soybean"],
  ["Lass das Putenfleisch 3 Minuten im Topf ziehen.\nZupfe es in Fasern.", "50 g Putenfleisch", "turkey"],
  ["Weiche die Straucherbsen 8 Stunden ein und koche sie 8 Minuten.", "30 g Straucherbsen", "pigeon_pea"],
  ["Włóż bataty do bulionu i gotuj 4 minuty.\nWyjmij słupki łyżką.", "1 batat", "sweet_potato"],
  ["Ułóż dorsza w parowarze na minutę.\nRozdziel go na płatki.", "40 g dorsza", "cod"],
  ["Opłucz kaszę jęczmienną i gotuj 8 minut.\nRozgnieć ją tłuczkiem.", "2 łyżki kaszy jęczmiennej", "barley"],
  ["ကြက်သားကို ရေနဲ့ ၃ မိနစ် ပြုတ်ပါ။\nအမျှင်လိုက် ဖဲ့ပါ။", "ကြက်သား ၅၀ ဂရမ်", "chicken"],
  ["အာလူးကို အခွံခွာပြီး မိနစ် ၃ ပေါင်းပါ။", "အာလူး ၁ လုံး", "potato"],
];

/** The same, as long as it takes, or with the time left open: nothing is said of them here. */
const LONG_ENOUGH: readonly (readonly [steps: string, line: string])[] = [
  ["Steam the potato for 4 minutes, add it to the soup and simmer everything for 15 minutes.", "1 potato"],
  ["Simmer the carrots for 3 minutes, then another 10 to 12 minutes with the lid on.", "2 carrots"],
  ["Cook the cod for 2 minutes on each side.", "40 g cod"],
  ["Roast the chicken for half an hour.", "60 g chicken"],
  ["Fry the potato for 3 minutes, then steam it until a fork goes in.", "1 potato"],
  ["Steam the diced carrot for 4 minutes, until very soft.", "1 carrot"],
  ["Cook the white beans in the pressure cooker for 12 minutes.", "40 g white beans"],
  ["Simmer the white beans for 5 minutes.", "40 g tinned white beans"],
  ["Die Karotten 3 Minuten andünsten, dann zugedeckt eine Viertelstunde köcheln.", "2 Karotten"],
  ["Die Linsen 25 Minuten kochen.", "30 g braune Linsen"],
  ["Den Lachs zwei Minuten dämpfen, bis er nicht mehr rosa ist.", "40 g Lachs"],
  ["Kurczaka duś pół godziny pod przykryciem.", "60 g kurczaka"],
  ["Marchewkę gotuj kwadrans.", "1 marchewka"],
  ["ကြက်သားကို မိနစ် ၃၀ ပြုတ်ပါ။", "ကြက်သား ၅၀ ဂရမ်"],
  ["ကြက်သားကို ၅ မိနစ် ကျက်အောင် ချက်ပါ။", "ကြက်သား ၅၀ ဂရမ်"],
];

describe("the cooking clock", () => {
  it.each(TOO_SHORT)("finds what stays raw or hard: %s", (steps, line, food) => {
    expect(shortIn(steps, line)).toEqual([food]);
  });

  it.each(LONG_ENOUGH)("says nothing of what is cooked for long, or of a time left open: %s", (steps, line) => {
    expect(shortIn(steps, line)).toEqual([]);
  });

  it("counts what else cooks in the same pot, and not what cooks meanwhile in another", () => {
    const together = "Boil the carrots for 3 minutes. Add the peas and simmer for 10 minutes.";
    const apart = "Boil the carrots for 3 minutes. Meanwhile simmer the peas in another pot for 10 minutes.";
    expect(shortIn(together, "2 carrots", "50 g peas")).toEqual([]);
    expect(shortIn(apart, "2 carrots", "50 g peas")).toEqual(["carrot"]);
  });

  it("counts no more of what was taken out, until it is named again", () => {
    const out = "Boil the carrots for 3 minutes and lift them out. Add the peas and simmer for 10 minutes.";
    expect(shortIn(out, "2 carrots", "50 g peas")).toEqual(["carrot"]);
    const back = `${out} Return the carrots and simmer for 10 minutes.`;
    expect(shortIn(back, "2 carrots", "50 g peas")).toEqual([]);
  });

  it.each([
    ["Simmer the carrot for three minutes.", "Simmer the carrot for twelve minutes.", "1 carrot"],
    ["Simmer the carrot for 90 seconds.", "Simmer the carrot for 900 seconds.", "1 carrot"],
    ["Simmer the beetroot for 10 to 12 minutes.", "Simmer the beetroot for 1 hour.", "1 beetroot"],
    ["Bake the carrot for 8 minutes.", "Simmer the carrot for 8 minutes.", "1 carrot"],
    ["Die Karotte drei Minuten dämpfen.", "Die Karotte eine halbe Stunde dämpfen.", "1 Karotte"],
    ["Die Karotte 3 Min. dämpfen.", "Die Karotte 3-15 Min. dämpfen.", "1 Karotte"],
    ["Marchewkę gotuj trzy minuty.", "Marchewkę gotuj dwadzieścia minut.", "1 marchewka"],
    ["Marchewkę gotuj przez chwilę.", "Marchewkę gotuj pół godziny.", "1 marchewka"],
    ["အာလူးကို မိနစ် ၃ ပြုတ်ပါ။", "အာလူးကို ၁ နာရီ ပြုတ်ပါ။", "အာလူး ၁ လုံး"],
  ])("reads a time in words, in other units and in a range: %s", (short, long, line) => {
    expect(shortIn(short, line)).toHaveLength(1);
    expect(shortIn(long, line)).toEqual([]);
  });

  it("takes no soaking, resting or cooling for heat", () => {
    const steps = "Soak the white beans for 12 hours. Boil them for 10 minutes. Leave to cool for 30 minutes.";
    expect(shortIn(steps, "40 g white beans")).toEqual(["white_bean"]);
  });

  it("takes 'the beans' for those of the recipe, and for no others where they are named", () => {
    const steps = "Rinse the soya beans. Boil the beans for 12 minutes.";
    expect(shortIn(steps, "40 g soya beans")).toEqual(["soybean"]);
    expect(
      shortIn(
        "Boil the soya beans for 2 hours. Add the green beans and cook for 4 minutes.",
        "40 g soya beans",
        "50 g green beans",
      ),
    ).toEqual(["green_beans"]);
  });

  it("keeps such a recipe from every family, and says which food it is", () => {
    const text = {
      title: "Potato sticks",
      ingredients: ["1 potato"],
      instructions: "Peel the potato and cut it into sticks.\nSteam the sticks for 4 minutes.",
      servingInstructions: { preparation: "", size: "", safety: "" },
    };
    for (const months of [6, 10, 20, 30]) {
      const { verdict, findings } = assessRecipe(text, { months, allergens: [], avoidFoods: [] });
      expect(verdict).toBe("rejected");
      expect(findings).toContainEqual({ ruleId: "cooked_too_short", severity: "forbid", foodId: "potato" });
    }
  });

  it("never finds more where the steps say more minutes", () => {
    const minutes = fc.integer({ min: 1, max: 120 });
    fc.assert(
      fc.property(fc.constantFrom(...TOO_SHORT, ...LONG_ENOUGH), minutes, minutes, ([steps, line], less, more) => {
        const timed = (count: number) => steps.replace(/\d+(?= (?:min|Min|to))/u, String(count));
        const found = shortIn(timed(Math.min(less, more)), line);
        expect(found).toEqual(expect.arrayContaining([...shortIn(timed(Math.max(less, more)), line)]));
      }),
      { numRuns: runs },
    );
  });

  it("finds nothing in what the composer writes, in any language", () => {
    fc.assert(
      fc.property(anyBrief, fc.constantFrom(...LANGUAGES), (brief, language) => {
        const { instructions, ingredients } = renderRecipe(planRecipe(brief), language);
        expect(shortIn(instructions, ...ingredients)).toEqual([]);
      }),
      { numRuns: runs },
    );
  });

  it("asks of no food more than the quickest way of cooking takes", () => {
    for (const [food, least] of LEAST_MINUTES) {
      const quickest = Math.min(...Object.values(FOODS[food].minutesToSoft).filter((minutes) => minutes > 0));
      expect(least, food).toBeLessThan(quickest);
    }
  });
});
