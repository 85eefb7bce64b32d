import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ALLERGEN_IDS } from "../../../../lib/domain/food/allergen";
import { FOOD_IDS } from "../../../../lib/domain/food/food-ids";
import { foodWords } from "../../../../lib/domain/food/lexicon";
import { normalise } from "../../../../lib/domain/food/normalise";
import { recognise } from "../../../../lib/domain/food/recognise";
import { assessPantry, type FamilyProfile } from "../../../../lib/domain/safety/assess-pantry";
import { assessRecipe } from "../../../../lib/domain/safety/assess-recipe";
import { resolveAllergy } from "../../../../lib/domain/safety/family-allergy";
import type { Finding, Severity } from "../../../../lib/domain/safety/finding";
import { LANGUAGES, type Language } from "../../../../lib/domain/shared/language";
import { MASKS } from "../../../support/hostile-writer";
import { CARRIERS, VIOLATIONS } from "../../../support/hostile-writer.table";
import { medianInYardsticks } from "../../../support/processor-time";
import { cleanRecipe, withText } from "./base-recipes";
import { BURMESE } from "./burmese.table";
import { ENGLISH } from "./english.table";
import { GERMAN } from "./german.table";
import { POLISH } from "./polish.table";

const BABY: FamilyProfile = { months: 8, allergens: [], avoidFoods: [] };

const language = fc.constantFrom(...LANGUAGES);
const rowOfTheExam = fc.constantFrom(...[...ENGLISH, ...GERMAN, ...POLISH, ...BURMESE].map(([, input]) => input));
const namedFood = fc
  .tuple(fc.constantFrom(...FOOD_IDS), language, fc.nat())
  .map(([food, spoken, index]) => {
    const words = foodWords(food, spoken);
    return { spoken, word: words[index % Math.max(1, words.length)] ?? food };
  })
  .filter(({ word }) => word !== "");
/** Forbidden to every baby under one year, in the language it is said in. */
const forbidden = fc
  .tuple(fc.constantFrom(...VIOLATIONS.filter(({ allergen }) => allergen === undefined)), language)
  .map(([violation, spoken]) => ({ spoken, word: violation.words[spoken] ?? "" }))
  .filter(({ word }) => word !== "");
const typed = fc.oneof(
  rowOfTheExam,
  fc.tuple(namedFood, rowOfTheExam).map(([{ word }, row]) => `${word}, ${row}`),
  namedFood.map(({ word }) => word),
  forbidden.map(({ word }) => word),
  fc.string({ maxLength: 60, unit: "grapheme" }),
);
const profile = fc.record({
  months: fc.integer({ min: 6, max: 72 }),
  allergens: fc.subarray([...ALLERGEN_IDS], { maxLength: 3 }),
  avoidFoods: fc.array(fc.constantFrom(...FOOD_IDS), { maxLength: 2 }),
});

const STRENGTH: Readonly<Record<Severity, number>> = { limit: 1, transform: 2, unknown: 3, allergy: 4, forbid: 4 };
const REJECTING: readonly Severity[] = ["forbid", "allergy", "unknown"];

/** What a finding is about, without how strong it is. */
function subject({ ruleId, foodId, allergen }: Finding): string {
  return [ruleId, foodId, allergen].join(" ");
}

function verdictOf(input: string, family: FamilyProfile = BABY) {
  return assessPantry([input], family).results[0]?.verdict;
}

function recipeOf(ingredients: readonly string[], instructions: string) {
  const servingInstructions = { preparation: "", size: "", safety: "" };
  return { title: "Lunch", ingredients, instructions, servingInstructions };
}

describe("laws of words", () => {
  const hostile = fc.oneof(
    typed,
    fc.tuple(forbidden, fc.constantFrom(...MASKS)).map(([{ word }, { hide }]) => hide(word)),
    fc
      .array(fc.constantFrom("&amp;", "&#104;", "က", "္", "ၾ", "\u200b", "ﬁ", "é", "e\u0301", "½", "0", "а"), {
        maxLength: 12,
      })
      .map((parts) => parts.join("")),
    fc.string({ maxLength: 80, unit: "binary" }),
  );

  it("normalises twice as once", () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const once = normalise(text);
        expect(normalise(once)).toBe(once);
      }),
      { numRuns: 3000 },
    );
  });

  it("minds neither case nor composition nor how wide a space is", () => {
    const respelled = [
      (text: string) => text.normalize("NFD"),
      (text: string) => text.normalize("NFC"),
      (text: string) => `  ${text}\t`,
      (text: string) => text.replaceAll(" ", "\u00a0"),
      (text: string) => text.replaceAll(" ", "  "),
    ];
    fc.assert(
      fc.property(rowOfTheExam, fc.constantFrom(...respelled), profile, (text, respell, family) => {
        expect(verdictOf(respell(text), family)).toBe(verdictOf(text, family));
      }),
      { numRuns: 400 },
    );
  });
});

describe("laws of adding", () => {
  const AND: Readonly<Record<Language, readonly string[]>> = {
    en: ["{x} and {y}", "{x} with {y}", "{x}, {y}", "{x} without peel, with {y}"],
    de: ["{x} und {y}", "{x} mit {y}", "{x}, {y}", "{x} ohne Schale, mit {y}"],
    "de-AT": ["{x} und {y}", "{x} mit {y}", "{x} plus {y}"],
    pl: ["{x} i {y}", "{x} oraz {y}", "{x}, {y}"],
    my: ["{x} နဲ့ {y}", "{x}နှင့်{y}", "{x} {y}"],
  };

  it("keeps what is forbidden forbidden whatever food stands before it", () => {
    fc.assert(
      fc.property(namedFood, forbidden, fc.nat(), ({ word }, bad, index) => {
        const forms = AND[bad.spoken];
        const text = (forms[index % forms.length] ?? "{x}, {y}")
          .replace("{x}", () => word)
          .replace("{y}", () => bad.word);
        expect(["blocked", "unknown"]).toContain(verdictOf(text));
      }),
      { numRuns: 1500 },
    );
  });

  it("keeps every finding for which a recipe is rejected, whatever line is added", () => {
    fc.assert(
      fc.property(fc.array(typed, { minLength: 1, maxLength: 3 }), typed, profile, (lines, added, family) => {
        const rejecting = (all: readonly string[]) =>
          assessRecipe(recipeOf(all, "Cook until soft."), family).findings.filter(({ severity }) =>
            REJECTING.includes(severity),
          );
        const after = new Set(rejecting([...lines, added]).map(subject));
        for (const finding of rejecting(lines)) expect(after).toContain(subject(finding));
      }),
      { numRuns: 400 },
    );
  });

  it("finds the same in whatever order the lines stand", () => {
    fc.assert(
      fc.property(fc.array(typed, { minLength: 2, maxLength: 5 }), fc.nat(4), profile, (lines, turn, family) => {
        const found = (all: readonly string[]) =>
          new Set(assessRecipe(recipeOf(all, "Cook until soft."), family).findings.map(subject));
        const turned = [...lines.slice(turn), ...lines.slice(0, turn)];
        expect(found(turned)).toEqual(found(lines));
      }),
      { numRuns: 300 },
    );
  });
});

describe("laws of age", () => {
  it("finds for the younger whatever it finds for the older, and as strongly", () => {
    fc.assert(
      fc.property(typed, profile, fc.integer({ min: 0, max: 60 }), (text, family, years) => {
        const older = { ...family, months: family.months + years };
        const atLeast = (found: readonly Finding[], other: readonly Finding[]) => {
          for (const finding of other) {
            const same = found.filter((one) => one.ruleId === finding.ruleId);
            const strongest = Math.max(0, ...same.map(({ severity }) => STRENGTH[severity]));
            const overruled = found.some(({ severity }) => STRENGTH[severity] > STRENGTH[finding.severity]);
            if (!overruled) expect(strongest).toBeGreaterThanOrEqual(STRENGTH[finding.severity]);
          }
        };
        const pantry = (who: FamilyProfile) => assessPantry([text], who).results.flatMap(({ findings }) => findings);
        atLeast(pantry(family), pantry(older));
        const recipe = recipeOf([text], "Cook until soft.");
        atLeast(assessRecipe(recipe, family).findings, assessRecipe(recipe, older).findings);
      }),
      { numRuns: 600 },
    );
  });
});

describe("laws of the gate", () => {
  const LATIN_FIELDS = ["title", "line", "step", "preparation", "size", "safety"] as const;

  it("lets no forbidden word out in any field, in any language, among any foods", () => {
    fc.assert(
      fc.property(
        fc.array(namedFood, { maxLength: 3 }),
        forbidden,
        language,
        fc.constantFrom(...LATIN_FIELDS),
        (foods, bad, written, field) => {
          const sentence = CARRIERS[bad.spoken][1].replace("{}", () => bad.word);
          const hidden = withText(written, field, sentence);
          const recipe = { ...hidden, ingredients: [...hidden.ingredients, ...foods.map(({ word }) => word)] };
          const { verdict, text } = assessRecipe(recipe, BABY, { language: written });
          expect(verdict).toBe("rejected");
          expect(text).toEqual(recipe);
        },
      ),
      { numRuns: 800 },
    );
  });

  it("adds to what it lets out and takes nothing away", () => {
    fc.assert(
      fc.property(fc.array(typed, { maxLength: 3 }), language, profile, (lines, written, family) => {
        const clean = cleanRecipe(written);
        const recipe = { ...clean, ingredients: [...clean.ingredients, ...lines] };
        const { text } = assessRecipe(recipe, family, { language: written });
        expect(text).toMatchObject({ ...recipe, servingInstructions: {} });
        const before = recipe.servingInstructions;
        expect(text.servingInstructions.preparation.startsWith(before.preparation)).toBe(true);
        expect(text.servingInstructions).toMatchObject({ size: before.size, safety: before.safety });
      }),
      { numRuns: 200 },
    );
  });

  it("says what it changed where it may say it: a second reading of what it let out finds no more", () => {
    fc.assert(
      fc.property(typed, language, profile, (line, written, family) => {
        const clean = cleanRecipe(written);
        const first = assessRecipe({ ...clean, ingredients: [line] }, family, { language: written });
        if (first.verdict === "rejected") return;
        expect(assessRecipe(first.text, family, { language: written }).verdict).not.toBe("rejected");
      }),
      { numRuns: 400 },
    );
  });
});

describe("laws of what nobody knows", () => {
  /** Syllables of no language, with a letter that keeps them from being one. */
  const nonsense = fc
    .tuple(fc.array(fc.constantFrom("vu", "zha", "gro", "ply", "xu", "tro"), { minLength: 2, maxLength: 4 }), fc.nat(9))
    .map(([syllables]) => `qx${syllables.join("")}q`);

  it("is never silent, alone, with an amount, or as a line", () => {
    fc.assert(
      fc.property(nonsense, fc.constantFrom("", "100 g ", "2 EL ", "1 szklanka ", "a pinch of "), (word, amount) => {
        expect(verdictOf(`${amount}${word}`)).toBe("unknown");
        const lines = ["2 potatoes, peeled", `${amount}${word}`];
        const { verdict, findings } = assessRecipe(recipeOf(lines, "Boil the potatoes until soft."), BABY);
        expect(verdict).toBe("rejected");
        expect(findings.map(({ ruleId }) => ruleId)).toContain("unknown_ingredient");
      }),
      { numRuns: 200 },
    );
  });
});

describe("the check is total", () => {
  const anything = fc.oneof(
    fc.string({ maxLength: 4000, unit: "binary" }),
    fc.tuple(rowOfTheExam, fc.integer({ min: 1, max: 60 })).map(([row, times]) => `${row} `.repeat(times)),
    fc.constantFrom(
      "\ud800",
      "\udfff\ud800",
      "\u0000",
      "",
      " ",
      "\n\n",
      "&#x110000;",
      "&#0;",
      "&#99999999999;",
      "၁/၀",
      "1/0",
    ),
  );

  it("answers anything without throwing", () => {
    fc.assert(
      fc.property(anything, anything, profile, (one, other, family) => {
        expect(() => {
          assessPantry([one, other], family);
          resolveAllergy(one);
          recognise(other);
          assessRecipe(recipeOf([one], other), family, { language: "my" });
        }).not.toThrow();
      }),
      { numRuns: 300 },
    );
  });

  it("takes less than ten yardsticks of the processor, as the median of many checks", () => {
    const words = "Peel, chop and simmer everything until soft, then mash. ".repeat(12);
    const ingredients = [...ENGLISH, ...GERMAN].slice(0, 12).map(([, input]) => input);
    // What was read lately is remembered: each has words of its own.
    const checks = Array.from({ length: 41 }, (_, minutes) => () => {
      assessRecipe({ ...withText("en", "step", `${words}Rest for ${minutes} minutes.`), ingredients }, BABY, {
        language: "en",
      });
    });
    const typed = [...ENGLISH, ...POLISH, ...BURMESE].map(
      ([, input]) =>
        () =>
          void assessPantry([input], BABY),
    );
    const figures = [medianInYardsticks(checks), medianInYardsticks(typed)];
    process.stdout.write(
      `median of a recipe and of an ingredient, yardsticks: ${figures.map((figure) => figure.toFixed(2)).join(", ")}\n`,
    );
    for (const figure of figures) expect(figure).toBeLessThan(10);
  });
});
