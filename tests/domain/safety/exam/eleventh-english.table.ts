import type { NinthPaper } from "./ninth-paper";

const each = (letter: string, inputs: string): readonly (readonly [string, string])[] =>
  inputs.split("|").map((input) => [input, letter] as const);

export const ELEVENTH_ENGLISH: NinthPaper = {
  language: "en",
  verdicts: [...each("F", "honey")],
  verdictsAtTwelve: [],
  verdictsAtTwentySix: [],
  named: [],
  hidden: [],
  free: [],
};
