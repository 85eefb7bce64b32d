import { describe, expect, it } from "vitest";
import type { FamilyProfile } from "../../../lib/domain/safety/assess-pantry";
import { assessRecipe } from "../../../lib/domain/safety/assess-recipe";
import { findingMessage } from "../../../lib/domain/safety/finding-message";
import type { RecipeWords } from "../../../lib/domain/safety/recipe-words";
import { CLEAN_RECIPES } from "./clean-recipes.table";

const BABY: FamilyProfile = { months: 8, allergens: [], avoidFoods: [] };

function recipe(part: Partial<RecipeWords> = {}): RecipeWords {
  const servingInstructions = {
    preparation: "Serve lukewarm.",
    size: "A small bowl.",
    safety: "Stay beside your baby.",
  };
  return {
    title: "Carrot mash",
    ingredients: ["2 carrots"],
    instructions: "Steam the carrots until soft and mash them.",
    servingInstructions,
    ...part,
  };
}

function ids(words: RecipeWords, family: FamilyProfile = BABY): readonly string[] {
  return assessRecipe(words, family).findings.map(({ ruleId }) => ruleId);
}

describe("clean recipes with tricky wording", () => {
  it.each(CLEAN_RECIPES)("$language: $title is let through", (clean) => {
    const { verdict, findings } = assessRecipe(clean, BABY);
    const outright = findings.filter(({ severity }) => severity !== "limit");
    expect(outright).toEqual([]);
    expect(["clear", "caution"]).toContain(verdict);
  });
});

describe("what must never be shown", () => {
  it.each([
    ["honey in a step", recipe({ instructions: "Steam the carrots until soft. Stir in 2 tbsp honey." })],
    ["honey in the title", recipe({ title: "Honey carrots" })],
    [
      "honey in the serving text, in another language",
      recipe({ servingInstructions: { preparation: "Mit etwas Honig beträufeln.", size: "", safety: "" } }),
    ],
    ["salt for the baby", recipe({ instructions: "Steam the carrots until soft and mash them with a pinch of salt." })],
    [
      "whole grapes",
      recipe({
        ingredients: ["2 carrots", "8 whole grapes"],
        instructions: "Steam the carrots until soft. Add the whole grapes.",
      }),
    ],
    ["a raw egg", recipe({ ingredients: ["1 egg"], instructions: "Whisk the egg and serve." })],
    [
      "raw minced meat",
      recipe({ ingredients: ["80 g minced beef"], instructions: "Shape the minced beef into strips and serve." }),
    ],
    [
      "a runny egg",
      recipe({ ingredients: ["1 egg"], instructions: "Boil the egg for 4 minutes so that the yolk is still runny." }),
    ],
    ["an ingredient nobody knows", recipe({ ingredients: ["2 carrots", "1 tsp oleandrine powder"] })],
    ["markup", recipe({ title: "Carrot <img src=x onerror=alert(1)>" })],
    ["markup as entities", recipe({ instructions: "Steam the carrots until soft. &lt;script&gt;" })],
    ["a link", recipe({ instructions: "Steam the carrots until soft. See www.example.com." })],
    ["a bare address", recipe({ instructions: "Steam the carrots until soft. More at buy-now.shop" })],
    [
      "a promise",
      recipe({ servingInstructions: { preparation: "", size: "", safety: "This is completely safe for your baby." } }),
    ],
    [
      "a promise in German",
      recipe({ servingInstructions: { preparation: "", size: "", safety: "Das ist unbedenklich." } }),
    ],
    ["a medical claim", recipe({ title: "Carrot mash that cures colic" })],
  ])("rejects %s", (_, words) => {
    expect(assessRecipe(words, BABY).verdict).toBe("rejected");
  });

  it("rejects what is far too long without reading it", () => {
    expect(ids(recipe({ instructions: "carrot ".repeat(2000) }))).toEqual(["too_long"]);
  });

  it("offers nothing below six months", () => {
    expect(assessRecipe(recipe(), { ...BABY, months: 5 }).verdict).toBe("rejected");
  });
});

describe("what is changed", () => {
  const grapes = recipe({
    ingredients: ["2 carrots", "6 grapes"],
    instructions: "Steam the carrots until soft and mash them. Add the grapes.",
  });

  it("asks for the cut that nobody said, and adds it in the parent's language", () => {
    const { verdict, text } = assessRecipe(grapes, BABY, { language: "de" });
    expect(verdict).toBe("changed");
    expect(text.servingInstructions.preparation).toContain(findingMessage({ ruleId: "round_fruit" }, "de").instead);
    expect(assessRecipe(grapes, BABY).text).toEqual(grapes);
  });

  it("accepts the cut wherever the recipe says it", () => {
    expect(
      ids(
        recipe({
          ingredients: ["2 carrots", "6 grapes, quartered"],
          instructions: "Steam the carrots until soft and mash them.",
        }),
      ),
    ).not.toContain("round_fruit");
    expect(
      ids({ ...grapes, instructions: "Steam the carrots until soft and mash them. Cut the grapes into quarters." }),
    ).not.toContain("round_fruit");
    expect(
      ids({
        ...grapes,
        instructions: "Steam the carrots until soft and mash them. Wash the grapes. Cut them into quarters.",
      }),
    ).not.toContain("round_fruit");
  });

  it("does not take another food's cut for it", () => {
    expect(
      ids(
        recipe({
          ingredients: ["1 banana, mashed", "6 grapes"],
          instructions: "Serve the grapes with the mashed banana.",
        }),
      ),
    ).toContain("round_fruit");
    expect(
      ids(
        recipe({
          ingredients: ["1 apple", "6 grapes"],
          instructions: "Quarter the apple, steam it until soft and serve it. Serve the grapes.",
        }),
      ),
    ).toContain("round_fruit");
  });

  it("does not believe a cut that is denied", () => {
    expect(
      ids({
        ...grapes,
        instructions: "Steam the carrots until soft and mash them. Serve the grapes without quartering.",
      }),
    ).toContain("round_fruit");
  });
});

describe("families", () => {
  it("rejects what contains a group the family avoids, named or hidden", () => {
    const milk: FamilyProfile = { ...BABY, allergens: ["milk"] };
    expect(assessRecipe(recipe({ ingredients: ["2 carrots", "1 tsp butter"] }), milk).verdict).toBe("rejected");
    expect(
      assessRecipe(recipe({ instructions: "Steam the carrots until soft and mash them with cream." }), milk).verdict,
    ).toBe("rejected");
    expect(assessRecipe(recipe({ ingredients: ["2 carrots", "50 ml coconut milk"] }), milk).verdict).not.toBe(
      "rejected",
    );
    expect(
      assessRecipe(recipe({ instructions: "Steam the carrots until soft and mash them. No butter." }), milk).verdict,
    ).not.toBe("rejected");
  });

  it("counts what is declared although no word says it", () => {
    const nuts: FamilyProfile = { ...BABY, allergens: ["nuts"] };
    expect(assessRecipe(recipe(), nuts, { declaredFoods: ["almond"] }).verdict).toBe("rejected");
    expect(assessRecipe(recipe(), { ...BABY, avoidFoods: ["carrot"] }).verdict).toBe("rejected");
  });

  it("lets the family salt its own portion, never the baby's", () => {
    const family =
      "Steam the carrots until soft and mash them. Take out the baby's portion first; salt the rest for the family.";
    expect(assessRecipe(recipe({ instructions: family }), BABY).verdict).not.toBe("rejected");
  });
});
