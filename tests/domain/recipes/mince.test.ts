import { describe, expect, it } from "vitest";
import type { FoodId } from "../../../lib/domain/food/food-ids";
import { recognise } from "../../../lib/domain/food/recognise";
import { planRecipe } from "../../../lib/domain/recipes/plan-recipe";
import { procedureOf } from "../../../lib/domain/recipes/procedure/dish-procedure";
import type { RecipeBrief } from "../../../lib/domain/recipes/recipe";
import { renderRecipe } from "../../../lib/domain/recipes/render-recipe";
import { LANGUAGES, type Language } from "../../../lib/domain/shared/language";

function foodsOf(text: string, language: Language): readonly FoodId[] {
  const found = recognise(text, language);
  return found.kind === "food" ? found.foods : [];
}

const BRIEF: Omit<RecipeBrief, "foods"> = {
  ...{ language: "en", cookingMethod: "stew", mealType: "lunch", ageGroup: "9-12", months: 10, seed: 1 },
  avoid: { allergens: [], foods: [] },
};

function madeOf(foods: readonly FoodId[], language: Language, more: Partial<RecipeBrief> = {}) {
  const plan = planRecipe({ ...BRIEF, language, ...more, foods });
  return renderRecipe(plan, language);
}

/** What a parent types, and what the recipe calls it in its title. */
const TYPED: readonly (readonly [text: string, language: Language, named: RegExp])[] = [
  ["minced turkey", "en", /minced turkey/i],
  ["turkey mince", "en", /minced turkey/i],
  ["ground pork", "en", /minced pork/i],
  ["minced chicken", "en", /minced chicken/i],
  ["lamb mince", "en", /minced lamb/i],
  ["200 g Putenhack", "de", /Putenhackfleisch/],
  ["Schweinehackfleisch", "de", /Schweinehackfleisch/],
  ["Putenfaschiertes", "de-AT", /Putenfaschiert/],
  ["Faschiertes vom Huhn", "de-AT", /Hühnerfaschiert/],
  ["mielone z indyka", "pl", /mielon\S+ mięs\S+ z indyka/i],
  ["mięso mielone wieprzowe", "pl", /mielon\S+ wieprzowin/i],
  ["mielona jagnięcina", "pl", /mielon\S+ jagnięcin/i],
  ["ဝက်သားကြိတ်", "my", /ဝက်သားစဉ်းကော/],
];

const stepsWith = (foods: readonly FoodId[], more: Partial<RecipeBrief> = {}) =>
  procedureOf(planRecipe({ ...BRIEF, ...more, foods })).flat();

describe("minced meat", () => {
  it.each(TYPED)("typed as %s (%s) is named and cooked as mince", (text, language, named) => {
    const [meat, ...others] = foodsOf(text, language);
    expect(others).toEqual([]);
    if (meat === undefined) throw new Error(`not recognised: ${text}`);
    const { title, ingredients, instructions } = madeOf([meat, "carrot", "potato"], language);
    expect(title).toMatch(named);
    expect(ingredients.join("\n")).toMatch(named);
    expect(instructions).not.toMatch(/skin|Haut |skór|shred|Fasern|włókn|အရေခွံ/i);
  });

  it.each(LANGUAGES)("is no other dish in %s for being of another animal", (language) => {
    const shape = (meat: FoodId) => madeOf([meat, "carrot"], language).instructions.split("\n").length;
    for (const meat of ["minced_turkey", "minced_chicken", "minced_pork", "minced_lamb", "minced_veal"] as const)
      expect(shape(meat), meat).toBe(shape("minced_beef"));
  });

  it("is stirred to crumbs before anything is poured on it, at every age", () => {
    for (const ageGroup of ["6-9", "9-12", "12-24"] as const)
      for (const cookingMethod of ["stew", "soup", "pureed", "stirFried"] as const) {
        const steps = stepsWith(["minced_beef", "carrot", "potato"], { ageGroup, cookingMethod });
        const crumbled = steps.findIndex((step) => step.kind === "crumble" && step.foods.includes("minced_beef"));
        const poured = steps.findIndex(({ kind }) => kind === "start");
        expect(crumbled, `${ageGroup} ${cookingMethod}`).toBeGreaterThanOrEqual(0);
        expect(crumbled, `${ageGroup} ${cookingMethod}`).toBeLessThan(poured);
        const cooked = steps.find((step) => step.kind === "cook");
        expect(cooked?.stages[0]?.foods).toContain("minced_beef");
      }
    expect(madeOf(["minced_beef", "carrot", "potato"], "en").instructions).toContain("crumble in the minced beef");
  });

  it("is boiled in no water of its own: beside a dish it comes out of a small pan", () => {
    const steps = stepsWith(["minced_beef", "egg", "spinach"], { cookingMethod: "baked" });
    const eggs = {
      ...planRecipe({ ...BRIEF, cookingMethod: "baked", foods: ["minced_beef", "egg"] }),
      form: "frittata",
    };
    const frittata = procedureOf(eggs).flat();
    expect(frittata).toContainEqual(expect.objectContaining({ kind: "crumble", into: "smallPan" }));
    for (const step of [...steps, ...frittata])
      if (step.kind === "start" || step.kind === "side") expect(step.foods).not.toContain("minced_beef");
  });

  it("cooks its whole time though all that goes with it is leaves and a bay leaf", () => {
    for (const cookingMethod of ["stew", "soup", "pureed"] as const) {
      const steps = stepsWith(["minced_pork", "spinach", "bay_leaf"], { cookingMethod, mealType: "snack" });
      const cooked = steps.find((step) => step.kind === "cook");
      const minutes = cooked?.stages.reduce((sum, stage) => sum + stage.minutes, 0) ?? 0;
      expect(minutes, cookingMethod).toBeGreaterThanOrEqual(12);
    }
  });
});
