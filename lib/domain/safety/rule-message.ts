/**
 * What a rule says to a parent, in one language. Plain and kind, second person, no exclamation marks, never "safe":
 * it says what was found and what to do. Each is a whole sentence or two, ending with a full stop.
 */
export interface RuleMessage {
  /** What the rule is about, a few words without a full stop ("Honey before the first birthday"). */
  readonly title: string;
  /** What was found and why it matters for a baby. */
  readonly why: string;
  /** What to do instead, or how to serve it. */
  readonly instead: string;
}
