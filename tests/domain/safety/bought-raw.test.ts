import { describe, expect, it } from "vitest";
import { assessRecipe } from "@/lib/domain/safety/assess-recipe";
import { asBought } from "@/lib/domain/safety/bought-raw";

const FAMILY = { months: 9, allergens: [], avoidFoods: [] };

function rulesOf(ingredients: readonly string[], instructions: string): readonly string[] {
  const servingInstructions = { preparation: "", size: "", safety: "" };
  const { findings } = assessRecipe({ title: "Lunch", ingredients, instructions, servingInstructions }, FAMILY);
  return findings.filter(({ severity }) => severity === "forbid").map(({ ruleId }) => ruleId);
}

describe("what is called raw and then cooked through", () => {
  it.each([
    [
      "turkey mince",
      ["200 g turkey mince"],
      "Mix the raw mince with herbs and shape patties. Fry for five minutes on each side until no pink is left.",
    ],
    [
      "salmon that is felt for bones",
      ["150 g salmon fillet"],
      "Run your fingers over the raw salmon. Bake it for 18 minutes until it flakes.",
    ],
    [
      "grated potatoes",
      ["2 potatoes", "1 egg"],
      "Grate the raw potatoes and mix them with the egg. Bake flat cakes for 30 minutes until soft right through.",
    ],
    [
      "fish in German",
      ["200 g Kabeljaufilet"],
      "Den rohen Fisch abtasten und alle Gräten ziehen. Im Ofen 18 Minuten backen, bis er zerfällt.",
    ],
    [
      "mince in Austria",
      ["200 g Rindsfaschiertes"],
      "Mit rohem Faschiertem Laibchen formen. Eine Stunde dünsten, bis alles ganz durch ist, und fein zerdrücken.",
    ],
    [
      "mince in Polish",
      ["200 g surowego mięsa mielonego z indyka"],
      "Z mięsa ulep pulpety i gotuj je w wodzie 25 minut, aż będą szare w środku. Rozgnieć widelcem.",
    ],
  ])("is %s, and no hazard", (_what, ingredients, instructions) => {
    expect(rulesOf(ingredients, instructions)).toEqual([]);
  });

  it.each([
    ["served at once", ["200 g turkey mince"], "Mix the raw mince with herbs, shape patties and serve.", "raw_meat"],
    [
      "what is boiled beside it",
      ["200 g beef mince", "2 potatoes"],
      "Chop the raw beef finely. Boil the potatoes for 20 minutes. Mix in the beef and serve.",
      "raw_meat",
    ],
    [
      "what is boiled beside it in German",
      ["200 g Kabeljaufilet", "2 Kartoffeln"],
      "Den rohen Fisch fein hacken. Kartoffeln 20 Minuten weich kochen. Den Fisch unterrühren und servieren.",
      "raw_fish",
    ],
    [
      "what is boiled beside it in Polish",
      ["200 g mielonej wołowiny", "2 ziemniaki"],
      "Surową wołowinę drobno posiekaj. Ziemniaki gotuj 25 minut. Wymieszaj z wołowiną i podaj.",
      "raw_meat",
    ],
    [
      "an egg at the end",
      ["1 egg", "40 g oats"],
      "Simmer the oats in water for ten minutes. Stir in the raw egg at the end.",
      "raw_egg",
    ],
  ])("is not said of %s", (_what, ingredients, instructions, rule) => {
    expect(rulesOf(ingredients, instructions)).toContain(rule);
  });
});

describe("a Polish line of what is bought raw", () => {
  it("keeps its word where the steps do not cook", () => {
    const line = "200 g surowego mięsa mielonego";
    expect(asBought(line, "Wymieszaj z cebulą i podaj.")).toBe(line);
  });

  it("loses it where they do, and nothing else", () => {
    expect(asBought("200 g surowego mięsa mielonego", "Formuj pulpety i gotuj 25 minut.")).toBe(
      "200 g mięsa mielonego",
    );
  });

  it("keeps it where it is to stay so", () => {
    const line = "200 g surowej wołowiny na tatar";
    expect(asBought(line, "Gotuj 25 minut pod przykryciem.")).toBe(line);
    expect(asBought("200 g surowej wołowiny", "Gotuj 25 minut pod przykryciem.")).not.toContain("surow");
  });

  it("is left as it is in other languages", () => {
    expect(asBought("200 g raw mince", "Fry for 10 minutes.")).toBe("200 g raw mince");
  });
});
