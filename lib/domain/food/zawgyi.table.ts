/** A small nga above a letter, which it precedes in Unicode and follows in Zawgyi. */
export const KINZI = "\u1004\u103a\u1039";

const below = (letter: string): string => `\u1039${letter}`;

/** What each code of a Zawgyi font stands for, in the signs of Unicode. A code that is absent means the same in both. */
export const FROM_ZAWGYI: Readonly<Record<string, string>> = {
  // Signs whose codes moved
  "\u1033": "\u102f", "\u1034": "\u1030", "\u1039": "\u103a", "\u103a": "\u103b", "\u103b": "\u103c",
  "\u103c": "\u103d", "\u103d": "\u103e", "\u105a": "\u102b\u103a",
  // Letters below another letter
  "\u1060": below("က"), "\u1061": below("ခ"), "\u1062": below("ဂ"), "\u1063": below("ဃ"), "\u1065": below("စ"),
  "\u1066": below("ဆ"), "\u1067": below("ဆ"), "\u1068": below("ဇ"), "\u1069": below("ဈ"), "\u106c": below("ဋ"),
  "\u106d": below("ဌ"), "\u1070": below("ဏ"), "\u1071": below("တ"), "\u1072": below("တ"), "\u1073": below("ထ"),
  "\u1074": below("ထ"), "\u1075": below("ဒ"), "\u1076": below("ဓ"), "\u1077": below("န"), "\u1078": below("ပ"),
  "\u1079": below("ဖ"), "\u107a": below("ဗ"), "\u107b": below("ဘ"), "\u1093": below("ဘ"), "\u107c": below("မ"),
  "\u1085": below("လ"), "\u1096": `${below("တ")}\u103d`,
  // Letters drawn in another width
  "\u106a": "ဉ", "\u106b": "ည", "\u1086": "\u103f", "\u108f": "န", "\u1090": "ရ",
  "\u106e": `ဍ${below("ဍ")}`, "\u106f": `ဍ${below("ဎ")}`, "\u1091": `ဏ${below("ဍ")}`, "\u1092": `ဋ${below("ဌ")}`,
  "\u1097": `ဋ${below("ဋ")}`,
  // Signs drawn in another width or together
  "\u107d": "\u103b", "\u107e": "\u103c", "\u107f": "\u103c", "\u1080": "\u103c", "\u1081": "\u103c",
  "\u1082": "\u103c", "\u1083": "\u103c", "\u1084": "\u103c", "\u1087": "\u103e", "\u1088": "\u103e\u102f",
  "\u1089": "\u103e\u1030", "\u108a": "\u103d\u103e", "\u108e": "\u102d\u1036", "\u1094": "\u1037",
  "\u1095": "\u1037", "\u1064": KINZI, "\u108b": `${KINZI}\u102d`, "\u108c": `${KINZI}\u102e`,
  "\u108d": `${KINZI}\u1036`,
};
