/** English calls a peel so, and says beside it whose it is or what is done with it. */
const PEEL =
  /(?<!\p{L})(?:the|of|and|with|or|without|no|removed?|removing|off|cut|trim\p{L}*|discard\p{L}*|grated|finely|thinly|lemons?|limes?|citrus|peel|zest|bacon|pork|ham|gammon|cheese|watermelon|melon|juice)(?!\p{L})|(?:oranges?|mandarin|grapefruit|parmesan|pecorino|cheddar|brie|pomelo)(?:'s)? rind(?!\p{L})/u;
/** Behind these it says of which animal the mince is, and is in its name already. */
const MINCE = /hack|faschiert|mett(?!i)/u;
const BEEF = /(?<!\p{L})rind(?!\p{L})/gu;

/** What stands beside a cherry without its ending: fruit and what is stirred under it. Without ending it is else a brandy. */
const BESIDE_CHERRY =
  "banan\\p{L}*|apfel|äpfel|birne\\p{L}*|pfirsich\\p{L}*|pflaume\\p{L}*|marille\\p{L}*|aprikose\\p{L}*|erdbeer\\p{L}*|himbeer\\p{L}*|heidelbeer\\p{L}*|trauben?|brei|mus|grieß|reis|hirse|hafer\\p{L}*|vanille";
const CHERRY = new RegExp(
  `(?<!\\p{L})kirsch(?=[ -](?:${BESIDE_CHERRY})(?!\\p{L}))|(?<=(?<!\\p{L})(?:${BESIDE_CHERRY})[ -])kirsch(?!\\p{L})`,
  "gu",
);

/**
 * A normalised text with two German names written out that another language means something else by: "500 g Rind" is beef,
 * and "lemon rind" a peel; "Kirsch Joghurt" is one of cherries, and the bare "Kirsch" a spirit. Linear in its length.
 */
export function withGermanNames(text: string): string {
  const beef =
    text.includes("rind") && !PEEL.test(text) && !MINCE.test(text) ? text.replace(BEEF, "rindfleisch") : text;
  return beef.includes("kirsch") ? beef.replace(CHERRY, "kirsche") : beef;
}
