import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { COOKING_METHODS, MEAL_TYPES } from "@/lib/domain/food/cooking";
import { FOOD_IDS, type FoodId } from "@/lib/domain/food/food-ids";
import { withSameSource } from "@/lib/domain/food/same-source";
import { composeRecipe } from "@/lib/domain/recipes/embedded-writer";
import { assessPantry } from "@/lib/domain/safety/assess-pantry";
import { assessRecipe } from "@/lib/domain/safety/assess-recipe";
import { LANGUAGES } from "@/lib/domain/shared/language";

const SERVING = { preparation: "", size: "", safety: "" };

function familyWithout(food: FoodId) {
  return { months: 11, allergens: [], avoidFoods: [food] };
}

function recipeOf(line: string, instructions = "Cook until soft.") {
  return { title: "Lunch", ingredients: [line], instructions, servingInstructions: SERVING };
}

const ofFood = (food: FoodId) => ({ severity: "allergy", foodId: food });

describe("a food that a family leaves out", () => {
  it.each([
    ["strawberry", "strawberry yogurt"],
    ["strawberry", "strawberry jam"],
    ["strawberry", "Erdbeerjoghurt"],
    ["strawberry", "Erdbeerquark"],
    ["strawberry", "Erdbeertopfen"],
    ["strawberry", "Erdbeermilch"],
    ["strawberry", "jogurt truskawkowy"],
    ["strawberry", "jogurtu truskawkowego"],
    ["strawberry", "truskawkowe lody"],
    ["strawberry", "koktajl truskawkowy"],
    ["raspberry", "Himbeerjoghurt"],
    ["raspberry", "sok malinowy"],
    ["peach", "peach crumble"],
    ["peach", "Pfirsichjoghurt"],
    ["peach", "dżem brzoskwiniowy"],
    ["kiwi", "koktajl z kiwi"],
    ["banana", "banana bread"],
    ["banana", "Bananenbrot"],
    ["banana", "mus jabłkowo-bananowy"],
    ["apple", "apple crumble"],
    ["apple", "szarlotka"],
    ["apple", "sok jabłkowy"],
    ["carrot", "carrot cake"],
    ["carrot", "Karottenkuchen"],
    ["carrot", "ciasto marchewkowe"],
    ["carrot", "zupa marchwiowa"],
    ["tomato", "tomato soup"],
    ["tomato", "zupa pomidorowa"],
    ["tomato", "makaron w sosie pomidorowym"],
    ["tomato", "ketchup"],
    ["tomato", "Paradeissauce"],
    ["apricot", "Marillenmarmelade"],
    ["pumpkin", "zupa dyniowa"],
    ["beetroot", "barszcz czerwony"],
    ["mango", "Mangojoghurt"],
    ["mushroom", "zupa pieczarkowa"],
    ["coconut", "Kokosöl"],
    ["potato", "kopytka"],
  ] as const)("%s is found in %s", (food, input) => {
    const family = familyWithout(food);
    const [found] = assessPantry([input], family).results;
    expect(found?.verdict).toBe("blocked");
    expect(found?.findings).toContainEqual(expect.objectContaining(ofFood(food)));
    const recipe = assessRecipe(recipeOf(input), family);
    expect(recipe.verdict).toBe("rejected");
    expect(recipe.findings).toContainEqual(expect.objectContaining(ofFood(food)));
  });

  it.each([
    ["plum", "plum tomatoes"],
    ["orange", "orange pepper"],
    ["orange", "papryka pomarańczowa"],
    ["raspberry", "pomidory malinowe"],
    ["rice", "cauliflower rice"],
    ["lemon", "lemon sole"],
    ["peas", "pea-sized pieces"],
    ["potato", "sweet potato"],
    ["apple", "pineapple"],
    ["apple", "Erdäpfel"],
    ["grape", "grapefruit"],
    ["strawberry", "yogurt without strawberries"],
    ["strawberry", "Joghurt ohne Erdbeeren"],
    ["strawberry", "jogurt bez truskawek"],
    ["leek", "porcja"],
    ["minced_pork", "mince the garlic"],
  ] as const)("%s is not found in %s", (food, input) => {
    const [found] = assessPantry([input], familyWithout(food)).results;
    expect(found?.findings.filter(({ severity }) => severity === "allergy")).toEqual([]);
  });

  it.each([
    ["walnut", "mixed nuts"],
    ["walnut", "Nusskuchen"],
    ["walnut", "pesto"],
    ["salmon", "fish fingers"],
    ["salmon", "Fisch"],
    ["salmon", "paluszki rybne"],
  ] as const)("%s may be in %s, which names its group alone", (food, input) => {
    const family = familyWithout(food);
    expect(assessPantry([input], family).results[0]?.findings).toContainEqual(expect.objectContaining(ofFood(food)));
    expect(assessRecipe(recipeOf(input), family).verdict).toBe("rejected");
  });

  it.each([
    ["walnut", "pistachio"],
    ["walnut", "almond butter"],
    ["salmon", "cod"],
    ["salmon", "hake"],
  ] as const)("%s is not in %s, another one of its group", (food, input) => {
    const [found] = assessPantry([input], familyWithout(food)).results;
    expect(found?.findings.filter(({ severity }) => severity === "allergy")).toEqual([]);
  });

  it("reads the fish of the steps as that of the lines", () => {
    const recipe = recipeOf("100 g cod", "Steam the fish for 15 minutes until it flakes. Mash the fish well.");
    const { findings } = assessRecipe(recipe, familyWithout("salmon"));
    expect(findings.filter(({ severity }) => severity === "allergy")).toEqual([]);
  });

  it("is never named in what is cooked without it, in any language", () => {
    const food = fc.constantFrom(...FOOD_IDS.filter((id) => id !== "water"));
    const wish = fc.record({
      out: food,
      foods: fc.uniqueArray(food, { minLength: 1, maxLength: 3 }),
      cookingMethod: fc.constantFrom(...COOKING_METHODS),
      mealType: fc.constantFrom(...MEAL_TYPES),
      language: fc.constantFrom(...LANGUAGES),
      seed: fc.nat({ max: 100 }),
    });
    fc.assert(
      fc.property(wish, ({ out, ...brief }) => {
        const avoidFoods = withSameSource([out]);
        const foods = brief.foods.filter((id) => !avoidFoods.includes(id));
        fc.pre(foods.length > 0);
        const avoid = { allergens: [], foods: avoidFoods };
        const { text, plan } = composeRecipe({ ...brief, foods, avoid, ageGroup: "12-24", months: 20 });
        const family = { months: 20, allergens: [], avoidFoods };
        const declaredFoods = plan?.items.map(({ foodId }) => foodId) ?? foods;
        const { findings } = assessRecipe(text, family, { declaredFoods, language: brief.language });
        expect(findings.filter(({ ruleId }) => ruleId === "family_allergy")).toEqual([]);
      }),
      { numRuns: 400 },
    );
  }, 60_000);
});
