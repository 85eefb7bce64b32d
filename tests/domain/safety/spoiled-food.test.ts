import { describe, expect, it } from "vitest";
import { assessPantry } from "../../../lib/domain/safety/assess-pantry";
import { assessRecipe } from "../../../lib/domain/safety/assess-recipe";
import type { Language } from "../../../lib/domain/shared/language";

const baby = { months: 14, allergens: [], avoidFoods: [] };

function pantry(line: string, language: Language) {
  const [result] = assessPantry([line], baby, { language }).results;
  return { verdict: result?.verdict, rules: result?.findings.map(({ ruleId }) => ruleId) ?? [] };
}

/** The rules that speak of a recipe of one line and one step. */
function recipe(line: string, step: string, language: Language): readonly string[] {
  const servingInstructions = { preparation: "", size: "", safety: "" };
  const text = { title: "", ingredients: [line], instructions: step, servingInstructions };
  return assessRecipe(text, baby, { language }).findings.map(({ ruleId }) => ruleId);
}

describe("what is spoiled", () => {
  it.each<readonly [Language, string]>([
    ["en", "expired milk"],
    ["en", "milk past its use-by date"],
    ["en", "out of date chicken"],
    ["en", "mouldy bread"],
    ["en", "moldy strawberries, cut away"],
    ["en", "a rotten apple, peeled and cooked"],
    ["en", "apples (gone bad)"],
    ["en", "ham that has gone off"],
    ["en", "bulging tin of tuna"],
    ["de", "verschimmeltes Brot"],
    ["de", "Milch, abgelaufen"],
    ["de", "fauler Apfel"],
    ["de", "verdorbenes Fleisch"],
    ["de", "Joghurt nach dem Verbrauchsdatum"],
    ["de-AT", "angefaulte Erdäpfel"],
    ["de-AT", "ranzige Butter"],
    ["pl", "spleśniały chleb"],
    ["pl", "jogurt po terminie"],
    ["pl", "przeterminowanego twarogu"],
    ["pl", "nieświeża ryba"],
    ["pl", "zgniłe jabłka"],
    ["my", "မှိုတက်နေတဲ့ပေါင်မုန့်"],
    ["my", "ပုပ်နေတဲ့ပန်းသီး"],
    ["my", "ရက်လွန်နို့"],
    ["my", "သက်တမ်းကုန်ဒိန်ချဉ်"],
  ])("is left out (%s): %s", (language, line) => {
    expect(pantry(line, language)).toMatchObject({ verdict: "blocked" });
    expect(pantry(line, language).rules).toContain("spoiled_food");
    expect(recipe(line, "", language)).toContain("spoiled_food");
  });

  it.each<readonly [Language, string]>([
    ["en", "overripe banana"],
    ["en", "brown banana"],
    ["en", "sour milk"],
    ["en", "boiled potatoes, cotton cloth"],
    ["en", "yogurt, not expired"],
    ["en", "milk, use-by date tomorrow"],
    ["en", "soiled carrots"],
    ["de", "Sauermilch"],
    ["de", "Sauerrahm"],
    ["de", "Milch, nicht abgelaufen"],
    ["pl", "zsiadłe mleko"],
    ["pl", "zgniecione banany"],
    ["my", "သိုးသား"],
    ["my", "မှို"],
    ["my", "ပဲပုပ်"],
  ])("is none of these (%s): %s", (language, line) => {
    expect(pantry(line, language).rules).not.toContain("spoiled_food");
  });

  it("is no blue cheese, which has a rule of its own, in German by its plain name too", () => {
    for (const [language, line] of [
      ["en", "blue cheese"],
      ["de", "Schimmelkäse"],
      ["pl", "ser pleśniowy"],
    ] as const) {
      expect(pantry(line, language).rules).toContain("mould_ripened_cheese");
      expect(pantry(line, language).rules).not.toContain("spoiled_food");
    }
  });

  it.each<readonly [Language, string, string]>([
    ["en", "300 g blueberries", "Discard any mouldy berries. Simmer the rest for 10 minutes and purée them."],
    ["en", "300 g blueberries", "Wash them, throw away any that have gone off, simmer and purée."],
    ["en", "1 egg", "Take the pan going off the heat, boil the egg hard."],
    ["en", "300 g carrots", "Steam until the timer has expired, then mash."],
    ["de", "300 g Heidelbeeren", "Verschimmelte Beeren aussortieren. Die übrigen weich kochen und pürieren."],
    ["de", "300 g Äpfel", "Schälen, faule Stellen großzügig herausschneiden, weich dünsten und pürieren."],
    ["de", "300 g Karotten", "Weich kochen, warten, bis das Wasser abgelaufen ist, und zerdrücken."],
    ["pl", "300 g jagód", "Wyrzuć spleśniałe jagody, resztę gotuj 10 minut i zmiksuj na puree."],
    ["my", "ပန်းသီး ၂ လုံး", "ပုပ်နေတဲ့အပိုင်းကို ဖယ်ပါ။ ပန်းသီးကို ၁၀ မိနစ် ပြုတ်ပြီး ချေပါ။"],
  ])("is not cooked where a step throws it away (%s): %s, %s", (language, line, step) => {
    expect(recipe(line, step, language)).not.toContain("spoiled_food");
  });

  it("stays what it is where a step cooks it", () => {
    expect(recipe("300 g apples", "Simmer the rotten apples for an hour and purée them.", "en")).toContain(
      "spoiled_food",
    );
    expect(recipe("300 g Äpfel", "Die faulen Äpfel eine Stunde kochen.", "de")).toContain("spoiled_food");
  });

  it("names no date for the date on a label", () => {
    const said = ["milk past its use-by date", "yogurt, check the expiry date", "out of date chicken"].flatMap(
      (line) => assessPantry([line], baby, { language: "en" }).results[0]?.foods ?? [],
    );
    expect(said).not.toContain("date_fruit");
    expect(said).toContain("cows_milk");
  });
});
