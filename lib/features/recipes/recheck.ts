import "server-only";
import { AGE_GROUPS, ageGroupForMonths, type AgeGroup } from "@/lib/domain/food/age";
import { FOODS } from "@/lib/domain/food/foods";
import { isFoodId } from "@/lib/domain/food/food-ids";
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
}

/** Recipes times families that were read lately; each is a few kilobytes, in Burmese too. */
const read = new Memory<Recheck>(500, 16_000);

const STOPS: ReadonlySet<Finding["severity"]> = new Set<Finding["severity"]>(["forbid", "allergy", "unknown"]);
const NO_WORDS = { ingredients: [], instructions: "", servingInstructions: { preparation: "", size: "", safety: "" } };

/** The group of the baby that reads, where it is a younger one than the recipe was written for. */
function youngerGroup(reader: Reader, ageGroup: AgeGroup): AgeGroup | undefined {
  if (!reader.hasBaby) return undefined;
  const own = ageGroupForMonths(reader.profileFor(ageGroup).months);
  return AGE_GROUPS.indexOf(own) < AGE_GROUPS.indexOf(ageGroup) ? own : undefined;
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
export function recheckFor(reader: Reader, { text, language, ageGroup, foodIds }: KeptRecipe): Recheck {
  const profile = reader.profileFor(ageGroup);
  const key = JSON.stringify([text, language, ageGroup, foodIds, reader.hasBaby, profile]);
  return read.recall(key, () => recheck(reader, { text, language, ageGroup, foodIds }, profile));
}

function recheck(reader: Reader, recipe: KeptRecipe, profile: FamilyProfile): Recheck {
  const { text: words, language, ageGroup: written, foodIds } = recipe;
  const younger = youngerGroup(reader, written);
  const served = younger === undefined ? words : serveYounger(words, language, { written, younger });
  const declaredFoods = foodIds.filter(isFoodId);
  const { verdict, findings: found, text } = assessRecipe(served, profile, { declaredFoods, language, takeOut: true });
  const older: readonly Finding[] =
    younger === undefined || verdict === "rejected" ? [] : [{ ruleId: "written_for_older", severity: "transform" }];
  const findings = [...older, ...found];
  const about = { findings, foodIds, ...(reader.hasBaby ? { months: profile.months } : {}) };
  const young = findings.filter(({ ruleId }) => ruleId === "below_six_months");
  const stops = young.length > 0 ? young : findings.filter(({ severity }) => STOPS.has(severity));
  const changes = findings.filter(({ severity }) => severity === "transform");
  if (verdict === "rejected") {
    const reasons = stops.length > 0 ? stops : changes;
    return { ...about, outcome: "unsuitable", text: { title: words.title, ...NO_WORDS }, reasons };
  }
  if (younger === undefined && JSON.stringify(text) === JSON.stringify(words)) {
    return { ...about, outcome: "fits", text: words, reasons: [] };
  }
  return { ...about, outcome: "changed", text, foodIds: leftOf(foodIds, stops), reasons: [...stops, ...changes] };
}
