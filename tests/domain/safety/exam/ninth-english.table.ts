import type { NinthPaper } from "./ninth-paper";

export const NINTH_ENGLISH: NinthPaper = {
  language: "en",
  verdicts: [["water", "A"]],
  verdictsAtTwelve: [["water", "A"]],
  named: [["carrot", ["carrot"]]],
  hidden: [["eggs", "egg"]],
  free: [["eggs", "carrot"]],
};
