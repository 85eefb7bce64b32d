import type { FoodId } from "../food/food-ids";
import type { Language } from "../shared/language";
import type { FormId } from "./form-ids";
import type { RuleId } from "./rule-ids";
import type { SourceId } from "./sources.table";

/** How strong a rule is. Stronger first: `forbid` leaves the food out, `transform` changes its form, `limit` informs. */
export type RuleSeverity = "forbid" | "transform" | "limit";

/** A rule is this strong for babies of fewer completed months than `untilMonths`; `null`: at every age served. */
export interface Stage {
  readonly untilMonths: number | null;
  readonly severity: RuleSeverity;
}

/** Words of each language; the text of a recipe is searched for all of them, whatever its language. */
export type Terms = Readonly<Record<Language, readonly string[]>>;

export const NO_TERMS: Terms = { en: [], de: [], "de-AT": [], pl: [], my: [] };

/**
 * What the bare word of a food means, where nothing around it says its form:
 * `triggers`: the unknown form counts; `untilCooked`: its usual form is cooked, so a pantry may hold it and a recipe has to
 * say that it is cooked; `whenStated`: only a form that is said triggers.
 */
export type BareFood = "triggers" | "untilCooked" | "whenStated";

/** Foods and words that are a hazard in a form that is said, and nothing to speak of otherwise. */
export interface StatedForms {
  readonly foods: readonly FoodId[];
  /** Words of things that the lexicon has not, or not as one food ("goat's cheese", "Pilze"). */
  readonly words: Terms;
  readonly forms: readonly FormId[];
}

/** One rule of the engine: data only. What it says to a parent is in `messages/`. */
export interface Rule {
  readonly id: RuleId;
  /** Ascending by age, never stronger for the older; after the last stage the rule says nothing. */
  readonly stages: readonly Stage[];
  /**
   * Words that name the hazard itself ("raw egg", "popcorn"): nothing around them takes it away. Where they are
   * thousands they are made when they are asked for, since only the vocabulary asks and keeps what it needs of them.
   */
  readonly terms: Terms;
  /** Stronger than the stage for `terms`, where what they name is never acceptable ("rhubarb leaves"). */
  readonly termSeverity?: RuleSeverity;
  /** Words for foods that are judged by their form and have no place in the lexicon, or carry a form in themselves. */
  readonly words: Terms;
  /** Foods of the lexicon that are judged by their form. */
  readonly foods: readonly FoodId[];
  readonly bareFood: BareFood;
  /** What is judged only where one of these forms is said of it, whatever `bareFood` says of the rest. */
  readonly stated?: StatedForms;
  /** Other foods that it judges in other forms alone: a vegetable in brine, and smoked meat. */
  readonly alsoStated?: Omit<StatedForms, "words">;
  /** Forms that take the hazard away only where no form is said that makes it one ("chopped" of a mushroom). */
  readonly weakForms?: readonly FormId[];
  /** Until which age the bare word of a food is worth a limit, where the rule itself does not speak of it. */
  readonly foodLimitUntilMonths?: number;
  /** What an unknown form comes to where that is less than the stage says. */
  readonly unknownFormSeverity?: RuleSeverity;
  /** What remains to be said when the form is an acceptable one. */
  readonly acceptedSeverity?: RuleSeverity;
  /** Forms that make the food the hazard. */
  readonly triggerForms: readonly FormId[];
  /** Forms that take the hazard away, with the completed months from which each does. */
  readonly acceptableForms: Readonly<Partial<Record<FormId, number>>>;
  /** Forms that are enough for a pantry, because the recipe still says the cut. */
  readonly pantryForms?: readonly FormId[];
  readonly sources: readonly SourceId[];
}
