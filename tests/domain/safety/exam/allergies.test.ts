import { describe, expect, it } from "vitest";
import { ALLERGEN_IDS, type AllergenId } from "../../../../lib/domain/food/allergen";
import { assessPantry } from "../../../../lib/domain/safety/assess-pantry";
import { assessRecipe } from "../../../../lib/domain/safety/assess-recipe";
import { resolveAllergy } from "../../../../lib/domain/safety/family-allergy";
import { FREE_TEXTS, HIDDEN, NOT_OF_THE_GROUP } from "./allergies.table";
import { withText } from "./base-recipes";

/** Old enough that nothing but the allergy is in the way of most foods. */
const MONTHS = 14;

function familyOf(allergen: AllergenId) {
  return { months: MONTHS, allergens: [allergen], avoidFoods: [] };
}

function checked(input: string, group: AllergenId) {
  const [result] = assessPantry([input], familyOf(group)).results;
  const named = (id: string): boolean =>
    result?.findings.some(({ ruleId, allergen }) => ruleId === id && allergen === group) === true;
  return { verdict: result?.verdict, refused: named("family_allergy"), label: named("read_label") };
}

describe("allergies as parents write them", () => {
  it.each(FREE_TEXTS)("%s means %j", (text, groups, foods) => {
    const meant = resolveAllergy(text);
    expect(meant.allergens.toSorted()).toEqual(groups.toSorted());
    expect(meant.foods.toSorted()).toEqual(foods.toSorted());
  });
});

describe("where the groups hide", () => {
  it("asks for each of the fourteen groups", () => {
    expect(new Set(HIDDEN.map(([, group]) => group))).toEqual(new Set(ALLERGEN_IDS));
  });

  it.each(HIDDEN.filter(([, , sure]) => sure === "always"))("%s is kept from a family without %s", (input, group) => {
    expect(checked(input, group)).toMatchObject({ verdict: "blocked", refused: true });
    const recipe = withText("en", "step", `Stir in a little ${input}.`);
    expect(assessRecipe(recipe, familyOf(group)).verdict).toBe("rejected");
  });

  it.each(HIDDEN.filter(([, , sure]) => sure === "often"))("%s is announced to a family without %s", (input, group) => {
    const { refused, label } = checked(input, group);
    expect(refused || label).toBe(true);
  });

  it.each(NOT_OF_THE_GROUP)("%s is left to a family without %s", (input, group) => {
    expect(checked(input, group).refused).toBe(false);
  });
});
