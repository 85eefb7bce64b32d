import type { BabyReaction } from "../../food/baby-reaction";
import type { EmergencyNumber } from "../emergency-numbers";
import type { Onset, Symptom } from "../reaction-triage";

/** What to do at one level of the triage: a heading and whole sentences, in the order in which to do them. */
export interface TriageAdvice {
  readonly title: string;
  readonly lead: string;
  readonly steps: readonly string[];
}

/**
 * Everything the reaction dialog says in one language, fetched with it: help in an emergency waits for no server. `{…}`
 * is filled in by the browser.
 */
export interface ReactionTexts {
  readonly title: string;
  readonly liking: string;
  readonly reactions: Readonly<Record<BabyReaction, string>>;
  readonly foods: string;
  readonly foodsHint: string;
  readonly foodsLoading: string;
  readonly foodsFailed: string;
  readonly retry: string;
  readonly addFood: string;
  readonly add: string;
  readonly foodUnknown: string;
  readonly foodMissing: string;
  readonly likingMissing: string;
  readonly baby: string;
  readonly babyNumber: string;
  readonly day: string;
  readonly symptomsTitle: string;
  readonly symptomsHint: string;
  readonly severe: string;
  readonly mild: string;
  readonly symptoms: Readonly<Record<Symptom, string>>;
  readonly onset: string;
  readonly onsets: Readonly<Record<Onset | "unknown", string>>;
  readonly note: string;
  readonly noteHint: string;
  readonly save: string;
  readonly saving: string;
  readonly failed: string;
  readonly thanks: string;
  readonly thanksBody: string;
  readonly paused: string;
  readonly toTried: string;
  readonly toReactions: string;
  readonly close: string;
  /** To somebody without an account: where this stays, and until when. */
  readonly visitor: string;
  readonly visitorKept: string;
  /** Holds `{foods}`: nothing is left out for somebody nobody knows. */
  readonly visitorPaused: string;
  readonly visitorUnkept: string;
  readonly signIn: string;
  readonly emergency: TriageAdvice & {
    /** Holds `{number}`. */
    readonly call: string;
    readonly regions: Readonly<Record<EmergencyNumber["region"], string>>;
    readonly stepsTitle: string;
    readonly after: string;
    readonly back: string;
  };
  readonly doctor: TriageAdvice;
  readonly watch: TriageAdvice;
  readonly sources: string;
  readonly reviewed: string;
}
