import { describe, expect, it } from "vitest";
import { assessPantry } from "../../../lib/domain/safety/assess-pantry";
import type { Language } from "../../../lib/domain/shared/language";

const baby = { months: 10, allergens: [], avoidFoods: [] };

function rulesOf(line: string, language: Language): readonly string[] {
  return assessPantry([line], baby, { language }).results.flatMap(({ findings }) =>
    findings.map(({ ruleId }) => ruleId),
  );
}

describe("the word of a kind beside a food", () => {
  it.each<readonly [Language, string]>([
    ["en", "fish with carrots"],
    ["en", "fish in tomato sauce"],
    ["en", "beans with carrots"],
    ["en", "beans in water"],
    ["en", "berries with yogurt"],
    ["en", "chicken and noodles"],
    ["en", "meat with carrots"],
    ["de", "Fleisch mit Karotten"],
    ["pl", "mięso z marchewką"],
    ["de", "Fisch mit Karotten"],
    ["de", "Pilze mit Reis"],
    ["de", "Karotten mit dem Käse"],
    ["de", "Beeren mit Joghurt"],
    ["de", "Kohl mit Kartoffeln"],
    ["pl", "ryba z marchewką"],
  ])("that is none of it is asked about, and not left out in silence (%s): %s", (language, line) => {
    expect(rulesOf(line, language)).toContain("unclear_ingredient");
  });

  it.each<readonly [Language, string]>([
    ["en", "cod (fish)"],
    ["en", "tuna fish"],
    ["en", "white fish such as hake or cod"],
    ["en", "kidney beans, beans"],
    ["en", "chickpeas (beans)"],
    ["en", "beef (meat)"],
    ["en", "carrots without meat"],
    ["de", "Fleisch vom Huhn"],
    ["pl", "mięso z indyka"],
    ["en", "tuna in oil"],
    ["en", "1 tsp lemon juice over the fish"],
    ["my", "ဆန် ငါးခွက်"],
    ["en", "carrots in a little oil"],
    ["en", "mixed berries (raspberries, blackberries)"],
    ["de", "Lachs (Fisch)"],
    ["de", "Thunfisch in Öl"],
    ["de", "Champignons (Pilze)"],
    ["de", "Wirsing (Kohl)"],
    ["pl", "dorsz (ryba)"],
    ["pl", "tuńczyk w oleju"],
    ["my", "ဆယ်လ်မွန်ငါး"],
  ])("that is one of it says which (%s): %s", (language, line) => {
    expect(rulesOf(line, language)).not.toContain("unclear_ingredient");
    expect(rulesOf(line, language)).not.toContain("unknown_ingredient");
  });

  it("is answered by what is forbidden outright, as before", () => {
    expect(assessPantry(["stock cube"], baby, { language: "en" }).results[0]).toMatchObject({ verdict: "blocked" });
    expect(rulesOf("Bohnen mit Speck", "de")).toContain("salty_foods");
    expect(assessPantry(["baked beans in tomato sauce"], baby, { language: "en" }).results[0]?.verdict).toBe("blocked");
  });
});

describe("a name that holds another food's", () => {
  it.each<readonly [Language, string, string]>([
    ["en", "peppermint", "mint"],
    ["en", "spearmint leaves", "mint"],
    ["de", "Pfefferminze", "mint"],
    ["pl", "mięta pieprzowa", "mint"],
    ["en", "pear tomatoes", "cherry_tomato"],
    ["pl", "pomidory śliwkowe", "cherry_tomato"],
    ["en", "apple bananas", "banana"],
    ["de", "Apfelbanane", "banana"],
    ["de", "Ananaserdbeeren", "strawberry"],
    ["de", "Butterkürbis", "butternut_squash"],
    ["en", "cheese pumpkin", "pumpkin"],
    ["en", "jersey royals", "potato"],
    ["de-AT", "heurige Erdäpfel", "potato"],
    ["de", "Pflücksalat", "lettuce"],
    ["de", "Lasagneblätter", "pasta"],
    ["en", "overripe banana", "banana"],
  ])("is its own food (%s): %s", (language, line, food) => {
    const [result] = assessPantry([line], baby, { language }).results;
    expect(result?.foods).toEqual([food]);
    expect(result?.verdict).not.toBe("unknown");
  });
});
