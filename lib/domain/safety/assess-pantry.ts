import type { AllergenId } from "../food/allergen";
import { YOUNGEST_MONTHS } from "../food/age";
import type { FoodId } from "../food/food-ids";
import { FOODS } from "../food/foods";
import { ONLY_WITHOUT_MARKS } from "../food/lexicon-settlements.table";
import { recogniseFoods, type FoodRecognition } from "../food/recognise";
import { expression } from "../shared/expression";
import type { Language } from "../shared/language";
import { Memory } from "../shared/memory";
import { holdsAnotherThing } from "./another-thing";
import { avoidedIn, perhapsIn } from "./avoided-foods";
import { isBareMince } from "./bare-mince";
import { withBareNames } from "./bare-names";
import { allergenFindings, contentsOf, tooEarly, type FamilyProfile } from "./family-profile";
import { familyWordFindings } from "./family-words";
import type { Finding, IngredientVerdict } from "./finding";
import { inSpokenOrder, isList } from "./label-order";
import { isExplicit, judge, type Judgement } from "./judge";
import { isOnlyKind, read, type Reading, type Sighting } from "./reading";
import { RULES } from "./rules.table";
import { isSubstitute } from "./said-free";
import { saysNoMoreThanDenials, strangersIn } from "./strangers";
import { usualContents } from "./usual-contents";
import { knownCount, wordCount } from "./word-count";

export type { FamilyProfile } from "./family-profile";

/** One typed ingredient with everything the check found. `foods` is empty where a text is not taken as an ingredient. */
export interface CheckedIngredient {
  readonly input: string;
  readonly foods: readonly FoodId[];
  readonly verdict: IngredientVerdict;
  readonly findings: readonly Finding[];
  readonly allergens: readonly AllergenId[];
}

export interface PantryAssessment {
  /** One result for each input, in its order. */
  readonly results: readonly CheckedIngredient[];
  /** Foods that may be cooked: neither blocked nor unknown, and the baby is old enough for them. */
  readonly usable: readonly FoodId[];
}

/** No ingredient is longer; what is, is answered as unknown without being read. */
const LONGEST_INGREDIENT = 500;
/** A text of more words than this is an ingredient only if most of them mean something. */
const WORDS_OF_AN_INGREDIENT = 6;
const KNOWN_SHARE = 0.45;
const STATED_AGE = expression(/\b([0-5])[ -]?(?:months?|monate?n?|monatiges?|miesi\p{L}+)\b/u);

/** Somebody talks to us instead of naming a food: nothing of it is cooked, but what it names is still judged. */
function isTalk(reading: Reading): boolean {
  if (reading.talk.size > 0) return true;
  const words = wordCount(reading);
  return words > WORDS_OF_AN_INGREDIENT && knownCount(reading) < words * KNOWN_SHARE;
}

/** What counts of a judgement in a pantry: the recipe will cook what only has to be cooked. */
function counts({ rule, named, state, severity, food }: Judgement, reading: Reading, talk: boolean): boolean {
  const enough = RULES[rule].pantryForms?.some((form) => reading.forms.has(form)) === true;
  if (state === "unknown" && enough) return false;
  return !(talk && !named && state === "unknown" && severity !== "forbid" && food !== undefined);
}

function distinctFindings(findings: readonly Finding[]): readonly Finding[] {
  const seen = new Map<string, Finding>();
  for (const finding of findings) {
    const key = [finding.ruleId, finding.severity, finding.foodId, finding.allergen].join(" ");
    if (!seen.has(key)) seen.set(key, finding);
  }
  return [...seen.values()];
}

/** The strongest thing that was found. A change outranks a caution: it has to be done, the caution has to be known. */
function verdictOf(findings: readonly Finding[]): IngredientVerdict {
  const severities = new Set(findings.map(({ severity }) => severity));
  if (severities.has("forbid") || severities.has("allergy")) return "blocked";
  if (severities.has("unknown")) return "unknown";
  if (severities.has("transform")) return "change";
  return severities.has("limit") ? "caution" : "ok";
}

const STRENGTH = ["forbid", "allergy", "unknown", "transform", "limit"] as const;

function strongestFirst(findings: readonly Finding[]): readonly Finding[] {
  return findings.toSorted((one, other) => STRENGTH.indexOf(one.severity) - STRENGTH.indexOf(other.severity));
}

/** A word of two foods is the one that the parent's language means. */
function settle(sightings: readonly Sighting[], recognised: FoodRecognition): readonly Sighting[] {
  if (recognised.kind !== "food") return sightings;
  return sightings.map((sighting) => {
    const meant = sighting.foods.filter((food) => recognised.foods.includes(food));
    return sighting.foods.length < 2 || meant.length === 0 ? sighting : { ...sighting, foods: meant };
  });
}

function belowSix(input: string): CheckedIngredient {
  const findings: readonly Finding[] = [{ ruleId: "below_six_months", severity: "forbid", input: input.trim() }];
  return { input, foods: [], verdict: "blocked", findings, allergens: [] };
}

function unknown(input: string): CheckedIngredient {
  const shown = input.trim().slice(0, LONGEST_INGREDIENT);
  const findings: readonly Finding[] = [{ ruleId: "unknown_ingredient", severity: "unknown", input: shown }];
  return { input, foods: [], verdict: "unknown", findings, allergens: [] };
}

/**
 * Whether a food may be cooked by its bare name for this family: a recipe that says "butter" does not say "dairy-free", and
 * who leaves milk out is not to take the other one.
 */
function isTheirs({ allergens }: FamilyProfile, sightings: readonly Sighting[]): (food: FoodId) => boolean {
  const freed = sightings.filter(({ freeOf = [] }) => freeOf.some((group) => allergens.includes(group)));
  const not = new Set(freed.flatMap(({ foods, foodsInside }) => [...foods, ...foodsInside]));
  return (food) => !not.has(food) || !FOODS[food].allergens.some((group) => allergens.includes(group));
}

function checkAsWritten(input: string, profile: FamilyProfile, language: Language | undefined): CheckedIngredient {
  if (profile.months < YOUNGEST_MONTHS) return belowSix(input);
  if (input.length > LONGEST_INGREDIENT) return unknown(input);
  const asTyped = read(input);
  const bare = withBareNames(asTyped);
  const reading = bare === undefined ? asTyped : read(bare);
  const talk = isTalk(reading);
  const recognised = recogniseFoods(reading.text, input, language);
  const sightings = settle(reading.sightings, recognised);
  const { allergens, foods } = contentsOf(sightings);
  // Cooked as beef, but nobody says that it is none of what the family avoids.
  const mayHold = contentsOf(reading.sightings.filter((sighting) => isBareMince(sighting.foods))).foods;
  const usual = usualContents(reading);
  const judged = sightings.flatMap((sighting) => judge(sighting, profile.months));
  const shown = input.trim();
  const fromRules = judged.flatMap((judgement): readonly Finding[] => {
    const { rule, severity, food } = judgement;
    if (severity === undefined || !counts(judgement, reading, talk)) return [];
    return [{ ruleId: rule, severity, input: shown, ...(food === undefined ? {} : { foodId: food }) }];
  });
  const introduction = reading.talk.has("introduction");
  const inNames = [...avoidedIn(reading.text, profile.avoidFoods), ...perhapsIn(sightings, profile.avoidFoods)];
  const fromFamily = allergenFindings(allergens, [...new Set([...foods, ...mayHold, ...inNames])], {
    profile,
    introduction,
    usual,
  });
  const early = fromRules.some(({ severity }) => severity === "forbid") || talk ? [] : tooEarly(foods, profile.months);
  const fromWords = familyWordFindings(input, profile.words);
  const found = [
    ...fromRules,
    ...[...fromFamily, ...fromWords, ...early].map((finding) => ({ ...finding, input: shown })),
  ];
  const about = STATED_AGE.exec(reading.text);
  if (foods.length === 0 && about !== null && Number(about[1]) < YOUNGEST_MONTHS) return belowSix(input);
  // To a Polish parent "malz" may be a mussel too, which the German malt must not hide.
  const hidesFood =
    language !== undefined &&
    recognised.kind === "food" &&
    ONLY_WITHOUT_MARKS.get(reading.text) === language &&
    !recognised.foods.some((food) => foods.includes(food));
  // "Meat with carrots": what is no meat does not say which. Of beans and fish the lexicon asks itself.
  const isOpenKind = ({ kinds, negated, surface }: Sighting): boolean =>
    !negated &&
    kinds.length > 0 &&
    !kinds.some((food) => foods.includes(food)) &&
    recogniseFoods(surface, surface).kind === "unknown";
  const leavesOpen = foods.length > 0 && sightings.some((each) => isOnlyKind(each) && isOpenKind(each));
  const asks = !talk && (recognised.kind === "unclear" || hidesFood || leavesOpen);
  const another = !talk && holdsAnotherThing(sightings, recognised);
  if (asks && !isExplicit(sightings, { remarks: false }))
    found.push({ ruleId: "unclear_ingredient", severity: "unknown", input: shown });
  const strangers = !talk && (strangersIn(reading).length > 0 || (!asks && sightings.some(isSubstitute)));
  if ((another && !isExplicit(sightings, { remarks: true })) || strangers) {
    found.push({ ruleId: "unknown_ingredient", severity: "unknown", input: shown });
  }
  const informs = found.length > 0 && (!talk || fromRules.length > 0 || introduction);
  const known = talk
    ? informs
    : reading.sightings.some(
        (sighting) => !isOnlyKind(sighting) && (!sighting.negated || saysNoMoreThanDenials(reading)),
      ) ||
      found.some(({ ruleId }) => ruleId !== "allergen_first" && ruleId !== "read_label") ||
      recognised.kind === "unclear" ||
      (recognised.kind === "food" && recognised.answered);
  if (!known && !found.some(({ severity }) => severity === "allergy")) {
    if (!found.some(({ ruleId }) => ruleId === "read_label")) return unknown(input);
    // What a dish may hold is said with the question what it is, and does not answer it.
    found.push({ ruleId: "unknown_ingredient", severity: "unknown", input: shown });
  }
  const findings = strongestFirst(distinctFindings(found));
  const verdict = verdictOf(findings);
  // What was only guessed at ("karczek", read as ducks) is judged, and not said to be what the word means.
  const meant =
    verdict === "unknown" && recognised.kind === "unknown" ? [] : foods.filter(isTheirs(profile, sightings));
  return {
    input,
    foods: talk ? [] : meant,
    verdict,
    findings,
    allergens: [...new Set([...allergens, ...usual.usually])],
  };
}

const STOPS: ReadonlySet<Finding["severity"]> = new Set<Finding["severity"]>(["forbid", "allergy"]);

/** As written and as one would say it: what either reading finds is found, and the food is the one that is said. */
function check(input: string, profile: FamilyProfile, language: Language | undefined): CheckedIngredient {
  const written = checkAsWritten(input, profile, language);
  const order = inSpokenOrder(input);
  if (order === undefined) return written;
  const said = checkAsWritten(order, profile, language);
  if (isList(written.foods.length, said.foods.length)) return written;
  const isOtherFood = said.foods.length > 0 && said.foods.some((food) => !written.foods.includes(food));
  const isFewer = said.foods.length > 0 && said.foods.length < written.foods.length;
  const meant = said.verdict !== "unknown" && (isOtherFood || isFewer) ? said : written;
  const other = meant === said ? written : said;
  const alsoAll = other === said && said.verdict !== "unknown";
  const also = other.findings.filter(({ severity }) => STOPS.has(severity) || (alsoAll && severity !== "unknown"));
  const findings = strongestFirst(
    distinctFindings([...meant.findings, ...also].map((finding) => ({ ...finding, input: input.trim() }))),
  );
  const allergens = [...new Set([...written.allergens, ...said.allergens])];
  return { input, foods: meant.foods, verdict: verdictOf(findings), findings, allergens };
}

/** Ingredients of late: kitchens differ, and most of what stands in them does not. Each is about a kilobyte. */
const CHECKED = new Memory<CheckedIngredient>(2_000, 1_000);

/**
 * Checks what a parent has in the kitchen, each ingredient for itself: the order does not matter, one bad input never
 * spoils the others, and a further one takes nothing away. A younger baby is never allowed more. What nobody knows is
 * said to be unknown. `language` is the parent's: it settles words that two languages use for two foods. Total on any text, and linear in its length.
 */
export function assessPantry(
  inputs: readonly string[],
  profile: FamilyProfile,
  options: { readonly language?: Language } = {},
): PantryAssessment {
  const asked = JSON.stringify([profile, options.language]);
  const results = inputs.map((input) =>
    CHECKED.recall(`${asked} ${input}`, () => check(input, profile, options.language)),
  );
  const usable = results.flatMap(({ verdict, foods, findings }) => {
    if (verdict === "blocked" || verdict === "unknown") return [];
    const early = new Set(findings.filter(({ ruleId }) => ruleId === "too_early").map(({ foodId }) => foodId));
    return foods.filter((food) => !early.has(food));
  });
  return { results, usable: [...new Set(usable)] };
}
