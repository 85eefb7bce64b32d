import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AllergenId } from "@/lib/domain/food/allergen";
import { assessPantry, type FamilyProfile } from "@/lib/domain/safety/assess-pantry";
import { LANGUAGES } from "@/lib/domain/shared/language";

const TYPED = ["carrot", "honey", "2 eggs", "Erdnüsse", "karczek", "malz", "whole grapes", "masło", "ဥ", "quxblorp"];

function family(months: number, ...allergens: readonly AllergenId[]): FamilyProfile {
  return { months, allergens, avoidFoods: [] };
}

describe("an ingredient that was asked about before", () => {
  it("is told to each family by its own: age, allergies, what it avoids, its words and its language", () => {
    const ask = (input: string, profile: FamilyProfile) => assessPantry([input], profile).results[0]?.verdict;
    for (const round of [1, 2]) {
      expect(ask("honey", family(8)), `round ${round}`).toBe("blocked");
      expect(ask("honey", family(30))).not.toBe("blocked");
      expect(ask("hard-boiled egg", family(10))).not.toBe("blocked");
      expect(ask("hard-boiled egg", family(10, "eggs"))).toBe("blocked");
      expect(ask("carrot", { ...family(10), avoidFoods: ["carrot"] })).toBe("blocked");
      expect(ask("carrot", family(10))).not.toBe("blocked");
      expect(ask("carrot", { ...family(10), words: ["carrot"] })).toBe("blocked");
    }
  });

  it("is answered alone as it is among others, in whatever order they are asked", () => {
    const kitchens = fc.array(fc.constantFrom(...TYPED), { minLength: 1, maxLength: 6 });
    const profiles = fc.constantFrom(family(6), family(11), family(11, "milk"), family(24, "eggs", "nuts"));
    const languages = fc.constantFrom(...LANGUAGES, undefined);
    fc.assert(
      fc.property(kitchens, profiles, languages, (kitchen, profile, language) => {
        const options = language === undefined ? {} : { language };
        const together = assessPantry(kitchen, profile, options).results;
        const apart = kitchen.map((input) => assessPantry([input], profile, options).results[0]);
        expect(together).toEqual(apart);
        expect(together.map(({ input }) => input)).toEqual(kitchen);
      }),
    );
  });

  it("is shown as it was typed, though another wrote it in capitals or with spaces", () => {
    for (const input of ["carrot", "CARROT", " carrot ", "Carrot"]) {
      expect(assessPantry([input], family(10)).results.map((result) => result.input)).toEqual([input]);
    }
  });
});
