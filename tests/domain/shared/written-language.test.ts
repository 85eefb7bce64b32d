import { describe, expect, it } from "vitest";
import { COOKING_METHODS } from "@/lib/domain/food/cooking";
import { composeRecipe } from "@/lib/domain/recipes/embedded-writer";
import { LANGUAGES, type Language } from "@/lib/domain/shared/language";
import { isWrittenIn } from "@/lib/domain/shared/written-language";

const kitchens = [
  ["carrot", "potato", "chicken"],
  ["apple", "oats"],
  ["egg", "broccoli"],
] as const;

function textsIn(language: Language): string[] {
  return COOKING_METHODS.flatMap((cookingMethod) =>
    kitchens.flatMap((foods) => {
      const { text } = composeRecipe({
        foods,
        cookingMethod,
        mealType: "lunch",
        ageGroup: "9-12",
        months: 9,
        language,
        avoid: { allergens: [], foods: [] },
        seed: 3,
      });
      return [text.title, ...text.ingredients, text.instructions, ...Object.values(text.servingInstructions)];
    }),
  );
}

describe("the language of a text", () => {
  it.each(LANGUAGES)("is known for everything that our own kitchen writes in %s", (language) => {
    expect(textsIn(language).filter((text) => !isWrittenIn(text, language))).toEqual([]);
  });

  it.each(LANGUAGES)("is not %s for what is written in another", (language) => {
    const spoken = (each: Language) => (each === "de-AT" ? "de" : each);
    for (const other of LANGUAGES.filter((each) => spoken(each) !== spoken(language))) {
      const long = textsIn(other).filter((text) => text.length > 90);
      const taken = long.filter((text) => isWrittenIn(text, language));
      expect(taken.length / long.length, `${other} taken for ${language}: ${taken[0] ?? ""}`).toBeLessThanOrEqual(0.05);
    }
  });

  it("is none of ours for any other", () => {
    const others = [
      "Épluchez la carotte, faites-la cuire jusqu'à ce qu'elle soit bien tendre, puis écrasez-la avec une fourchette.",
      "Сварите морковь до мягкости и разомните её вилкой, потом дайте остыть.",
      "把胡萝卜煮软，然后用叉子压碎，放凉后再给宝宝吃。",
      "ต้มแครอทจนนุ่มแล้วบดด้วยส้อม",
    ];
    for (const text of others) for (const language of LANGUAGES) expect(isWrittenIn(text, language)).toBe(false);
  });

  it("is not doubted where there is too little to tell", () => {
    for (const text of ["", "Tofu", "Couscous", "200 ml", "Paprika"]) expect(isWrittenIn(text, "de")).toBe(true);
  });
});
