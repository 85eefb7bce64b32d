import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AGE_GROUPS } from "@/lib/domain/food/age";
import { ALLERGEN_IDS, type AllergenId } from "@/lib/domain/food/allergen";
import { ALLERGENS } from "@/lib/domain/food/allergens.table";
import { COOKING_METHODS, MEAL_TYPES } from "@/lib/domain/food/cooking";
import { isFoodId } from "@/lib/domain/food/food-ids";
import { FOODS } from "@/lib/domain/food/foods";
import { AppError } from "@/lib/domain/shared/app-error";
import type { UserId } from "@/lib/domain/shared/actor";
import { inLanguage, LANGUAGES } from "@/lib/domain/shared/language";
import { checkIngredients } from "@/lib/features/ingredients/check";
import type { CheckInput } from "@/lib/features/ingredients/schema";
import { generateRecipe } from "@/lib/features/recipes/generate";
import { listRecipes } from "@/lib/features/recipes/list";
import type { GenerateInput } from "@/lib/features/recipes/schema";
import { suggestRecipes } from "@/lib/features/recipes/suggest";
import { database } from "@/lib/platform/db/client";
import { newId } from "@/lib/platform/db/new-id";
import { withDatabase } from "@/tests/support/database";
import { provenUser } from "@/tests/support/database-users";

withDatabase();

const kitchen = { cookingMethod: "stew", ageGroup: "12-24", mealType: "lunch" } as const;

async function parentAvoiding(...foods: readonly string[]): Promise<UserId> {
  const parent = await provenUser("family");
  await database().allergy.createMany({
    data: foods.map((food) => ({ id: newId(), userId: parent, food, foodKey: food.toLowerCase() })),
  });
  return parent;
}

/** Groups that a dish surely holds, by its foods. */
function allergensOf(foodIds: readonly string[]): readonly AllergenId[] {
  return foodIds.flatMap((id) => (isFoodId(id) ? FOODS[id].allergens : []));
}

function codeOf(error: unknown): string {
  if (!(error instanceof AppError)) throw error;
  return error.code;
}

describe("what a family avoids", () => {
  it("is left out of what is cooked, and said so, each by its name", async () => {
    const parent = await parentAvoiding("Milch");
    const recipe = await generateRecipe(
      parent,
      { ...kitchen, ingredients: ["carrot", "butter", "cheese", "potato", "yogurt"] },
      "en",
    );
    expect(recipe.safety.excluded.map(({ input, ruleId }) => [input, ruleId])).toEqual([
      ["butter", "family_allergy"],
      ["cheese", "family_allergy"],
      ["yogurt", "family_allergy"],
    ]);
    expect(recipe.foodIds).toEqual(expect.arrayContaining(["carrot", "potato"]));
    expect(allergensOf(recipe.foodIds)).not.toContain("milk");
    const words = [recipe.title, ...recipe.ingredients, recipe.instructions].join("\n");
    expect(words).not.toMatch(/butter|cheese|yogh?urt|cream/i);
    const [stored] = (await listRecipes(parent, { limit: 1 }, "de")).recipes;
    expect(stored?.safety.excluded.map(({ ruleId }) => ruleId)).toEqual([
      "family_allergy",
      "family_allergy",
      "family_allergy",
    ]);
  });

  it("is blocked in a check, for this family and no other", async () => {
    const [parent, other] = [await parentAvoiding("dairy"), await provenUser("other")];
    const input: CheckInput = { ingredients: ["butter", "carrot"], ageGroup: "12-24" };
    const [butter, carrot] = (await checkIngredients(parent, input, "en")).results;
    expect(butter).toMatchObject({ verdict: "blocked", findings: [{ ruleId: "family_allergy", severity: "allergy" }] });
    expect(butter?.preparation).toBeUndefined();
    expect(carrot?.verdict).not.toBe("blocked");
    for (const somebody of [other, undefined]) {
      const { results } = await checkIngredients(somebody, input, "en");
      for (const { findings, verdict } of results) {
        expect(verdict).not.toBe("blocked");
        expect(findings.map(({ ruleId }) => ruleId)).not.toContain("family_allergy");
      }
    }
  });

  it("counts from the moment it is known, and no longer than it is", async () => {
    const parent = await parentAvoiding("egg");
    const input: CheckInput = { ingredients: ["egg"], ageGroup: "12-24" };
    const verdict = async () => (await checkIngredients(parent, input, "en")).results[0]?.verdict;
    expect(await verdict()).toBe("blocked");
    await database().allergy.deleteMany({ where: { userId: parent } });
    expect(await verdict()).not.toBe("blocked");
  });

  it("leaves nothing to cook, and nothing stored, where the kitchen holds nothing else", async () => {
    const parent = await parentAvoiding("milk", "egg");
    const code = await generateRecipe(parent, { ...kitchen, ingredients: ["butter", "eggs"] }, "en").catch(codeOf);
    expect(code).toBe("no_usable_ingredients");
    expect(await suggestRecipes(parent, { ...kitchen, ingredients: ["butter", "eggs"] }, "en").catch(codeOf)).toBe(
      "no_usable_ingredients",
    );
    expect(await database().recipe.count({ where: { ownerId: parent } })).toBe(0);
  });

  it("is never added by the cook: no basic and no suggestion holds it", async () => {
    const parents = new Map<AllergenId, UserId>();
    for (const id of ALLERGEN_IDS) parents.set(id, await parentAvoiding(inLanguage(ALLERGENS[id].name, "en")));
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...parents),
        fc.subarray(["carrot", "apple", "rice", "chicken", "spinach", "banana", "lentils", "olive oil"], {
          minLength: 1,
        }),
        fc.record({
          cookingMethod: fc.constantFrom(...COOKING_METHODS),
          mealType: fc.constantFrom(...MEAL_TYPES),
          ageGroup: fc.constantFrom(...AGE_GROUPS),
        }),
        fc.constantFrom(...LANGUAGES),
        async ([allergen, parent], ingredients, wish, language) => {
          const input = { ...wish, ingredients };
          const dish = await generateRecipe(parent, input, language).catch((error: unknown) => {
            // Where no dish passes, none is shown; whether one should have is asked below.
            expect(codeOf(error)).toBe("unsafe_recipe");
          });
          const dishes = [...(dish === undefined ? [] : [dish]), ...(await suggestRecipes(parent, input, language))];
          for (const { foodIds, safety } of dishes) {
            expect(foodIds.length).toBeGreaterThan(0);
            expect(allergensOf(foodIds)).not.toContain(allergen);
            expect(safety.findings.map(({ ruleId }) => ruleId)).not.toContain("family_allergy");
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it.each(LANGUAGES)("leaves a family something to cook, whichever group it avoids, in %s", async (language) => {
    const kitchens = [
      { ingredients: ["carrot", "potato"], cookingMethod: "soup", mealType: "lunch", ageGroup: "6-9" },
      { ingredients: ["banana"], cookingMethod: "fingerFood", mealType: "breakfast", ageGroup: "6-9" },
    ] as const;
    const refused: string[] = [];
    for (const id of ALLERGEN_IDS) {
      const parent = await parentAvoiding(inLanguage(ALLERGENS[id].name, language));
      for (const { ingredients, ...wish } of kitchens) {
        const code = await generateRecipe(parent, { ...wish, ingredients: [...ingredients] }, language).then(
          () => "ok",
          codeOf,
        );
        if (code !== "ok") refused.push(`${id} ${wish.cookingMethod}: ${code}`);
      }
    }
    expect(refused).toEqual([]);
  });

  it("keeps single foods out too, those that only the cook would add among them", async () => {
    const parent = await parentAvoiding("Kartoffel", "rapeseed oil", "owsianka");
    for (const mealType of MEAL_TYPES) {
      for (const cookingMethod of COOKING_METHODS) {
        const input = { ...kitchen, mealType, cookingMethod, ingredients: ["carrot", "chicken"] };
        for (const { foodIds } of [
          await generateRecipe(parent, input, "en"),
          ...(await suggestRecipes(parent, input, "en")),
        ]) {
          for (const avoided of ["potato", "rapeseed_oil", "oats"]) expect(foodIds).not.toContain(avoided);
        }
      }
    }
  });
});

describe("a dish that the gate rejects", () => {
  it("is shown to nobody and stored nowhere", async () => {
    // The composer cannot cook a soup without water and says it all the same; the gate reads every word.
    const parent = await parentAvoiding("water");
    const before = [await database().recipe.count(), await database().recipeText.count()];
    const input: GenerateInput = { ...kitchen, cookingMethod: "soup", ingredients: ["carrot", "potato"] };
    expect(await generateRecipe(parent, input, "en").catch(codeOf)).toBe("unsafe_recipe");
    expect(await suggestRecipes(parent, input, "en")).toEqual([]);
    expect([await database().recipe.count(), await database().recipeText.count()]).toEqual(before);
  });
});
