import { describe, expect, it } from "vitest";
import { ALLERGEN_IDS, type AllergenId } from "@/lib/domain/food/allergen";
import { FOOD_IDS } from "@/lib/domain/food/food-ids";
import { ENGLISH_NAMES } from "@/lib/domain/food/names/english.table";
import { POLISH_NAMES } from "@/lib/domain/food/names/polish.table";
import { assessPantry } from "@/lib/domain/safety/assess-pantry";
import { assessRecipe } from "@/lib/domain/safety/assess-recipe";

const SERVING = { preparation: "", size: "", safety: "" };
const NOBODY = { months: 26, allergens: [], avoidFoods: [] } as const;

function ask(input: string, allergens: readonly AllergenId[]) {
  const found = assessPantry([input], { ...NOBODY, allergens }).results[0];
  const text = { title: "Lunch", ingredients: [input], instructions: "Cook until soft.", servingInstructions: SERVING };
  const recipe = assessRecipe(text, { ...NOBODY, allergens });
  return { found, recipe };
}

const stopped = (findings: readonly { severity: string }[] | undefined) =>
  findings?.some(({ severity }) => severity === "allergy");

describe("what is said to be free of a group", () => {
  it.each([
    ["milk", "vegan butter"],
    ["milk", "dairy-free butter"],
    ["milk", "plant-based butter"],
    ["milk", "non-dairy butter"],
    ["milk", "butter, vegan"],
    ["milk", "vegan cheese"],
    ["milk", "vegan cream cheese"],
    ["milk", "milk-free margarine"],
    ["milk", "dairy-free yogurt"],
    ["milk", "dairy-free, egg-free pancakes"],
    ["milk", "vegane Butter"],
    ["milk", "pflanzliche Butter"],
    ["milk", "veganer Käse"],
    ["milk", "Käse (vegan)"],
    ["milk", "pflanzliche Sahne"],
    ["milk", "veganes Obers"],
    ["milk", "milchfreie Margarine"],
    ["milk", "wegańskie masło"],
    ["milk", "masło roślinne"],
    ["milk", "masło bezmleczne"],
    ["milk", "wegański ser"],
    ["milk", "jogurt roślinny"],
    ["milk", "margaryna bezmleczna"],
    ["eggs", "egg-free mayo"],
    ["eggs", "eggless mayonnaise"],
    ["eggs", "vegan mayonnaise"],
    ["eggs", "eggless cake"],
    ["eggs", "eifreie Mayonnaise"],
    ["eggs", "Mayonnaise ohne Ei"],
    ["eggs", "majonez bez jajek"],
    ["eggs", "majonez bezjajeczny"],
    ["nuts", "nut-free pesto"],
    ["nuts", "nussfreies Pesto"],
    ["nuts", "pesto bezorzechowe"],
    ["gluten", "gluten-free bread"],
  ] as const)("says no %s of %s", (group, input) => {
    const { found, recipe } = ask(input, [group]);
    expect(stopped(found?.findings)).toBe(false);
    expect(stopped(recipe.findings)).toBe(false);
  });

  it.each([
    ["milk", "lactose-free milk"],
    ["milk", "laktosefreie Butter"],
    ["milk", "mleko bez laktozy"],
    ["milk", "not dairy-free butter"],
    ["milk", "almost milk-free butter"],
    ["milk", "no dairy-free butter"],
    ["milk", "nicht vegane Butter"],
    ["milk", "fast milchfreie Butter"],
    ["milk", "nie wegańskie masło"],
    ["milk", "prawie wegański ser"],
    ["milk", "butter, dairy-free yogurt"],
    ["milk", "butter, dairy-free, egg-free mayo"],
    ["milk", "dairy-free yogurt and butter"],
    ["milk", "vegan yogurt butter"],
    ["milk", "Butter, milchfreier Joghurt"],
    ["milk", "masło i wegański jogurt"],
    ["milk", "butter or vegan butter"],
    ["milk", "butter (dairy-free if needed)"],
    ["milk", "dairy-free whey"],
    ["milk", "vegan casein"],
    ["milk", "milk-free ghee"],
    ["milk", "non-dairy creamer"],
    ["milk", "milchfreies Molkenpulver"],
    ["milk", "bezmleczna serwatka"],
    ["milk", "plant-based goat cheese"],
    ["milk", "nut-free pesto"],
    ["milk", "egg-free pancakes"],
    ["eggs", "dairy-free pancakes"],
    ["eggs", "vegan egg"],
    ["eggs", "dairy-free mayonnaise"],
    ["nuts", "vegan pesto"],
    ["nuts", "pine nut-free pesto"],
    ["nuts", "nut-free walnut cake"],
    ["soya", "soy-free tofu"],
    ["gluten", "wheat-free bread"],
    ["gluten", "dairy-free bread"],
    ["gluten", "gluten-free oats"],
  ] as const)("still says %s of %s", (group, input) => {
    const { found, recipe } = ask(input, [group]);
    expect(stopped(found?.findings)).toBe(true);
    expect(recipe.verdict).toBe("rejected");
  });

  it.each([
    ["soya", "vegan butter"],
    ["nuts", "vegan butter"],
    ["milk", "vegan butter"],
    ["soya", "vegane Butter"],
    ["nuts", "wegańskie masło"],
    ["soya", "vegan mayo"],
    ["nuts", "vegan cheese"],
  ] as const)("has the label read for %s of %s", (group, input) => {
    const { found } = ask(input, [group]);
    expect(found?.findings).toContainEqual(expect.objectContaining({ ruleId: "read_label", allergen: group }));
  });

  it.each([
    ["milk", "dairy-free butter", "butter"],
    ["milk", "Butter, vegan", "butter"],
    ["gluten", "gluten-free bread", "bread"],
    ["eggs", "egg-free pancakes", "pancake"],
  ] as const)("has a family without %s cook nothing of %s: a recipe would say %s alone", (group, input, food) => {
    const { results, usable } = assessPantry([input, "carrot"], { ...NOBODY, allergens: [group] });
    expect(results[0]?.foods).toEqual([]);
    expect(usable).toEqual(["carrot"]);
    expect(assessPantry([input], NOBODY).usable).toEqual([food]);
  });

  it.each([
    "vegan cheese",
    "cheese (dairy-free)",
    "veganer Käse",
    "Käse, vegan",
    "pflanzliche Sahne",
    "wegański ser",
    "sera wegańskiego",
    "jogurt roślinny",
    "roślinne mleko",
  ])("asks what is in %s", (input) => {
    const { found, recipe } = ask(input, []);
    expect(found?.verdict).toBe("unknown");
    expect(recipe.verdict).toBe("rejected");
  });

  const CLAIMS = [
    ["dairy-free", ["milk"], "en"],
    ["egg-free", ["eggs"], "en"],
    ["nut-free", ["nuts"], "en"],
    ["gluten-free", ["gluten"], "en"],
    ["vegan", ["milk", "eggs"], "en"],
    ["wegańskie", ["milk", "eggs"], "pl"],
    ["bezmleczne", ["milk"], "pl"],
  ] as const;

  it.each(CLAIMS)("takes nothing but its own group away: %s", (claim, groups, language) => {
    const names = language === "en" ? ENGLISH_NAMES : POLISH_NAMES;
    const others = ALLERGEN_IDS.filter((group) => !groups.some((own) => own === group));
    const family = { ...NOBODY, months: 7, allergens: others };
    const lost = FOOD_IDS.flatMap((food) => {
      const plain = names[food].name;
      const [one, other] = assessPantry([plain, `${claim} ${plain}`], family).results;
      if (other?.verdict === "unknown") return [];
      const kept = new Set(
        other?.findings.map(({ ruleId, severity, allergen }) => [ruleId, severity, allergen].join(" ")),
      );
      return (one?.findings ?? [])
        .filter(({ allergen }) => !groups.some((own) => own === allergen))
        .filter(({ ruleId, severity, allergen }) => !kept.has([ruleId, severity, allergen].join(" ")))
        .map(({ ruleId }) => `${claim} ${plain}: ${ruleId}`);
    });
    expect(lost).toEqual([]);
  });
});
