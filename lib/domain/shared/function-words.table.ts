/** Small words that hardly any sentence does without. None of them is one in another of the three languages. */
export const FUNCTION_WORDS: Readonly<Record<"en" | "de" | "pl", ReadonlySet<string>>> = {
  en: new Set(
    "the and with until of for it them is or your into then from by at each are can that this when if not its they about be both over before after them small pieces".split(
      " ",
    ),
  ),
  de: new Set(
    "und der die das den dem mit bis zu ein eine einen einem einer es sie ist sind auf aus oder dann nicht wenn damit für von im ins dein deinem deinen jedes alles nach bei zum zur noch du auch sehr ihn ihr beim vom wird werden lass gib über unter vor etwas beides".split(
      " ",
    ),
  ),
  pl: new Set(
    "w z na się nie aż jest są lub oraz od po ze że przez dla jak tak potem tylko każdy każdą aby gdy przed ma co albo i bez pod nad razem jeszcze już by wraz przy żeby ich je ją go".split(
      " ",
    ),
  ),
};
