import { YOUNGEST_MONTHS } from "../food/age";
import type { AllergenId } from "../food/allergen";
import type { FoodId } from "../food/food-ids";
import { FOODS } from "../food/foods";
import { LANGUAGES, type Language } from "../shared/language";
import { avoidedIn, perhapsIn } from "./avoided-foods";
import { withMinceOf } from "./bare-mince";
import { asBought } from "./bought-raw";
import { shortlyCooked } from "./cooking-clock";
import { allergenFindings, contentsOf, tooEarly, type FamilyProfile } from "./family-profile";
import { familyWordFindings } from "./family-words";
import type { Finding, RecipeVerdict } from "./finding";
import { findingMessage } from "./finding-message";
import { judge } from "./judge";
import { judgeRecipe } from "./judge-recipe";
import { withoutFoods } from "./mend-recipe";
import type { Look } from "./mend-sentence";
import { openAdditions } from "./open-words";
import { isHeated, read, type Reading, type Sighting } from "./reading";
import { readProse } from "./recipe-prose";
import { recipeLine } from "./recipe-line";
import { allWords, foreignMatter, type RecipeWords } from "./recipe-words";
import { RULE_IDS, type RuleId } from "./rule-ids";
import { RULES } from "./rules.table";
import { saidOfLines } from "./said-of-lines";
import { strangersIn } from "./strangers";
import { withoutNamesOfDishes } from "./title-names";
import { dishesWith, withDishes } from "./usual-contents";

export interface RecipeAssessment<T extends RecipeWords = RecipeWords> {
  readonly verdict: RecipeVerdict | "rejected";
  readonly findings: readonly Finding[];
  /** How many rules the words were held against. */
  readonly rulesLookedAt: number;
  /** The words that may be shown: the recipe's own, with the changes that the findings ask for added where they were asked. */
  readonly text: T;
}

export interface RecipeCheckOptions {
  /** Foods that are known to be in it, beside those that its words name. */
  readonly declaredFoods?: readonly FoodId[];
  /** Adds what has to be changed to the serving instructions, in this language. */
  readonly language?: Language;
  /** Takes out of every field what may not be in it, where that leaves a recipe; otherwise such a recipe is rejected. */
  readonly takeOut?: boolean;
}

/** Characters of all fields together; twice what the longest recipe of ours needs. */
const LONGEST_RECIPE = 5_000;
/** Things named in all fields together; several times what the longest recipe of ours names. */
const MOST_NAMED = 400;

function tooLong<T extends RecipeWords>(text: T): RecipeAssessment<T> {
  const findings: readonly Finding[] = [{ ruleId: "too_long", severity: "forbid" }];
  return { verdict: "rejected", findings, rulesLookedAt: 0, text };
}

function allergensOf(foods: readonly FoodId[]): readonly AllergenId[] {
  return foods.flatMap((food) => FOODS[food].allergens);
}

/** Said or carried by the words, and never shown. */
function neverShown(text: string, readings: readonly Reading[]): readonly Finding[] {
  const { markup, link } = foreignMatter([text, ...readings.map((reading) => reading.text)].join("\n"));
  const claims = new Set(readings.flatMap((reading) => reading.claims));
  return [
    ...(markup ? [{ ruleId: "markup", severity: "forbid" } as const] : []),
    ...(link ? [{ ruleId: "outside_link", severity: "forbid" } as const] : []),
    ...[...claims].map((ruleId): Finding => ({ ruleId, severity: "forbid" })),
  ];
}

function distinctFindings(findings: readonly Finding[]): readonly Finding[] {
  const byKey = new Map<string, Finding>();
  for (const finding of findings) {
    const about = finding.foodId ?? finding.allergen ?? finding.input;
    const key = [finding.ruleId, finding.severity, about].join(" ");
    if (!byKey.has(key)) byKey.set(key, finding);
  }
  return [...byKey.values()];
}

function withChanges<T extends RecipeWords>(text: T, findings: readonly Finding[], language: Language): T {
  const changes = findings.filter(({ severity }) => severity === "transform");
  const sentences = new Set(changes.map((finding) => findingMessage(finding, language).instead));
  const { preparation } = text.servingInstructions;
  const missing = [...sentences].filter((sentence) => !preparation.includes(sentence));
  if (missing.length === 0) return text;
  const servingInstructions = { ...text.servingInstructions, preparation: [preparation, ...missing].join(" ").trim() };
  return { ...text, servingInstructions };
}

const REJECTS: ReadonlySet<Finding["severity"]> = new Set<Finding["severity"]>(["forbid", "allergy", "unknown"]);

/** What the gate adds itself, so that it knows its own words when it reads them again. */
const ADVICE: readonly string[] = RULE_IDS.filter((id) => {
  const { stages, unknownFormSeverity, acceptedSeverity } = RULES[id];
  return [...stages.map(({ severity }) => severity), unknownFormSeverity, acceptedSeverity].includes("transform");
}).flatMap((ruleId) => LANGUAGES.map((language) => findingMessage({ ruleId }, language).instead));

function withoutAdvice(preparation: string): { readonly advice: string; readonly rest: string } {
  const said = ADVICE.filter((sentence) => preparation.includes(sentence));
  return { advice: said.join(" "), rest: said.reduce((rest, sentence) => rest.replace(sentence, " "), preparation) };
}

/** Advice that names other foods than the recipe's ("and edamame") is none for a family that avoids them. */
function namedInAdvice(advice: string, profile: FamilyProfile): readonly Finding[] {
  if (advice === "") return [];
  const { allergens, foods } = contentsOf(read(advice).sightings);
  const findings = allergenFindings(allergens, foods, { profile, introduction: false });
  return findings.filter(({ severity }) => severity === "allergy");
}

/** The words as they stand, judged and not changed. */
function judgeWords<T extends RecipeWords>(
  text: T,
  profile: FamilyProfile,
  declared: readonly FoodId[],
): RecipeAssessment<T> {
  const words = allWords(text);
  if (words.length > LONGEST_RECIPE) return tooLong(text);
  const { size, safety } = text.servingInstructions;
  const { advice, rest: preparation } = withoutAdvice(text.servingInstructions.preparation);
  const written = text.ingredients.map((input) => ({ input, ...recipeLine(asBought(input, text.instructions)) }));
  const lines = written.map(({ reading }) => reading);
  const readSaid = (said: string): Reading => withMinceOf(readProse(said), lines);
  const said = [
    readSaid(text.instructions),
    readSaid([preparation, size, safety].join("\n")),
    readSaid(text.title),
  ] as const;
  const prose = withoutNamesOfDishes(said, lines);
  const [steps, serving, title] = prose;
  const isHeatedByTitle = isHeated(title);
  const heated = isHeatedByTitle || isHeated(steps);
  const inLines = lines.flatMap((reading) => reading.sightings);
  const inProse = prose.flatMap((reading) => reading.sightings);
  const sightings = [...inLines, ...inProse];
  if (sightings.length > MOST_NAMED) return tooLong(text);
  const contents = contentsOf(sightings);
  const foods = [...new Set([...contents.foods, ...declared])];
  const allergens = [...new Set([...contents.allergens, ...allergensOf(declared)])];
  const usual = {
    usually: written.flatMap((line) => line.usual.usually),
    often: written.flatMap((line) => line.usual.often),
  };
  const labelled = written.flatMap(({ input, spoken }) => (spoken === undefined ? [] : [{ input, reading: spoken }]));
  const judged = judgeRecipe(
    {
      lines: [...lines, ...labelled.map(({ reading }) => reading)],
      prose,
      steps,
      serving,
      title,
      heated,
      heats: isHeatedByTitle ? [] : steps.heats,
      inputs: [...text.ingredients, ...labelled.map(({ input }) => input)],
    },
    profile.months,
  );
  const { avoidFoods } = profile;
  const perhaps = [
    ...[...lines, ...prose].flatMap(({ text: said }) => avoidedIn(said, avoidFoods)),
    ...perhapsIn(inLines, avoidFoods),
    ...perhapsIn(inProse, avoidFoods, [...contentsOf(inLines).foods, ...declared]),
  ];
  const young: readonly Finding[] =
    profile.months < YOUNGEST_MONTHS ? [{ ruleId: "below_six_months", severity: "forbid" }] : [];
  const findings = distinctFindings([
    ...young,
    ...neverShown(words, [...lines, ...prose]),
    ...judged.findings,
    ...saidOfLines(prose, lines, contents.foods, profile.months),
    ...shortlyCooked(steps, lines),
    ...allergenFindings(allergens, [...new Set([...foods, ...perhaps])], { profile, introduction: false, usual }),
    ...namedInAdvice(advice, profile),
    ...familyWordFindings(words, profile.words),
    ...tooEarly(foods, profile.months),
    ...written.flatMap(({ open }) => open),
    ...openAdditions(prose.filter((reading) => reading !== title)),
  ]);
  const severities = new Set(findings.map(({ severity }) => severity));
  const rejected = judged.outright || findings.some(({ severity }) => REJECTS.has(severity));
  const milder = severities.has("transform") ? "changed" : severities.has("limit") ? "caution" : "clear";
  return { verdict: rejected ? "rejected" : milder, findings, rulesLookedAt: RULE_IDS.length, text };
}

/** Rules of the ingredient itself, which leaving it out answers; those of a form or of what is done are not. */
function isOfIngredient(ruleId: Finding["ruleId"]): ruleId is RuleId {
  const id = RULE_IDS.find((each) => each === ruleId);
  return id !== undefined && RULES[id].triggerForms.length === 0 && !id.startsWith("process_") && id !== "non_food";
}

/** What taking out foods could answer; `undefined` where something else stands against the recipe too. */
function removable(
  findings: readonly Finding[],
  { months }: FamilyProfile,
  dishLines: ReadonlySet<string>,
): ((sighting: Sighting) => boolean) | undefined {
  const stops = findings.filter(({ severity }) => REJECTS.has(severity));
  const answered = stops.every(
    ({ ruleId, severity, foodId, allergen, input }) =>
      (severity === "allergy" && (foodId ?? allergen) !== undefined) ||
      (severity === "forbid" && isOfIngredient(ruleId)) ||
      (ruleId === "unknown_ingredient" && input !== undefined && dishLines.has(input)),
  );
  if (stops.length === 0 || !answered) return undefined;
  const byFood = stops.filter(({ severity }) => severity === "allergy");
  const foods = new Set(byFood.flatMap(({ foodId }) => (foodId === undefined ? [] : [foodId])));
  const allergens = new Set(byFood.flatMap(({ allergen }) => (allergen === undefined ? [] : [allergen])));
  return (sighting) =>
    [...sighting.foods, ...sighting.foodsInside].some((food) => foods.has(food)) ||
    sighting.allergens.some((allergen) => allergens.has(allergen)) ||
    judge(sighting, months).some(({ rule, severity }) => severity === "forbid" && isOfIngredient(rule));
}

/**
 * The declared foods without those that are taken out. What is in it though no word names it is in it still: it cannot be
 * taken out of words.
 */
function declaredStill(text: RecipeWords, stops: readonly Finding[], declared: readonly FoodId[]): readonly FoodId[] {
  const named = contentsOf(read(allWords(text)).sightings);
  return declared.filter(
    (food) =>
      !stops.some(
        ({ foodId, allergen }) =>
          (foodId === food && named.foods.includes(food)) ||
          (allergen !== undefined && FOODS[food].allergens.includes(allergen) && named.allergens.includes(allergen)),
      ),
  );
}

/** The dishes that lines bring in with what is usually in them. */
interface BroughtIn {
  /** Reads them as things of their own: they go where their line goes. */
  readonly look: Look;
  /** The lines that are unknown only because nobody knows what such a dish is made of. */
  readonly lines: ReadonlySet<string>;
}

function broughtIn({ ingredients }: RecipeWords, findings: readonly Finding[]): BroughtIn {
  const groups = new Set(
    findings.flatMap(({ ruleId, allergen }) =>
      ruleId === "usually_contains" && allergen !== undefined ? [allergen] : [],
    ),
  );
  if (groups.size === 0) return { look: read, lines: new Set() };
  const dishes = new Set(ingredients.flatMap((line) => dishesWith(recipeLine(line).reading, groups)));
  const look: Look = (words) => withDishes(read(words), dishes);
  const known = ingredients.filter((line) => {
    if (dishesWith(recipeLine(line).reading, groups).length === 0) return false;
    const { text, sightings } = look(line);
    const places = sightings.map(({ start, end }) => ({ start, end, role: "names" as const }));
    return strangersIn({ text, places: [...recipeLine(line).reading.places, ...places] }).length === 0;
  });
  return { look, lines: new Set(known.map((line) => line.trim())) };
}

/** The recipe without what may not be in it, judged anew; `undefined` where that does not make it one to be shown. */
function mended<T extends RecipeWords>(
  { findings, text }: RecipeAssessment<T>,
  profile: FamilyProfile,
  declared: readonly FoodId[],
): RecipeAssessment<T> | undefined {
  const { look, lines } = broughtIn(text, findings);
  const isOut = removable(findings, profile, lines);
  const left = isOut === undefined ? undefined : withoutFoods(text, isOut, look);
  if (left === undefined) return undefined;
  const stops = findings.filter(({ severity }) => REJECTS.has(severity));
  const after = judgeWords(left, profile, declaredStill(text, stops, declared));
  if (after.verdict === "rejected") return undefined;
  return { ...after, verdict: "changed", findings: distinctFindings([...stops, ...after.findings]) };
}

/**
 * Checks every word that a recipe would show, in all languages at once, for a baby of this age and for this family.
 * `rejected`: something forbidden or unknown is in it that cannot be taken out, or it says a hazard outright; nobody is
 * shown it. `changed`: what may not be in it was taken out of every field, or a cut that is not said was added. `caution`:
 * something is to be known. Nothing here says that a recipe is safe: it says what was found. A younger baby is never
 * allowed more. What is changed is checked once more. Total, and linear in the length of the words.
 */
export function assessRecipe<T extends RecipeWords>(
  text: T,
  profile: FamilyProfile,
  options: RecipeCheckOptions = {},
): RecipeAssessment<T> {
  const { declaredFoods = [], language, takeOut = false } = options;
  const first = judgeWords(text, profile, declaredFoods);
  const passed = takeOut && first.verdict === "rejected" ? (mended(first, profile, declaredFoods) ?? first) : first;
  if (passed.verdict === "rejected" || language === undefined) return passed;
  const changed = withChanges(passed.text, passed.findings, language);
  if (changed === passed.text) return passed;
  const again = judgeWords(changed, profile, []);
  return again.verdict === "rejected" ? { ...again, text } : { ...passed, text: changed };
}
