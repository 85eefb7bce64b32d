import { normalise } from "../../food/normalise";
import { assessPantry, type CheckedIngredient, type FamilyProfile } from "../../safety/assess-pantry";
import { judge, type Judgement } from "../../safety/judge";
import { isHeated, read, type Reading, type Sighting } from "../../safety/reading";
import type { RuleId } from "../../safety/rule-ids";
import { RULES } from "../../safety/rules.table";
import type { Language } from "../../shared/language";
import { SEASONING } from "./recipe-headings.table";
import type { FamilyRecipe } from "./read-family-recipe";

/**
 * Where the baby's portion is taken out of the family's pot. `end`: nothing was found that has to stay out of it. `before`:
 * before this step, the first that adds such a thing. `apart`: such a thing is in from the first step on.
 */
export type PortionOut = { readonly kind: "end" | "apart" } | { readonly kind: "before"; readonly step: number };

export interface FamilyAdvice {
  /** One for each ingredient, in its order. */
  readonly ingredients: readonly CheckedIngredient[];
  /** Places of the ingredients that must not get into the baby's portion. */
  readonly heldBack: readonly number[];
  /** Those of them that no step names. */
  readonly unplaced: readonly number[];
  /** Places of the steps that add something that is held back. */
  readonly afterwards: readonly number[];
  readonly portion: PortionOut;
}

/** At any age the family's salt comes in after the baby's portion is out. */
const ALWAYS_AFTER: ReadonlySet<string> = new Set(["added_salt", "salty_foods"]);
const LONG_WORD = 4;

function isHeldBack({ verdict, findings }: CheckedIngredient): boolean {
  return verdict === "blocked" || verdict === "unknown" || findings.some(({ ruleId }) => ALWAYS_AFTER.has(ruleId));
}

/** What a line names, as the rules see it: foods, and words that stand for a rule. */
function namesIn({ sightings }: Reading): ReadonlySet<string> {
  return new Set(
    sightings.flatMap(({ negated, foods, foodsInside, terms, words }) =>
      negated ? [] : [...foods, ...foodsInside, ...terms, ...words],
    ),
  );
}

/** Words that nobody knows are found in a step as they are written. */
function longWords(line: string): readonly string[] {
  return normalise(line)
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word.length >= LONG_WORD);
}

/** Small round things: what a step says of them is how they end up on the plate. */
const SERVED_WHOLE: ReadonlySet<RuleId> = new Set<RuleId>([
  "round_fruit",
  "whole_nuts",
  "blueberry",
  "slippery_stone_fruit",
]);

/**
 * Whether a step or a title says it as it must not get to a baby. What has only to be cooked is none where a later step
 * cooks it; what stays as it is ("rare", "runny") always is.
 */
function isForbidden(
  { rule, severity, named, final, state }: Judgement,
  { forms }: Sighting,
  heatedLater: boolean,
): boolean {
  if (severity !== undefined && ALWAYS_AFTER.has(rule)) return true;
  if (severity === "transform") return SERVED_WHOLE.has(rule) && state === "hazard" && forms.has("whole");
  if (severity !== "forbid") return false;
  return named || final || !(heatedLater && RULES[rule].acceptableForms.cooked !== undefined);
}

/** The rules that forbid what a text adds. */
function forbiddenIn(reading: Reading, months: number, heatedLater: boolean): readonly RuleId[] {
  return reading.sightings
    .filter(({ negated }) => !negated)
    .flatMap((sighting) =>
      judge(sighting, months)
        .filter((judgement) => isForbidden(judgement, sighting, heatedLater))
        .map(({ rule }) => rule),
    );
}

/** The names of cakes and biscuits say sugar; a family's own may be made without, and its list says so. */
const IN_THE_LIST: ReadonlySet<RuleId> = new Set<RuleId>(["added_sugar"]);

/** Only the title says it: the steak is rare from the first step on. */
function isOnlyInTitle(
  title: readonly RuleId[],
  results: readonly CheckedIngredient[],
  inSteps: readonly RuleId[],
): boolean {
  const said = new Set<string>([
    ...results.flatMap(({ findings }) => findings.map(({ ruleId }) => ruleId)),
    ...inSteps,
  ]);
  return title.some((rule) => !IN_THE_LIST.has(rule) && !said.has(rule));
}

/**
 * What of a family's recipe has to change for a baby, and where its portion is taken out. A step counts as adding what is
 * held back where it names it, names something else that is forbidden, or speaks of seasoning; so the portion rather comes
 * out too early than too late. A younger baby never gets it later.
 */
export function adviseFamily(recipe: FamilyRecipe, profile: FamilyProfile, language: Language): FamilyAdvice {
  const { results } = assessPantry(recipe.ingredients, profile, { language });
  const heldBack = results.flatMap((result, index) => (isHeldBack(result) ? [index] : []));
  const names = heldBack.map((index) => ({
    index,
    known: namesIn(read(results[index]?.input ?? "")),
    words: longWords(results[index]?.input ?? ""),
  }));
  const placed = new Set<number>();
  const readings = recipe.steps.map(read);
  const lastHeat = readings.findLastIndex(isHeated);
  const forbidden = readings.map((reading, at) => forbiddenIn(reading, profile.months, at < lastHeat));
  const afterwards = readings.flatMap((reading, at) => {
    const step = recipe.steps[at] ?? "";
    const said = namesIn(reading);
    const words = new Set(longWords(step));
    const here = names.filter(
      ({ known, words: own }) =>
        [...known].some((name) => said.has(name)) || (known.size === 0 && own.some((word) => words.has(word))),
    );
    for (const { index } of here) placed.add(index);
    return here.length > 0 || (forbidden[at] ?? []).length > 0 || SEASONING.test(step) ? [at] : [];
  });
  const titled = forbiddenIn(read(recipe.title), profile.months, lastHeat >= 0);
  const first = isOnlyInTitle(titled, results, forbidden.flat()) ? 0 : afterwards[0];
  const portion: PortionOut =
    first === undefined ? { kind: "end" } : first === 0 ? { kind: "apart" } : { kind: "before", step: first };
  return {
    ingredients: results,
    heldBack,
    unplaced: heldBack.filter((index) => !placed.has(index)),
    afterwards,
    portion,
  };
}
