import type { RuleId } from "./rule-ids";
import type { Concept } from "./vocabulary";

/** A clause that says a danger without a word of the lists: "boil the eggs for five minutes", "leave the bones in". */
export interface SaidClause {
  readonly says: Concept;
  /** Sources of regular expressions. */
  readonly said: readonly string[];
  /** Said nowhere in the text, it is no danger: a spoon that is licked has dough on it only where something is baked. */
  readonly onlyWith?: RegExp;
  /** Said in the same sentence, it is no danger: "until hard", "then turn". */
  readonly unless?: RegExp;
  /** Said anywhere before its end, it is no danger: the egg was boiled hard. */
  readonly unlessBefore?: RegExp;
  /** Global. Said anywhere behind it, it is no danger: what is browned for two minutes and then simmered is cooked. */
  readonly unlessLater?: RegExp;
}

export const danger = (rule: RuleId): Concept => ({ kind: "term", rule });

/** Word boundaries in five languages. */
export const B = "(?<!\\p{L})";
export const E = "(?!\\p{L})";
/** Within a clause, and not beyond the next thing that is done. */
export const near = (most: number, stops: string): string =>
  `(?:(?!${B}(?:${stops})${E})[^.;:,!?\\n]){0,${String(most)}}?`;
export const EN = (most: number): string => near(most, "and|then|while|before|after|until|not|never|no");
export const DE = (most: number): string => near(most, "und|dann|während|bevor|bis|nicht|kein\\p{L}*|nie");
export const PL = (most: number): string => near(most, "i|potem|następnie|aż|nie|bez");
export const within = (most: number): string => `[^.;!?\\n]{0,${String(most)}}?`;
export const any = (...parts: readonly string[]): string => parts.join("");
