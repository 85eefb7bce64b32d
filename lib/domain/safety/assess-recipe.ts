import { YOUNGEST_MONTHS } from "../food/age";
import type { AllergenId } from "../food/allergen";
import type { FoodId } from "../food/food-ids";
import { FOODS } from "../food/foods";
import type { Language } from "../shared/language";
import { allergenFindings, contentsOf, tooEarly, type FamilyProfile } from "./family-profile";
import { familyWordFindings } from "./family-words";
import type { Finding, RecipeVerdict } from "./finding";
import { findingMessage } from "./finding-message";
import { HEATED_FORMS } from "./form-ids";
import { judgeRecipe } from "./judge-recipe";
import { read, type Reading } from "./reading";
import { allWords, foreignMatter, type RecipeWords } from "./recipe-words";
import { RULE_IDS } from "./rule-ids";

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
}

/** Characters of all fields together; three times what the longest recipe of ours needs. */
const LONGEST_RECIPE = 8_000;

function tooLong<T extends RecipeWords>(text: T): RecipeAssessment<T> {
  const findings: readonly Finding[] = [{ ruleId: "too_long", severity: "forbid" }];
  return { verdict: "rejected", findings, rulesLookedAt: 0, text };
}

function allergensOf(foods: readonly FoodId[]): readonly AllergenId[] {
  return foods.flatMap((food) => FOODS[food].allergens);
}

function unknownLines(lines: readonly string[], readings: readonly Reading[]): readonly Finding[] {
  return lines.flatMap((line, index): readonly Finding[] => {
    const known = (readings[index]?.sightings.length ?? 0) > 0;
    return known || line.trim() === ""
      ? []
      : [{ ruleId: "unknown_ingredient", severity: "unknown", input: line.trim().slice(0, 120) }];
  });
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

function withChanges<T extends RecipeWords>(text: T, findings: readonly Finding[], language: Language | undefined): T {
  const changes = findings.filter(({ severity }) => severity === "transform");
  if (language === undefined || changes.length === 0) return text;
  const sentences = new Set(changes.map((finding) => findingMessage(finding, language).instead));
  const { preparation } = text.servingInstructions;
  const missing = [...sentences].filter((sentence) => !preparation.includes(sentence));
  const servingInstructions = { ...text.servingInstructions, preparation: [preparation, ...missing].join(" ").trim() };
  return { ...text, servingInstructions };
}

/**
 * Checks every word that a recipe would show, in all languages at once, for a baby of this age and for this family.
 * `rejected`: something forbidden or unknown is in it, or it says a hazard outright; nobody is shown it. `changed`: a cut
 * is not said and is added. `caution`: something is to be known. Nothing here says that a recipe is safe: it says what was
 * found. A younger baby is never allowed more. Total, and linear in the length of the words.
 */
export function assessRecipe<T extends RecipeWords>(
  text: T,
  profile: FamilyProfile,
  options: RecipeCheckOptions = {},
): RecipeAssessment<T> {
  const words = allWords(text);
  if (words.length > LONGEST_RECIPE) return tooLong(text);
  const { preparation, size, safety } = text.servingInstructions;
  const lines = text.ingredients.map(read);
  const prose = [text.instructions, [preparation, size, safety].join("\n"), text.title].map(read);
  const [steps, , title] = prose;
  const heated = [title, steps].some((reading) => [...HEATED_FORMS].some((form) => reading?.forms.has(form) === true));
  const sightings = [...lines, ...prose].flatMap((reading) => reading.sightings);
  const contents = contentsOf(sightings);
  const declared = options.declaredFoods ?? [];
  const foods = [...new Set([...contents.foods, ...declared])];
  const allergens = [...new Set([...contents.allergens, ...allergensOf(declared)])];
  const judged = judgeRecipe({ lines, prose, heated, inputs: text.ingredients }, profile.months);
  const young: readonly Finding[] =
    profile.months < YOUNGEST_MONTHS ? [{ ruleId: "below_six_months", severity: "forbid" }] : [];
  const findings = distinctFindings([
    ...young,
    ...neverShown(words, [...lines, ...prose]),
    ...judged.findings,
    ...allergenFindings(allergens, foods, { profile, introduction: false }),
    ...familyWordFindings(words, profile.words),
    ...tooEarly(foods, profile.months),
    ...unknownLines(text.ingredients, lines),
  ]);
  const severities = new Set(findings.map(({ severity }) => severity));
  const rejected =
    judged.outright ||
    ["forbid", "allergy", "unknown"].some((each) => findings.some(({ severity }) => severity === each));
  const milder = severities.has("transform") ? "changed" : severities.has("limit") ? "caution" : "clear";
  return {
    verdict: rejected ? "rejected" : milder,
    findings,
    rulesLookedAt: RULE_IDS.length,
    text: rejected ? text : withChanges(text, findings, options.language),
  };
}
