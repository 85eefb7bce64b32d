/**
 * One row of the examination: kind, what is typed, what is expected at 7, 11, 14, 26 and 40 completed months, rules of
 * which one has to be named (separated by spaces, may be empty), and why. Letters:
 *
 * F forbidden. T has to be changed. L a limit informs. A allowed (a caution may inform). Q has to be asked.
 * B kept out, forbidden or unknown: what nobody can read is not cooked. N not silent: anything but a plain "fine".
 */
export type ExamRow = readonly [kind: string, input: string, expected: string, rules: string, why: string];

export const EXAM_AGES = [7, 11, 14, 26, 40] as const;

/** The verdicts of the pantry that a letter accepts. */
export const PANTRY_VERDICTS: Readonly<Record<string, readonly string[]>> = {
  F: ["blocked"],
  T: ["change"],
  L: ["caution"],
  A: ["ok", "caution"],
  Q: ["unknown", "change"],
  B: ["blocked", "unknown"],
  N: ["blocked", "unknown", "change", "caution"],
};

/** The verdicts of the gate that a letter accepts where the text is a line of a recipe. */
export const RECIPE_VERDICTS: Readonly<Record<string, readonly string[]>> = {
  F: ["rejected"],
  T: ["rejected", "changed"],
  L: ["clear", "caution", "changed"],
  A: ["clear", "caution", "changed"],
  Q: ["rejected", "changed"],
  B: ["rejected"],
  N: ["rejected", "changed", "caution"],
};
