import "server-only";
import { ageGroupForMonths, type AgeGroup } from "@/lib/domain/food/age";
import { FOODS } from "@/lib/domain/food/foods";
import { foodName } from "@/lib/domain/food/names";
import { describePreparation } from "@/lib/domain/recipes/describe-preparation";
import { assessPantry, type CheckedIngredient } from "@/lib/domain/safety/assess-pantry";
import type { UserId } from "@/lib/domain/shared/actor";
import type { Language } from "@/lib/domain/shared/language";
import { Memory } from "@/lib/domain/shared/memory";
import { profileOf } from "@/lib/features/family/profile-of";
import { presentAllergen, presentFinding } from "./present";
import type { CheckInput, CheckOutput } from "./schema";

type CheckResult = CheckOutput["results"][number];

/** What was said lately of one typed text, by everything it depends on (docs/decisions/0010). */
const saidLately = new Memory<readonly CheckResult[]>(5_000);

/** One checked ingredient in the words of a language, with how it is prepared at an age. */
export function presentIngredient(
  { input, foods, verdict, findings, allergens }: CheckedIngredient,
  ageGroup: AgeGroup,
  language: Language,
): CheckResult {
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
      ? {
          preparation: describePreparation(first, ageGroup, language),
          cut: FOODS[first].preparation[ageGroup].cut,
        }
      : {}),
  };
}

/** One answer for each ingredient, in the order they were typed; nothing is stored. */
export async function checkIngredients(
  userId: UserId | undefined,
  input: CheckInput,
  language: Language,
): Promise<CheckOutput> {
  const profile = await profileOf(userId, input.ageGroup);
  const ageGroup = input.ageGroup ?? ageGroupForMonths(profile.months);
  // Each text is judged for itself, so what is said of one holds in every pantry.
  const asked = JSON.stringify([profile, ageGroup, language]);
  const said = (text: string) =>
    saidLately.recall(asked + text, () =>
      assessPantry([text], profile, { language }).results.map((result) =>
        presentIngredient(result, ageGroup, language),
      ),
    );
  return { results: input.ingredients.flatMap(said) };
}
