import type { AllergenId } from "../food/allergen";
import type { FoodId } from "../food/food-ids";
import type { RuleId } from "./rule-ids";

/** What the engine can say of a word or a food. `forbid` leaves it out; `transform` changes its form; `limit` informs. */
export type Severity = "forbid" | "transform" | "limit" | "allergy" | "unknown";

/** Findings that come from no rule of the table: the parent's own allergies, a reaction, words nobody knows, and what is no food. */
export const ENGINE_FINDING_IDS = [
  "family_allergy",
  "reaction_pause",
  "unknown_ingredient",
  "unclear_ingredient",
  "below_six_months",
] as const;
export type EngineFindingId = (typeof ENGINE_FINDING_IDS)[number];

/**
 * Findings of the gate itself: a food younger babies do not get yet, a dish that usually holds what the family avoids, a
 * group that the label has to be read for, what is cooked for too short a time, a recipe that was cut for an older baby or is told anew for a younger one, and
 * what a recipe must never say or carry.
 */
export const GATE_FINDING_IDS = [
  "too_early",
  "usually_contains",
  "read_label",
  "written_for_older",
  "made_for_younger",
  "not_cooked",
  "cooked_too_short",
  "too_long",
  "markup",
  "outside_link",
  "safety_claim",
  "medical_claim",
  "unsafe_feeding",
] as const;
export type GateFindingId = (typeof GATE_FINDING_IDS)[number];

/** What the words of a recipe can say that stands against it whatever it is made of. */
export type ClaimId = GateFindingId | "below_six_months";

export type FindingId = RuleId | EngineFindingId | GateFindingId;

/** One finding: ids and parameters, never prose. `findingMessage()` says it in a language. */
export interface Finding {
  readonly ruleId: FindingId;
  readonly severity: Severity;
  /** The words that triggered it, as typed (trimmed), where it was one ingredient. */
  readonly input?: string;
  readonly foodId?: FoodId;
  readonly allergen?: AllergenId;
}

/** What the check of one typed ingredient came to. */
export type IngredientVerdict = "ok" | "change" | "caution" | "blocked" | "unknown";

/** What the check of a whole recipe came to. */
export type RecipeVerdict = "clear" | "changed" | "caution";
