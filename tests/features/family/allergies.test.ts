import { describe, expect, it } from "vitest";
import { AppError } from "@/lib/domain/shared/app-error";
import { addAllergy } from "@/lib/features/family/add-allergy";
import { listAllergies } from "@/lib/features/family/list-allergies";
import { profileOf } from "@/lib/features/family/profile-of";
import { removeAllergy } from "@/lib/features/family/remove-allergy";
import { addAllergyInput, MAX_ALLERGIES } from "@/lib/features/family/schema";
import { checkIngredients } from "@/lib/features/ingredients/check";
import { generateRecipe } from "@/lib/features/recipes/generate";
import { suggestRecipes } from "@/lib/features/recipes/suggest";
import { database } from "@/lib/platform/db/client";
import { withDatabase } from "@/tests/support/database";
import { provenUser } from "@/tests/support/database-users";
import { assessRecipe } from "@/lib/domain/safety/assess-recipe";

withDatabase();

function input(food: string) {
  return addAllergyInput.parse({ food });
}

async function codeOf(act: Promise<unknown>): Promise<string> {
  try {
    await act;
    return "ok";
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.code;
  }
}

describe("what a family avoids", () => {
  it.each([
    ["Milch", "milk"],
    ["jajka", "eggs"],
    ["peanuts", "peanut"],
    ["Eier", "eggs"],
    ["ကြက်ဥ", "eggs"],
  ])("is recognised as typed: %s", async (food, group) => {
    const parent = await provenUser("parent");
    const { allergy, isNew } = await addAllergy(parent, input(food), "en");
    expect(isNew).toBe(true);
    expect(allergy.groups.map(({ id }) => id)).toEqual([group]);
    expect(allergy.food).toBe(food);
  });

  it("is shown with what it is taken for, in the parent's language: a group, a food, or words nobody knows", async () => {
    const parent = await provenUser("parent");
    for (const food of ["milk", "Erdbeeren", "zzyzxberry"]) await addAllergy(parent, input(food), "de");
    expect((await listAllergies(parent, "de")).map(({ food, groups, foods }) => [food, groups, foods])).toEqual([
      ["milk", [{ id: "milk", name: "Milch" }], []],
      ["Erdbeeren", [], [{ id: "strawberry", name: "Erdbeeren" }]],
      ["zzyzxberry", [], []],
    ]);
    expect(await profileOf(parent, "12-24")).toMatchObject({ words: ["zzyzxberry"], avoidFoods: ["strawberry"] });
  });

  it("is one row however often and in whatever case it is typed, also at once", async () => {
    const parent = await provenUser("parent");
    const all = await Promise.all(
      Array.from({ length: 32 }, (_, index) => addAllergy(parent, input(index % 2 === 0 ? "Egg" : " EGG "), "en")),
    );
    expect(new Set(all.map(({ allergy }) => allergy.id)).size).toBe(1);
    expect(all.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(await database().allergy.count({ where: { userId: parent } })).toBe(1);
  });

  it("holds as many as a list may and no more, and what is on it already is no more", async () => {
    const parent = await provenUser("parent");
    for (let index = 0; index < MAX_ALLERGIES - 1; index += 1) await addAllergy(parent, input(`food ${index}`), "en");
    const codes = await Promise.all(["x1", "x2", "x3"].map((food) => codeOf(addAllergy(parent, input(food), "en"))));
    expect(codes.toSorted()).toEqual(["invalid_input", "invalid_input", "ok"]);
    expect((await addAllergy(parent, input("FOOD 3"), "en")).isNew).toBe(false);
  });

  it("is nobody else's to read or remove", async () => {
    const [parent, other] = [await provenUser("parent"), await provenUser("other")];
    const { allergy } = await addAllergy(parent, input("egg"), "en");
    expect(await listAllergies(other, "en")).toEqual([]);
    expect(await codeOf(removeAllergy(other, allergy.id))).toBe("not_found");
    await removeAllergy(parent, allergy.id);
    expect(await codeOf(removeAllergy(parent, allergy.id))).toBe("not_found");
  });
});

describe("words that nobody knows", () => {
  it("are looked for letter by letter, in what is typed and in what is written", async () => {
    const parent = await provenUser("parent");
    await addAllergy(parent, input("Zzyzx"), "en");
    const { results } = await checkIngredients(
      parent,
      { ingredients: ["carrot with ZZYZX sauce", "zzyzxjam and rice", "carrot"], ageGroup: "12-24" },
      "en",
    );
    expect(results.map(({ verdict }) => verdict === "blocked")).toEqual([true, true, false]);
    expect(results[0]?.findings.map(({ ruleId }) => ruleId)).toContain("family_allergy");
    const profile = await profileOf(parent, "12-24");
    const words = (title: string) => ({
      title,
      ingredients: ["1 carrot"],
      instructions: "Steam the carrot until soft.",
      servingInstructions: { preparation: "Peel the carrot.", size: "Sticks.", safety: "Stay close." },
    });
    const found = (title: string) => assessRecipe(words(title), profile).findings.map(({ ruleId }) => ruleId);
    expect(assessRecipe(words("Carrot with zzyzx"), profile).verdict).toBe("rejected");
    expect(found("Carrot with zzyzx")).toContain("family_allergy");
    expect(found("Carrot")).not.toContain("family_allergy");
  });

  it("of one or two letters count where they stand alone", async () => {
    const parent = await provenUser("parent");
    await addAllergy(parent, input("qx"), "en");
    const ingredients = ["carrot qx", "carrotqx carrot", "carrot"];
    const { results } = await checkIngredients(parent, { ingredients, ageGroup: "12-24" }, "en");
    expect(results.map(({ findings }) => findings.some(({ ruleId }) => ruleId === "family_allergy"))).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe("a suggestion", () => {
  it("leaves out what the family avoids, as a recipe does", async () => {
    const parent = await provenUser("parent");
    await addAllergy(parent, input("dairy"), "en");
    const kitchen = { ingredients: ["carrot", "potato", "butter"], cookingMethod: "soup", ageGroup: "12-24" } as const;
    const wish = { ...kitchen, ingredients: [...kitchen.ingredients] };
    const made = [await generateRecipe(parent, wish, "en"), ...(await suggestRecipes(parent, wish, "en"))];
    expect(made.length).toBeGreaterThan(1);
    for (const { foodIds, safety } of made) {
      expect(foodIds).not.toContain("butter");
      expect(safety.excluded.map(({ input: typed, ruleId }) => [typed, ruleId])).toEqual([
        ["butter", "family_allergy"],
      ]);
    }
  });
});
