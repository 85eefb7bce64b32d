import type { NinthPaper } from "./ninth-paper";

export const NINTH_POLISH: NinthPaper = {
  language: "pl",
  verdicts: [["woda", "A"]],
  verdictsAtTwelve: [["woda", "A"]],
  named: [["marchewka", ["carrot"]]],
  hidden: [["eggs", "jajko"]],
  free: [["eggs", "marchewka"]],
};
