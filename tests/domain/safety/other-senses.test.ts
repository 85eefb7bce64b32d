import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FOOD_IDS } from "@/lib/domain/food/food-ids";
import type { FoodId } from "@/lib/domain/food/food-ids";
import { normalise } from "@/lib/domain/food/normalise";
import { scan } from "@/lib/domain/food/scan";
import { withoutOtherSenses } from "@/lib/domain/safety/other-senses";
import { OTHER_SENSES } from "@/lib/domain/safety/other-senses.table";
import { HAZARDS } from "@/lib/domain/safety/vocabulary";
import type { Language } from "@/lib/domain/shared/language";
import { foundOf, wordFor } from "./exam/base-recipes";

const MONTHS = 8;
const WORDS = [...new Set(OTHER_SENSES.flatMap(({ words }) => words))];

/** What is found about this food when the sentence stands in a recipe that has nothing else to find. */
function rulesOf(food: FoodId, language: Language, step: string): readonly string[] {
  return foundOf(food, language, step, MONTHS).map(({ ruleId }) => ruleId);
}

describe("a word that says something else where it stands", () => {
  it.each([
    ["en", "Add the FOOD.", "Add a quarter cup of the FOOD."],
    ["en", "Admire the FOOD.", "For a quarter of an hour, admire the FOOD."],
    ["en", "Rinse the FOOD.", "Rinse the FOOD in a fine sieve."],
    ["en", "Wash the FOOD.", "Wash the FOOD and strain."],
    ["en", "Lay the FOOD on the tray.", "Lay the FOOD flat on the tray."],
    ["en", "Serve the FOOD.", "Serve the FOOD on a flat stone."],
    ["en", "Place each FOOD into the dough.", "Press each FOOD into the dough."],
    ["en", "Serve the FOOD.", "Serve the FOOD after the meal."],
    ["en", "Serve the FOOD.", "Serve the FOOD with softened butter."],
    ["en", "Serve the FOOD.", "Serve the FOOD beside the roast."],
    ["en", "Serve the FOOD on the bone.", "Serve the FOOD on the bone and remove the lid."],
    ["de", "FOOD servieren.", "Ein Viertel FOOD servieren."],
    ["de", "FOOD servieren.", "FOOD durch ein Sieb abspülen und servieren."],
    ["de", "FOOD servieren.", "FOOD auf einer Platte servieren."],
    ["de", "FOOD servieren.", "FOOD mit weicher Butter servieren."],
    ["de-AT", "FOOD servieren.", "FOOD auf einem flachen Brett servieren."],
    ["pl", "Opłucz FOOD.", "Opłucz FOOD przez sitko."],
    ["pl", "Podaj FOOD.", "Podaj FOOD z miękkim masłem."],
    ["my", "FOOD ရေဆေးပါ။", "FOOD ရေဆေးပြီး ရေစစ်ပါ။"],
    ["my", "FOOD ကျွေးပါ။", "FOOD စစ်ဆေးပြီး ကျွေးပါ။"],
  ] as const)("takes no finding from any food (%s): %s %s", (language, plain, company) => {
    for (const food of FOOD_IDS) {
      const name = wordFor(food, language);
      const kept = rulesOf(food, language, company.replace("FOOD", name));
      expect(kept, name).toEqual(expect.arrayContaining([...rulesOf(food, language, plain.replace("FOOD", name))]));
    }
  });

  it("leaves every mention in its place, and takes forms from it alone", () => {
    const beside = fc.constantFrom(
      "the grapes",
      "the",
      "of",
      "an hour",
      "with",
      "butter",
      "until",
      "and",
      ".",
      ",",
      "ရေ",
    );
    const text = fc
      .array(fc.oneof(fc.constantFrom(...WORDS), beside), { minLength: 1, maxLength: 14 })
      .map((parts) => normalise(parts.join(" ")));
    fc.assert(
      fc.property(text, (said) => {
        const all = scan(said, HAZARDS);
        const kept = withoutOtherSenses(said, all);
        const others = (mentions: typeof all) =>
          mentions.flatMap(({ start, values }) =>
            values.filter(({ kind }) => kind !== "form").map((value) => [start, value]),
          );
        expect(others(kept)).toEqual(others(all));
        for (const mention of kept) {
          const before = all.find(({ start }) => start === mention.start);
          for (const value of mention.values) expect(before?.values).toContain(value);
        }
      }),
      { numRuns: 500 },
    );
  });
});
