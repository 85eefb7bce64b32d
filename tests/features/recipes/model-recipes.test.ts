import { describe, expect, it } from "vitest";
import type { RecipeText } from "@/lib/domain/recipes/recipe";
import { assessRecipe } from "@/lib/domain/safety/assess-recipe";
import { present } from "@/lib/domain/shared/present";
import { examineProposal, type Examined } from "@/lib/features/recipes/examine-proposal";
import { MODEL_RECIPES, type ModelRecipe } from "./model-recipes.table";
import { PLANTED_HAZARDS, type Field } from "./planted-hazards.table";

function familyOf({ months, avoid }: ModelRecipe) {
  return { months, allergens: avoid, avoidFoods: [] };
}

function examined(recipe: ModelRecipe, text: RecipeText): Examined {
  const { language, months, foods, avoid } = recipe;
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
  return examineProposal(text, brief, foods, familyOf(recipe));
}

/** What stands against a recipe, in our own words; nothing where it may be shown. */
function faultsOf(recipe: ModelRecipe, text: RecipeText): readonly string[] {
  const answer = examined(recipe, text);
  return "faults" in answer ? answer.faults : [];
}

function withField(text: RecipeText, field: Field, words: string): RecipeText {
  if (field === "ingredients") return { ...text, ingredients: words.split("\n") };
  if (field === "title" || field === "instructions") return { ...text, [field]: words };
  return { ...text, servingInstructions: { ...text.servingInstructions, [field]: words } };
}

const isOfServing = (field: Field): boolean => field === "preparation" || field === "size" || field === "safety";

/** They say how something is cut only where they say how it is served, which nobody is shown. */
const CUT_SAID_IN_SERVING: readonly string[] = [
  "de1",
  "de18",
  "enb7",
  "plb17",
  "enc0",
  "enc12",
  "dec7",
  "de-ATc21",
  "plc5",
];

/** They say a thing with a word behind which another would hide a danger: "rosa", "Biss", "Klecks", "fizz". */
const SAID_WITH_OTHER_WORDS: readonly string[] = [
  "de17",
  "de-AT2",
  "de-AT15",
  "my18",
  "myb1",
  "myb22",
  "de-ATc10",
  "de-ATc20",
  "ded19",
  "myd18",
  "ene4",
  "ene22",
  "dee2",
  "dee15",
  "dee17",
  "dee18",
  "dee22",
  "ple12",
  "mye6",
  "mye8",
];
const fine = [...MODEL_RECIPES].filter(
  ([id]) => !CUT_SAID_IN_SERVING.includes(id) && !SAID_WITH_OTHER_WORDS.includes(id),
);

describe("a recipe as a model writes it", () => {
  it.each(fine)("passes: %s", (_id, recipe) => {
    expect(faultsOf(recipe, recipe.text)).toEqual([]);
  });

  it.each(PLANTED_HAZARDS.filter(([, field]) => !isOfServing(field)))(
    "does not with a hazard said in passing: %s, %s",
    (id, field, words) => {
      const recipe = present(MODEL_RECIPES.get(id));
      expect(faultsOf(recipe, withField(recipe.text, field, words)).length).toBeGreaterThan(0);
    },
  );

  it.each(PLANTED_HAZARDS.filter(([, field]) => isOfServing(field)))(
    "is shown without what it says of serving, hazards too, which the gate would refuse: %s, %s",
    (id, field, words) => {
      const recipe = present(MODEL_RECIPES.get(id));
      const planted = withField(recipe.text, field, words);
      const { verdict } = assessRecipe(planted, familyOf(recipe), { declaredFoods: recipe.foods });
      expect(verdict).toBe("rejected");
      expect(examined(recipe, planted)).toEqual(examined(recipe, recipe.text));
    },
  );

  it.each(CUT_SAID_IN_SERVING)("is asked for again where its steps do not say how it is cut: %s", (id) => {
    const recipe = present(MODEL_RECIPES.get(id));
    expect(faultsOf(recipe, recipe.text).length).toBeGreaterThan(0);
    const { verdict } = assessRecipe(recipe.text, familyOf(recipe), { declaredFoods: recipe.foods });
    expect(verdict).not.toBe("rejected");
  });
});

describe("words that nothing here can read", () => {
  it.each(SAID_WITH_OTHER_WORDS)("are asked for again, and nothing else stands against them: %s", (id) => {
    const recipe = present(MODEL_RECIPES.get(id));
    expect(faultsOf(recipe, recipe.text)).toEqual([expect.stringContaining("rare words")]);
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

  it("may name no food in a step that stands on no line, unless it is likened to it or is a word of its kind", () => {
    const withStep = (step: string): readonly string[] =>
      faultsOf(recipe, { ...text, instructions: `${text.instructions}\n${step}` });
    const stray = "a step names a food that is not among the ingredients";
    expect(withStep("Serve it with a spoonful of yogurt.")).toContain(stray);
    expect(withStep("Thin it with water until it is as runny as cream.")).not.toContain(stray);
    expect(withStep("Spoon the vegetables over the lentils.")).not.toContain(stray);
    expect(faultsOf(recipe, { ...text, title: `${text.title} with chicken` })).toContain(stray);
  });

  it.each(["Season it with a pinch of salt.", "Stir in a teaspoon of brown sugar.", "Crumble in half a stock cube."])(
    "may season nothing, not even for a child who may have a little: %s",
    (step) => {
      const older = { ...recipe, months: 40 };
      expect(faultsOf(older, { ...text, instructions: `${text.instructions}\n${step}` }).length).toBeGreaterThan(0);
      expect(faultsOf(older, { ...text, instructions: `${text.instructions}\nCook it without any salt.` })).toEqual([]);
    },
  );

  it("says itself how round fruit is cut, what the gate would add to other recipes", () => {
    const cherries = { ...recipe, foods: ["cherry", "oats"], months: 14 } as const;
    const dish = {
      title: "Oats with cherries",
      ingredients: ["6 cherries", "30 g oats", "200 ml water"],
      servingInstructions: { preparation: "", size: "", safety: "" },
    };
    const said = (cut: string): readonly string[] =>
      faultsOf(cherries, {
        ...dish,
        instructions: `Wash the cherries${cut}.\nSimmer the oats in the water for 10 minutes until very soft and stir in the cherries.`,
      });
    expect(said(", take out the stones and squash each one flat")).toEqual([]);
    expect(said("")).toContain("Grapes, cherry tomatoes and other round fruit");
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
