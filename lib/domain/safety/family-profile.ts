import type { AllergenId } from "../food/allergen";
import type { FoodId } from "../food/food-ids";
import { FOODS } from "../food/foods";
import type { Finding } from "./finding";
import type { Sighting } from "./reading";
import { NOTHING_USUAL, type UsualContents } from "./usual-contents";

/** Whom a check is made for. `months` are completed months. */
export interface FamilyProfile {
  readonly months: number;
  readonly allergens: readonly AllergenId[];
  readonly avoidFoods: readonly FoodId[];
  /** What it avoids in words that nobody knows: these very words are looked for. */
  readonly words?: readonly string[];
  /** What of the two lists is there only because of a reaction: left out just the same, for another reason. */
  readonly paused?: { readonly allergens: readonly AllergenId[]; readonly foods: readonly FoodId[] };
}

/** Groups whose first taste is announced: the nine of US law and the molluscs of the EU's. */
const ANNOUNCED: ReadonlySet<AllergenId> = new Set<AllergenId>([
  "gluten",
  "crustaceans",
  "eggs",
  "fish",
  "peanut",
  "soya",
  "milk",
  "nuts",
  "sesame",
  "molluscs",
]);
const FIRST_TASTES_UNTIL_MONTHS = 12;

export interface AllergenContext {
  readonly profile: FamilyProfile;
  /** The text itself speaks of a first taste, so the announcement is given at any age. */
  readonly introduction: boolean;
  /** What the dishes among it are made with, as far as nobody has said. */
  readonly usual?: UsualContents;
}

/** What a family's allergies and a baby's first tastes make of the groups and foods that something contains. */
export function allergenFindings(
  allergens: readonly AllergenId[],
  foods: readonly FoodId[],
  { profile, introduction, usual: { usually, often } = NOTHING_USUAL }: AllergenContext,
): readonly Finding[] {
  const isAvoided = (allergen: AllergenId) => profile.allergens.includes(allergen);
  const avoided = foods.filter((food) => profile.avoidFoods.includes(food));
  const reasonFor = (isPaused: boolean | undefined) => (isPaused === true ? "reaction_pause" : "family_allergy");
  const labels = foods.flatMap((foodId) =>
    FOODS[foodId].allergensCheckLabel
      .filter((allergen) => isAvoided(allergen) && !FOODS[foodId].allergens.includes(allergen))
      .map((allergen): Finding => ({ ruleId: "read_label", severity: "limit", foodId, allergen })),
  );
  const tasted = [...new Set([...allergens, ...usually])];
  const first = introduction || profile.months < FIRST_TASTES_UNTIL_MONTHS ? tasted : [];
  return [
    ...allergens.filter(isAvoided).map((allergen): Finding => {
      const ruleId = reasonFor(profile.paused?.allergens.includes(allergen));
      return { ruleId, severity: "allergy", allergen };
    }),
    ...avoided.map((foodId): Finding => {
      const ruleId = reasonFor(profile.paused?.foods.includes(foodId));
      return { ruleId, severity: "allergy", foodId };
    }),
    ...usually
      .filter(isAvoided)
      .map((allergen): Finding => ({ ruleId: "usually_contains", severity: "allergy", allergen })),
    ...labels,
    ...often.filter(isAvoided).map((allergen): Finding => ({ ruleId: "read_label", severity: "limit", allergen })),
    ...first
      .filter((allergen) => ANNOUNCED.has(allergen) && !isAvoided(allergen))
      .map((allergen): Finding => ({ ruleId: "allergen_first", severity: "limit", allergen })),
  ];
}

/** The foods that this baby is too young for, as the food table says. */
export function tooEarly(foods: readonly FoodId[], months: number): readonly Finding[] {
  return foods
    .filter((food) => months < FOODS[food].minAgeMonths)
    .map((foodId): Finding => ({ ruleId: "too_early", severity: "limit", foodId }));
}

/** The groups and the foods that sightings name and do not leave out, each once. */
export function contentsOf(sightings: readonly Sighting[]): {
  allergens: readonly AllergenId[];
  foods: readonly FoodId[];
} {
  const named = sightings.filter(({ negated }) => !negated);
  return {
    allergens: [...new Set(named.flatMap(({ allergens }) => allergens))],
    foods: [...new Set(named.flatMap(({ foods, foodsInside }) => [...foods, ...foodsInside]))],
  };
}
