import { describe, expect, it } from "vitest";
import { assessPantry } from "../../../../lib/domain/safety/assess-pantry";
import { assessRecipe } from "../../../../lib/domain/safety/assess-recipe";
import { BURMESE } from "./burmese.table";
import { ENGLISH } from "./english.table";
import { EXAM_AGES, PANTRY_VERDICTS, RECIPE_VERDICTS, type ExamRow } from "./exam-row";
import { GERMAN } from "./german.table";
import { SECOND_PAPER } from "./more.table";
import { POLISH } from "./polish.table";

/**
 * Rows by somebody who did not write the rules, from the authorities' guidance and from how parents write. A row is
 * read twice: as what a parent types, and as a line of a recipe that says nothing else.
 */
const TABLES: readonly (readonly [string, readonly ExamRow[]])[] = [
  ["English", ENGLISH],
  ["German", GERMAN],
  ["Polish", POLISH],
  ["Burmese", BURMESE],
  ["a second paper", SECOND_PAPER],
];
const NAMED_AT_ONCE = /^[FTL]/;

function family(months: number) {
  return { months, allergens: [], avoidFoods: [] };
}

describe.each(TABLES)("the examination in %s", (_, rows) => {
  it.each(rows)("%s: what a parent types: %s", (_kind, input, expected, _rules, why) => {
    EXAM_AGES.forEach((months, index) => {
      const [result] = assessPantry([input], family(months)).results;
      const found = result?.findings.map(({ ruleId, severity }) => `${ruleId} ${severity}`).join(", ");
      const at = `${why}; at ${String(months)} months: ${found ?? ""}`;
      expect(PANTRY_VERDICTS[expected[index] ?? ""], at).toContain(result?.verdict);
    });
  });

  it.each(rows)("%s: a line of a recipe: %s", (_kind, input, expected, _rules, why) => {
    const servingInstructions = { preparation: "", size: "", safety: "" };
    const recipe = { title: "Lunch", ingredients: [input], instructions: "Cook until soft.", servingInstructions };
    EXAM_AGES.forEach((months, index) => {
      const { verdict } = assessRecipe(recipe, family(months));
      const at = `${why}; at ${String(months)} months`;
      expect(RECIPE_VERDICTS[expected[index] ?? ""], at).toContain(verdict);
    });
  });

  it.each(rows.filter(([, , expected, rules]) => rules !== "" && NAMED_AT_ONCE.test(expected)))(
    "%s: says why: %s",
    (_kind, input, _expected, rules) => {
      const found = assessPantry([input], family(EXAM_AGES[0])).results.flatMap(({ findings }) => findings);
      const named = rules.split(" ").filter((rule) => found.some(({ ruleId }) => ruleId === rule));
      expect(named, found.map(({ ruleId }) => ruleId).join(", ")).not.toEqual([]);
    },
  );
});
