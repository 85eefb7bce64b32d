import "server-only";
import { lowestMonths, STRICTEST_AGE_GROUP } from "@/lib/domain/food/age";
import { foodName } from "@/lib/domain/food/names";
import { assessPantry, type CheckedIngredient } from "@/lib/domain/safety/assess-pantry";
import { read } from "@/lib/domain/safety/reading";
import { RULE_IDS, type RuleId } from "@/lib/domain/safety/rule-ids";
import { RULES } from "@/lib/domain/safety/rules.table";
import { knownCount, wordCount } from "@/lib/domain/safety/word-count";
import type { UserId } from "@/lib/domain/shared/actor";
import { AppError } from "@/lib/domain/shared/app-error";
import type { Language } from "@/lib/domain/shared/language";
import { cleanText } from "@/lib/domain/shared/safe-text";
import { recordEvent } from "@/lib/features/insights/record";
import { withPatience } from "@/lib/platform/ai/patience";
import { photoQuestion } from "@/lib/platform/ai/photo-question";
import type { Answer } from "@/lib/platform/ai/port";
import { languageModel } from "@/lib/platform/ai/select";
import { decodePhoto, reencodePhoto } from "@/lib/platform/images/reencode";
import { MAX_INGREDIENTS, type AnalyzeInput, type AnalyzeOutput } from "./schema";

/** No food has a longer name; what is longer is talk. */
const LONGEST_NAME = 60;
const MOST_WORDS = 5;
const LETTERS = /^[\p{L}\p{M}][\p{L}\p{M} '’-]*$/u;
/** Nobody in particular: which foods these are does not depend on who eats them. */
const ANYBODY = { months: lowestMonths(STRICTEST_AGE_GROUP), allergens: [], avoidFoods: [] };

/** What has rules and no food of its own (honey, salt) is shown as it was named, where every word of it is one we know. */
function isPlainName(input: string): boolean {
  const reading = read(input);
  const words = wordCount(reading);
  return words > 0 && knownCount(reading) >= words && reading.talk.size === 0 && LETTERS.test(input);
}

/** The rules by which it has to be changed or left out. */
function rulesBroken({ findings }: CheckedIngredient): readonly RuleId[] {
  return RULE_IDS.filter((id) =>
    findings.some(({ ruleId, severity }) => ruleId === id && (severity === "forbid" || severity === "transform")),
  );
}

/** Cooking takes the hazard away. */
function isMendedByCooking(rule: RuleId): boolean {
  const { cooked, cooked_through: cookedThrough } = RULES[rule].acceptableForms;
  return (cooked ?? cookedThrough) !== undefined;
}

/** Whether the name alone would be milder than what was seen: a green potato, mouldy bread, dried apricots. */
function saysMore(seen: CheckedIngredient, name: string, language: Language): boolean {
  const known = new Set(assessPantry([name], ANYBODY, { language }).results.flatMap(rulesBroken));
  const { forms } = read(seen.input);
  // Our recipes cook what is raw; what was smoked, cured or spoiled stays so.
  const isOnlyRaw = forms.has("raw") && !forms.has("smoked");
  return rulesBroken(seen).some((rule) => !known.has(rule) && !(isOnlyRaw && isMendedByCooking(rule)));
}

/** The name to show for what a model named; undefined for what the lexicon does not know or what is no name. */
function nameOf(seen: CheckedIngredient, language: Language): string | undefined {
  const { input, foods, findings, verdict } = seen;
  if (verdict === "unknown" || input.split(/\s+/u).length > MOST_WORDS) return undefined;
  const named = foods[0] ?? findings.find(({ foodId }) => foodId !== undefined)?.foodId;
  const name = named === undefined ? undefined : foodName(named, language);
  if (name !== undefined && !saysMore(seen, name, language)) return name;
  return isPlainName(input) ? input : undefined;
}

/**
 * What of a model's list may be shown: foods that we know, under our own names, and words that have a rule, each once;
 * never a name that is milder than what was seen. No other word that a model wrote, or that a picture told it to write,
 * reaches anybody. `notKnown` counts the rest.
 */
export function namedFoods(listed: readonly string[], language: Language): AnalyzeOutput {
  const entries = listed
    .map(cleanText)
    .filter((entry) => entry !== "")
    .slice(0, MAX_INGREDIENTS);
  const short = entries.filter((entry) => entry.length <= LONGEST_NAME);
  const { results } = assessPantry(short, ANYBODY);
  const names = results.map((result) => nameOf(result, language));
  const ingredients = [...new Set(names.filter((name) => name !== undefined))];
  return { ingredients, notKnown: entries.length - names.filter((name) => name !== undefined).length };
}

function noAnswer({ why, slow }: Extract<Answer<never>, { ok: false }>): AppError {
  if (why === "budget") return new AppError("analysis_used_up");
  const said = { message: "Failed to analyze image. Please try again." };
  if (slow || why === "cancelled") return new AppError("timeout", said);
  return why === "busy" || why === "resting" ? new AppError("overloaded", said) : new AppError("analysis_failed");
}

/** Whether a photo can be read here. */
export function canAnalyze(): boolean {
  return languageModel()?.sees === true;
}

/**
 * Reads which foods a photo shows. The photo is looked at once and kept nowhere. `vision_unavailable` where no model
 * sees; one call at most.
 */
export async function analyzePhoto(
  userId: UserId,
  { image }: AnalyzeInput,
  language: Language,
  signal: AbortSignal,
): Promise<AnalyzeOutput> {
  const model = languageModel();
  if (model?.sees !== true) throw new AppError("vision_unavailable");
  const picture = await reencodePhoto(decodePhoto(image));
  const question = photoQuestion(picture, language);
  const answer = await withPatience(signal, model.patience, (within) =>
    model.ask(question, { parent: userId, signal: within }),
  );
  if (!answer.ok) throw noAnswer(answer);
  const named = namedFoods(answer.value.ingredients, language);
  await recordEvent({ name: "photo_read", properties: { found: named.ingredients.length } });
  return named;
}
