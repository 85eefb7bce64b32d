import "server-only";
import { ageGroupForMonths, type AgeGroup } from "@/lib/domain/food/age";
import { FOODS } from "@/lib/domain/food/foods";
import { foodName } from "@/lib/domain/food/names";
import { describePreparation } from "@/lib/domain/recipes/describe-preparation";
import { assessPantry, type FamilyProfile } from "@/lib/domain/safety/assess-pantry";
import type { UserId } from "@/lib/domain/shared/actor";
import type { Language } from "@/lib/domain/shared/language";
import { Memory } from "@/lib/domain/shared/memory";
import { profileOf } from "@/lib/features/family/profile-of";
import { presentAllergen, presentFinding } from "./present";
import type { CheckInput, CheckOutput } from "./schema";

type Checked = CheckOutput["results"][number];

/** Words that were typed lately, each for an age and for what a family avoids; an answer is a kilobyte or two. */
const typedLately = new Memory<Checked[]>(2_000);

function checkOne(input: string, profile: FamilyProfile, ageGroup: AgeGroup, language: Language): Checked[] {
  return assessPantry([input], profile, { language }).results.map(({ foods, verdict, findings, allergens }) => {
    const [first] = foods;
    const isCooked = first !== undefined && verdict !== "blocked" && verdict !== "unknown";
    return {
      input,
      foodIds: [...foods],
      name: foods.length === 1 && first !== undefined ? foodName(first, language) : input,
      verdict,
      findings: findings.map((finding) => presentFinding(finding, language)),
      allergens: allergens.map((allergen) => presentAllergen(allergen, language)),
      ...(isCooked
        ? { preparation: describePreparation(first, ageGroup, language), cut: FOODS[first].preparation[ageGroup].cut }
        : {}),
    };
  });
}

/** One answer for each ingredient, in the order they were typed; nothing is stored. */
export async function checkIngredients(
  userId: UserId | undefined,
  input: CheckInput,
  language: Language,
): Promise<CheckOutput> {
  const profile = await profileOf(userId, input.ageGroup);
  const ageGroup = input.ageGroup ?? ageGroupForMonths(profile.months);
  // An ingredient is checked for itself: what is beside it changes nothing of its answer.
  const asked = JSON.stringify([language, ageGroup, profile]);
  return {
    results: input.ingredients.flatMap((typed) =>
      typedLately.recall(`${asked}${typed}`, () => checkOne(typed, profile, ageGroup, language)),
    ),
  };
}
