import type { FoodId } from "../food/food-ids";
import { expression } from "../shared/expression";
import { createPrefilter, type Prefilter } from "../shared/prefilter";
import { present } from "../shared/present";
import { fromShelf } from "../shared/shelf";
import { CARELESS_POLISH_OF_LINES } from "./careless-polish.table";
import { contentsOf } from "./family-profile";
import type { Finding } from "./finding";
import { COOKED_WITH } from "./heated-foods";
import { severityAt } from "./judge";
import type { Reading } from "./reading";
import { RULES } from "./rules.table";
import { isSaidAround, isSaidLater } from "./said-around";
import { SAID_OF_LINES, type SaidOfLines } from "./said-of-lines.table";
import { sentencesAround } from "./sentences";
import { spansOf } from "./spans";

/** Of those that a text may say: the one, and what may find it. */
type Candidate = readonly [SaidOfLines, RegExp];

const SAID = [...SAID_OF_LINES, ...CARELESS_POLISH_OF_LINES].flatMap((each) =>
  each.said.map((source) => ({ each, source })),
);
const EXPRESSIONS = SAID.map(({ source }) => expression(source, "gu"));

declare global {
  interface SquishShelf {
    saidOfLines?: Prefilter;
  }
}
const maySay: Prefilter = fromShelf("saidOfLines", () => createPrefilter(SAID.map(({ source }) => source)));

function candidatesIn({ text }: Reading): readonly Candidate[] {
  return maySay(text).map((at): Candidate => [present(SAID[at]).each, present(EXPRESSIONS[at])]);
}

/** The foods of which a text says it. Where its sentence names foods it speaks of those, else of all. */
function foodsSpokenOf(
  { text, sightings }: Reading,
  inAll: readonly FoodId[],
  [said, expression]: Candidate,
): readonly FoodId[] {
  const { unless, unlessLater, isOfAll = false } = said;
  const spans = spansOf(text, [expression]);
  if (spans.length === 0) return [];
  const around = sentencesAround(text);
  const isExcepted = isSaidAround(text, around, (sentence) => unless.test(sentence));
  const isLater = unlessLater === undefined ? () => false : isSaidLater(text, unlessLater);
  const spokenOf = spans.map((span) => {
    if (isExcepted(span) || isLater(span)) return [];
    if (isOfAll) return inAll;
    const { start, end } = around(span);
    const within = sightings.filter((each) => each.start >= start && each.end <= end);
    const here = contentsOf(within);
    const kinds = within.flatMap((each) => each.kinds.filter((food) => inAll.includes(food)));
    const named = [...here.foods, ...kinds].filter((food) => !COOKED_WITH.has(food));
    return named.length > 0 ? named : inAll;
  });
  return [...new Set(spokenOf.flat())];
}

/** Whether the lines leave it a danger: none of the foods was cooked before, or one is said to be as it has to be. */
function isOfLines(
  { unlessLine, onlyOf }: SaidOfLines,
  foods: readonly FoodId[],
  { text }: Reading,
  lines: readonly Reading[],
): boolean {
  const own = lines.filter(({ sightings }) =>
    sightings.some((each) => each.foods.some((food) => foods.includes(food))),
  );
  if (unlessLine !== undefined && own.some((line) => unlessLine.test(line.text))) return false;
  return onlyOf === undefined || onlyOf.test(text) || own.some((line) => onlyOf.test(line.text));
}

/**
 * What the texts of a recipe say that is a danger with one of its foods, which only a line may name: that a dish with meat
 * is kept for a week, that milk goes into a bottle, that mushrooms were found in the woods. Linear in the texts for each.
 */
export function saidOfLines(
  prose: readonly Reading[],
  lines: readonly Reading[],
  inAll: readonly FoodId[],
  months: number,
): readonly Finding[] {
  return prose.flatMap((reading) =>
    candidatesIn(reading).flatMap((candidate): readonly Finding[] => {
      const [said] = candidate;
      const { of, butWith } = said;
      if (butWith?.some((food) => inAll.includes(food)) === true) return [];
      const ofFoods = of.filter(({ foods }) => foods.some((food) => inAll.includes(food)));
      if (ofFoods.length === 0) return [];
      const spokenOf = foodsSpokenOf(reading, inAll, candidate);
      return ofFoods.flatMap(({ rule, foods }): readonly Finding[] => {
        const severity = RULES[rule].termSeverity ?? severityAt(RULES[rule], months);
        const isAbout = foods.some((food) => spokenOf.includes(food)) && isOfLines(said, foods, reading, lines);
        // Said outright, it is no form that was left open.
        return severity === undefined || !isAbout
          ? []
          : [{ ruleId: rule, severity: severity === "transform" ? "forbid" : severity }];
      });
    }),
  );
}
