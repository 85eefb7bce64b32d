import type { Finding } from "../../../../lib/domain/safety/finding";
import type { Language } from "../../../../lib/domain/shared/language";

/** The rule that has to be found, or that nothing stands against it. */
export type Expected = Finding["ruleId"] | "fine";

/** What examiners wrote that was judged wrongly before. */
export interface WholePaper {
  /** Whole recipes, as people write them: their lines, their steps, what they say of serving. */
  readonly recipes: readonly (readonly [
    language: Language,
    months: number,
    title: string,
    ingredients: readonly string[],
    steps: readonly string[],
    serving: string,
    expected: Expected,
  ])[];
  readonly typed: readonly (readonly [language: Language, months: number, typed: string, expected: Expected])[];
}
