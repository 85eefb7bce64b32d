import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { assessPantry } from "@/lib/domain/safety/assess-pantry";
import { assessRecipe } from "@/lib/domain/safety/assess-recipe";

const BABY = { months: 8, allergens: [], avoidFoods: [] };

function checked(input: string) {
  const { results, usable } = assessPantry([input], BABY);
  return { verdict: results[0]?.verdict, ids: results[0]?.findings.map(({ ruleId }) => ruleId) ?? [], usable };
}

function recipeWith(line: string, step = "") {
  const servingInstructions = { preparation: "Serve lukewarm.", size: "A small bowl.", safety: "Stay close." };
  const instructions = `Steam everything until soft and mash it. ${step}`;
  return assessRecipe(
    { title: "Mash", ingredients: ["2 potatoes, peeled", line], instructions, servingInstructions },
    BABY,
  );
}

describe("a word that nobody knows, joined to a food", () => {
  it.each([
    "carrot with blorptak",
    "carrot with blorptak and peas",
    "peas and carrots and blorptak",
    "100 g carrot and blorptak",
    "Karotte mit Blorptak",
    "Karotten und Blorptak, weich gekocht",
    "marchewka z blorptakiem",
    "marchewka i blorptak",
  ])("is asked about: %s", (input) => {
    expect(checked(input)).toMatchObject({ verdict: "unknown", usable: [] });
    expect(checked(input).ids).toContain("unknown_ingredient");
    const { verdict, findings } = recipeWith(input);
    expect(verdict).toBe("rejected");
    expect(findings).toContainEqual({ ruleId: "unknown_ingredient", severity: "unknown", input });
  });

  it.each([
    "carrot with peas",
    "chicken with skin",
    "potatoes and carots",
    "carrot with love",
    "carrot with a bit of care",
    "carrots, organic",
    "carrots rinsed and peeled",
    "Apfel mit Schale",
    "Lachs ohne Haut und Knöchelchen",
    "marchewka z ogródka",
    "ziemniaki z wody",
    "jabłko bez skórki i gniazda",
  ])("is not what says how a food is: %s", (input) => {
    expect(checked(input).ids).not.toContain("unknown_ingredient");
  });

  it("leaves a stronger verdict as it is", () => {
    expect(checked("honey with blorptak").verdict).toBe("blocked");
    expect(checked("carrot with honey and blorptak").verdict).toBe("blocked");
  });

  it("is not looked for in the steps, which join what is done", () => {
    expect(recipeWith("1 carrot", "Rinse the carrot and frobnicate, then serve.").verdict).not.toBe("rejected");
  });

  it("never passes in silence, whatever it is", () => {
    const nonsense = fc
      .array(fc.constantFrom("vu", "zha", "gro", "ply", "xu", "tro"), { minLength: 2, maxLength: 4 })
      .map((syllables) => `qx${syllables.join("")}q`);
    const joined = fc.constantFrom(
      "carrot with {}",
      "Karotte und {}",
      "2 carrots plus {}",
      "marchewka oraz {}, gotowane",
    );
    fc.assert(
      fc.property(nonsense, joined, (word, text) => {
        expect(checked(text.replace("{}", word)).verdict).toBe("unknown");
      }),
    );
  });
});
