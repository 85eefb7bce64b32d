import type { Mention } from "../food/scan";
import { PLANT_PARTS } from "./plant-parts.table";
import { RULES } from "./rules.table";
import type { Place, PlaceRole } from "./strangers";
import type { Concept } from "./vocabulary";

/** Whether its word alone says that the youngest may not have it; of a cheese or a drink its form has to say so. */
function isForbidden(concept: Concept): boolean {
  return "rule" in concept && concept.kind !== "stated" && RULES[concept.rule].stages[0]?.severity === "forbid";
}

/**
 * A thing that is known, harmless and no food of ours names something all the same: beside "herbs" one asks on, and beside
 * "halibut" or "mayonnaise". What is left out warns, whatever stands beside it.
 */
function roleOf({ negated, values }: Mention<Concept>): PlaceRole {
  const kinds = new Set(values.map(({ kind }) => kind));
  const isOf = (...wanted: readonly Concept["kind"][]): boolean => wanted.some((kind) => kinds.has(kind));
  const isThing = isOf("term", "word", "stated", "allergen") && !isOf("claim", "talk") && !values.some(isForbidden);
  const isGroup = values.some((value) => value.kind === "kind" && value.group === true);
  const names = isOf("food") || isThing || isGroup || (kinds.size === 1 && isOf("known"));
  const warns = isOf("term", "word", "stated", "allergen", "claim", "talk");
  if (negated) return names || warns ? "leaves_out" : "describes";
  return names ? "names" : warns ? "warns" : "describes";
}

/** What a part of a text does, and where it stands. */
export function asPlace(mention: Mention<Concept>): Place {
  const [part] = mention.values.flatMap((concept) => {
    const part = concept.kind === "food" ? PLANT_PARTS.get(concept.food) : undefined;
    return part === undefined ? [] : [part];
  });
  const place = { start: mention.start, end: mention.end, role: roleOf(mention) };
  return part === undefined ? place : { ...place, part };
}
