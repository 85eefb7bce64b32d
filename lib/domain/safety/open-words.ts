import { recogniseFoods } from "../food/recognise";
import { unknownAdditions } from "./added-in-steps";
import { holdsAnotherThing } from "./another-thing";
import type { Finding } from "./finding";
import { isExplicit } from "./judge";
import { isOnlyKind, type Reading } from "./reading";
import { isSubstitute } from "./said-free";
import { strangersIn } from "./strangers";

/**
 * Whether nobody can say what a line is, or only a label knows what is in it ("vegetable stock"), as a pantry asks of it.
 * A word of two foods is no question here: a recipe is read in all languages, and either food is judged.
 */
export function openLine(line: string, reading: Reading): readonly Finding[] {
  if (line.trim() === "") return [];
  const found = (ruleId: Finding["ruleId"]): readonly Finding[] => [
    { ruleId, severity: "unknown", input: line.trim().slice(0, 120) },
  ];
  const recognised = recogniseFoods(reading.text, line);
  const isAnswered = recognised.kind === "food" && recognised.answered;
  if (!isAnswered && reading.sightings.every(isOnlyKind)) return found("unknown_ingredient");
  if (reading.sightings.some(isSubstitute)) return found("unknown_ingredient");
  if (strangersIn(reading).length > 0 || holdsAnotherThing(reading.sightings, recognised))
    return found("unknown_ingredient");
  const asks = recognised.kind === "unclear" && recognised.hidden !== undefined;
  return asks && !isExplicit(reading.sightings, { remarks: true }) ? found("unclear_ingredient") : [];
}

/** What the steps and the serving text put in and nobody knows: no line answers for it. */
export function openAdditions(prose: readonly Reading[]): readonly Finding[] {
  return prose
    .flatMap(unknownAdditions)
    .map((input) => ({ ruleId: "unknown_ingredient", severity: "unknown", input: input.slice(0, 120) }));
}
