import type { NinthPaper } from "./ninth-paper";

export const NINTH_GERMAN: NinthPaper = {
  language: "de",
  verdicts: [["Wasser", "A"]],
  verdictsAtTwelve: [["Wasser", "A"]],
  named: [["Karotte", ["carrot"]]],
  hidden: [["eggs", "Ei"]],
  free: [["eggs", "Karotte"]],
};
