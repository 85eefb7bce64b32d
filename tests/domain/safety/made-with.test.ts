import { describe, expect, it } from "vitest";
import type { AllergenId } from "@/lib/domain/food/allergen";
import { LEXICON } from "@/lib/domain/food/lexicon";
import { normalise } from "@/lib/domain/food/normalise";
import { scan } from "@/lib/domain/food/scan";
import { assessPantry } from "@/lib/domain/safety/assess-pantry";
import { assessRecipe } from "@/lib/domain/safety/assess-recipe";
import { resolveAllergy } from "@/lib/domain/safety/family-allergy";
import { MADE_WITH } from "@/lib/domain/safety/made-with.table";

/** Old enough that hardly a rule speaks: what is found is found for the allergy. */
function checked(input: string, allergens: readonly AllergenId[], months = 40) {
  const [result] = assessPantry([input], { months, allergens, avoidFoods: [] }).results;
  return { verdict: result?.verdict, ids: result?.findings.map(({ ruleId }) => ruleId) ?? [], foods: result?.foods };
}

describe("a word that says what something is made with", () => {
  it.each<[string, AllergenId]>([
    ["koktajl mleczny", "milk"],
    ["koktajlu mlecznego", "milk"],
    ["zupa mleczna", "milk"],
    ["zupę mleczną", "milk"],
    ["zupy mlecznej", "milk"],
    ["zupe mleczna", "milk"],
    ["kasza mleczna", "milk"],
    ["ryż mleczny", "milk"],
    ["ryżem mlecznym", "milk"],
    ["bułka mleczna", "milk"],
    ["bułki maślane", "milk"],
    ["sos śmietanowy", "milk"],
    ["placuszki serowe", "milk"],
    ["Milchshake", "milk"],
    ["Milchbrötchen", "milk"],
    ["käsige Nudeln", "milk"],
    ["cheesy broccoli", "milk"],
    ["milky porridge", "milk"],
    ["နို့ဆန်ပြုတ်", "milk"],
    ["နို့ပေါင်မုန့်", "milk"],
    ["နို့နဲ့ ဆန်ပြုတ်", "milk"],
    ["eggy bread", "eggs"],
    ["pasta jajeczna", "eggs"],
    ["kotlety rybne", "fish"],
    ["kotlety sojowe", "soya"],
    ["ciasto orkiszowe", "gluten"],
    ["zupy makaronowej", "gluten"],
    ["szklanka mleka owsianego", "gluten"],
    ["szklanka mleka migdałowego", "nuts"],
    ["ciasta migdałowego", "nuts"],
    ["bułka sezamowa", "sesame"],
    ["sos musztardowy", "mustard"],
    ["zupa krewetkowa", "crustaceans"],
  ])("keeps %s from a family without %s", (input, group) => {
    const { verdict, ids } = checked(input, [group]);
    expect(verdict).toBe("blocked");
    expect(ids).toContain("family_allergy");
  });

  it.each<[string, AllergenId]>([
    ["mleko kokosowe", "milk"],
    ["mleczko kokosowe", "milk"],
    ["kaszka bez mlecznych dodatków", "milk"],
    ["bez mleczny", "milk"],
    ["szklanka mleka owsianego", "milk"],
    ["mlecze", "milk"],
    ["mleczy", "milk"],
    ["zęby mleczne", "milk"],
    ["sałata maślana", "milk"],
    ["ryba maślana", "milk"],
    ["Milchner", "milk"],
    ["Milchsäure", "milk"],
    ["milchsaures Gemüse", "milk"],
    ["အုန်းနို့", "milk"],
    ["မိခင်နို့", "milk"],
    ["နို့မပါတဲ့ ဆန်ပြုတ်", "milk"],
    ["နို့ပုလင်း", "milk"],
    ["milkshake", "fish"],
    ["Milchshake", "fish"],
    ["ze solą", "fish"],
  ])("finds in %s nothing of a family's %s", (input, group) => {
    expect(checked(input, [group]).ids).not.toContain("family_allergy");
  });

  it.each(["zupa mleczna", "deser mleczny", "kotlety rybne", "sos śmietanowy", "နို့မုန့်", "cheesy"])(
    "names nothing that could be cooked: nobody knows %s, at any age",
    (input) => {
      for (const months of [6, 11, 14, 40])
        expect(checked(input, [], months)).toMatchObject({ verdict: "unknown", foods: [] });
    },
  );

  it("announces what it says beside a food that is known", () => {
    expect(checked("cheesy broccoli", [], 8)).toEqual({
      verdict: "caution",
      ids: ["allergen_first"],
      foods: ["broccoli"],
    });
  });

  it("tells a fish of its milt, which is called milk", () => {
    expect(checked("Milchner", ["fish"]).ids).toContain("family_allergy");
    expect(checked("ryba maślana", ["fish"]).ids).toContain("family_allergy");
  });

  it("takes nothing from a food that the lexicon knows by the same word", () => {
    const known = MADE_WITH.flatMap(({ words }) => words).filter((word) =>
      scan(normalise(word), LEXICON).some(({ values, how }) => how !== "typo" && values.some(({ ask }) => !ask)),
    );
    expect(known).toEqual([]);
    expect(checked("sałatka selerowa", [], 8).foods).toContain("celeriac");
  });

  it("means its group where a parent writes it among the allergies", () => {
    expect(resolveAllergy("produkty mleczne").allergens).toEqual(["milk"]);
    expect(resolveAllergy("potrawy rybne").allergens).toEqual(["fish"]);
  });

  it("is read in every field of a recipe", () => {
    const plain = {
      title: "Ryż z jabłkiem",
      ingredients: ["50 g ryżu", "1 jabłko"],
      instructions: "Ugotuj ryż i jabłko do miękkości i rozgnieć.",
      servingInstructions: { preparation: "Podaj letnie.", size: "Mała miska.", safety: "Zostań obok." },
    };
    const family = { months: 14, allergens: ["milk"] as const, avoidFoods: [] };
    expect(assessRecipe(plain, family).verdict).not.toBe("rejected");
    const { servingInstructions, ingredients, instructions } = plain;
    const spoken = [
      { ...plain, title: "Ryż mleczny z jabłkiem" },
      { ...plain, ingredients: [...ingredients, "1 bułka mleczna"] },
      { ...plain, instructions: `${instructions} Dodaj mlecznej piany.` },
      { ...plain, servingInstructions: { ...servingInstructions, preparation: "Podaj jak ryż mleczny." } },
    ];
    for (const recipe of spoken) expect(assessRecipe(recipe, family).verdict).toBe("rejected");
    const unknown = { ...plain, ingredients: [...ingredients, "1 porcja kaszki mlecznej"] };
    const asked = assessRecipe(unknown, { ...family, allergens: [] });
    expect(asked.verdict).toBe("rejected");
    expect(asked.findings.map(({ ruleId }) => ruleId)).toContain("unclear_ingredient");
  });
});
