import "server-only";
import { ageGroupForMonths, type AgeGroup } from "@/lib/domain/food/age";
import { isYoungerGroup } from "@/lib/domain/food/younger-group";
import { FOODS } from "@/lib/domain/food/foods";
import { isFoodId, type FoodId } from "@/lib/domain/food/food-ids";
import type { RecipeText } from "@/lib/domain/recipes/recipe";
import { serveYounger } from "@/lib/domain/recipes/serve-younger";
import type { FamilyProfile } from "@/lib/domain/safety/assess-pantry";
import { assessRecipe } from "@/lib/domain/safety/assess-recipe";
import type { Finding } from "@/lib/domain/safety/finding";
import type { Language } from "@/lib/domain/shared/language";
import { Memory } from "@/lib/domain/shared/memory";
import type { Reader } from "@/lib/features/family/profile-of";

/** A kept recipe as the gate has to see it. */
export interface KeptRecipe {
  readonly text: RecipeText;
  /** The language of its words. */
  readonly language: Language;
  readonly ageGroup: AgeGroup;
  readonly foodIds: readonly string[];
  /** Present where its words are its plan's, told anew for the baby that reads, who is younger than its group. */
  readonly anew?: ToldAnew;
}

export interface ToldAnew {
  /** Foods of its plan that are for later, of which its words say nothing any more. */
  readonly leftOut: readonly FoodId[];
  /** False: without them it is no such dish, and its words are still those for the older child. */
  readonly remains: boolean;
}

/**
 * What the gate says of a kept recipe for the family that reads it. `fits`: its words may be shown as they are. `changed`:
 * `text` is without what may not be in it, says what has to be cut, and how large for a younger baby. `unsuitable`: it is not for this baby; `text` is its title alone.
 */
export interface Recheck {
  readonly outcome: "fits" | "changed" | "unsuitable";
  readonly text: RecipeText;
  /** Its foods, for its picture, without those that were taken out. */
  readonly foodIds: readonly string[];
  readonly findings: readonly Finding[];
  /** What made the change, or why it is not for this baby; empty where it fits. */
  readonly reasons: readonly Finding[];
  /** Completed months of the baby; absent where nobody has said how old it is. */
  readonly months?: number;
  /** The group that it is served for; absent where that is its own. */
  readonly servedFor?: AgeGroup;
}

/** Recipes times families that were read lately; each is a few kilobytes, in Burmese too. */
const read = new Memory<Recheck>(500, 16_000);

const STOPS: ReadonlySet<Finding["severity"]> = new Set<Finding["severity"]>(["forbid", "allergy", "unknown"]);
const NO_WORDS = { ingredients: [], instructions: "", servingInstructions: { preparation: "", size: "", safety: "" } };

/** The group of the baby that reads, where it is a younger one than the recipe was written for. */
export function youngerGroup(reader: Reader, ageGroup: AgeGroup): AgeGroup | undefined {
  if (!reader.knowsAge) return undefined;
  const own = ageGroupForMonths(reader.profileFor(ageGroup).months);
  return isYoungerGroup(own, ageGroup) ? own : undefined;
}

function leftOf(foodIds: readonly string[], stops: readonly Finding[]): readonly string[] {
  const isOut = (food: string) =>
    stops.some(
      ({ foodId, allergen }) =>
        foodId === food || (allergen !== undefined && isFoodId(food) && FOODS[food].allergens.includes(allergen)),
    );
  return foodIds.filter((food) => !isOut(food));
}

/**
 * Sends a kept recipe through the gate once more, for the family that reads it: their baby may be younger than the one it
 * was written for, and they may avoid what is in it. Asks no database. The same words for the same family are read once
 * while they are asked for often (docs/decisions/0010).
 */
export function recheckFor(reader: Reader, { text, language, ageGroup, foodIds, anew }: KeptRecipe): Recheck {
  const profile = reader.profileFor(ageGroup);
  const key = JSON.stringify([text, language, ageGroup, anew ?? null, foodIds, reader.knowsAge, profile]);
  const recipe = { text, language, ageGroup, foodIds, ...(anew === undefined ? {} : { anew }) };
  return read.recall(key, () => recheck(reader, recipe, profile));
}

/** What is said of a younger baby's recipe before the gate says anything. */
function saidFirst(anew: ToldAnew | undefined): readonly Finding[] {
  const later = anew?.leftOut.map((foodId): Finding => ({ ruleId: "too_early", severity: "forbid", foodId })) ?? [];
  return [{ ruleId: anew === undefined ? "written_for_older" : "made_for_younger", severity: "transform" }, ...later];
}

function recheck(reader: Reader, recipe: KeptRecipe, profile: FamilyProfile): Recheck {
  const { text: words, language, ageGroup: written, foodIds, anew } = recipe;
  const younger = youngerGroup(reader, written);
  const served = younger === undefined || anew ? words : serveYounger(words, language, { written, younger });
  const kept = foodIds.filter((food) => anew?.leftOut.some((later) => later === food) !== true);
  const declaredFoods = kept.filter(isFoodId);
  const checked = assessRecipe(served, profile, { declaredFoods, language, takeOut: true });
  const rejected = checked.verdict === "rejected" || anew?.remains === false;
  const first = younger === undefined ? [] : saidFirst(anew);
  const findings = [...first.filter(({ severity }) => !rejected || severity !== "transform"), ...checked.findings];
  const about = { findings, foodIds, ...(reader.knowsAge ? { months: profile.months } : {}) };
  const young = findings.filter(({ ruleId }) => ruleId === "below_six_months");
  const stops = young.length > 0 ? young : findings.filter(({ severity }) => STOPS.has(severity));
  const changes = findings.filter(({ severity }) => severity === "transform");
  if (rejected) {
    const reasons = stops.length > 0 ? stops : changes;
    return { ...about, outcome: "unsuitable", text: { title: words.title, ...NO_WORDS }, reasons };
  }
  const { text } = checked;
  if (younger === undefined && JSON.stringify(text) === JSON.stringify(words)) {
    return { ...about, outcome: "fits", text: words, reasons: [] };
  }
  const servedFor = younger === undefined ? {} : { servedFor: younger };
  const reasons = [...stops, ...changes];
  return { ...about, ...servedFor, outcome: "changed", text, foodIds: leftOf(foodIds, stops), reasons };
}
