import { describe, expect, it } from "vitest";
import { assessRecipe } from "@/lib/domain/safety/assess-recipe";

const FAMILY = { months: 9, allergens: [], avoidFoods: [] };

function findingsOf(ingredient: string, instructions: string): readonly string[] {
  const servingInstructions = { preparation: "", size: "", safety: "" };
  const recipe = { title: "Lunch", ingredients: [ingredient], instructions, servingInstructions };
  const { findings } = assessRecipe(recipe, FAMILY);
  return findings.filter(({ severity }) => severity !== "limit").map(({ ruleId }) => ruleId);
}

describe("a step that is said to be needless", () => {
  it.each([
    [
      "bones_stones",
      "100 g salmon fillet",
      "Bake the salmon for 20 minutes. Don't bother checking the fish for bones.",
    ],
    ["bones_stones", "100 g salmon fillet", "Bake the salmon for 20 minutes. Life is too short to pick out the bones."],
    ["bones_stones", "8 Zwetschken", "Zwetschken weich dünsten. Entkernen zahlt sich nicht aus."],
    ["bones_stones", "8 plums", "Stew the plums until soft. Stoning them isn't worth it."],
    ["undercooked_beans", "80 g dried kidney beans", "Soak the beans. No need to boil them after that; blend."],
    ["undercooked_beans", "80 g getrocknete Kidneybohnen", "Bohnen einweichen. Kochen muss man sie dann nicht mehr."],
    ["citrus_membrane", "1 Mandarine", "Mandarine schälen und teilen. Häuten ist übertrieben."],
    ["long_pasta_sticky_rice", "60 g Bandnudeln", "Bandnudeln weich kochen. Schneiden kann man sich sparen."],
    [
      "raw_flour",
      "100 g flour",
      "Mix the flour with water and bake for 20 minutes. The baby gets the spatula to lick clean.",
    ],
  ])("is %s: %s: %s", (rule, ingredient, instructions) => {
    expect(findingsOf(ingredient, instructions)).toContain(rule);
  });

  it.each([
    ["bones_stones", "100 g salmon fillet, boned", "Bake the salmon for 20 minutes and check the fish for bones."],
    [
      "undercooked_beans",
      "1 tin of kidney beans, no salt",
      "Rinse the tinned beans: no need to boil them again. Mash.",
    ],
    [
      "raw_flour",
      "100 g flour",
      "Mix the flour with water and bake for 20 minutes. Never let the baby lick the spatula.",
    ],
  ])("is no %s where it is done, or was: %s: %s", (rule, ingredient, instructions) => {
    expect(findingsOf(ingredient, instructions)).not.toContain(rule);
  });
});

describe("how long a tub in the fridge feeds a child", () => {
  it.each([
    ["Made on Sunday, the tub in the fridge sees us through to Friday.", true],
    ["Cooked on Monday, it keeps in the fridge until Saturday.", true],
    ["Am Sonntag gekocht, reicht es im Kühlschrank bis Freitag.", true],
    ["Made on Sunday, the tub in the fridge lasts until Monday.", false],
    ["Made on Sunday, what is for Friday goes into the freezer and not the fridge.", false],
  ])("is read from the names of days: %s", (said, isTooLong) => {
    const found = findingsOf("1 sweet potato", `Boil the sweet potato for 20 minutes and mash it. ${said}`);
    expect(found.includes("process_storage")).toBe(isTooLong);
  });
});
