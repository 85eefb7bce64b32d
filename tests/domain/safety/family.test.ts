import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ALLERGEN_IDS, type AllergenId } from "@/lib/domain/food/allergen";
import { FOOD_IDS, type FoodId } from "@/lib/domain/food/food-ids";
import { FOODS } from "@/lib/domain/food/foods";
import { assessPantry } from "@/lib/domain/safety/assess-pantry";
import { assessRecipe } from "@/lib/domain/safety/assess-recipe";
import { resolveAllergy } from "@/lib/domain/safety/family-allergy";
import { allergenFindings, contentsOf, tooEarly, type FamilyProfile } from "@/lib/domain/safety/family-profile";
import { familyWordFindings } from "@/lib/domain/safety/family-words";
import { read } from "@/lib/domain/safety/reading";

const NOBODY: FamilyProfile = { months: 8, allergens: [], avoidFoods: [] };

function found(
  allergens: readonly AllergenId[],
  foods: readonly FoodId[],
  profile: Partial<FamilyProfile> = {},
  introduction = false,
): readonly string[] {
  return allergenFindings(allergens, foods, { profile: { ...NOBODY, ...profile }, introduction }).map(
    ({ ruleId, severity, allergen, foodId }) => [ruleId, severity, allergen ?? foodId].join(" "),
  );
}

describe("what a family's allergies make of what is in it", () => {
  it("says of what the family avoids that it does, and of a pause after a reaction that it is one", () => {
    expect(found(["eggs"], [], { allergens: ["eggs"] })).toEqual(["family_allergy allergy eggs"]);
    expect(found([], ["pear"], { avoidFoods: ["pear"] })).toEqual(["family_allergy allergy pear"]);
    const paused = { allergens: ["eggs"], foods: ["pear"] } as const;
    expect(found(["eggs"], ["pear"], { allergens: ["eggs"], avoidFoods: ["pear"], paused })).toEqual([
      "reaction_pause allergy eggs",
      "reaction_pause allergy pear",
    ]);
    expect(found(["milk"], ["apple"], { allergens: ["milk"], avoidFoods: ["apple"], paused })).toEqual([
      "family_allergy allergy milk",
      "family_allergy allergy apple",
    ]);
  });

  it("says nothing of what is not in it", () => {
    expect(found(["eggs"], ["pear"], { allergens: ["milk"], avoidFoods: ["apple"], months: 30 })).toEqual([]);
  });

  it("announces a first taste until the first birthday, later only where the text speaks of one", () => {
    expect(found(["eggs"], [], { months: 11 })).toEqual(["allergen_first limit eggs"]);
    expect(found(["eggs"], [], { months: 12 })).toEqual([]);
    expect(found(["eggs"], [], { months: 30 }, true)).toEqual(["allergen_first limit eggs"]);
  });

  it("announces the groups that are met early, and no celery, mustard, sulphites or lupin", () => {
    const announced = ALLERGEN_IDS.filter((allergen) => found([allergen], []).length > 0);
    expect(ALLERGEN_IDS.filter((allergen) => !announced.includes(allergen))).toEqual([
      "celery",
      "mustard",
      "sulphites",
      "lupin",
    ]);
  });

  it("asks to read the label where a group hides often, but not where it is in it anyway", () => {
    const hiding = FOOD_IDS.flatMap((food) => FOODS[food].allergensCheckLabel.map((allergen) => ({ food, allergen })));
    expect(hiding.length).toBeGreaterThan(5);
    for (const { food, allergen } of hiding) {
      const labels = found([], [food], { allergens: [allergen], months: 30 });
      expect(labels, food).toEqual(FOODS[food].allergens.includes(allergen) ? [] : [`read_label limit ${allergen}`]);
      expect(found([], [food], { months: 30 }), food).toEqual([]);
    }
  });
});

describe("a food for which the baby is too young", () => {
  it("is named until the month that its table says", () => {
    for (const food of FOOD_IDS) {
      const from = FOODS[food].minAgeMonths;
      expect(tooEarly([food], from)).toEqual([]);
      if (from > 6)
        expect(tooEarly([food, "carrot"], from - 1)).toEqual([
          { ruleId: "too_early", severity: "limit", foodId: food },
        ]);
    }
  });
});

describe("what sightings hold", () => {
  it("is each once, without what is left out, with what stands inside a longer word", () => {
    const { foods, allergens } = contentsOf(read("egg, egg and butter without salmon").sightings);
    expect([foods, allergens]).toEqual([
      ["egg", "butter"],
      ["eggs", "milk"],
    ]);
    expect(contentsOf(read("chestnut pieces").sightings).foods).toEqual(["chestnut"]);
    expect(contentsOf([])).toEqual({ allergens: [], foods: [] });
  });
});

describe("a family's own words that nobody knows", () => {
  const words = (text: string, ...avoided: readonly string[]) =>
    familyWordFindings(text, avoided).map(({ input }) => input);

  it("are found as typed, in any case and without their marks, also inside a longer word", () => {
    expect(words("2 tbsp Tamarillo puree", "tamarillo")).toEqual(["tamarillo"]);
    expect(words("TAMARILLOS", "Tamarillo")).toEqual(["Tamarillo"]);
    expect(words("crème de cassave", "casśave")).toEqual(["casśave"]);
    expect(words("Tamarillosauce", "tamarillo", "quamash")).toEqual(["tamarillo"]);
    expect(words("mashed tamarilo", "tamarillo")).toEqual([]);
  });

  it("of three letters are found only where they stand alone", () => {
    expect(words("oat bran", "oat")).toEqual(["oat"]);
    expect(words("bran (oat)", "oat")).toEqual(["oat"]);
    expect(words("goat curd", "oat")).toEqual([]);
    expect(words("goats", "oats")).toEqual(["oats"]);
  });

  it("in Burmese are found without spaces around them, however short", () => {
    expect(words("အာလူးဟင်း", "လူး")).toEqual(["လူး"]);
    expect(words("အာလူးဟင်း", "ပဲ")).toEqual([]);
  });

  it("say nothing where there are none", () => {
    expect(familyWordFindings("tamarillo", undefined)).toEqual([]);
    expect(familyWordFindings("tamarillo", [])).toEqual([]);
  });

  it("keep an ingredient and a recipe from being cooked", () => {
    const family = { ...NOBODY, words: ["tamarillo"] };
    const [typed] = assessPantry(["mashed tamarillo"], family).results;
    expect(typed).toMatchObject({ verdict: "blocked" });
    expect(typed?.findings).toContainEqual({
      ruleId: "family_allergy",
      severity: "allergy",
      input: "mashed tamarillo",
    });
    const servingInstructions = { preparation: "Serve with tamarillo.", size: "", safety: "" };
    const recipe = {
      title: "Carrot mash",
      ingredients: ["2 carrots"],
      instructions: "Steam the carrots until soft.",
      servingInstructions,
    };
    expect(assessRecipe(recipe, NOBODY).verdict).not.toBe("rejected");
    expect(assessRecipe(recipe, family).verdict).toBe("rejected");
  });
});

describe("the meaning of a parent's words for an allergy", () => {
  it("does not change with case, an illness around it or a full stop", () => {
    const spoken = fc.constantFrom(
      "milk",
      "Milch",
      "mleko",
      "နို့",
      "eggs",
      "Eier",
      "peanuts",
      "fish",
      "sesame",
      "strawberries",
      "Walnüsse",
    );
    const around = fc.constantFrom(
      (word: string) => word.toUpperCase(),
      (word: string) => `${word}.`,
      (word: string) => ` ${word} allergy`,
      (word: string) => `no ${word}`,
      (word: string) => `allergisch: ${word}`,
    );
    fc.assert(
      fc.property(spoken, around, (word, said) => {
        expect(resolveAllergy(said(word))).toEqual(resolveAllergy(word));
      }),
    );
  });

  it("of two things is that of each", () => {
    const one = fc.constantFrom("milk", "Eier", "orzechy włoskie", "strawberry", "fish", "celery", "Senf", "krewetki");
    fc.assert(
      fc.property(one, one, fc.constantFrom(", ", "\n", " and ", " und "), (first, second, joint) => {
        const both = resolveAllergy(`${first}${joint}${second}`);
        for (const { allergens, foods } of [resolveAllergy(first), resolveAllergy(second)]) {
          expect(both.allergens).toEqual(expect.arrayContaining([...allergens]));
          expect(both.foods).toEqual(expect.arrayContaining([...foods]));
        }
      }),
    );
  });

  it.each<[string, readonly AllergenId[], readonly FoodId[]]>([
    ["salmon", [], ["salmon"]],
    ["almonds", [], ["almond"]],
    ["prawns", ["crustaceans"], []],
    ["pancakes", [], ["pancake"]],
    ["hummus", [], ["hummus"]],
    ["Weizenprotein", ["gluten"], []],
    ["Hühnereier", ["eggs"], []],
    ["x".repeat(501), [], []],
  ])("of %s", (text, allergens, foods) => {
    expect(resolveAllergy(text)).toEqual({ allergens, foods });
  });
});
