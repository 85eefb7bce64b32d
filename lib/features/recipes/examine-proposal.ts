import "server-only";
import type { FoodId } from "@/lib/domain/food/food-ids";
import { FOODS } from "@/lib/domain/food/foods";
import { withSameSource } from "@/lib/domain/food/same-source";
import { namesFoodsIn } from "@/lib/domain/food/named-in";
import { foodName } from "@/lib/domain/food/names";
import type { ProposedText, RecipeBrief, RecipeText } from "@/lib/domain/recipes/recipe";
import { serveProposal } from "@/lib/domain/recipes/serve-proposal";
import type { FamilyProfile } from "@/lib/domain/safety/assess-pantry";
import { assessRecipe } from "@/lib/domain/safety/assess-recipe";
import type { FindingId } from "@/lib/domain/safety/finding";
import { findingMessage } from "@/lib/domain/safety/finding-message";
import { read, type Sighting } from "@/lib/domain/safety/reading";
import { unreadWords } from "@/lib/domain/safety/plain-words/unread-words";
import type { RuleId } from "@/lib/domain/safety/rule-ids";
import { knownCount, wordCount } from "@/lib/domain/safety/word-count";
import { cleanText } from "@/lib/domain/shared/safe-text";
import type { Language } from "@/lib/domain/shared/language";
import { functionWordCount, isWrittenIn } from "@/lib/domain/shared/written-language";
import { OFF_TOPIC } from "@/lib/platform/ai/off-topic.table";
import { KITCHEN_WORDS } from "@/lib/platform/ai/kitchen-words.table";
import { MILD_HERBS } from "@/lib/platform/ai/recipe-question";
import type { CheckedDraft } from "./write-checked";

/** A model may add these without being asked: every kitchen has them, and the composer does so too. */
const ALWAYS_THERE: readonly FoodId[] = ["water", "rapeseed_oil", "olive_oil", ...MILD_HERBS];

const NUMBERING = /^\s*(?:\d{1,2}[.)]|[-–•*])\s+/u;
/** A telephone number, or any other row of digits that no kitchen needs. */
const LONG_NUMBER = /\d(?:[ \u00a0./-]?\d){5,}/u;

/** Rules of what is added to a dish and is no food of ours: salt, sugar, a stock cube, wine. */
const SEASONINGS: ReadonlySet<RuleId> = new Set<RuleId>([
  "added_salt",
  "added_sugar",
  "sweeteners",
  "salty_foods",
  "alcohol",
  "honey",
  "hot_chili",
  "caffeine",
  "chocolate_cocoa",
]);

/** Where it is not said, the gate would add it; a model has to cook it so, and its steps may say the contrary. */
const MUST_BE_SAID: ReadonlySet<FindingId> = new Set<FindingId>([
  "round_fruit",
  "blueberry",
  "whole_seeds",
  "bones_stones",
  "dried_fruit",
]);

const LONGEST_TITLE = 16;
/** "Cosy", "golden", "Sunday": words of a title that no kitchen needs. */
const STRANGE_TITLE_WORDS = 3;

/** What was wrong, in English and in our own words, for a second try. */
export type Examined = { readonly checked: CheckedDraft } | { readonly faults: readonly string[] };

/** A model's words as words of ours: cleaned, without numbering and blank lines. */
function tidied(text: ProposedText): ProposedText {
  const lines = (value: string) =>
    cleanText(value)
      .split("\n")
      .map((line) => line.replace(NUMBERING, "").trim());
  const flat = (value: string) => lines(value).filter(Boolean).join(" ");
  return {
    title: flat(text.title),
    ingredients: text.ingredients.map(flat).filter(Boolean),
    instructions: lines(text.instructions).filter(Boolean).join("\n"),
  };
}

/** A dish's name: short, and hardly a word in it that is neither food nor cooking. */
function isTitle(title: string, language: Language): boolean {
  const reading = read(title);
  const [words, known] = [wordCount(reading), knownCount(reading)];
  const small = functionWordCount(title, language);
  return words <= LONGEST_TITLE && known > 0 && words - known - small <= STRANGE_TITLE_WORDS;
}

/** A step that names something to cook, or at least a kitchen: "Heat the oven to 180 °C." */
function isOfCooking(step: string): boolean {
  return knownCount(read(step)) > 0 || KITCHEN_WORDS.some((words) => words.test(step));
}

function wordingFaults(text: ProposedText, brief: RecipeBrief): string[] {
  const all = [text.title, ...text.ingredients, text.instructions];
  const faults: string[] = [];
  if (all.some((field) => field === "")) faults.push("a field is empty");
  const lines = [text.title, ...text.ingredients, ...text.instructions.split("\n")];
  const isOurs = (line: string) => isWrittenIn(line, brief.language) && namesFoodsIn(line, brief.language);
  if (!lines.every(isOurs)) {
    faults.push("a field is not in the language that was asked for");
  }
  if (all.some((field) => LONG_NUMBER.test(field))) faults.push("there is a long number in it");
  if (all.map(read).some(({ talk }) => talk.has("instruction")))
    faults.push("it talks about recipes, rules or instructions");
  if (OFF_TOPIC.some((words) => all.some((field) => words.test(field))))
    faults.push("it talks of something else than food");
  if (!text.instructions.split("\n").every(isOfCooking)) {
    faults.push("a step does not speak of cooking any of the foods");
  }
  if (unreadWords(`${text.title}\n${text.instructions}`, brief.language).length > 0) {
    faults.push("it says things in slang, figures of speech or rare words: say each thing plainly, by its own name");
  }
  if (!isTitle(text.title, brief.language)) faults.push("the title says more than what the dish is");
  return faults;
}

/** A line's foods that nobody asked for; not the milk of "ricotta made from pasteurised milk", which is in the ricotta. */
function isUnasked(named: readonly Sighting[], allowed: ReadonlySet<FoodId>): boolean {
  const isAllowed = (food: FoodId): boolean => allowed.has(food);
  const within = new Set(
    named.flatMap(({ foods }) => foods.filter(isAllowed).flatMap((food) => FOODS[food].allergens)),
  );
  const isOfAllowed = (food: FoodId): boolean => {
    const { allergens } = FOODS[food];
    return allergens.length > 0 && allergens.every((allergen) => within.has(allergen));
  };
  return named.some(({ foods }) => foods.length > 0 && !foods.some((food) => isAllowed(food) || isOfAllowed(food)));
}

/** Foods on the list that nobody asked for, and foods that were asked for and are not on it. */
function contentFaults(text: ProposedText, asked: readonly FoodId[]): string[] {
  const allowed = new Set([...asked, ...ALWAYS_THERE]);
  const lines = text.ingredients.map((line) => read(line).sightings.filter(({ negated }) => !negated));
  const unasked = lines.some((line) => isUnasked(line, allowed));
  const named = new Set(lines.flat().flatMap(({ foods, foodsInside }) => [...foods, ...foodsInside]));
  const missing = asked.filter((food) => !named.has(food));
  return [
    ...(unasked ? ["an ingredient was not among the foods"] : []),
    ...missing.map((food) => `${foodName(food, "en")} is not among the ingredients`),
  ];
}

/** "As runny as cream": nothing of it is in the dish. */
const LIKENED = /(?<!\p{L})(?:as|like|wie|jak) (?:an? )?$/u;
const LIKENED_REACH = 10;

/** Foods and seasonings that stand in the title or a step and on no line: nobody was told that they are in it. */
function strayFaults(text: ProposedText, asked: readonly FoodId[]): string[] {
  const listed = text.ingredients.flatMap((line) => read(line).sightings.flatMap(({ foods }) => foods));
  const known = new Set(withSameSource([...asked, ...ALWAYS_THERE, ...listed]));
  // "The cabbage" may be any of them, and is called so.
  const kinds = new Set([...known].map((food) => FOODS[food].category));
  const said = [text.title, ...text.instructions.split("\n")].map((words) => read(words));
  const named = said.flatMap(({ text: words, sightings }) =>
    sightings.filter(
      ({ negated, start }) => !negated && !LIKENED.test(words.slice(Math.max(0, start - LIKENED_REACH), start)),
    ),
  );
  const isKnown = (food: FoodId): boolean => known.has(food) || kinds.has(FOODS[food].category);
  const isStray = named.some(
    ({ foods, foodsInside, kinds: meant }) => foods.length > 0 && ![...foods, ...foodsInside, ...meant].some(isKnown),
  );
  const lines = text.ingredients.flatMap((line) => read(line).sightings);
  const isSeasoned = [...lines, ...named].some(
    ({ foods, foodsInside, negated, terms, words }) =>
      !negated && foods.length + foodsInside.length === 0 && [...terms, ...words].some((rule) => SEASONINGS.has(rule)),
  );
  return [
    ...(isStray ? ["a step names a food that is not among the ingredients"] : []),
    ...(isSeasoned ? ["there is a seasoning in it that nobody asked for"] : []),
  ];
}

/** Nothing is said of serving: what the steps leave open stays open. */
const UNSERVED: RecipeText["servingInstructions"] = { preparation: "", size: "", safety: "" };

/** The gate's answer to the steps alone, which must stand by themselves, or else to all that would be shown. */
function assessServed(text: ProposedText, brief: RecipeBrief, asked: readonly FoodId[], profile: FamilyProfile) {
  const alone = { ...text, servingInstructions: UNSERVED };
  const steps = assessRecipe(alone, profile, { declaredFoods: asked });
  if (steps.verdict === "rejected") return steps;
  const unsaid = steps.findings.filter(({ ruleId, severity }) => severity === "transform" && MUST_BE_SAID.has(ruleId));
  if (unsaid.length > 0) return { ...steps, verdict: "rejected" as const, findings: unsaid };
  const served = { ...text, servingInstructions: serveProposal(brief, asked) };
  return assessRecipe(served, profile, { declaredFoods: asked, language: brief.language });
}

/**
 * Reads what a model proposes: the gate's check, and what only a model can get wrong (another language, a food nobody
 * asked for, talk that is no cooking). `asked` are the foods that it had to use. How it is served is said in our words:
 * what a model says of it is neither read nor shown.
 */
export function examineProposal(
  proposed: ProposedText,
  brief: RecipeBrief,
  asked: readonly FoodId[],
  profile: FamilyProfile,
): Examined {
  const text = tidied(proposed);
  const faults = [...wordingFaults(text, brief), ...contentFaults(text, asked), ...strayFaults(text, asked)];
  const assessment = assessServed(text, brief, asked, profile);
  if (assessment.verdict === "rejected") {
    const against = assessment.findings.filter(({ severity }) => severity !== "limit");
    return { faults: [...faults, ...new Set(against.map((finding) => findingMessage(finding, "en").title))] };
  }
  if (faults.length > 0) return { faults };
  return {
    checked: {
      draft: { text: assessment.text },
      assessment: { ...assessment, verdict: assessment.verdict },
      source: "openai",
    },
  };
}
