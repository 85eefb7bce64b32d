import { describe, expect, it } from "vitest";
import { assessPantry } from "../../../../lib/domain/safety/assess-pantry";
import { assessRecipe } from "../../../../lib/domain/safety/assess-recipe";
import type { Finding } from "../../../../lib/domain/safety/finding";
import { EIGHTEENTH_BURMESE } from "./eighteenth-burmese.table";
import { EIGHTEENTH_PAPER } from "./eighteenth-paper.table";
import { EIGHTEENTH_POLISH } from "./eighteenth-polish.table";
import { FIFTEENTH_BURMESE } from "./fifteenth-burmese.table";
import { FIFTEENTH_DENIALS } from "./fifteenth-denials.table";
import { FIFTEENTH_PAPER } from "./fifteenth-paper.table";
import { FIFTEENTH_POLISH } from "./fifteenth-polish.table";
import { FIFTEENTH_WORDS } from "./fifteenth-words.table";
import { FOURTEENTH_PAPER } from "./fourteenth-paper.table";
import { NINETEENTH_BURMESE } from "./nineteenth-burmese.table";
import { NINETEENTH_PAPER } from "./nineteenth-paper.table";
import { NINETEENTH_POLISH } from "./nineteenth-polish.table";
import { SEVENTEENTH_PAPER } from "./seventeenth-paper.table";
import { SIXTEENTH_NEIGHBOURS } from "./sixteenth-neighbours.table";
import { SIXTEENTH_PAPER } from "./sixteenth-paper.table";
import { THIRTEENTH_PAPER } from "./thirteenth-paper.table";
import { TWENTIETH_PAPER } from "./twentieth-paper.table";
import { TWENTY_FIRST_PAPER } from "./twenty-first-paper.table";
import { TWENTY_SECOND_PAPER } from "./twenty-second-paper.table";
import { TWENTY_FIRST_BURMESE } from "./twenty-first-burmese.table";
import { TWENTY_FIRST_POLISH } from "./twenty-first-polish.table";
import { TWENTY_SECOND_POLISH_AND_BURMESE } from "./twenty-second-polish-and-burmese.table";
import type { Expected } from "./whole-paper";

const PAPERS = {
  thirteenth: THIRTEENTH_PAPER,
  fourteenth: FOURTEENTH_PAPER,
  fifteenth: FIFTEENTH_PAPER,
  "fifteenth (Polish)": FIFTEENTH_POLISH,
  "fifteenth (Burmese)": FIFTEENTH_BURMESE,
  "fifteenth (denials)": FIFTEENTH_DENIALS,
  "fifteenth (words)": FIFTEENTH_WORDS,
  sixteenth: SIXTEENTH_PAPER,
  "sixteenth (neighbours)": SIXTEENTH_NEIGHBOURS,
  seventeenth: SEVENTEENTH_PAPER,
  eighteenth: EIGHTEENTH_PAPER,
  "eighteenth (Polish)": EIGHTEENTH_POLISH,
  "eighteenth (Burmese)": EIGHTEENTH_BURMESE,
  nineteenth: NINETEENTH_PAPER,
  "nineteenth (Polish)": NINETEENTH_POLISH,
  "nineteenth (Burmese)": NINETEENTH_BURMESE,
  twentieth: TWENTIETH_PAPER,
  "twenty-first": TWENTY_FIRST_PAPER,
  "twenty-second": TWENTY_SECOND_PAPER,
  "twenty-first (Polish)": TWENTY_FIRST_POLISH,
  "twenty-second (Polish and Burmese)": TWENTY_SECOND_POLISH_AND_BURMESE,
  "twenty-first (Burmese)": TWENTY_FIRST_BURMESE,
};
const STANDS_AGAINST: ReadonlySet<string> = new Set(["rejected", "blocked", "unknown"]);
const NOBODY = { allergens: [], avoidFoods: [] };

function asExpected(expected: Expected, verdict: string | undefined, findings: readonly Finding[]): void {
  const found = findings.filter(({ severity }) => severity !== "limit").map(({ ruleId }) => ruleId);
  if (expected === "fine") expect(STANDS_AGAINST.has(verdict ?? ""), found.join(", ")).toBe(false);
  else expect(found).toContain(expected);
}

describe.each(Object.entries(PAPERS))("the %s paper", (_name, paper) => {
  it.each(paper.recipes)(
    "%s, at %s months: %s: %s",
    (_language, months, title, ingredients, steps, preparation, expected) => {
      const servingInstructions = { preparation, size: "", safety: "" };
      const recipe = { title, ingredients, instructions: steps.join("\n"), servingInstructions };
      const { verdict, findings } = assessRecipe(recipe, { ...NOBODY, months });
      asExpected(expected, verdict, findings);
    },
  );

  it.each(paper.typed)("%s, at %s months, typed: %s", (language, months, typed, expected) => {
    const [found] = assessPantry([typed], { ...NOBODY, months }, { language }).results;
    asExpected(expected, found?.verdict, found?.findings ?? []);
  });
});
