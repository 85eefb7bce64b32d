import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ALLERGEN_IDS, type AllergenId } from "@/lib/domain/food/allergen";
import { ALLERGENS } from "@/lib/domain/food/allergens.table";
import { assessPantry } from "@/lib/domain/safety/assess-pantry";
import { assessRecipe } from "@/lib/domain/safety/assess-recipe";
import { DISHES } from "@/lib/domain/safety/dishes.table";

/** Old enough that hardly a rule speaks: what keeps it out of the kitchen is the family's allergy alone. */
function family(allergen: AllergenId, months = 73) {
  return { months, allergens: [allergen], avoidFoods: [] };
}

function isFound(input: string, allergen: AllergenId, months?: number): boolean {
  const { results } = assessPantry([input], family(allergen, months));
  return results.some(({ findings }) =>
    findings.some((found) => found.allergen === allergen && found.severity === "allergy"),
  );
}

describe("a word that a rule has a name for", () => {
  it.each<[string, AllergenId]>([
    ["cheese cubes", "milk"],
    ["string cheese", "milk"],
    ["blue cheese", "milk"],
    ["Käsewürfel", "milk"],
    ["Rohmilchkäse", "milk"],
    ["Rahmspinat", "milk"],
    ["kostki sera", "milk"],
    ["ser pleśniowy", "milk"],
    ["ဒိန်ခဲတုံး", "milk"],
    ["milkshake", "milk"],
    ["whole nuts", "nuts"],
    ["whole nuts", "peanut"],
    ["pistachios", "nuts"],
    ["pecans", "nuts"],
    ["brazil nuts", "nuts"],
    ["gehackte Nüsse", "nuts"],
    ["Paranüsse", "nuts"],
    ["gorzkie migdały", "nuts"],
    ["granola bar", "nuts"],
    ["orzechy w całości", "peanut"],
    ["crunchy peanut butter", "peanut"],
    ["fish balls", "fish"],
    ["roher Fisch", "fish"],
    ["Fischbällchen", "fish"],
    ["ryba z ośćmi", "fish"],
    ["ငါးစိမ်း", "fish"],
    ["oysters", "molluscs"],
    ["raw scallop", "molluscs"],
    ["rohe Auster", "molluscs"],
    ["ostrygi", "molluscs"],
    ["hard crackers", "gluten"],
    ["wheat bran", "gluten"],
    ["Leberknödel", "gluten"],
    ["pszenica w ziarnach", "gluten"],
    ["teriyaki sauce", "soya"],
    ["sos teriyaki", "soya"],
    ["selbstgemachte Mayonnaise", "eggs"],
    ["beza surowa", "eggs"],
    ["halva with honey", "sesame"],
    ["honey mustard", "mustard"],
    ["red wine", "sulphites"],
    ["kostka rosołowa", "celery"],
  ])("%s still holds %s", (input, allergen) => {
    expect(isFound(input, allergen)).toBe(true);
    expect(isFound(input, allergen, 8)).toBe(true);
  });

  it.each<[string, AllergenId]>([
    ["crunchy peanut butter", "milk"],
    ["almond butter", "milk"],
    ["masło orzechowe", "milk"],
    ["rice milk", "milk"],
    ["oat milk", "milk"],
    ["Reismilch", "milk"],
    ["mleko ryżowe", "milk"],
    ["Butterfisch", "milk"],
    ["coconut milk drink", "milk"],
    ["rice crackers", "gluten"],
    ["rice flour", "gluten"],
    ["glass noodles", "gluten"],
    ["tortilla chips", "gluten"],
    ["milkshake", "fish"],
    ["ziemniaki z solą", "fish"],
    ["Krapfen", "fish"],
    ["chałka", "sesame"],
    ["nutmeg", "nuts"],
    ["coconut chunks", "nuts"],
    ["water chestnuts", "nuts"],
  ])("%s holds no %s for all its letters", (input, allergen) => {
    expect(isFound(input, allergen)).toBe(false);
  });
});

describe("a group that a family avoids", () => {
  const member = fc
    .tuple(fc.constantFrom(...ALLERGEN_IDS), fc.constantFrom("en", "de", "pl", "my"), fc.nat())
    .map(([allergen, language, at]) => {
      const words = ALLERGENS[allergen].members[language];
      return { allergen, word: words[at % Math.max(1, words.length)] };
    });
  const dish = fc.tuple(fc.constantFrom(...DISHES), fc.nat(), fc.nat()).map(([{ words, contains }, at, which]) => ({
    word: words[at % words.length],
    allergen: contains[which % Math.max(1, contains.length)],
  }));

  it("is found in every word of it and in every dish that holds it, whatever amount stands before", () => {
    const amount = fc.constantFrom("", "100 g ", "2 EL ", "1 łyżka ");
    fc.assert(
      fc.property(
        fc.oneof(member, dish),
        amount,
        fc.integer({ min: 6, max: 80 }),
        ({ word, allergen }, before, months) => {
          if (word === undefined || allergen === undefined) return;
          expect(isFound(`${before}${word}`, allergen, months)).toBe(true);
        },
      ),
      { numRuns: 800 },
    );
  });

  it("is found in any field of a recipe", () => {
    const field = fc.constantFrom("title", "line", "steps", "serving");
    fc.assert(
      fc.property(fc.oneof(member, dish), field, ({ word, allergen }, place) => {
        if (word === undefined || allergen === undefined) return;
        const at = (here: string, text: string) => (place === here ? `${text} ${word}` : text);
        const recipe = {
          title: at("title", "Carrot mash,"),
          ingredients: ["2 carrots", ...(place === "line" ? [word] : [])],
          instructions: at("steps", "Steam the carrots until soft.\nStir in:"),
          servingInstructions: { preparation: at("serving", "Serve lukewarm. Beside it:"), size: "", safety: "" },
        };
        const { verdict, findings } = assessRecipe(recipe, family(allergen));
        expect(verdict).toBe("rejected");
        expect(findings.map((found) => found.allergen)).toContain(allergen);
      }),
      { numRuns: 300 },
    );
  });

  it("adds findings and takes none away", () => {
    const inputs = fc.array(
      fc.oneof(member, dish).map(({ word }) => word ?? "carrot"),
      { minLength: 1, maxLength: 3 },
    );
    const groups = fc.subarray([...ALLERGEN_IDS]);
    fc.assert(
      fc.property(inputs, groups, fc.integer({ min: 6, max: 30 }), (pantry, allergens, months) => {
        const found = (who: readonly AllergenId[]) =>
          assessPantry(pantry, { months, allergens: who, avoidFoods: [] }).results.map(({ findings }) =>
            findings.map(({ ruleId, foodId, allergen }) => [ruleId, foodId, allergen].join(" ")),
          );
        const [without, withThem] = [found([]), found(allergens)];
        without.forEach((ids, at) => {
          // A first taste is not announced of what the family avoids.
          const kept = ids.filter((id) => !allergens.some((allergen) => id === `allergen_first  ${allergen}`));
          expect(withThem[at]).toEqual(expect.arrayContaining(kept));
        });
      }),
      { numRuns: 300 },
    );
  });
});
