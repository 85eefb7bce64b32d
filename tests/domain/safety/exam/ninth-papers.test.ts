import { describe, expect, it } from "vitest";
import { recognise } from "@/lib/domain/food/recognise";
import { assessPantry } from "@/lib/domain/safety/assess-pantry";
import { assessRecipe } from "@/lib/domain/safety/assess-recipe";
import { ELEVENTH_BURMESE } from "./eleventh-burmese.table";
import { ELEVENTH_ENGLISH } from "./eleventh-english.table";
import { ELEVENTH_GERMAN } from "./eleventh-german.table";
import { ELEVENTH_POLISH } from "./eleventh-polish.table";
import { PANTRY_VERDICTS, RECIPE_VERDICTS } from "./exam-row";
import { NINTH_BURMESE } from "./ninth-burmese.table";
import { NINTH_ENGLISH } from "./ninth-english.table";
import { NINTH_GERMAN } from "./ninth-german.table";
import { NINTH_POLISH } from "./ninth-polish.table";
import { TENTH_BURMESE } from "./tenth-burmese.table";

const FAMILY = { months: 7, allergens: [], avoidFoods: [] } as const;
const AT_THIRTEEN = { ...FAMILY, months: 13 } as const;
const AT_TWENTY_SIX = { ...FAMILY, months: 26 } as const;

function lineOf(input: string) {
  const servingInstructions = { preparation: "", size: "", safety: "" };
  return { title: "Lunch", ingredients: [input], instructions: "Cook until soft.", servingInstructions };
}

const PAPERS = {
  ninth: [NINTH_ENGLISH, NINTH_GERMAN, NINTH_POLISH, NINTH_BURMESE],
  tenth: [TENTH_BURMESE],
  eleventh: [ELEVENTH_ENGLISH, ELEVENTH_GERMAN, ELEVENTH_POLISH, ELEVENTH_BURMESE],
};

describe.each(Object.entries(PAPERS).flatMap(([name, papers]) => papers.map((paper) => ({ name, ...paper }))))(
  "the $name paper, $language",
  (paper) => {
    const { language } = paper;

    it.each(paper.verdicts)("%s: %s", (input, letter) => {
      expect(PANTRY_VERDICTS[letter], "typed").toContain(
        assessPantry([input], FAMILY, { language }).results[0]?.verdict,
      );
      expect(RECIPE_VERDICTS[letter], "a line").toContain(assessRecipe(lineOf(input), FAMILY).verdict);
    });

    it.each(paper.verdictsAtTwelve)("at thirteen months, %s: %s", (input, letter) => {
      const [found] = assessPantry([input], AT_THIRTEEN, { language }).results;
      expect(PANTRY_VERDICTS[letter], "typed").toContain(found?.verdict);
      expect(RECIPE_VERDICTS[letter], "a line").toContain(assessRecipe(lineOf(input), AT_THIRTEEN).verdict);
    });

    it.each(paper.verdictsAtTwentySix ?? [])("at twenty-six months, %s: %s", (input, letter) => {
      const [found] = assessPantry([input], AT_TWENTY_SIX, { language }).results;
      expect(PANTRY_VERDICTS[letter], "typed").toContain(found?.verdict);
      expect(RECIPE_VERDICTS[letter], "a line").toContain(assessRecipe(lineOf(input), AT_TWENTY_SIX).verdict);
    });

    it.each(paper.named)("%s names %j", (input, foods) => {
      const found = recognise(input, language);
      expect(found.kind === "food" ? found.foods : []).toEqual(foods);
    });

    it.each(paper.hidden)("tells a family that avoids %s of %s", (allergen, input) => {
      for (const months of [7, 26]) {
        const family = { ...FAMILY, months, allergens: [allergen] };
        const [found] = assessPantry([input], family, { language }).results;
        expect(found?.findings.map(({ severity }) => severity)).toContain("allergy");
        expect(assessRecipe(lineOf(input), family).verdict).toBe("rejected");
      }
    });

    it.each(paper.free)("says nothing of %s: %s", (allergen, input) => {
      const family = { ...FAMILY, months: 26, allergens: [allergen] };
      const [found] = assessPantry([input], family, { language }).results;
      expect(found?.findings.filter(({ severity }) => severity === "allergy")).toEqual([]);
    });
  },
);
