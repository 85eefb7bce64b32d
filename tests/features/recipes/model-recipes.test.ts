import { describe, expect, it } from "vitest";
import type { RecipeText } from "@/lib/domain/recipes/recipe";
import { examineProposal } from "@/lib/features/recipes/examine-proposal";
import { present } from "@/lib/domain/shared/present";
import { MODEL_RECIPES, type ModelRecipe } from "./model-recipes.table";
import { PLANTED_HAZARDS, type Field } from "./planted-hazards.table";

/** What stands against a recipe, in our own words; nothing where it may be shown. */
function faultsOf({ language, months, foods, avoid }: ModelRecipe, text: RecipeText): readonly string[] {
  const brief = {
    foods,
    cookingMethod: "stew",
    mealType: "lunch",
    ageGroup: "6-9",
    months,
    language,
    avoid: { allergens: avoid, foods: [] },
    seed: 1,
  } as const;
  const examined = examineProposal(text, brief, foods, { months, allergens: avoid, avoidFoods: [] });
  return "faults" in examined ? examined.faults : [];
}

function withField(text: RecipeText, field: Field, words: string): RecipeText {
  if (field === "ingredients") return { ...text, ingredients: words.split("\n") };
  if (field === "title" || field === "instructions") return { ...text, [field]: words };
  return { ...text, servingInstructions: { ...text.servingInstructions, [field]: words } };
}

describe("a recipe as a model writes it", () => {
  it.each([...MODEL_RECIPES])("passes: %s", (_id, recipe) => {
    expect(faultsOf(recipe, recipe.text)).toEqual([]);
  });

  it.each(PLANTED_HAZARDS)("does not with a hazard said in passing: %s, %s", (id, field, words) => {
    const recipe = present(MODEL_RECIPES.get(id));
    expect(faultsOf(recipe, withField(recipe.text, field, words)).length).toBeGreaterThan(0);
  });
});

describe("what only a model gets wrong", () => {
  const recipe = present(MODEL_RECIPES.get("en2"));
  const { text } = recipe;

  it("may take a mild herb and no other food that nobody asked for", () => {
    const withLine = (line: string): readonly string[] =>
      faultsOf(recipe, { ...text, ingredients: [...text.ingredients, line] });
    expect(withLine("A pinch of dried thyme")).toEqual([]);
    expect(withLine("10 g peas, mashed")).toContain("an ingredient was not among the foods");
    expect(withLine("10 g grated cheese made from pasteurised milk")).toContain(
      "an ingredient was not among the foods",
    );
  });

  it("may speak of the kitchen in a step, and of nothing else", () => {
    const withStep = (step: string): readonly string[] =>
      faultsOf(recipe, { ...text, instructions: `${text.instructions}\n${step}` });
    expect(withStep("Preheat the oven to 180 °C.")).toEqual([]);
    expect(withStep("The moon rises over the quiet harbour.")).toContain(
      "a step does not speak of cooking any of the foods",
    );
  });
});
