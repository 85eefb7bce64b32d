import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FOOD_IDS } from "@/lib/domain/food/food-ids";
import { FOODS } from "@/lib/domain/food/foods";
import { foodWords } from "@/lib/domain/food/lexicon";
import { assessPantry } from "@/lib/domain/safety/assess-pantry";
import { assessRecipe } from "@/lib/domain/safety/assess-recipe";

const BABY = { months: 9, allergens: [], avoidFoods: [] } as const;
const HUNTED = ["duck", "rabbit", "turkey", "chicken", "pork"] as const;
const FISH = FOOD_IDS.filter((food) => FOODS[food].allergens.includes("fish"));
const FRUIT = FOOD_IDS.filter((food) => FOODS[food].category === "fruit");

function rulesOf(input: string): readonly string[] {
  const servingInstructions = { preparation: "", size: "", safety: "" };
  const text = { title: "Lunch", ingredients: [input], instructions: "Cook until soft.", servingInstructions };
  const [typed] = assessPantry([input], BABY).results;
  const inPantry = typed?.findings.map(({ ruleId }) => ruleId) ?? [];
  const inRecipe = assessRecipe(text, BABY).findings.map(({ ruleId }) => ruleId);
  expect(inRecipe.includes("game_lead"), "a line says what the pantry says").toBe(inPantry.includes("game_lead"));
  return inPantry;
}

describe("what is wild and no game", () => {
  it.each([
    "salmon fillet wild",
    "salmon fillet, skinless, wild",
    "salmon (wild)",
    "cod, wild",
    "wild cod",
    "Lachs wild",
    "Lachsfilet wild",
    "Lachs (wild)",
    "Kabeljau wild gefangen",
    "Zander, wild gefangen",
    "Garnelen wild",
    "łosoś dziki",
    "filet z dzikiego łososia",
    "ryba dzika",
    "borówka dzika",
    "dzika truskawka",
    "wild strawberries",
    "wild berries",
    "wild berry mix",
    "berries wild",
    "Beeren wild",
    "frozen berries wild",
    "Heidelbeeren wild",
    "Heidelbeeren, wild gesammelt",
    "wild rice",
    "wilder Reis",
    "wild garlic",
    "wild asparagus",
    "thyme, wild",
    "mushrooms, wild",
    "wild gesammelte Pilze",
  ])("%s", (input) => {
    expect(rulesOf(input)).not.toContain("game_lead");
  });

  it.each([
    "Wild",
    "Wild mit Karotten",
    "Wild und Lachs",
    "Fleisch wild",
    "wild meat",
    "meat, wild",
    "gehackt wild",
    "Mango, Wild",
    "Kiwi, Wild",
    "Lachs und Wild",
    "Lachs, Wild",
    "Kürbis Wild",
    "Wild, Karotten",
    "Ente wild",
    "rabbit, wild",
    "wild turkey",
    "wild duck breast",
    "dzika kaczka",
    "mięso z dzika",
    "pasztet z dzika, borówka",
    "gulasz z dzika malina",
    "z dzika malina",
    "Wildgulasch",
    "Rehrücken",
    "Hasenbraten",
    "partridge",
    "comber z sarny",
    "တောကြက်သား",
  ])("%s stays game", (input) => {
    expect(rulesOf(input)).toContain("game_lead");
  });

  it("holds for every fish and fruit in English and German, and for no animal that is hunted", () => {
    const said = fc.constantFrom("{} wild", "{} (wild)", "wild {}");
    const word = (foods: readonly (typeof FOOD_IDS)[number][]) =>
      fc.constantFrom(
        ...foods.flatMap((food) => (["en", "de"] as const).flatMap((language) => foodWords(food, language))),
      );
    fc.assert(
      fc.property(said, word([...FISH, ...FRUIT]), (text, name) => {
        expect(rulesOf(text.replace("{}", name)), name).not.toContain("game_lead");
      }),
    );
    fc.assert(
      fc.property(said, word(HUNTED), (text, name) => {
        expect(rulesOf(text.replace("{}", name)), name).toContain("game_lead");
      }),
    );
  });

  it("takes nothing else away: wild mushrooms are forbidden, wild berries are cut", () => {
    for (const input of ["wild mushrooms", "mushrooms, wild", "wild gesammelte Pilze", "Champignons wild"])
      expect(rulesOf(input), input).toContain("wild_mushrooms");
    for (const input of ["mushrooms, wild", "Champignons wild", "wild oyster mushrooms"])
      expect(assessPantry([input], BABY).results[0]?.verdict, input).toBe("blocked");
    expect(rulesOf("blueberries, wild")).toContain("blueberry");
    expect(rulesOf("shrimp wild")).toContain("shellfish_cooked");
  });
});
