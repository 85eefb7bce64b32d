import { describe, expect, it } from "vitest";
import type { AllergenId } from "@/lib/domain/food/allergen";
import { assessRecipe } from "@/lib/domain/safety/assess-recipe";
import { withText } from "./exam/base-recipes";

function found(line: string, allergens: readonly AllergenId[]) {
  const family = { months: 8, allergens, avoidFoods: [] };
  const { verdict, findings } = assessRecipe(withText("en", "line", line), family);
  return [verdict, ...findings.map(({ ruleId, allergen }) => `${ruleId} ${allergen ?? ""}`.trim())];
}

describe("oil that a recipe does not name", () => {
  it("is no question to a family that leaves nothing out, or nothing that oil is pressed from", () => {
    expect(found("1 tbsp oil", [])).toEqual(["clear"]);
    expect(found("1 tbsp oil", ["milk"])).toEqual(["clear"]);
  });

  it("has its label read by a family that leaves out peanuts, sesame, soya or nuts", () => {
    for (const allergen of ["peanut", "sesame", "soya", "nuts"] as const)
      expect(found("1 tbsp oil", [allergen])).toEqual(["caution", `read_label ${allergen}`]);
    expect(found("1 tbsp rapeseed oil", ["peanut", "sesame", "soya", "nuts"])).toEqual(["clear"]);
  });
});
