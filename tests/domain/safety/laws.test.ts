import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ALLERGEN_IDS } from "../../../lib/domain/food/allergen";
import { FOOD_IDS } from "../../../lib/domain/food/food-ids";
import { foodWords } from "../../../lib/domain/food/lexicon";
import { assessPantry, type CheckedIngredient } from "../../../lib/domain/safety/assess-pantry";
import { assessRecipe } from "../../../lib/domain/safety/assess-recipe";
import { FORM_IDS } from "../../../lib/domain/safety/form-ids";
import { FORMS } from "../../../lib/domain/safety/forms.table";
import { read } from "../../../lib/domain/safety/reading";
import { RULE_IDS } from "../../../lib/domain/safety/rule-ids";
import { RULES } from "../../../lib/domain/safety/rules.table";
import { LANGUAGES } from "../../../lib/domain/shared/language";
import { inYardsticks } from "../../support/processor-time";
import { RED_TEAM } from "./redteam.table";

const foodName = fc
  .tuple(fc.constantFrom(...FOOD_IDS), fc.constantFrom(...LANGUAGES), fc.nat())
  .map(([food, language, index]) => {
    const words = foodWords(food, language);
    return words[index % Math.max(1, words.length)] ?? food;
  });
/** A name that says no form: "cooked chicken" answers for the chicken of the steps, "chicken" does not. */
const bareFoodName = foodName.filter((name) => read(name).forms.size === 0);
const formWord = fc
  .tuple(fc.constantFrom(...FORM_IDS), fc.constantFrom(...LANGUAGES), fc.nat())
  .map(([form, language, index]) => {
    const words = FORMS[form][language];
    return words[index % Math.max(1, words.length)] ?? "";
  });
const ruleWord = fc
  .tuple(fc.constantFrom(...RULE_IDS), fc.constantFrom(...LANGUAGES), fc.nat())
  .map(([rule, language, index]) => {
    const words = [...RULES[rule].terms[language], ...RULES[rule].words[language]];
    return words[index % Math.max(1, words.length)] ?? "";
  });
const ingredient = fc.oneof(
  foodName,
  fc.tuple(formWord, foodName).map((words) => words.join(" ")),
  fc.tuple(foodName, formWord).map((words) => words.join(", ")),
  ruleWord,
  fc.constantFrom(...RED_TEAM.map(({ input }) => input)),
  fc.string({ maxLength: 40, unit: "grapheme" }),
);
const months = fc.integer({ min: 6, max: 72 });
const profile = fc.record({
  months,
  allergens: fc.subarray([...ALLERGEN_IDS], { maxLength: 3 }),
  avoidFoods: fc.array(fc.constantFrom(...FOOD_IDS), { maxLength: 2 }),
});

const RANK = { ok: 0, caution: 1, change: 2, blocked: 3 } as const;
const RECIPE_RANK = { clear: 0, caution: 1, changed: 2, rejected: 3 } as const;

function recipeOf(ingredients: readonly string[], instructions: string) {
  const servingInstructions = { preparation: "Serve lukewarm.", size: "", safety: "" };
  return { title: "Lunch", ingredients, instructions, servingInstructions };
}

describe("the laws of the pantry", () => {
  it("never removes a finding when an ingredient is added, and does not mind the order", () => {
    fc.assert(
      fc.property(fc.array(ingredient, { maxLength: 5 }), ingredient, profile, (pantry, added, family) => {
        const before = assessPantry(pantry, family).results;
        const after = assessPantry([added, ...pantry], family).results;
        expect(after.slice(1)).toEqual(before);
        const reversed = assessPantry(pantry.toReversed(), family).results;
        expect(reversed.toReversed()).toEqual(before);
      }),
      { numRuns: 300 },
    );
  });

  it("never allows a younger baby more", () => {
    fc.assert(
      fc.property(ingredient, profile, fc.integer({ min: 0, max: 60 }), (input, family, years) => {
        const [younger] = assessPantry([input], family).results;
        const [older] = assessPantry([input], { ...family, months: family.months + years }).results;
        if (!younger || !older) throw new Error("one result for one input");
        if (younger.verdict === "unknown" || older.verdict === "unknown") {
          expect(older.verdict === "unknown" || younger.verdict === "unknown" || younger.verdict === "blocked").toBe(
            true,
          );
          return;
        }
        expect(RANK[younger.verdict]).toBeGreaterThanOrEqual(RANK[older.verdict]);
      }),
      { numRuns: 600 },
    );
  });

  it("is never silent about what is not cooked", () => {
    const silent = ({ verdict, findings }: CheckedIngredient): boolean => verdict !== "ok" && findings.length === 0;
    fc.assert(
      fc.property(fc.array(ingredient, { maxLength: 4 }), profile, (pantry, family) => {
        const { results, usable } = assessPantry(pantry, family);
        expect(results).toHaveLength(pantry.length);
        expect(results.filter(silent)).toEqual([]);
        for (const food of usable) {
          expect(family.avoidFoods).not.toContain(food);
          expect(results.some(({ foods, verdict }) => foods.includes(food) && verdict !== "blocked")).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });

  it("blocks whatever a family's allergies name", () => {
    fc.assert(
      fc.property(foodName, fc.constantFrom(...ALLERGEN_IDS), (name, allergen) => {
        const [result] = assessPantry([name], { months: 30, allergens: [allergen], avoidFoods: [] }).results;
        if (result?.allergens.includes(allergen)) expect(result.verdict).toBe("blocked");
      }),
    );
  });
});

describe("the laws of a recipe", () => {
  const step = fc.array(fc.oneof(foodName, formWord, ruleWord), { maxLength: 8 }).map((words) => words.join(" "));

  it("never removes a finding when a food is added without a form", () => {
    fc.assert(
      fc.property(
        fc.array(ingredient, { minLength: 1, maxLength: 4 }),
        bareFoodName,
        step,
        profile,
        (lines, added, steps, family) => {
          const about = (ingredients: readonly string[]) =>
            assessRecipe(recipeOf(ingredients, steps), family).findings.map(({ ruleId, foodId }) => ({
              ruleId,
              foodId,
            }));
          // A step's word for a kind ("beans") means the food of that kind that is in the lines, which may be the one added.
          const meant = new Set(read(added).sightings.flatMap(({ foods }) => foods));
          // "Lentils" are the red ones then, which fall apart, and none of those that stay whole.
          const ofSameKind = read(steps).sightings.filter(({ kinds }) => kinds.some((food) => meant.has(food)));
          const settled = new Set(ofSameKind.flatMap(({ foods, kinds }) => [...foods, ...kinds]));
          // What the word alone says ("Bohnen" stay whole) is said of none of them any more, where green beans are meant.
          const settledRules = new Set<string>(ofSameKind.flatMap(({ words }) => words));
          const after = about([...lines, added]);
          for (const { ruleId, foodId } of about(lines)) {
            if (foodId === undefined ? settledRules.has(ruleId) : settled.has(foodId)) continue;
            const same = after.filter((finding) => finding.ruleId === ruleId).map((finding) => finding.foodId);
            expect(
              same.some((food) => food === foodId || (food !== undefined && meant.has(food))),
              `${ruleId} ${foodId ?? ""}`,
            ).toBe(true);
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it("does not mind the order of its lines", () => {
    fc.assert(
      fc.property(fc.array(ingredient, { minLength: 1, maxLength: 4 }), step, profile, (lines, steps, family) => {
        const verdict = (ingredients: readonly string[]) => assessRecipe(recipeOf(ingredients, steps), family).verdict;
        expect(verdict(lines.toReversed())).toBe(verdict(lines));
      }),
      { numRuns: 200 },
    );
  });

  it("never allows a younger baby more", () => {
    fc.assert(
      fc.property(
        fc.array(ingredient, { minLength: 1, maxLength: 3 }),
        step,
        profile,
        fc.nat(60),
        (lines, steps, family, more) => {
          const younger = assessRecipe(recipeOf(lines, steps), family).verdict;
          const older = assessRecipe(recipeOf(lines, steps), { ...family, months: family.months + more }).verdict;
          expect(RECIPE_RANK[younger]).toBeGreaterThanOrEqual(RECIPE_RANK[older]);
        },
      ),
      { numRuns: 400 },
    );
  });

  it("lets nothing out that a rule forbids by name, wherever it stands and however it is masked", () => {
    const fields = ["title", "line", "instructions", "preparation", "size", "safety"] as const;
    const hidden = [
      "honey",
      "h0ney",
      "hon\u200bey",
      "h o n e y",
      "ＨＯＮＥＹ",
      "hоney",
      "Honig",
      "miodu",
      "ပျားရည်",
      "🍯",
      "wine",
      "popcorn",
      "Rum",
      "ငါးမန်း",
    ];
    fc.assert(
      fc.property(fc.constantFrom(...hidden), fc.constantFrom(...fields), (word, field) => {
        const at = (here: string, text: string): string => (here === field ? `${text} ${word}.` : text);
        const recipe = {
          title: at("title", "Carrot mash"),
          ingredients: ["2 carrots, peeled", ...(field === "line" ? [`1 tsp ${word}`] : [])],
          instructions: at("instructions", "Cook the carrots until soft and mash them."),
          servingInstructions: {
            preparation: at("preparation", "Serve lukewarm."),
            size: at("size", "A small bowl."),
            safety: at("safety", "Stay beside your baby."),
          },
        };
        expect(assessRecipe(recipe, { months: 8, allergens: [], avoidFoods: [] }).verdict).toBe("rejected");
      }),
    );
  });
});

describe("totality", () => {
  it("answers anything in time", () => {
    const hostile = fc.oneof(
      fc.string({ maxLength: 9000, unit: "binary" }),
      fc
        .tuple(
          fc.constantFrom("honey ", "h o n e y ", "က", "<a ", "a.", "&amp;", "cook grated carrot, ", "ohne ", "((("),
          fc.integer({ min: 1, max: 900 }),
        )
        .map(([word, times]) => word.repeat(times)),
    );
    let slowest = 0;
    fc.assert(
      fc.property(hostile, (text) => {
        const family = { months: 7, allergens: [], avoidFoods: [] };
        assessPantry([text], family);
        const times = [1, 2, 3].map(() =>
          inYardsticks(() => void assessRecipe(recipeOf([text.slice(0, 200)], text), family)),
        );
        slowest = Math.max(slowest, Math.min(...times));
      }),
      { numRuns: 120 },
    );
    // Of the five thousand hostile characters that are read at most.
    expect(slowest).toBeLessThan(100);
  });
});
