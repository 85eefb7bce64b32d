import { describe, expect, it } from "vitest";
import { assessRecipe } from "../../../../lib/domain/safety/assess-recipe";
import { LANGUAGES } from "../../../../lib/domain/shared/language";
import { cleanRecipe, withText } from "./base-recipes";
import { EXAM_AGES } from "./exam-row";
import { RECIPES } from "./recipes.table";
import { SENTENCES_CHOICE } from "./sentences-choice.table";
import { SENTENCES_CUT } from "./sentences-cut.table";
import { SENTENCES_DEGREE } from "./sentences-degree.table";
import { SENTENCES_DENIED } from "./sentences-denied.table";
import { SENTENCES_FEEDING } from "./sentences-feeding.table";
import { SENTENCES_HEAT } from "./sentences-heat.table";
import { SENTENCES_LEFT_OUT } from "./sentences-left-out.table";
import { SENTENCES_NOUNS } from "./sentences-nouns.table";
import { SENTENCES_REACH } from "./sentences-reach.table";
import { SENTENCES_SENSES } from "./sentences-senses.table";

const ROWS = [
  ...RECIPES,
  ...SENTENCES_CHOICE,
  ...SENTENCES_CUT,
  ...SENTENCES_DEGREE,
  ...SENTENCES_DENIED,
  ...SENTENCES_FEEDING,
  ...SENTENCES_HEAT,
  ...SENTENCES_LEFT_OUT,
  ...SENTENCES_NOUNS,
  ...SENTENCES_REACH,
  ...SENTENCES_SENSES,
];

const ACCEPTED: Readonly<Record<string, readonly string[]>> = {
  F: ["rejected"],
  T: ["rejected", "changed"],
  A: ["clear", "caution"],
};

function verdict(recipe: ReturnType<typeof cleanRecipe>, months: number) {
  return assessRecipe(recipe, { months, allergens: [], avoidFoods: [] }).verdict;
}

describe("one more text in a clean recipe", () => {
  it.each(LANGUAGES)("finds nothing in the recipe itself: %s", (language) => {
    for (const months of EXAM_AGES) expect(verdict(cleanRecipe(language), months)).toBe("clear");
  });

  it.each(ROWS)("%s, %s: %s", (language, field, text, expected, why) => {
    EXAM_AGES.forEach((months, index) => {
      const found = verdict(withText(language, field, text), months);
      expect(ACCEPTED[expected[index] ?? ""], `${why}; at ${String(months)} months`).toContain(found);
    });
  });
});
