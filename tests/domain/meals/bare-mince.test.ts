import { describe, expect, it } from "vitest";
import { BARE_MINCE, MINCED, MIXED_MINCE } from "../../../lib/domain/food/mince.table";
import { recognise } from "../../../lib/domain/food/recognise";
import { resolveRestrictions } from "../../../lib/domain/meals/resolve-restrictions";
import { assessPantry } from "../../../lib/domain/safety/assess-pantry";
import { assessRecipe } from "../../../lib/domain/safety/assess-recipe";
import type { FamilyProfile } from "../../../lib/domain/safety/family-profile";
import { LANGUAGES } from "../../../lib/domain/shared/language";

function family(...restrictions: readonly string[]): FamilyProfile {
  const { allergens, foods } = resolveRestrictions(restrictions);
  return { months: 12, allergens, avoidFoods: foods };
}

const WITHOUT_PORK = ["halal", "kosher", "no pork", "kein Schweinefleisch", "bez wieprzowiny"] as const;
const words = (table: typeof BARE_MINCE) => LANGUAGES.flatMap((language) => table[language]);

function written(line: string, steps: string) {
  const servingInstructions = { preparation: "", size: "", safety: "" };
  return { title: "Eintopf", ingredients: [line, "2 Kartoffeln"], instructions: steps, servingInstructions };
}

describe("mince of which nobody says the animal", () => {
  it.each([...BARE_MINCE.pl, ...BARE_MINCE.my])("%s is asked about, and every mince may be the answer", (text) => {
    for (const language of LANGUAGES) {
      const found = recognise(`200 g ${text}`, language);
      expect(found).toMatchObject({ kind: "unclear", candidates: MINCED });
    }
    expect(assessPantry([text], family()).usable).toEqual([]);
  });

  it.each([...BARE_MINCE.en, ...BARE_MINCE.de, ...BARE_MINCE["de-AT"]])(
    "%s is cooked as the mince of beef where no pork is avoided",
    (text) => {
      expect(assessPantry([text], family())).toMatchObject({ usable: ["minced_beef"] });
    },
  );

  it.each(words(BARE_MINCE))("%s is never checked as beef for a family that eats no pork", (text) => {
    for (const restriction of WITHOUT_PORK) {
      const [result] = assessPantry([text], family(restriction)).results;
      expect(result?.verdict, restriction).toBe("blocked");
      const verdict = assessRecipe(
        written(`80 g ${text}`, `Cook the potato and ${text} until no longer pink.`),
        family(restriction),
      );
      expect(verdict.findings, restriction).toContainEqual(
        expect.objectContaining({ ruleId: "family_allergy", foodId: "minced_pork" }),
      );
    }
  });

  it.each(words(MIXED_MINCE))("%s is beef and pork, and nobody is asked", (text) => {
    expect(recognise(text)).toMatchObject({ kind: "food", foods: ["minced_beef", "minced_pork"] });
    expect(assessPantry([text], family()).usable).toEqual(["minced_beef", "minced_pork"]);
    expect(assessPantry([text], family("halal")).usable).toEqual([]);
  });

  it("is the mince of the lines wherever else a recipe says it", () => {
    for (const [line, steps] of [
      ["80 g Rinderhackfleisch", "Das Hackfleisch mit den Kartoffeln weich kochen, bis nichts mehr rosa ist."],
      ["80 g Putenfaschiertes", "Das Faschierte mit den Kartoffeln weich kochen, bis nichts mehr rosa ist."],
      ["80 g turkey mince", "Simmer the mince and the potatoes until soft and no longer pink."],
      ["80 g mielonej wołowiny", "Duś mięso mielone z ziemniakami do miękkości, aż nie będzie różowe."],
    ] as const)
      expect(assessRecipe(written(line, steps), family("halal")).verdict, line).toBe("clear");
  });

  it.each([
    "Finely mince the garlic.",
    "Mince the garlic and cook it.",
    "Peel the garlic, then mince.",
    "Mince it finely.",
  ])("is no meat in %s", (step) => {
    const text = written("1 clove of garlic", `${step} Cook the potatoes and the garlic until soft.`);
    expect(assessRecipe(text, family("vegetarian", "no pork")).verdict).toBe("clear");
  });

  it.each([
    "Rindergehacktes",
    "Hackfleisch vom Rind",
    "Faschiertes vom Rind",
    "beef mince",
    "mielona wołowina",
    "အမဲသားကြိတ်",
  ])("is beef where it says so: %s", (text) => {
    expect(assessPantry([text], family("halal"))).toMatchObject({ usable: ["minced_beef"] });
  });

  it("is no filling of dried fruit", () => {
    for (const text of ["mincemeat", "mince pies"]) expect(assessPantry([text], family()).usable).toEqual([]);
  });
});
