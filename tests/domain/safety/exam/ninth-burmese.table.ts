import type { NinthPaper } from "./ninth-paper";

export const NINTH_BURMESE: NinthPaper = {
  language: "my",
  verdicts: [["ရေ", "A"]],
  verdictsAtTwelve: [["ရေ", "A"]],
  named: [["ကြက်ဥ", ["egg"]]],
  hidden: [["eggs", "ကြက်ဥ"]],
  free: [["eggs", "မုန်လာဥဝါ"]],
};
